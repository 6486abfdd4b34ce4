import type { IndexableProduct, ProductIndex, ProductMatches } from './product-index.ts';

/** A product with a quantity: one possible reading of a line. */
export type LineMatch<P> = { readonly product: P; readonly quantity: number };

/** A parsed line. An unclear one keeps its text and the products it may mean. */
export type ParsedLine<P> = { readonly text: string; readonly quantity: number } & (
  | { readonly kind: 'clear'; readonly product: P }
  | { readonly kind: 'choice'; readonly options: readonly LineMatch<P>[] }
  | { readonly kind: 'unknown'; readonly options: readonly LineMatch<P>[] }
);

/** The pasted text, line by line. */
export type ParsedLines<P> = {
  readonly lines: readonly ParsedLine<P>[];
  /** The number of lines with quantity 0, and of those over the limit. */
  readonly leftOut: number;
};

/** The maximum number of lines read at once. */
export const maxLines = 400;
const maxLineLength = 200;
const maxOptions = 6;
const maxNearOptions = 3;
const maxQuantity = 9999;

/** A possible reading of a line: the words for a product, and the quantity. */
type Candidate = {
  readonly words: string;
  readonly quantity: number;
  /** The number was separate from the words, so it is not a size. */
  readonly sure: boolean;
};

/** Reads pasted or typed lines, spreadsheet rows and CSV, each line separately and in linear time. */
export function parseOrderLines<P extends IndexableProduct>(
  text: string,
  index: ProductIndex<P>,
): ParsedLines<P> {
  const lines: ParsedLine<P>[] = [];
  let leftOut = 0;
  let columns: Columns | undefined;
  // Splits more lines than are read, so that those left out are counted, up to a limit.
  for (const raw of text.split(/\r\n?|\n/, maxLines * 20)) {
    // A row may start with an empty cell.
    const line = raw
      .slice(0, maxLineLength)
      .replace(/^[^\S\t]+/, '')
      .trimEnd();
    if (line.trim() === '') continue;
    if (lines.length + leftOut >= maxLines) {
      leftOut += 1;
      continue;
    }
    const cells = splitCells(line);
    const heads = cells && parseHeader(cells);
    if (heads) {
      columns = heads;
      continue;
    }
    const candidates = cells
      ? candidatesFromCells(cells, columns, index)
      : candidatesFromText(line);
    if (candidates.length === 0) leftOut += 1;
    else lines.push(matchLine(line.trim(), candidates, index));
  }
  return { lines, leftOut };
}

function matchLine<P extends IndexableProduct>(
  text: string,
  candidates: readonly Candidate[],
  index: ProductIndex<P>,
): ParsedLine<P> {
  const quantity = (candidates.find((each) => each.quantity > 1) ?? candidates[0])?.quantity ?? 1;
  for (const { words, quantity } of candidates) {
    const product = index.bySku(words);
    if (product) return { kind: 'clear', text, quantity, product };
  }
  const found = candidates.map((each) => ({ ...each, ...index.byWords(each.words) }));
  // It looks like a SKU but matches none, so its other words must not decide: they may match another product.
  if (candidates.some(({ words }) => skuPattern.test(words))) {
    const bySku = found.toSorted((a, b) => Number(b.bySku) - Number(a.bySku));
    return { kind: 'unknown', text, quantity, options: nearestOptions(bySku, quantity) };
  }
  const fitting = found.filter(({ fit }) => fit === 'all');
  const named = fitting.find(({ products, exact }) => exact && products.length > 0);
  if (named?.products[0] && (named.sure || fitting.length === 1)) {
    return { kind: 'clear', text, quantity: named.quantity, product: named.products[0] };
  }
  const [only, ...others] = toOptions(fitting);
  if (only && others.length === 0) return { kind: 'clear', text, ...only };
  if (only) return { kind: 'choice', text, quantity, options: [only, ...others] };
  const near = found.filter(({ fit }) => fit === 'near');
  return { kind: 'unknown', text, quantity, options: nearestOptions(near, quantity) };
}

const skuPattern = /(?:^|\s)[a-z]{3}-[a-z]*\d[a-z\d]*(?:\s|$)/i;

const nearestOptions = <P extends IndexableProduct>(
  found: readonly (Candidate & ProductMatches<P>)[],
  quantity: number,
) => toOptions(found.filter((each) => each.quantity === quantity)).slice(0, maxNearOptions);

function toOptions<P extends IndexableProduct>(
  found: readonly (Candidate & ProductMatches<P>)[],
): LineMatch<P>[] {
  const seen = new Map<string, LineMatch<P>>();
  for (const { products, quantity } of found)
    for (const product of products) seen.set(`${product.sku} ${quantity}`, { product, quantity });
  return [...seen.values()].slice(0, maxOptions);
}

