/** The base name of an uploaded picture's files, without width and format: a hash of their content. */
export const photoName = /^[0-9a-f]{24}$/;

/** Whether a path is that of a photo, by the length of its name; rendered pictures have shorter names. */
export function isPhoto(path: string): boolean {
  return path.at(-25) === '/';
}

/** The widths and formats of a photo's files, the same as the studio's. */
export const photoFiles = [
  { width: 240, format: 'avif' },
  { width: 480, format: 'avif' },
  { width: 960, format: 'avif' },
  { width: 640, format: 'webp' },
] as const;
