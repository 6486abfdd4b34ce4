import { box, levels } from '../geometry.ts';
import { bars, discs, faces, hairs, type Mark, run } from '../mark.ts';
import type { DrawPart } from './part.ts';

/** A braked castor: tyre, hub, fork, pedal, and the stem or plate that it is held by. */
export const castor: DrawPart = ({ length, name }) => {
  const radius = Number(/(\d+) mm/.exec(name)?.[1] ?? 125) / 2000;
  const x = length / 2;
  const crown = radius * 2 + 0.012;
  const sprung = name.includes('Sprung');
  return [
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
  ];
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
