export type ByteRange = { first: number; last: number };

/**
 * The part of a file a Range header asks for; `undefined` means the whole file
 * (no range, several ranges or one not understood), `unsatisfiable` a part it does not have.
 */
export function readByteRange(
  range: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
