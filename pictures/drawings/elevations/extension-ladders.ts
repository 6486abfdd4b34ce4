import type { Product } from '../../../catalogue/product.ts';
import { extensionLadderPlan, type Section } from '../../plans/rung-ladders.ts';
import type { Elevations } from './elevations.ts';
import { box, grid, horizontalLines, verticalLines } from './geometry.ts';
import { leaningSide } from './leaning-ladder.ts';
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
import { rivets } from './shared-marks.ts';

/** Double and triple extension ladders, pushed up or rope operated. */
export function extensionLadder(product: Product): Elevations {
  const { width, length, height } = product;
  const plan = extensionLadderPlan(product);
  const leaning = plan.sections.map((section) => ({ ...section, thickness: 0.06 }));
  const sheave = plan.build.roped ? length - 0.16 : undefined;
  return {
    front: extendedFront(product, plan),
    side: leaningSide(leaning, height, toneOf(plan), sheave),
    closeUp: { of: 'front', at: [width / 2, length - 0.22], span: 0.95 },
  };
}

const stile = 0.036;

type DrawnLadder = ReturnType<typeof extensionLadderPlan>;

function toneOf({ insulated }: DrawnLadder): Tone {
  return insulated ? 'grp' : 'alloy';
}

/** The front of a ladder of several sections on its base, fully extended. */
export function extendedFront({ width }: Product, plan: DrawnLadder): Mark[] {
  const { sections, build } = plan;
  return [
    ...sections.flatMap((section, index) => sectionFront(section, index, width, toneOf(plan))),
    ...(build.roped ? rope(width, sections) : []),
    ...head(sections.at(-1), width, build.head),
    ...(build.base === 'splayed' ? splayedBase(width, plan.base) : barAcross(width, plan.base)),
  ];
}

function sectionFront(section: Section, index: number, width: number, tone: Tone): Mark[] {
  const { from, to, inset: left, rungs } = section;
  const right = width - left;
  const xs = [left + stile / 2, right - stile / 2];
  const ribs = rungs.flatMap((y) => [y - 0.005, y + 0.005]);
  const brackets = [left, right - stile].map((x) =>
    box(x - 0.022, from + 0.03, stile + 0.044, 0.11),
  );
  return [
    bars(horizontalLines(rungs, left + stile, right - stile), 0.032),
    ...finest(hairs(horizontalLines(ribs, left + stile, right - stile))),
    bars(verticalLines(xs, from, to), stile, tone),
    ...rivets(grid(xs, rungs), 0.009),
    // Guide brackets hold the foot of this section to the one below.
    ...(index === 0
      ? []
      : [faces(brackets, 'dark'), ...rivets(grid(xs, [from + 0.06, from + 0.11]))]),
  ];
}

/** A sheave at the head of each lower section. The rope hangs down within reach. */
function rope(width: number, sections: readonly Section[]): Mark[] {
  const x = width / 2;
  return sections.slice(0, -1).flatMap((section, index) => {
    const sheave: Point = [x, section.to - 0.16];
    const [falls, held] = [
      index === 0 ? 0.5 : section.from + 0.2,
      (sections[index + 1]?.from ?? 0) + 0.1,
    ];
    return [
      bars([run(x - 0.04, sheave[1], x - 0.04, falls)], 0.014, 'timber'),
      bars([run(x + 0.04, sheave[1], x + 0.04, held)], 0.014, 'timber'),
      discs([sheave], 0.055, 'dark'),
      discs([sheave], 0.022),
    ];
  });
}

/** Wall rollers, or plain end caps. */
function head(last: Section | undefined, width: number, kind: 'caps' | 'rollers'): Mark[] {
  if (!last) return [];
  const xs = [last.inset + stile / 2, width - last.inset - stile / 2];
  if (kind === 'rollers') return [discs(grid(xs, [last.to - 0.045]), 0.045, 'dark')];
  const caps = xs.map((x) => box(x - stile / 2 - 0.004, last.to - 0.06, stile + 0.008, 0.06));
  return [faces(caps, 'dark')];
}

/** A bar bolted across the foot. */
function barAcross(width: number, across: number): Mark[] {
  const [middle, half] = [width / 2, across / 2];
  return [
    faces([box(middle - half, 0.03, half * 2, 0.075)]),
    ...rivets(grid([stile / 2, width - stile / 2], [0.067]), 0.014),
    faces([box(middle - half, 0, 0.07, 0.11), box(middle + half - 0.07, 0, 0.07, 0.11)], 'dark'),
  ];
}

/** A base that splays out from the first rungs. */
function splayedBase(width: number, across: number): Mark[] {
  const [middle, half] = [width / 2, across / 2];
  const legs = [-1, 1].map((side) =>
    run(middle + side * (width / 2 - 0.01), 0.72, middle + side * (half - 0.05), 0.05),
  );
  return [
    bars([run(middle - half + 0.08, 0.16, middle + half - 0.08, 0.16)], 0.03),
    bars(legs, 0.045),
    faces([box(middle - half, 0, 0.06, 0.09), box(middle + half - 0.06, 0, 0.06, 0.09)], 'dark'),
  ];
}
