import { isNumber, isStopWord } from './tokens.ts';

type Unit =
  | { kind: 'metres'; metre: number; slack: number }
  | { kind: 'treads' | 'rungs' | 'sections' | 'kilograms' | 'bare' };

// Heights are rounded to 0.1 m, and feet are rounded in speech.
const exact = 0.005;

// Maps, because an object would also have a property 'constructor'.
const units: ReadonlyMap<string, Unit> = new Map([
  ...withUnit('m metre meter mtr', { kind: 'metres', metre: 1, slack: exact }),
  ...withUnit('cm', { kind: 'metres', metre: 0.01, slack: exact }),
  ...withUnit('mm', { kind: 'metres', metre: 0.001, slack: 0.0005 }),
  ...withUnit("ft feet ' ′", { kind: 'metres', metre: 0.3048, slack: 0.16 }),
  ...withUnit('k kg kgs kilo kilogram', { kind: 'kilograms' }),
  ...withUnit('tread tr t step', { kind: 'treads' }),
  ...withUnit('rung r', { kind: 'rungs' }),
  ...withUnit('section part piece', { kind: 'sections' }),
  ...withUnit('° deg degree', { kind: 'bare' }),
]);

function withUnit(names: string, unit: Unit): [name: string, unit: Unit][] {
  return names.split(' ').map((name) => [name, unit]);
}

/** No length of ours is this many metres. */
export const minMillimetres = 100;

/** A number without its unit: 0.85 and 850 are the same length. */
export function toMetres(value: number): number {
  return value >= minMillimetres ? value / 1000 : value;
}

/** The floor area that something stands on, in metres. */
export type Footprint = { kind: 'footprint'; width: number; length: number };

const multiplication = new Set(['x', 'by']);

const feet = units.get('ft');

/** A size, and how many tokens it is written in. */
type ParsedSize = { size: QuerySize; tokenCount: number };

/** '0.85 x 1.8', '1450mm x 2500mm': numbers of sections and rungs are whole and not that large. */
function parseFootprintAt(tokens: readonly string[], from: number): ParsedSize | undefined {
  const width = parseLengthAt(tokens, from);
  if (!width || !multiplication.has(tokens[width.end] ?? '')) return;
  const length = parseLengthAt(tokens, width.end + 1);
  if (!length || [width, length].every(({ value }) => Number.isInteger(value))) return;
  // A third number is the height, which is read separately.
  const more =
    multiplication.has(tokens[length.end] ?? '') && isNumber(tokens[length.end + 1] ?? '');
  return {
    size: { kind: 'footprint', width: width.value, length: length.value },
    tokenCount: length.end + (more ? 1 : 0) - from,
  };
}

/** Metres or millimetres, with or without unit. Floors are not measured in feet: '2 x 8ft ladder'. */
function parseLengthAt(tokens: readonly string[], at: number) {
  const value = Number(tokens[at]);
  const unit = units.get(tokens[at + 1] ?? '');
  if (!isNumber(tokens[at] ?? '') || unit === feet) return;
  if (unit?.kind === 'metres') return { value: convertToMetres(value, unit.metre), end: at + 2 };
  return { value: toMetres(value), end: at + 1 };
}

/** A value in a unit, converted to metres and rounded to the millimetre. */
function convertToMetres(value: number, metre: number): number {
  return Math.round(value * metre * 1000) / 1000;
}

/** Which of a product's lengths is meant. An unnamed length of a tower or a ladder is its height. */
type Dimension = 'working' | 'platform' | 'width' | 'length' | 'tower' | 'ladder';

/** A size as a buyer writes it. */
export type QuerySize =
  | { kind: 'metres'; value: number; of?: Dimension; slack: number }
  | { kind: 'treads' | 'rungs' | 'sections' | 'kilograms'; value: number }
  /** EN 131-7: a standard with its part, if given. */
  | { kind: 'standard'; value: number; part?: number | undefined }
  /** 2 × 8: the number of sections and of rungs in each. */
  | { kind: 'set'; sections: number; rungs: number }
  /** 0.85 × 1.8. */
  | Footprint
  /** A number without a unit. An open one ends the query and may not be finished. */
  | { kind: 'bare'; value: number; open: boolean };

const dimensionWords: ReadonlyMap<string, Dimension> = new Map([
  ['working', 'working'],
  ['reach', 'working'],
  ['ceiling', 'working'],
  ['high', 'working'],
  ['tall', 'working'],
  ['wide', 'width'],
  ['width', 'width'],
  ['long', 'length'],
  ['length', 'length'],
]);

/** Words of a size, which are never corrected to another word: width is not with. */
export const sizeWords: readonly string[] = [...units.keys(), ...dimensionWords.keys()].filter(
  (word) => word.length > 3 && !isStopWord(word),
);

