import type { Product } from '../../../../catalogue/product.ts';
import {
  advanceFrame,
  type Brace,
  type Castor,
  endBoard,
  type Frame,
  frameLadder,
  frameRungs,
  jackscrewPlate,
  pinLength,
  stagingRailHeights,
} from '../../../plans/accessories.ts';
import { bent, between, box, crossbars, grid, levels, scaled, uprights } from '../geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  hairs,
  type Mark,
  moved,
  type Point,
  type Run,
  run,
} from '../mark.ts';
import { trestleFace } from '../staging.ts';
import type { DrawPart } from './accessories.ts';

/** A braked castor: tyre, hub, fork, pedal, and the stem or plate that it is held by. */
export function castor({ wheel, sprung }: Castor): DrawPart {
  return ({ length }) => {
    const [radius, x] = [wheel / 2, length / 2];
    const crown = radius * 2 + 0.012;
    const hub = [x, radius] as const;
    const shaped = (...xy: readonly number[]) => scaled(radius, xy, x);
    const fork = [
      ...run(x - radius * 0.62, crown + 0.014, x + radius * 0.62, crown + 0.014),
      ...shaped(0.3, 0.8, -0.3, 0.8),
    ];
    return [
      ...(sprung ? spring(x, crown, length) : stem(x, crown, length)),
      faces([fork], 'steel'),
      discs([hub], radius, 'dark'),
      discs([hub], radius * 0.72, 'steel'),
      discs([hub], radius * 0.66),
      discs([hub], radius * 0.2, 'dark'),
      faces([shaped(-0.28, 1.9, 0.28, 1.9, 0.14, 0.9, -0.14, 0.9)], 'steel'),
      faces([shaped(0.5, 2.02, 1.55, 1.72, 1.55, 1.52, 0.5, 1.8)], 'dark'),
      faces([box(x - radius * 0.75, crown, radius * 1.5, 0.016)], 'steel'),
    ];
  };
}

function stem(x: number, crown: number, top: number): Mark[] {
  const thread = levels(crown + 0.02, top - 0.01, 0.008);
  return [
    bars([run(x, crown, x, top)], 0.024, 'steel'),
    hairs(thread.map((y) => run(x - 0.012, y, x + 0.012, y + 0.004))),
  ];
}

function spring(x: number, crown: number, top: number): Mark[] {
  const coils = levels(crown + 0.012, top - 0.014, 0.009).map((y) =>
    run(x - 0.024, y, x + 0.024, y + 0.005),
  );
  return [
    bars([run(x, crown, x, top)], 0.012, 'steel'),
    bars(coils, 0.006, 'alloy'),
    faces([box(x - 0.05, top - 0.01, 0.1, 0.01)], 'steel'),
  ];
}

