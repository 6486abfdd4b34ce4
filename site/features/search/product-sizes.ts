import { familyKeys, familyLabel } from '../../../catalogue/families.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { type Footprint, minMillimetres, parseSizes, type QuerySize, toMetres } from './sizes.ts';
import { isNumber, tokenise } from './tokens.ts';

/** Everything about a product that a number in a query can mean. */
export type ProductSizes = ReturnType<typeof getProductSizes>;

export function getProductSizes(product: ListedProduct) {
  const { height, workingHeight, width, length, closedLength, loadRating } = product;
  const name = tokenise(product.name);
  const { sizes } = parseSizes(name);
  const named = (kind: 'treads' | 'sections' | 'metres') =>
    sizes.flatMap((size) => (size.kind === kind && 'value' in size ? size.value : []));
  return {
    /** In its name with their unit: '8 tread', '2 section', '2.9 m', '2 × 8'. */
    treads: named('treads')[0],
    sections: named('sections')[0],
    metres: named('metres'),
    set: sizes.find((size) => size.kind === 'set'),
    /** The same numbers without units: 8, 2, 8, 2.9 and the range's 900. */
    numbers: name.filter(isNumber).map(Number),
    /** The load it carries; undefined for a part. */
    load: loadRating || undefined,
    /** The kilograms in its family's name, which are not its load: 500kg Standard Towers. */
    namedLoads: familyLoads.get(product.family) ?? [],
    standard: tokenise(product.standard ?? '')
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
    const { sizes } = parseSizes(tokenise(familyLabel(key)));
    return [key, sizes.flatMap((size) => ('value' in size ? size.value : []))];
  }),
);

/** How well a size fits: 0 if it is the named one, higher for lesser matches; undefined if it does not fit. */
export function getSizeFit(size: QuerySize, of: ProductSizes): number | undefined {
  const { set } = of;
  switch (size.kind) {
    case 'metres':
      return getMetresFit(size, of);
    case 'set':
      return firstMatch([0, set?.sections === size.sections && set.rungs === size.rungs]);
    case 'footprint':
      return firstMatch([0, matchesFootprint(size, of)]);
    case 'sections':
      return firstMatch([0, of.sections === size.value], [1, set?.sections === size.value]);
    case 'treads':
      return firstMatch([0, of.treads === size.value]);
    case 'rungs':
      return firstMatch(
        [0, set?.rungs === size.value],
        [1, set !== undefined && set.sections * set.rungs === size.value],
      );
    case 'kilograms':
      return firstMatch(
        [0, of.load === size.value],
        [1, of.namedLoads.includes(size.value)],
        // A higher load fits as well, the lowest first.
        [2 + ((of.load ?? 0) - size.value) / 1000, (of.load ?? 0) > size.value],
      );
    case 'standard': {
      const [own, ...parts] = of.standard;
      const isPart = size.part === undefined || parts.includes(size.part);
      return firstMatch([0, own === size.value && isPart]);
    }
    case 'bare':
      return firstMatch(
        [0, of.numbers.includes(size.value)],
        [1, of.load === size.value || of.namedLoads.includes(size.value)],
        [1, of.standard[0] === size.value || of.platform === size.value],
        [2, of.working === size.value],
      );
  }
}

function getMetresFit(size: Metres, of: ProductSizes): number | undefined {
  const is = (metres: number) => metres > 0 && Math.abs(metres - size.value) <= size.slack;
  const named = of.metres.some(is);
  // The parts that are sold for a tower have no height.
  if (isHeight(size) && (of.platform > 0 || size.of === 'working')) {
    return firstMatch([isTooLow(size, of) ? outOfReachScore : 0, is(relevantHeight(size, of))]);
  }
  if (size.of === 'platform') return;
  if (size.of === 'width') return firstMatch([0, is(of.width)]);
  if (size.of === 'length') return firstMatch([0, named || of.lengths.some(is)]);
  return firstMatch(
    [0, named || is(of.platform)],
    [2, is(of.working)],
    [3, is(of.width) || of.lengths.some(is)],
  );
}