/** Column indexes from a spreadsheet's header. */
type Columns = { sku?: number; name?: number; quantity?: number };

const heads = {
  sku: /^(sku|code|item code|part( no\.?| number)?|product code|ref(erence)?)$/i,
  name: /^(name|product|item|description|product name)$/i,
  quantity: /^(qty|quantity|no\.?( of)?|number|amount|how many|order)$/i,
};

function parseHeader(cells: readonly string[]): Columns | undefined {
  const columns: Columns = {};
  for (const [at, cell] of cells.entries()) {
    if (heads.sku.test(cell)) columns.sku ??= at;
    else if (heads.name.test(cell)) columns.name ??= at;
    else if (heads.quantity.test(cell)) columns.quantity ??= at;
  }
  return Object.keys(columns).length >= 2 ? columns : undefined;
}

const wholeNumber = /^\d{1,7}$/;

/** The cells of a row: split at tabs, or as CSV if one cell is a whole number or the row is a header. */
function splitCells(line: string): readonly string[] | undefined {
  if (line.includes('\t')) return line.split('\t').map(unquote);
  for (const separator of [';', ',']) {
    if (!line.includes(separator)) continue;
    const cells = splitCsv(line, separator);
    const isRow = cells.some((cell) => wholeNumber.test(cell)) || parseHeader(cells);
    if (cells.length > 1 && isRow) return cells;
  }
  return undefined;
}

function splitCsv(line: string, separator: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const letter of line) {
    if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells.map((cell) => cell.trim());
}

const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function candidatesFromCells<P extends IndexableProduct>(
  cells: readonly string[],
  columns: Columns | undefined,
  index: ProductIndex<P>,
): Candidate[] {
  const code = cells.findIndex((cell, at) => (columns?.sku ?? at) === at && index.bySku(cell));
  const named = columns?.name ?? cells.findIndex((cell) => /\p{L}{2}/u.test(cell));
  const place = code >= 0 ? code : (columns?.sku ?? named);
  const quantity = findQuantity(cells, columns?.quantity, place);
  if (quantity === 0) return [];
  const all = [code, columns?.sku, named]
    .map((at) => (at === undefined ? undefined : cells[at]))
    .filter((cell) => cell !== undefined && cell !== '' && !wholeNumber.test(cell));
  // A name with a comma in it is split over two cells.
  const rest = cells.filter((cell) => /\p{L}/u.test(cell)).join(' ');
  return [...new Set([...all, rest])].map((words = '') => ({ words, quantity, sure: true }));
}

/** The quantity: from its own column, or the first whole number after the product, or else before it. */
function findQuantity(cells: readonly string[], column: number | undefined, place: number): number {
  const inOrder =
    column === undefined
      ? [...cells.slice(place + 1), ...cells.slice(0, Math.max(place, 0))]
      : [cells[column] ?? ''];
  const figure = inOrder.find((cell) => wholeNumber.test(cell));
  return figure === undefined ? 1 : Math.min(Number(figure), maxQuantity);
}

const leadingQuantity = /^(\d{1,4})\s*(?:(x|×|\*|no\.?|pcs?|off|of)(?=[\s\p{L}]))?\s*(?=\S)/iu;
const trailingQuantity =
  /(?:^|[\s,;:])(?:(?:(x|×|\*|qty:?)\s*)(\d{1,4})|(\d{1,4})\s*(?:(x|×|\*|no\.?|pcs?|off)?))$/iu;

/** Possible readings of a line without cells, most likely first. */
function candidatesFromText(line: string): Candidate[] {
  const candidates: Candidate[] = [];
  const first = leadingQuantity.exec(line);
  if (first?.[1] && first[0].length < line.length && /[\sx×*]$/i.test(first[0])) {
    candidates.push({
      words: line.slice(first[0].length),
      quantity: Number(first[1]),
      sure: first[2] !== undefined,
    });
  }
  const last = trailingQuantity.exec(line);
  if (last && last.index > 0) {
    const sign = last[1] ?? last[4];
    candidates.push({
      words: line.slice(0, last.index).replace(/[\s,;:]+$/, ''),
      quantity: Number(last[2] ?? last[3]),
      sure: sign !== undefined,
    });
  }
  const whole = { words: line, quantity: 1, sure: false };
  if (candidates.some(({ sure, quantity }) => sure && quantity === 0)) return [];
  const some = candidates.filter(({ quantity }) => quantity > 0);
  // '3 x 8 rung' may be a size, and 'platform steps 8' most likely is one.
  return some.some(({ sure }) => sure) ? [...some, whole] : [whole, ...some];
}
