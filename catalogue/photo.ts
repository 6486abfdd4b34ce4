/** The name of an uploaded picture's files before width and format: it follows from what they show. */
export const photoName = /^[0-9a-f]{24}$/;

/** Whether a picture's path is that of a photo, by the length of its name; rendered pictures have shorter ones. */
export function isPhoto(path: string): boolean {
  return path.at(-25) === '/';
}

/** The files of a photo and the widths they have: as the studio makes pictures. */
export const photoFiles = [
  { width: 240, format: 'avif' },
  { width: 480, format: 'avif' },
  { width: 960, format: 'avif' },
  { width: 640, format: 'webp' },
] as const;
