import { familyKeys, familyLabel } from '../../../catalogue/families.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type Footprint, inMetres, leastMillimetres, type QuerySize, readSizes } from './sizes.ts';
import { isNumber, tokensOf } from './tokens.ts';

/** Everything about a product that a number in a query can mean. */
export type ProductSizes = ReturnType<typeof sizesOf>;

export function sizesOf(product: ListedProduct) {
  const { height, workingHeight, width, length, closedLength, loadRating } = product;
  const name = tokensOf(product.name);
  const { sizes } = readSizes(name);
  const named = (kind: 'treads' | 'sections' | 'metres') =>
    sizes.flatMap((size) => (size.kind === kind && 'value' in size ? size.value : []));
  return {
    /** In its name with their unit: '8 tread', '2 section', '2.9 m', '2 × 8'. */
    treads: named('treads')[0],
    sections: named('sections')[0],
    metres: named('metres'),
    set: sizes.find((size) => size.kind === 'set'),
    /** The same without: 8, 2, 8, 2.9 and the range's 900. */
    numbers: name.filter(isNumber).map(Number),
    /** What it carries; a part has no load. */
    load: loadRating || undefined,
    /** The kilograms that its family is called by, whatever it carries: 500kg Standard Towers. */
    namedLoads: familyLoads.get(product.family) ?? [],
    standard: tokensOf(product.standard ?? '')
      .filter(isNumber)
      .map(Number),
    platform: height,
    working: workingHeight,
    width,
    lengths: [length, closedLength],
  };
}

/** The kilograms in a family's label. */
const familyLoads = new Map(
  familyKeys.map((key) => {
    const { sizes } = readSizes(tokensOf(familyLabel(key)));
    return [key, sizes.flatMap((size) => ('value' in size ? size.value : []))];
  }),
);

/** How a size fits: 0 as it is named, more the further one has to look; nothing where it does not. */
export function fitOf(size: QuerySize, of: ProductSizes): number | undefined {
  const { set } = of;
  switch (size.kind) {
    case 'metres':
      return fitOfMetres(size, of);
    case 'set':
      return first([0, set?.sections === size.sections && set.rungs === size.rungs]);
    case 'footprint':
      return first([0, standsOn(size, of)]);
    case 'sections':
      return first([0, of.sections === size.value], [1, set?.sections === size.value]);
    case 'treads':
      return first([0, of.treads === size.value]);
    case 'rungs':
      return first(
        [0, set?.rungs === size.value],
        [1, set !== undefined && set.sections * set.rungs === size.value],
      );
    case 'kilograms':
      return first(
        [0, of.load === size.value],
        [1, of.namedLoads.includes(size.value)],
        // What carries more serves as well, the least of it first.
        [2 + ((of.load ?? 0) - size.value) / 1000, (of.load ?? 0) > size.value],
      );
    case 'standard': {
      const [own, ...parts] = of.standard;
      const isPart = size.part === undefined || parts.includes(size.part);
      return first([0, own === size.value && isPart]);
    }
    case 'bare':
      return first(
        [0, of.numbers.includes(size.value)],
        [1, of.load === size.value || of.namedLoads.includes(size.value)],
        [1, of.standard[0] === size.value || of.platform === size.value],
        [2, of.working === size.value],
      );
  }
}

function fitOfMetres(size: Metres, of: ProductSizes): number | undefined {
  const is = (metres: number) => metres > 0 && Math.abs(metres - size.value) <= size.slack;
  const named = of.metres.some(is);
  // The parts that are sold for a tower have no height.
  if (isHeight(size) && (of.platform > 0 || size.of === 'working')) {
    return first([fallsShort(size, of) ? outOfReach : 0, is(heightMeant(size, of))]);
  }
  if (size.of === 'platform') return;
  if (size.of === 'width') return first([0, is(of.width)]);
  if (size.of === 'length') return first([0, named || of.lengths.some(is)]);
  return first(
    [0, named || is(of.platform)],
    [2, is(of.working)],
    [3, is(of.width) || of.lengths.some(is)],
  );
}

