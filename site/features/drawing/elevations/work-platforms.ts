import type { Product } from '../../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { flight, flightRail } from './flights.ts';
import {
  bars,
  discs,
  faces,
  fine,
  hairs,
  type Mark,
  type Point,
  quiet,
  type Run,
  run,
} from './mark.ts';
import { bent, box, feet, rivets, stepsUpTo, treadFaces } from './pen.ts';

/** A hop-up: a ribbed deck on legs that fold under it, with rungs to climb at each end. */
export function foldingPlatform(product: Product): Elevations {
  const { width, length, height } = product;
  const legs: Run[] = [
    run(0.03, 0.03, 0.14, height - 0.04),
    run(length - 0.03, 0.03, length - 0.14, height - 0.04),
  ];
  const rungs = stepsUpTo(height, 3).slice(0, -1);
  return {
    front: [
      ...treadFaces(
        rungs.map((y) => ({ from: 0.03, to: width - 0.03, y })),
        'alloy',
        0.04,
      ),
      bars(
        [
          run(0.022, 0.03, 0.05, height - 0.04),
          run(width - 0.022, 0.03, width - 0.05, height - 0.04),
        ],
        0.036,
      ),
      ...deck(0, width, height),
      feet([0.022, width - 0.022], 0.06, 0.06),
    ],
    side: [
      bars(
        [
          run(0.1, height * 0.52, length * 0.36, height - 0.05),
          run(length - 0.1, height * 0.52, length * 0.64, height - 0.05),
        ],
        0.02,
      ),
      bars(legs, 0.05),
      faces(
        rungs.flatMap((y) =>
          [0.03 + (0.11 * y) / height, length - 0.03 - (0.11 * y) / height].map((x) =>
            box(x - 0.045, y - 0.035, 0.09, 0.035),
          ),
        ),
      ),
      ...deck(0, length, height),
      feet([0.035, length - 0.035], 0.08, 0.055),
    ],
    closeUp: { of: 'side', at: [0.24, height - 0.18], span: 0.62 },
  };
}

function deck(from: number, to: number, height: number): Mark[] {
  return [
    faces([box(from, height - 0.065, to - from, 0.065)]),
    hairs([run(from, height - 0.02, to, height - 0.02)]),
    faces(
      [
        box(from - 0.008, height - 0.072, 0.03, 0.076),
        box(to - 0.022, height - 0.072, 0.03, 0.076),
      ],
      'dark',
    ),
    ...fine(hairs([run(from, height - 0.042, to, height - 0.042)])),
  ];
}

/** A work platform on four legs that telescope singly, with a handhold at one end. */
export function adjustablePlatform(product: Product): Elevations {
  const { width, length, height } = product;
  const split = height * 0.46;
  const pins = (x: number): Point[] => [0.1, 0.2, 0.3].map((down): Point => [x, split - down]);
  const draw = (across: number, handhold: boolean): Mark[] => {
    const xs = [0.06, across - 0.06];
    const rungs = stepsUpTo(height, 4).slice(0, -1);
    return [
      ...(handhold
        ? [
            bars(
              [
                bent(
                  run(
                    0.06,
                    height - 0.04,
                    0.06,
                    height + 0.5,
                    0.3,
                    height + 0.5,
                    0.3,
                    height - 0.04,
                  ),
                  0.08,
                ),
              ],
              0.03,
            ),
          ]
        : []),
      ...(handhold
        ? [
            bars(
              [
                run(0.06, height * 0.5, across * 0.38, height - 0.05),
                run(across - 0.06, height * 0.5, across * 0.62, height - 0.05),
              ],
              0.022,
            ),
          ]
        : [
            ...treadFaces(
              rungs.map((y) => ({ from: 0.06, to: across - 0.06, y })),
              'alloy',
              0.036,
            ),
          ]),
      bars(
        xs.map((x) => run(x, 0.04, x, split + 0.05)),
        0.038,
        'steel',
      ),
      ...fine(discs(xs.flatMap(pins), 0.008, 'dark')),
      bars(
        xs.map((x) => run(x, split, x, height - 0.05)),
        0.054,
      ),
      faces(
        xs.map((x) => box(x - 0.04, split - 0.02, 0.08, 0.05)),
        'dark',
      ),
      ...deck(0, across, height),
      feet(xs, 0.1, 0.045),
    ];
  };
  return {
    front: draw(width, false),
    side: draw(length, true),
    closeUp: { of: 'side', at: [0.3, height - 0.12], span: 0.9 },
  };
}

