/** A line of a list in a link: the product, the quantity, and the unit price at the time (inc VAT). */
export type CartCodeLine = { sku: string; quantity: number; pence?: number | undefined };

/** The readable part of a link. */
export type CartCode = {
  lines: CartCodeLine[];
  /** How many of its lines could not be read, or were cut off. */
  unread: number;
  /** Whether it was made by a later version of the shop than this page. */
  newer: boolean;
};

const version = 1;
/** Pages and emails never make longer lists. */
const maxLines = 500;
const maxCodeLength = 20_000;
const maxQuantity = 9999;

/** Encodes a list for the end of an address. It holds only the version, the lines and the number of lines. */
export function encodeCart(lines: readonly CartCodeLine[]): string {
  const written = lines.map(({ sku, quantity, pence }) =>
    [sku, quantity, ...(pence === undefined ? [] : [pence.toString(36)])].join('.'),
  );
  return [version, ...written, lines.length].join('~');
}

/** Decodes a code. Any text is accepted: unreadable lines are counted, and so are lines that were cut off. */
export function decodeCart(code: string): CartCode {
  const [codeVersion = '', ...parts] = tryDecodeUri(code.slice(0, maxCodeLength)).trim().split('~');
  // The last part is the number of lines. If it is missing, the code was cut off, perhaps within a quantity.
  const last = parts.pop() ?? '';
  const isComplete = /^\d{1,3}$/.test(last);
  const read = parts.slice(0, maxLines).map(decodeLine);
  const lines = read.filter((line) => line !== undefined);
  const lineCount = isComplete ? Math.max(Number(last), parts.length) : parts.length + 1;
  return {
    lines: mergeLines(lines),
    unread: code.trim() === '' ? 0 : Math.max(lineCount - lines.length, 0),
    newer: /^\d{1,3}$/.test(codeVersion) && Number(codeVersion) > version,
  };
}

function tryDecodeUri(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

function decodeLine(part: string): CartCodeLine | undefined {
  const [, sku, quantity, pence] =
    /^([A-Z\d][A-Z\d-]{1,39})\.(\d{1,4})(?:\.([\da-z]{1,6}))?$/i.exec(part) ?? [];
  if (!sku || !quantity || Number(quantity) < 1) return undefined;
  return {
    sku: sku.toUpperCase(),
    quantity: Number(quantity),
    ...(pence && { pence: Number.parseInt(pence, 36) }),
  };
}

function mergeLines(lines: readonly CartCodeLine[]): CartCodeLine[] {
  const bySku = new Map<string, CartCodeLine>();
  for (const line of lines) {
    const quantity = Math.min(maxQuantity, line.quantity + (bySku.get(line.sku)?.quantity ?? 0));
    bySku.set(line.sku, { ...line, quantity });
  }
  return [...bySku.values()];
}
