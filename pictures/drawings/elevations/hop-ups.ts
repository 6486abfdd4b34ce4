import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { bent, box, stepsUpTo } from './geometry.ts';
import { bars, discs, faces, fine, hairs, type Mark, type Point, type Run, run } from './mark.ts';
import { feet, treadFaces } from './pen.ts';

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
  // The handhold is a hoop along the platform: seen from the front it is one upright.
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
        : [bars([run(across - 0.03, height - 0.04, across - 0.03, height + 0.5)], 0.03)]),
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