/** A welded flight that is bolted, or hooked, to a machine; one handrail. */
export function machineSteps(product: Product): Elevations {
  const { width, length, height, overallHeight = height + 1.1, treads = 4, badges } = product;
  const above = overallHeight - height;
  const steps = {
    foot: [length - 0.06, 0.03] as Point,
    head: [0.28, height] as Point,
    treads,
    toothed: true,
    tone: 'alloy' as const,
    stringer: 0.085,
  };
  const hooked = badges.includes('Hookable');
  const top = overallHeight - 0.02;
  const ys = stepsUpTo(height, treads).slice(0, -1);
  return {
    front: [
      quiet([run(-0.25, height - 0.08, width + 0.25, height - 0.08)]),
      ...treadFaces(
        ys.map((y) => ({ from: 0.03, to: width - 0.03, y })),
        'steel',
        0.04,
      ),
      bars(
        [run(0.025, 0.03, 0.025, height), run(width - 0.025, 0.03, width - 0.025, height)],
        0.05,
      ),
      bars([run(width - 0.02, 0.14, width - 0.02, top)], 0.036),
      faces([box(0, height - 0.06, width, 0.06)], 'dark'),
      faces([box(-0.02, 0, 0.09, 0.03), box(width - 0.07, 0, 0.09, 0.03)], 'dark'),
    ],
    side: [
      quiet([run(0, 0, 0, height - 0.08, -0.22, height - 0.08)]),
      ...flightRail(steps, above, 0.03),
      bars([run(0.05, height - 0.02, 0.05, top)], 0.036),
      ...flight(steps),
      faces([box(0, height - 0.06, 0.32, 0.06)], 'dark'),
      ...(hooked
        ? [
            bars(
              [bent(run(0.06, height - 0.03, -0.05, height - 0.03, -0.05, height - 0.14), 0.03)],
              0.024,
              'dark',
            ),
          ]
        : []),
      faces([box(length - 0.15, 0, 0.15, 0.03)], 'dark'),
      ...rivets(run(length - 0.11, 0.03, length - 0.04, 0.03), 0.012),
    ],
    closeUp: { of: 'side', at: [0.4, height + 0.1], span: 1.2 },
  };
}

/** A staging board between two adjustable trestles. */
export function stagingSet(product: Product): Elevations {
  const { width, length, height } = product;
  const stands = [length * 0.14, length * 0.86];
  const faced = width > 0.5;
  return {
    front: [...trestleFace(width / 2, height - 0.12), ...board(0, width, height, faced)],
    side: [
      ...stands.flatMap((x) => trestleEdge(x, height - 0.12)),
      ...board(0, length, height, faced),
    ],
    closeUp: { of: 'side', at: [stands[0] ?? 0, height - 0.3], span: 1.05 },
  };
}

function board(from: number, to: number, height: number, timberFaced: boolean): Mark[] {
  const depth = 0.11;
  return [
    faces([box(from, height - depth, to - from, depth)]),
    ...(timberFaced ? [faces([box(from, height - 0.03, to - from, 0.03)], 'timber')] : []),
    hairs([run(from, height - depth + 0.028, to, height - depth + 0.028)]),
    faces(
      [
        box(from - 0.01, height - depth - 0.005, 0.05, depth + 0.01),
        box(to - 0.04, height - depth - 0.005, 0.05, depth + 0.01),
      ],
      'dark',
    ),
  ];
}

/** A trestle in line with the board: legs that part from a clamp, the pinned inner post. */
export function trestleEdge(x: number, top: number): Mark[] {
  const collar = top * 0.62;
  return [
    bars([run(x, collar - 0.35, x, top)], 0.04, 'steel'),
    ...fine(
      discs(
        [0.12, 0.22, 0.32].map((up): Point => [x, collar + up]),
        0.009,
        'dark',
      ),
    ),
    bars(
      [run(x - 0.28, 0.04, x - 0.02, collar), run(x + 0.28, 0.04, x + 0.02, collar)],
      0.042,
      'steel',
    ),
    bars([run(x - 0.19, collar * 0.38, x + 0.19, collar * 0.38)], 0.026, 'steel'),
    faces([box(x - 0.05, collar - 0.05, 0.1, 0.1)], 'dark'),
    faces([box(x - 0.06, top - 0.03, 0.12, 0.03)], 'steel'),
    feet([x - 0.285, x + 0.285], 0.09, 0.045),
  ];
}

/** The same trestle face on: two posts and the rail that the board lies on. */
export function trestleFace(middle: number, top: number): Mark[] {
  const half = 0.42;
  const collar = top * 0.62;
  const xs = [middle - half, middle + half];
  return [
    bars(
      xs.map((x) => run(x, collar - 0.3, x, top - 0.03)),
      0.036,
      'steel',
    ),
    bars(
      xs.map((x) => run(x, 0.04, x, collar)),
      0.046,
      'steel',
    ),
    bars(
      [
        run(xs[0] ?? 0, 0.3, xs[1] ?? 0, 0.3),
        run(xs[0] ?? 0, collar - 0.1, xs[1] ?? 0, collar - 0.1),
      ],
      0.034,
      'steel',
    ),
    bars([run(xs[0] ?? 0, 0.32, xs[1] ?? 0, collar - 0.12)], 0.026, 'steel'),
    faces(
      xs.map((x) => box(x - 0.04, collar - 0.03, 0.08, 0.08)),
      'dark',
    ),
    faces([box(middle - half - 0.03, top - 0.05, 2 * half + 0.06, 0.05)], 'steel'),
    feet(xs, 0.09, 0.045),
  ];
}
