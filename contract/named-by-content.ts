/**
 * Whether a file's name changes with its content, so that it can be cached forever: hashed build
 * files and the studio's pictures.
 */
export function isNamedByContent(path: string): boolean {
  return /^\/(_astro\/|pictures\/([\da-f]{12}|scenes\/[a-z-]+-[\da-f]{8})-\d+\.(avif|webp)$)/.test(
    path,
  );
}
