import type { Product } from '../../../../catalogue/product.ts';
import {
  advanceFrame,
  type Brace,
  type EndFrame,
  endBoardLength,
  frameLadder,
  frameRungs,
} from '../../../plans/accessories.ts';
import type { DrawPart } from '../elevations.ts';
import { between, box, grid, horizontalLines, roundCorners, verticalLines } from '../geometry.ts';
import { bars, discs, faces, fine, hairs, type Mark, type Point, type Run, run } from '../mark.ts';

/** A tube with a snap hook at each end. Its colour bands distinguish a diagonal from a horizontal brace. */
export function brace({ bands }: Brace): DrawPart {
  return ({ length }) => {
    const y = 0.06;
    const hook = (x: number, out: number): Mark[] => {
      const at = (inward: number) => x - out * inward;
      const jaw = run(at(0.1), y, at(0.013), y + 0.02, at(0.013), y - 0.05, at(0.06), y - 0.06);
      return [
        bars([roundCorners(jaw, 0.03)], 0.026, 'dark'),
        faces([box(at(0.13) - 0.03, y - 0.035, 0.06, 0.07)], 'steel'),
      ];
    };
    return [
      bars([run(0.08, y, length - 0.08, y)], 0.042),
      faces(
        bands.map((part) => box(length * (0.5 + part) - 0.06, y - 0.018, 0.12, 0.036)),
        'grp',
      ),
      ...hook(0, -1),
      ...hook(length, 1),
    ];
  };
}

/** The long tube, the short one that triangulates it, swivel clamps and a rubber foot. */
export function stabiliser({ telescopic }: { readonly telescopic: boolean }): DrawPart {
  return ({ length }) => {
    const [out, low] = [length * 0.5, length * 0.2];
    const foot: Point = [0.05, 0.06];
    const head: Point = [out, length - 0.04];
    const on = (part: number) => between(foot, head, part);
    const slip: Mark[] = [
      discs([on(0.33)], 0.034, 'dark'),
      ...fine(discs([0.1, 0.16, 0.22].map(on), 0.009, 'dark')),
    ];
    return [
      bars([run(out + 0.075, -0.02, out + 0.075, length + 0.12)], 0.03, 'steel'),
      bars([[on(0.45), [out, low]]], 0.036),
      ...(telescopic ? [bars([[foot, on(0.5)]], 0.034, 'steel')] : []),
      bars([[telescopic ? on(0.32) : foot, head]], 0.046),
      ...(telescopic ? slip : []),
      discs([on(0.45)], 0.03, 'dark'),
      faces(
        [length - 0.1, low - 0.05].map((y) => box(out - 0.03, y, 0.13, 0.1)),
        'dark',
      ),
      discs(run(out + 0.035, length - 0.05, out + 0.035, low), 0.02),
      faces([run(-0.02, 0, 0.12, 0, 0.08, 0.06, 0.02, 0.06)], 'dark'),
    ];
  };
}

/** An end frame: posts with spigots, and rungs at the spacing of its range. */
export function frame(kind: EndFrame): DrawPart {
  return ({ length, width }) => {
    const xs = [0.025, width - 0.025];
    const inner = frameLadder(width).map((at) => at + width / 2);
    return [
      bars(horizontalLines(frameRungs(kind, length), 0.05, width - 0.05), 0.036),
      ...(kind.ladder ? [bars(verticalLines(inner, 0.2, length - 0.2), 0.036)] : []),
      bars(verticalLines(xs, length - 0.04, length + 0.12), 0.034, 'steel'),
      bars(verticalLines(xs, 0, length), 0.05),
      faces(
        xs.map((x) => box(x - 0.034, 0.05, 0.068, 0.05)),
        'dark',
      ),
      ...fine(discs(grid(xs, [length + 0.06]), 0.01, 'dark')),
    ];
  };
}

