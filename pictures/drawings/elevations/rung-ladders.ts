import { baseWidth } from '../../../catalogue/floor-space.ts';
import type { Product } from '../../../catalogue/product.ts';
import { sectionInset } from '../proportions.ts';
import type { Elevations } from './elevations.ts';
import { box, crossbars, grid, uprights } from './geometry.ts';
import { leaningSide } from './leaning.ts';
import {
  bars,
  discs,
  faces,
  finest,
  hairs,
  type Mark,
  type Point,
  run,
  type Tone,
} from './mark.ts';
import { rivets } from './pen.ts';

export const rungSpacing = 0.28;
const stile = 0.036;

interface Section {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
  readonly rungs: readonly number[];
}

/** Double and triple extension ladders, pushed up or rope operated. */
export function extensionLadder(product: Product): Elevations {
  const { width, length, height } = product;
  const leaning = sectionsOf(product).map(({ from, to, rungs }, index) => ({
    from,
    to,
    out: index * 0.062,
    thickness: 0.06,
    rungs,
  }));
  const sheave = isRoped(product) ? length - 0.16 : undefined;
  return {
    front: extendedFront(product),
    side: leaningSide(leaning, height, toneOf(product), sheave),
    closeUp: { of: 'front', at: [width / 2, length - 0.22], span: 0.95 },
  };
}

/** The front of a ladder of several sections, drawn out to its full length on its base. */
export function extendedFront(product: Product): Mark[] {
  const sections = sectionsOf(product);
  return [
    ...sections.flatMap((section, index) => sectionFront(section, index, toneOf(product))),
    ...(isRoped(product) ? rope(product, sections) : []),
    ...head(product, sections.at(-1)),
    ...(product.badges.includes('Smart Base') ? splayedBase(product) : barAcross(product)),
  ];
}

function toneOf({ material }: Product): Tone {
  return material === 'GRP' ? 'grp' : 'alloy';
}

function isRoped({ badges }: Product): boolean {
  return badges.includes('Rope Operated');
}

/** '3 × 8' is three sections of eight rungs. */
export function rungsBySection({ rungs = '1 × 1' }: Product): { sections: number; rungs: number } {
  const [sections = 1, count = 1] = rungs.split('×').map(Number);
  return { sections, rungs: count };
}

/** Extended: the rungs of a section that lies over another stand level with its rungs. */
function sectionsOf(product: Product): Section[] {
  const { sections, rungs } = rungsBySection(product);
  const { width, length, height } = product;
  const first = (length - (rungs - 1) * rungSpacing) / 2;
  return Array.from({ length: sections }, (_, index) => {
    const from = sections === 1 ? 0 : ((height - length) * index) / (sections - 1);
    const shift = (((first - from) % rungSpacing) + rungSpacing) % rungSpacing;
    const lowest = index === 0 ? first : shift < 0.1 ? shift + rungSpacing : shift;
    return {
      from,
      to: from + length,
      left: index * sectionInset,
      right: width - index * sectionInset,
      rungs: Array.from({ length: rungs }, (_, rung) => from + lowest + rung * rungSpacing),
    };
  });
}

function sectionFront(section: Section, index: number, tone: Tone): Mark[] {
  const { from, to, left, right, rungs } = section;
  const xs = [left + stile / 2, right - stile / 2];
  const ribs = rungs.flatMap((y) => [y - 0.005, y + 0.005]);
  const brackets = [left, right - stile].map((x) =>
    box(x - 0.022, from + 0.03, stile + 0.044, 0.11),
  );
  return [
    bars(crossbars(rungs, left + stile, right - stile), 0.032),
    ...finest(hairs(crossbars(ribs, left + stile, right - stile))),
    bars(uprights(xs, from, to), stile, tone),
    ...rivets(grid(xs, rungs), 0.009),
    // Guide brackets hold the foot of this section to the one below.
    ...(index === 0
      ? []
      : [faces(brackets, 'dark'), ...rivets(grid(xs, [from + 0.06, from + 0.11]))]),
  ];
}

/** A sheave at the head of each lower section; the line comes down to where a hand can reach it. */
function rope({ width }: Product, sections: readonly Section[]): Mark[] {
  const x = width / 2;
  return sections.slice(0, -1).flatMap((section, index) => {
    const sheave: Point = [x, section.to - 0.16];
    const held = (sections[index + 1]?.from ?? 0) + 0.1;
    return [
      bars(
        [run(x - 0.04, sheave[1], x - 0.04, index === 0 ? 0.5 : section.from + 0.2)],
        0.014,
        'timber',
      ),
      bars([run(x + 0.04, sheave[1], x + 0.04, held)], 0.014, 'timber'),
      discs([sheave], 0.055, 'dark'),
      discs([sheave], 0.022),
    ];
  });
}

/** Wall rollers, or plain end caps. */
function head({ badges }: Product, last: Section | undefined): Mark[] {
  if (!last) return [];
  const xs = [last.left + stile / 2, last.right - stile / 2];
  if (badges.includes('Rope Operated') || badges.includes('Smart Base')) {
    return [discs(grid(xs, [last.to - 0.045]), 0.045, 'dark')];
  }
  return [
    faces(
      xs.map((x) => box(x - stile / 2 - 0.004, last.to - 0.06, stile + 0.008, 0.06)),
      'dark',
    ),
  ];
}

/** A bar bolted across the foot. */
function barAcross(product: Product): Mark[] {
  const middle = product.width / 2;
  const half = baseWidth(product) / 2;
  const bolts = [stile / 2, product.width - stile / 2];
  return [
    faces([box(middle - half, 0.03, half * 2, 0.075)]),
    ...rivets(grid(bolts, [0.067]), 0.014),
    faces([box(middle - half, 0, 0.07, 0.11), box(middle + half - 0.07, 0, 0.07, 0.11)], 'dark'),
  ];
}

/** A base that splays out from the first rungs. */
function splayedBase(product: Product): Mark[] {
  const middle = product.width / 2;
  const half = baseWidth(product) / 2;
  const legs = [-1, 1].map((side) =>
    run(middle + side * (product.width / 2 - 0.01), 0.72, middle + side * (half - 0.05), 0.05),
  );
  return [
    bars([run(middle - half + 0.08, 0.16, middle + half - 0.08, 0.16)], 0.03),
    bars(legs, 0.045),
    faces([box(middle - half, 0, 0.06, 0.09), box(middle + half - 0.06, 0, 0.06, 0.09)], 'dark'),
  ];
}
