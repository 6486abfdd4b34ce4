/**
 * Whether a file's name changes with its content, so that it can be cached forever: hashed build
 * files, the studio's pictures and photos.
 */
export function isContentHashed(path: string): boolean {
  return /^\/(_astro\/|pictures\/((?:[\da-f]{12}){1,2}|scenes\/[a-z-]+-[\da-f]{8})-\d+\.(avif|webp)$)/.test(
    path,
  );
}