/** Two long boards and two short, with the clips that drop over the posts. */
export const toeboards: DrawPart = (part) => {
  const { length, width } = part;
  const board = (long: number, y: number): Mark[] => {
    const lines = [0.33, 0.66].map((up) => y + width * up);
    return [
      faces([box(0, y, long, width)], 'timber'),
      hairs(horizontalLines(lines, 0.1, long - 0.1)),
      faces([box(0, y, 0.05, width), box(long - 0.05, y, 0.05, width)], 'dark'),
      faces(
        [-0.012, long - 0.038].map((x) => box(x, y + width - 0.04, 0.05, 0.065)),
        'steel',
      ),
    ];
  };
  const [short, gap] = [endBoardLength(part), width * 1.7];
  return [
    ...board(short, gap * 3),
    ...board(short, gap * 2),
    ...board(length, gap),
    ...board(length, 0),
  ];
};

/** Two rails on legs that reach below the deck, with a strut to each end. */
export const advanceGuardrail: DrawPart = (part) => {
  const { length, width } = part;
  const { rails, leg, below } = advanceFrame(part);
  const xs = [length / 2 - leg, length / 2 + leg] as const;
  const struts = [
    run(xs[0], below, 0.06, rails[0] + below),
    run(xs[1], below, length - 0.06, rails[0] + below),
  ];
  return [
    bars([...struts, ...verticalLines(xs, 0, width + below)], 0.034),
    bars(horizontalLines([rails[0] + below, rails[1] + below], 0, length), 0.038),
    faces(
      xs.map((x) => box(x - 0.03, 0, 0.06, 0.12)),
      'grp',
    ),
  ];
};

/** A gate on its hinges and the stop that it shuts against. */
export const podiumGate: DrawPart = ({ length, width, material }) => {
  const tone = material === 'GRP' ? 'grp' : 'alloy';
  const [low, high] = [0.03, width - 0.03];
  return [
    bars(
      [roundCorners(run(0.06, low, length - 0.05, low, length - 0.05, high, 0.06, high), 0.06)],
      0.03,
      tone,
    ),
    bars(verticalLines([length * 0.36, length * 0.68], low, high), 0.02, tone),
    faces([box(0, low - 0.03, 0.08, 0.09), box(0, high - 0.06, 0.08, 0.09)], 'dark'),
    faces([box(length - 0.04, high - 0.04, 0.04, 0.07)], 'dark'),
  ];
};

/** From above: the ply deck in its frame, the trapdoor and its catch, four hooks. */
export const trapdoorDeck: DrawPart = ({ length, width }) => {
  const [from, to] = [length * 0.54, length * 0.92];
  const [left, right, low, high] = [from + 0.02, to - 0.02, 0.09, width - 0.09];
  const hinges = [0.28, 0.72].map((part) => box(to - 0.03, width * part - 0.03, 0.06, 0.06));
  return [
    ...deckTop({ length, width }),
    faces([box(from, 0.07, to - from, width - 0.14)], 'timber'),
    hairs([run(left, low, right, low, right, high, left, high, left, low)]),
    faces(hinges, 'steel'),
    faces([box(from + 0.05, width / 2 - 0.05, 0.03, 0.1)], 'dark'),
  ];
};

/** From above: a deck's frame and boards, its rivets and four hooks. */
function deckTop({ length, width }: Pick<Product, 'length' | 'width'>): Mark[] {
  const rivets = grid(
    [0.15, 0.3, 0.45].map((part) => length * part),
    [0.022, width - 0.022],
  );
  return [
    faces(hooksOf(length, [0.06, width - 0.1]), 'dark'),
    faces([box(0, 0, length, width)]),
    faces([box(0.04, 0.045, length - 0.08, width - 0.09)], 'timber'),
    ...fine(discs(rivets, 0.008, 'dark')),
  ];
}

function hooksOf(length: number, ys: readonly number[]): Run[] {
  return ys.flatMap((y) => [-0.03, length - 0.05].map((x) => box(x, y, 0.08, 0.04)));
}

export const plainDeck: DrawPart = (part) => deckTop(part);

/** From above: one ribbed plank on its hooks. */
export const deckPanel: DrawPart = ({ length, width }) => {
  const ribs = [0.2, 0.4, 0.6, 0.8].map((part) => width * part);
  return [
    faces(hooksOf(length, [width * 0.2 - 0.02, width * 0.8 - 0.02]), 'dark'),
    faces([box(0, 0, length, width)]),
    hairs(horizontalLines(ribs, 0.03, length - 0.03)),
  ];
};
