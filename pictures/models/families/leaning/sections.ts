import type { Product } from '../../../../catalogue/product.ts';

/** One part of a sliding ladder, in metres along the ladder and out from its lowest part. */
export interface Section {
  readonly from: number;
  readonly to: number;
  /** Half its width over the stiles. */
  readonly half: number;
  readonly out: number;
  readonly rungs: readonly number[];
}

const rungSpacing = 0.28;
/** Each section slides in front of the one below, and inside it by this much on either side. */
const inset = 0.056;
const apart = 0.062;

/** '3 × 8' is three sections of eight rungs. */
export function rungsBySection({ rungs = '1 × 1' }: Product): { sections: number; rungs: number } {
  const [sections = 1, count = 1] = rungs.split('×').map(Number);
  return { sections, rungs: count };
}

/** Drawn out to its full length. */
export function extended(product: Product): readonly Section[] {
  const { sections } = rungsBySection(product);
  const { length, height } = product;
  return Array.from({ length: sections }, (_, index) =>
    sectionAt(product, index, ((height - length) * index) / Math.max(1, sections - 1)),
  );
}

/** The section that slides in so many others, raised so far: rungs that lie over each other are level. */
export function sectionAt(product: Product, index: number, from: number): Section {
  const { rungs } = rungsBySection(product);
  const { width, length } = product;
  const first = (length - (rungs - 1) * rungSpacing) / 2;
  const shift = (((first - from) % rungSpacing) + rungSpacing) % rungSpacing;
  const lowest = from === 0 ? first : shift < 0.1 ? shift + rungSpacing : shift;
  return {
    from,
    to: from + length,
    half: width / 2 - index * inset,
    out: index * apart,
    rungs: Array.from({ length: rungs }, (_, rung) => from + lowest + rung * rungSpacing),
  };
}