/** A tube with a snap hook at each end; the bands of colour tell a diagonal from a ledger. */
export function brace({ bands }: Brace): DrawPart {
  return ({ length }) => {
    const y = 0.06;
    const hook = (x: number, out: number): Mark[] => {
      const at = (inward: number) => x - out * inward;
      const jaw = run(at(0.1), y, at(0.013), y + 0.02, at(0.013), y - 0.05, at(0.06), y - 0.06);
      return [
        bars([bent(jaw, 0.03)], 0.026, 'dark'),
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

/** An end frame: posts with spigots, rungs as far apart as its range says. */
export function frame(kind: Frame): DrawPart {
  return ({ length, width }) => {
    const xs = [0.025, width - 0.025];
    const inner = frameLadder(width).map((at) => at + width / 2);
    return [
      bars(crossbars(frameRungs(kind, length), 0.05, width - 0.05), 0.036),
      ...(kind.ladder ? [bars(uprights(inner, 0.2, length - 0.2), 0.036)] : []),
      bars(uprights(xs, length - 0.04, length + 0.12), 0.034, 'steel'),
      bars(uprights(xs, 0, length), 0.05),
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
      hairs(crossbars(lines, 0.1, long - 0.1)),
      faces([box(0, y, 0.05, width), box(long - 0.05, y, 0.05, width)], 'dark'),
      faces(
        [-0.012, long - 0.038].map((x) => box(x, y + width - 0.04, 0.05, 0.065)),
        'steel',
      ),
    ];
  };
  const [short, gap] = [endBoard(part), width * 1.7];
  return [
    ...board(short, gap * 3),
    ...board(short, gap * 2),
    ...board(length, gap),
    ...board(length, 0),
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
    hairs(crossbars(ribs, 0.03, length - 0.03)),
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
    bars([...struts, ...uprights(xs, 0, width + below)], 0.034),
    bars(crossbars([rails[0] + below, rails[1] + below], 0, length), 0.038),
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
      [bent(run(0.06, low, length - 0.05, low, length - 0.05, high, 0.06, high), 0.06)],
      0.03,
      tone,
    ),
    bars(uprights([length * 0.36, length * 0.68], low, high), 0.02, tone),
    faces([box(0, low - 0.03, 0.08, 0.09), box(0, high - 0.06, 0.08, 0.09)], 'dark'),
    faces([box(length - 0.04, high - 0.04, 0.04, 0.07)], 'dark'),
  ];
};

/** Four pins with their rings, and four ties as they go round a board. */
export const pinsAndTies: DrawPart = ({ length }) => {
  const xs = [0, 1, 2, 3].map((at) => length * (0.125 + at * 0.25));
  return [
    bars(
      xs.map((x) => bent(run(x - 0.05, 0.06, x - 0.05, 0, x + 0.05, 0, x + 0.05, 0.06), 0.02)),
      0.012,
      'steel',
    ),
    bars(uprights(xs, 0.1, 0.1 + pinLength), 0.014, 'steel'),
    discs(
      xs.map((x): Point => [x, 0.1 + pinLength]),
      0.016,
    ),
  ];
};

export const trestle: DrawPart = ({ length, width }) => trestleFace(width / 2, length);

/** Two posts with their clamps and the two rails that hook between them. */
export const stagingRails: DrawPart = (part) => {
  const { length, width } = part;
  const xs = [width * 0.2, width * 3.4];
  const [left = 0, right = 0] = xs;
  const rails = stagingRailHeights(part);
  const grips = xs.flatMap((x) => rails.map((y) => box(x - 0.04, y - 0.04, 0.08, 0.08)));
  return [
    bars(crossbars(rails, left - 0.12, right + 0.12), 0.032, 'steel'),
    bars(uprights(xs, 0, length), 0.042, 'steel'),
    faces(grips, 'dark'),
    ...xs.flatMap((x): Mark[] => [
      bars(
        [bent(run(x - 0.04, 0.18, x + 0.14, 0.18, x + 0.14, 0.02, x + 0.02, 0.02), 0.03)],
        0.03,
        'steel',
      ),
      bars([run(x + 0.09, 0.02, x + 0.09, 0.11)], 0.016, 'dark'),
      faces([box(x + 0.06, 0.1, 0.06, 0.018)], 'dark'),
    ]),
    faces([box(left - 0.1, -0.001, right - left + 0.26, 0.001)], 'steel'),
  ];
};

/** Four screws on their plates, turning handles at the head. */
export const jackscrewSet: DrawPart = (part) => {
  const { length } = part;
  const plate = jackscrewPlate(part);
  const x = plate / 2;
  const thread = levels(0.07, length * 0.62, 0.02);
  const screw: Mark[] = [
    bars([run(x, 0.02, x, length)], 0.036, 'steel'),
    hairs(thread.map((y) => run(x - 0.018, y, x + 0.018, y + 0.01))),
    bars([run(x, length * 0.66, x, length * 0.9)], 0.056),
    faces([box(x - 0.045, length * 0.63, 0.09, 0.035)], 'dark'),
    bars([run(x - 0.07, length - 0.025, x + 0.07, length - 0.025)], 0.02, 'dark'),
    faces([box(x - 0.03, 0.02, 0.06, 0.03)], 'dark'),
    faces([box(0, 0, plate, 0.022)], 'steel'),
    ...fine(discs(run(0.02, 0.011, plate - 0.02, 0.011), 0.006, 'dark')),
  ];
  return [0, 1, 2, 3].flatMap((at) => moved(screw, at * plate * 1.35));
};
