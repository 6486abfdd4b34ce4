const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Parsed headers. Browsers send one of a few; if thousands of others arrive, they are parsed again. */
const parsedHeaders = new Map<string, readonly Encoding[]>();
const maxParsedHeaders = 100;

/** The accepted encodings, best first; identity is always among them. */
export function acceptedEncodings(acceptEncoding: string | null): readonly Encoding[] {
  const header = acceptEncoding ?? '';
  const cached = parsedHeaders.get(header);
  if (cached) return cached;
  if (parsedHeaders.size >= maxParsedHeaders) parsedHeaders.clear();
  const encodings = parseEncodings(header);
  parsedHeaders.set(header, encodings);
  return encodings;
}

function parseEncodings(acceptEncoding: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding) =>
    encoding === 'identity' ? 0 : (weights.get(encoding) ?? weights.get('*') ?? 0);
  return encodings
    .filter((encoding) => encoding === 'identity' || weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}

const entityTag = /(?:W\/)?("[\x21\x23-\x7e\x80-\uffff]*")/g;

/** Whether an If-None-Match header matches: lists, weak tags and `*` count. */
export function matchesEntityTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.matchAll(entityTag).some(([, opaque]) => opaque === etag);
}

export type ByteRange = { first: number; last: number };

/** The range that a Range header requests; `undefined` for the whole file (no range, several, or invalid). */
export function parseByteRange(
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
