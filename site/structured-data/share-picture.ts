import { existsSync } from 'node:fs';

/** How large a picture for sharing is. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's picture: /projects/x is projects-x, the home page is home. */
export function shareName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

/** The picture that stands for a page where it is shared, if one has been made. */
export function sharePicture(path: string, publicFolder: URL): string | undefined {
  return ['jpg', 'png']
    .map((type) => `share/${shareName(path)}.${type}`)
    .filter((file) => existsSync(new URL(file, publicFolder)))
    .map((file) => `/${file}`)[0];
}
