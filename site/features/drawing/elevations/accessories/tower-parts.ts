import type { Product } from '../../../../../catalogue/product.ts';
import { bars, discs, faces, fine, hairs, type Mark, moved, type Point, run } from '../mark.ts';
import { bent, between, box, crossbars, grid, levels, uprights } from '../pen.ts';
import type { DrawPart } from './part.ts';

/** A braked castor: tyre, hub, fork, pedal, and the stem or plate that it is held by. */
export const castor: DrawPart = ({ length, name }) => {
  const radius = Number(/(\d+) mm/.exec(name)?.[1] ?? 125) / 2000;
  const x = length / 2;
  const crown = radius * 2 + 0.012;
  const sprung = name.includes('Sprung');
  return {
    marks: [
      ...(sprung ? spring(x, crown, length) : stem(x, crown, length)),
      faces(
        [
          run(
            x - radius * 0.62,
            crown + 0.014,
            x + radius * 0.62,
            crown + 0.014,
            x + radius * 0.3,
            radius * 0.8,
            x - radius * 0.3,
            radius * 0.8,
          ),
        ],
        'steel',
      ),
      discs([[x, radius]], radius, 'dark'),
      discs([[x, radius]], radius * 0.72, 'steel'),
      discs([[x, radius]], radius * 0.66),
      discs([[x, radius]], radius * 0.2, 'dark'),
      faces(
        [
          run(
            x - radius * 0.28,
            radius * 1.9,
            x + radius * 0.28,
            radius * 1.9,
            x + radius * 0.14,
            radius * 0.9,
            x - radius * 0.14,
            radius * 0.9,
          ),
        ],
        'steel',
      ),
      faces(
        [
          run(
            x + radius * 0.5,
            radius * 2.02,
            x + radius * 1.55,
            radius * 1.72,
            x + radius * 1.55,
            radius * 1.52,
            x + radius * 0.5,
            radius * 1.8,
          ),
        ],
        'dark',
      ),
      faces([box(x - radius * 0.75, crown, radius * 1.5, 0.016)], 'steel'),
    ],
    length: 'up',
  };
};

function stem(x: number, crown: number, top: number): Mark[] {
  return [
    bars([run(x, crown, x, top)], 0.024, 'steel'),
    hairs(
      levels(crown + 0.02, top - 0.01, 0.008).map((y) => run(x - 0.012, y, x + 0.012, y + 0.004)),
    ),
  ];
}

function spring(x: number, crown: number, top: number): Mark[] {
  const coils = levels(crown + 0.012, top - 0.014, 0.009);
  return [
    bars([run(x, crown, x, top)], 0.012, 'steel'),
    bars(
      coils.map((y) => run(x - 0.024, y, x + 0.024, y + 0.005)),
      0.006,
      'alloy',
    ),
    faces([box(x - 0.05, top - 0.01, 0.1, 0.01)], 'steel'),
  ];
}

/** A tube with a snap hook at each end; the bands of colour tell a diagonal from a ledger. */
export const brace: DrawPart = ({ length, name }) => {
  const y = 0.06;
  const bands = name.includes('Diagonal') ? [0.44, 0.56] : [0.5];
  const hook = (x: number, out: number): Mark[] => [
    bars(
      [
        bent(
          run(
            x - out * 0.1,
            y,
            x - out * 0.013,
            y + 0.02,
            x - out * 0.013,
            y - 0.05,
            x - out * 0.06,
            y - 0.06,
          ),
          0.03,
        ),
      ],
      0.026,
      'dark',
    ),
    faces([box(x - out * 0.13 - 0.03, y - 0.035, 0.06, 0.07)], 'steel'),
  ];
  return {
    marks: [
      bars([run(0.08, y, length - 0.08, y)], 0.042),
      faces(
        bands.map((part) => box(length * part - 0.06, y - 0.018, 0.12, 0.036)),
        'grp',
      ),
      ...hook(0, -1),
      ...hook(length, 1),
    ],
    length: 'across',
  };
};