/** The dimension of a length without a dimension word, from other words in the query. */
const heightWords = {
  tower: new Set('platform tower podium narrow stairwell agr industrial lorry machine'.split(' ')),
  ladder: new Set('ladder step extension combination telescopic gutter guttering'.split(' ')),
} as const;

/** A shorter length is the size of a part, such as a castor or a brace. */
const minHeight = 0.5;

const standardWords = new Set(['bs', 'en', 'iso']);

/** Reads the sizes from a query's tokens and returns the other words. */
export function parseSizes(tokens: readonly string[]): { sizes: QuerySize[]; rest: string[] } {
  const sizes: QuerySize[] = [];
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? '';
    if (!isNumber(token)) {
      rest.push(token);
      at += 1;
      continue;
    }
    const { size: written, tokenCount } = parseFootprintAt(tokens, at) ?? parseSizeAt(tokens, at);
    const size = toLength(written, lastMeaningfulWord(rest), tokens[at + tokenCount] ?? '');
    sizes.push(size);
    at += tokenCount;
    if (size.kind === 'metres') at += parseDimension(size, tokens, at, rest);
  }
  const of = (['tower', 'ladder'] as const).find((each) =>
    rest.some((word) => heightWords[each].has(word)),
  );
  for (const size of sizes) {
    if (of && size.kind === 'metres' && size.value >= minHeight) size.of ??= of;
  }
  return { sizes, rest };
}

function metres(value: number): QuerySize & { kind: 'metres' } {
  return { kind: 'metres', value, slack: exact };
}

/** A number without its unit is a length beside certain words: 'working height 6', '850 wide'. */
function toLength(size: QuerySize, previousWord: string, next: string): QuerySize {
  if (size.kind !== 'bare') return size;
  const { value } = size;
  // From 20 it is a product range, a load or a price.
  const isReach = value < 20 && dimensionWords.get(previousWord) === 'working';
  // A round number is a product range: 700 Wide Staging Set.
  const isWidth =
    value > minMillimetres &&
    value % 100 !== 0 &&
    [next, previousWord].some((word) => dimensionWords.get(word) === 'width');
  return isReach || isWidth ? metres(toMetres(value)) : size;
}

function lastMeaningfulWord(rest: readonly string[]): string {
  return rest.findLast((word) => !isStopWord(word)) ?? '';
}

function parseSizeAt(tokens: readonly string[], at: number): ParsedSize {
  const value = Number(tokens[at]);
  const [next = '', after = ''] = tokens.slice(at + 1);
  if (multiplication.has(next) && isNumber(after)) {
    const tokenCount = units.get(tokens[at + 3] ?? '')?.kind === 'rungs' ? 4 : 3;
    return { size: { kind: 'set', sections: value, rungs: Number(after) }, tokenCount };
  }
  if (multiplication.has(next)) return { size: { kind: 'sections', value }, tokenCount: 2 };
  const unit = units.get(next);
  // '8 step ladder' is a step ladder of 8 treads: the word is needed twice.
  const tokenCount = next === 'step' && after === 'ladder' ? 1 : 2;
  if (unit?.kind === 'metres') {
    const length = convertToMetres(value, unit.metre);
    return { size: { kind: 'metres', value: length, slack: unit.slack }, tokenCount };
  }
  if (unit?.kind === 'bare') return { size: { kind: 'bare', value, open: false }, tokenCount };
  if (unit) return { size: { kind: unit.kind, value }, tokenCount };
  // Only a length is written with decimals.
  if (!Number.isInteger(value)) return { size: metres(value), tokenCount: 1 };
  if (standardWords.has(tokens[at - 1] ?? '')) {
    const hasPart = /^\d$/.test(next) && !units.has(after);
    const part = hasPart ? Number(next) : undefined;
    return { size: { kind: 'standard', value, part }, tokenCount: hasPart ? 2 : 1 };
  }
  return { size: { kind: 'bare', value, open: at === tokens.length - 1 }, tokenCount: 1 };
}

/** '4.2 m working height', 'width 0.7 m': the words beside a length say which one. */
function parseDimension(
  size: QuerySize & { kind: 'metres' },
  tokens: readonly string[],
  at: number,
  rest: string[],
): number {
  const [next = '', after = ''] = tokens.slice(at);
  if (next === 'platform' && after === 'height') {
    size.of = 'platform';
    return 2;
  }
  const previousWord = lastMeaningfulWord(rest);
  if (isStopWord(next) && dimensionWords.has(next) && [after, previousWord].includes('platform')) {
    size.of = 'platform';
    return 1;
  }
  const following = dimensionWords.get(next);
  if (following) {
    size.of = following;
    return after === 'height' ? 2 : 1;
  }
  const preceding = dimensionWords.get(previousWord);
  if (preceding) {
    rest.splice(rest.lastIndexOf(previousWord));
    size.of = preceding;
  }
  return 0;
}
