import type { Product } from '../../../catalogue/product.ts';
import {
  type AFramePlan,
  combinationLadderPlan,
  extensionLadderPlan,
  type HingedPlan,
  lean,
  type Section,
} from '../../plans/rung-ladders.ts';
import type { Elevations } from './elevations.ts';
import { box, crossbars, grid, uprights } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  type Point,
  quiet,
  type Run,
  run,
  small,
  type Tone,
} from './mark.ts';
import { feet, flanges, rivets } from './pen.ts';

const stile = 0.036;

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

/** Three sections that also stand as an A-frame with a ladder above it, or four on locking hinges. */
export function combinationLadder(product: Product): Elevations {
  const plan = combinationLadderPlan(product);
  switch (plan.kind) {
    case 'a-frame':
      return {
        front: extendedFront(product, plan),
        side: aFrame(product, plan),
        positions: { front: 'extended', side: 'as A-frame' },
        closeUp: { of: 'side', at: [plan.half + 0.06, plan.apex - 0.02], span: 0.9 },
      };
    case 'hinged':
      return multiPosition(product, plan);
  }
}

type DrawnLadder = ReturnType<typeof extensionLadderPlan>;

function toneOf({ insulated }: DrawnLadder): Tone {
  return insulated ? 'grp' : 'alloy';
}

/** The front of a ladder of several sections, drawn out to its full length on its base. */
function extendedFront({ width }: Product, plan: DrawnLadder): Mark[] {
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

/** A bar across the foot of a short ladder, wider than the ladder. */
export function footBar(width: number, across: number): Mark[] {
  const from = (width - across) / 2;
  return [
    faces([box(from, 0.025, across, 0.06)]),
    faces([box(from, 0, 0.06, 0.095), box(from + across - 0.06, 0, 0.06, 0.095)], 'dark'),
  ];
}

interface LeaningSection extends Pick<Section, 'from' | 'to' | 'out' | 'rungs'> {
  readonly thickness: number;
}

/** A ladder seen from the side as it stands in use: foot on the left, head against a wall. */
export function leaningSide(
  sections: readonly LeaningSection[],
  length: number,
  tone: Tone,
  sheave?: number,
): Mark[] {
  const wall = length * lean.along + 0.1;
  const ends = (marks: readonly number[], out: number) => marks.map((at) => along(at, out));
  return [
    quiet([run(wall, 0, wall, length * lean.up + 0.12)]),
    ...(sheave === undefined ? [] : hangingRope(along(sheave, 0.08))),
    ...sections.flatMap(({ from, to, out, thickness, rungs }) => [
      bars([ends([from, to], out)], thickness, tone),
      ...small(discs(ends(rungs, out), 0.013)),
    ]),
    faces([slanted(-0.005, 0.07, 0.09)], 'dark'),
    ...fine(faces([slanted(length - 0.06, 0.06, 0.07)], 'dark')),
  ];
}

function along(at: number, out: number): Point {
  return [at * lean.along - out * lean.up + 0.06, at * lean.up + out * lean.along];
}

/** The line hangs free from the sheave to where a hand can reach it. */
function hangingRope([x, y]: Point): Mark[] {
  const hank = run(x - 0.05, 0.55, x - 0.05, 0.8, x + 0.05, 0.8, x + 0.05, 0.55, x - 0.05, 0.55);
  return [
    bars([run(x, y, x, 0.55)], 0.014, 'timber'),
    bars([hank], 0.014, 'timber'),
    discs([[x, y]], 0.05, 'dark'),
  ];
}

function slanted(at: number, height: number, width: number): Run {
  const half = width / 2;
  return [along(at, -half), along(at, half), along(at + height, half), along(at + height, -half)];
}

function aFrame({ length }: Product, { apex, half, raised, sections }: AFramePlan): Mark[] {
  const rungs = sections[0]?.rungs ?? [];
  const left = (at: number): Point => [0.05 + (at / length) * half, (at / length) * apex];
  const right = (at: number): Point => [
    0.05 + 2 * half - (at / length) * half,
    (at / length) * apex,
  ];
  const upper = (at: number): Point => [right(at)[0] + 0.07, right(at)[1]];
  const [foot, head] = [upper(raised.from), upper(raised.to)];
  const limb = (from: Point, to: Point, thickness: number) => [
    bars([[from, to]], thickness),
    ...flanges(from, to, thickness),
  ];
  const ends = rungs.flatMap((at) => [left(at), right(at), upper(raised.from + at)]);
  const pins = run(0.05 + half - 0.04, apex - 0.035, 0.05 + half + 0.08, apex - 0.035);
  return [
    bars([[left(length * 0.3), right(length * 0.3)]], 0.02, 'dark'),
    ...limb(left(0.02), left(length), 0.055),
    ...limb(right(0.02), right(length), 0.06),
    ...limb(foot, head, 0.055),
    ...small(discs(ends, 0.014)),
    // The hinge, and the brackets that hold the raised section to the frame.
    faces([box(0.05 + half - 0.08, apex - 0.1, 0.2, 0.13)], 'dark'),
    ...rivets(pins, 0.014),
    faces([box(0, 0, 0.1, 0.06), box(2 * half, 0, 0.11, 0.09)], 'dark'),
    ...fine(faces([box(head[0] - 0.035, head[1] - 0.05, 0.07, 0.05)], 'dark')),
  ];
}

/** Four short sections on locking hinges: straight up, and set as steps. */
function multiPosition({ width, height }: Product, plan: HingedPlan): Elevations {
  const { sections, spread } = plan;
  const xs = [0.018, width - 0.018];
  const rungs = sections.flatMap((section) => section.rungs);
  const joints = sections.slice(0, -1).map(({ to }) => to);
  const caps = xs.map((x) => box(x - 0.022, height - 0.06, 0.044, 0.06));
  return {
    front: [
      bars(crossbars(rungs, 0.036, width - 0.036), 0.032),
      bars(uprights(xs, 0.04, height), 0.036),
      ...hinge(grid(xs, joints), 0.06),
      ...footBar(width, plan.base),
      faces(caps, 'dark'),
    ],
    side: asSteps(plan, height / 2),
    positions: { front: 'extended', side: 'as steps' },
    closeUp: { of: 'side', at: [(height / 2) * spread + 0.05, height * 0.46], span: 0.7 },
  };
}

function asSteps({ spread, each, sections }: HingedPlan, limb: number): Mark[] {
  const rise = Math.sqrt(1 - spread ** 2);
  const left = (at: number): Point => [0.05 + at * spread, at * rise];
  const right = (at: number): Point => [0.05 + (2 * limb - at) * spread, at * rise];
  const rungs = sections.flatMap((section) => section.rungs).filter((y) => y < limb);
  const limbs = [left, right].map((at) => [at(0.02), at(limb)]);
  return [
    bars(limbs, 0.06),
    ...small(
      discs(
        rungs.flatMap((y) => [left(y), right(y)]),
        0.014,
      ),
    ),
    ...hinge([left(each), right(each), left(limb)], 0.075),
    feet([0.055, 0.045 + 2 * limb * spread], 0.1, 0.06),
  ];
}

/** A locking hinge: its plate, the pin, and the mark that shows whether it is shut. */
function hinge(points: readonly Point[], radius: number): Mark[] {
  const marks = points.map(([x, y]): Point => [x, y + radius * 0.68]);
  return [
    discs(points, radius, 'dark'),
    discs(points, radius * 0.38),
    ...fine(discs(marks, radius * 0.14, 'grp')),
  ];
}