/** The long tube, the short one that triangulates it, swivel clamps and a rubber foot. */
export const stabiliser: DrawPart = ({ length, name }) => {
  const telescopic = name.includes('Telescopic');
  const out = length * 0.5;
  const foot: Point = [0.05, 0.06];
  const head: Point = [out, length - 0.04];
  const hold = between(foot, head, 0.45);
  const post: Point = [out, length * 0.2];
  return {
    marks: [
      bars([run(out + 0.075, -0.02, out + 0.075, length + 0.12)], 0.03, 'steel'),
      bars([[hold, post]], 0.036),
      ...(telescopic ? [bars([[foot, between(foot, head, 0.5)]], 0.034, 'steel')] : []),
      bars([[telescopic ? between(foot, head, 0.32) : foot, head]], 0.046),
      ...(telescopic
        ? [
            discs([between(foot, head, 0.33)], 0.034, 'dark'),
            ...fine(
              discs(
                [0.1, 0.16, 0.22].map((part) => between(foot, head, part)),
                0.009,
                'dark',
              ),
            ),
          ]
        : []),
      discs([hold], 0.03, 'dark'),
      faces(
        [box(out - 0.03, length - 0.1, 0.13, 0.1), box(out - 0.03, length * 0.2 - 0.05, 0.13, 0.1)],
        'dark',
      ),
      discs(run(out + 0.035, length - 0.05, out + 0.035, length * 0.2), 0.02),
      faces([run(-0.02, 0, 0.12, 0, 0.08, 0.06, 0.02, 0.06)], 'dark'),
    ],
    length: 'up',
  };
};

/** Two long boards and two short, with the clips that drop over the posts. */
export const toeboards: DrawPart = ({ length, width }) => {
  const board = (long: number, y: number): Mark[] => [
    faces([box(0, y, long, width)], 'timber'),
    hairs([
      run(0.1, y + width * 0.33, long - 0.1, y + width * 0.33),
      run(0.1, y + width * 0.66, long - 0.1, y + width * 0.66),
    ]),
    faces([box(0, y, 0.05, width), box(long - 0.05, y, 0.05, width)], 'dark'),
    faces(
      [
        box(-0.012, y + width - 0.04, 0.05, 0.065),
        box(long - 0.038, y + width - 0.04, 0.05, 0.065),
      ],
      'steel',
    ),
  ];
  const short = Math.min(1.3, length * 0.55);
  const gap = width * 1.7;
  return {
    marks: [
      ...moved(board(short, gap * 3), 0),
      ...board(short, gap * 2),
      ...board(length, gap),
      ...board(length, 0),
    ],
    length: 'across',
    showsWidth: true,
  };
};

/** From above: the ply deck in its frame, the trapdoor and its catch, four hooks. */
export const trapdoorDeck: DrawPart = ({ length, width }) => {
  const door = { from: length * 0.54, to: length * 0.92 };
  return {
    marks: [
      faces(
        [0.06, width - 0.1].flatMap((y) => [
          box(-0.03, y, 0.08, 0.04),
          box(length - 0.05, y, 0.08, 0.04),
        ]),
        'dark',
      ),
      faces([box(0, 0, length, width)]),
      faces([box(0.04, 0.045, length - 0.08, width - 0.09)], 'timber'),
      faces([box(door.from, 0.07, door.to - door.from, width - 0.14)], 'timber'),
      hairs([
        run(
          door.from + 0.02,
          0.09,
          door.to - 0.02,
          0.09,
          door.to - 0.02,
          width - 0.09,
          door.from + 0.02,
          width - 0.09,
          door.from + 0.02,
          0.09,
        ),
      ]),
      faces(
        [0.28, 0.72].map((part) => box(door.to - 0.03, width * part - 0.03, 0.06, 0.06)),
        'steel',
      ),
      faces([box(door.from + 0.05, width / 2 - 0.05, 0.03, 0.1)], 'dark'),
      ...fine(
        discs(
          grid(
            [0.15, 0.3, 0.45].map((part) => length * part),
            [0.022, width - 0.022],
          ),
          0.008,
          'dark',
        ),
      ),
    ],
    length: 'across',
    showsWidth: true,
  };
};

/** An end frame: posts with spigots, rungs as far apart as its range says. */
export const frame: DrawPart = (product) => {
  const { length, width } = product;
  const rung = rungOf(product);
  const xs = [0.025, width - 0.025];
  const ys = levels(0.2, length - 0.2, rung);
  const inner = [width * 0.56, width * 0.56 + 0.36];
  const ladder = product.name.includes('Ladder');
  return {
    marks: [
      bars(crossbars(ys, 0.05, width - 0.05), 0.036),
      ...(ladder ? [bars(uprights(inner, 0.2, length - 0.2), 0.036)] : []),
      bars(uprights(xs, length - 0.04, length + 0.12), 0.034, 'steel'),
      bars(uprights(xs, 0, length), 0.05),
      faces(
        xs.map((x) => box(x - 0.034, 0.05, 0.068, 0.05)),
        'dark',
      ),
      ...fine(discs(grid(xs, [length + 0.06]), 0.01, 'dark')),
    ],
    length: 'up',
    showsWidth: true,
  };
};

/** Frames of the 500 range have a rung every 500 mm. */
function rungOf({ range }: Product): number {
  return range.endsWith('500') ? 0.5 : 0.25;
}