/** Whichever side is said first. */
function standsOn({ width, length }: Footprint, of: ProductSizes): boolean {
  const is = (own: number, said: number) => Math.abs(own - said) <= 0.005;
  return of.lengths.some(
    (own) => (is(of.width, width) && is(own, length)) || (is(of.width, length) && is(own, width)),
  );
}

/** Of a tower, a length that is no platform's may be its width, as a number may be of millimetres. */
export function asWidth(size: QuerySize): QuerySize {
  if (size.kind === 'metres' && size.of === 'tower') return { ...size, of: 'width' };
  if (size.kind !== 'bare' || size.value < leastMillimetres) return size;
  return { kind: 'metres', value: inMetres(size.value), of: 'width', slack: 0.0005 };
}

/** An unfinished number: 1 on the way to 12. At least half of it must be there. */
export function beginsNumber(size: QuerySize, { numbers }: ProductSizes): boolean {
  if (size.kind !== 'bare' || !size.open) return false;
  const start = String(size.value);
  return numbers.map(String).some((own) => own.startsWith(start) && own.length <= 2 * start.length);
}

type Metres = QuerySize & { kind: 'metres' };

/** A length that says how high, not how wide or long. */
export function isHeight(size: QuerySize): size is Metres {
  return size.kind === 'metres' && size.of !== undefined && !['width', 'length'].includes(size.of);
}

/** A height to be reached, or a ladder's: what goes further serves as well. */
export function isReach(size: QuerySize): boolean {
  return isHeight(size) && (size.of === 'working' || size.of === 'ladder');
}

function heightMeant(size: Metres, { working, platform }: ProductSizes): number {
  return size.of === 'working' ? working : platform;
}

/** A ladder of 24 ft is one of 7.3 m, though 24 ft are 7.315 m: feet are said roundly. */
const mostRounded = 0.06;

/** For a height, a little less is not near: it is unfit. A reach is what it is. */
export function fallsShort(size: QuerySize, of: ProductSizes): boolean {
  if (!isHeight(size)) return false;
  const rounded = size.of === 'working' ? 0 : Math.min(size.slack, mostRounded);
  return heightMeant(size, of) < size.value - rounded;
}

/** It is not so high, but who stands on it reaches so far: where only a length is said, it may do. */
export function isReached(size: QuerySize, { working }: ProductSizes): boolean {
  return isHeight(size) && size.of !== 'platform' && working >= size.value;
}

/** Further than anything is high: what does not reach comes after all that does. */
const outOfReach = 1000;

/** How far a product is from a size that nothing has; nothing where they cannot be compared. */
export function distanceTo(size: QuerySize, of: ProductSizes): number | undefined {
  const { set } = of;
  switch (size.kind) {
    case 'metres': {
      const [length = 0] = of.lengths;
      const metres =
        size.of === 'width' ? of.width : size.of === 'length' ? length : heightMeant(size, of);
      if (metres <= 0) return;
      if (!fallsShort(size, of)) return Math.abs(metres - size.value);
      // Between what is so high and what is of no use.
      return (isReached(size, of) ? outOfReach / 2 : outOfReach) + size.value - metres;
    }
    case 'set':
      return set && Math.abs(set.sections - size.sections) * 10 + Math.abs(set.rungs - size.rungs);
    // What carries less than asked for is no help, however near.
    case 'kilograms':
    case 'footprint':
    case 'standard':
      return;
    case 'rungs':
      return away(set?.rungs, size.value);
    case 'sections':
      return away(of.sections, size.value);
    default:
      return away(of.treads ?? set?.rungs, size.value);
  }
}

function away(own: number | undefined, value: number): number | undefined {
  return own && Math.abs(own - value);
}

function first(...fits: [fit: number, holds: boolean][]): number | undefined {
  return fits.find(([, holds]) => holds)?.[0];
}