/** Matches the footprint in either order of its sides. */
function matchesFootprint({ width, length }: Footprint, of: ProductSizes): boolean {
  const is = (own: number, said: number) => Math.abs(own - said) <= 0.005;
  return of.lengths.some(
    (own) => (is(of.width, width) && is(own, length)) || (is(of.width, length) && is(own, width)),
  );
}

/** For a tower, a length that matches no platform may be its width, as may a number in millimetres. */
export function toWidth(size: QuerySize): QuerySize {
  if (size.kind === 'metres' && size.of === 'tower') return { ...size, of: 'width' };
  if (size.kind !== 'bare' || size.value < minMillimetres) return size;
  return { kind: 'metres', value: toMetres(size.value), of: 'width', slack: 0.0005 };
}

/** Whether a number may be unfinished: 1 on the way to 12. At least half of it must have been typed. */
export function isNumberPrefix(size: QuerySize, { numbers }: ProductSizes): boolean {
  if (size.kind !== 'bare' || !size.open) return false;
  const start = String(size.value);
  return numbers.map(String).some((own) => own.startsWith(start) && own.length <= 2 * start.length);
}

type Metres = QuerySize & { kind: 'metres' };

/** Whether a length means a height, not a width or length. */
export function isHeight(size: QuerySize): size is Metres {
  return size.kind === 'metres' && size.of !== undefined && !['width', 'length'].includes(size.of);
}

/** A reach, or a ladder's height: a greater one fits as well. */
export function isReach(size: QuerySize): boolean {
  return isHeight(size) && (size.of === 'working' || size.of === 'ladder');
}

function relevantHeight(size: Metres, { working, platform }: ProductSizes): number {
  return size.of === 'working' ? working : platform;
}

/** Feet are rounded in speech: a ladder of 24 ft is one of 7.3 m, though 24 ft are 7.315 m. */
const maxRounding = 0.06;

/** A height slightly too low does not fit, rather than being near. A reach is not rounded. */
export function isTooLow(size: QuerySize, of: ProductSizes): boolean {
  if (!isHeight(size)) return false;
  const rounded = size.of === 'working' ? 0 : Math.min(size.slack, maxRounding);
  return relevantHeight(size, of) < size.value - rounded;
}

/** A lower product whose working height reaches far enough. It may do if only a length was given. */
export function isWithinReach(size: QuerySize, { working }: ProductSizes): boolean {
  return isHeight(size) && size.of !== 'platform' && working >= size.value;
}

/** Greater than any height, so that products that do not reach are sorted after all that do. */
const outOfReachScore = 1000;

/** The distance of a product from a size that none has; undefined if they cannot be compared. */
export function distanceToSize(size: QuerySize, of: ProductSizes): number | undefined {
  const { set } = of;
  switch (size.kind) {
    case 'metres': {
      const [length = 0] = of.lengths;
      const metres =
        size.of === 'width' ? of.width : size.of === 'length' ? length : relevantHeight(size, of);
      if (metres <= 0) return;
      if (!isTooLow(size, of)) return Math.abs(metres - size.value);
      // Between products that are high enough and those that do not reach at all.
      return (
        (isWithinReach(size, of) ? outOfReachScore / 2 : outOfReachScore) + size.value - metres
      );
    }
    case 'set':
      return set && Math.abs(set.sections - size.sections) * 10 + Math.abs(set.rungs - size.rungs);
    // A lower load than requested does not help, however near.
    case 'kilograms':
    case 'footprint':
    case 'standard':
      return;
    case 'rungs':
      return absoluteDifference(set?.rungs, size.value);
    case 'sections':
      return absoluteDifference(of.sections, size.value);
    default:
      return absoluteDifference(of.treads ?? set?.rungs, size.value);
  }
}

function absoluteDifference(own: number | undefined, value: number): number | undefined {
  return own && Math.abs(own - value);
}

function firstMatch(...fits: [fit: number, holds: boolean][]): number | undefined {
  return fits.find(([, holds]) => holds)?.[0];
}
