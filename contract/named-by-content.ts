/**
 * A file whose name changes with what is in it, so that whoever has it need never ask for it again:
 * what the build hashes, and the studio's pictures in their widths. What is cut for phones is not: it
 * is cut anew under the same name.
 */
export function isNamedByContent(path: string): boolean {
  return /^\/(_astro\/|pictures\/([\da-f]{12}|scenes\/[a-z-]+-[\da-f]{8})-\d+\.(avif|webp)$)/.test(
    path,
  );
}
