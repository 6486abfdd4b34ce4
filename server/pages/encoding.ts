const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send one of a few headers; whoever sends thousands of others has them read again. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 100;

/** The encodings a browser accepts, the one to prefer first; plain bytes are always among them. */
export function acceptedEncodings(acceptEncoding: string | null): readonly Encoding[] {
  const header = acceptEncoding ?? '';
  const read = known.get(header);
  if (read) return read;
  if (known.size >= mostKnown) known.clear();
  const encodings = readEncodings(header);
  known.set(header, encodings);
  return encodings;
}

function readEncodings(acceptEncoding: string): readonly Encoding[] {
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
