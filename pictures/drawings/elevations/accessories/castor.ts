import type { Castor } from '../../../plans/accessories.ts';
import type { DrawPart } from '../elevations.ts';
import { box, evenHeights, scaleOutline } from '../geometry.ts';
import { bars, discs, faces, hairs, type Mark, run } from '../mark.ts';

/** A braked castor: tyre, hub, fork, pedal, and the stem or plate that it is held by. */
export function castor({ wheel, sprung }: Castor): DrawPart {
  return ({ length }) => {
    const [radius, x] = [wheel / 2, length / 2];
    const crown = radius * 2 + 0.012;
    const hub = [x, radius] as const;
    const shaped = (...xy: readonly number[]) => scaleOutline(radius, xy, x);
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
  const thread = evenHeights(crown + 0.02, top - 0.01, 0.008);
  return [
    bars([run(x, crown, x, top)], 0.024, 'steel'),
    hairs(thread.map((y) => run(x - 0.012, y, x + 0.012, y + 0.004))),
  ];
}

function spring(x: number, crown: number, top: number): Mark[] {
  const coils = evenHeights(crown + 0.012, top - 0.014, 0.009).map((y) =>
    run(x - 0.024, y, x + 0.024, y + 0.005),
  );
  return [
    bars([run(x, crown, x, top)], 0.012, 'steel'),
    bars(coils, 0.006, 'alloy'),
    faces([box(x - 0.05, top - 0.01, 0.1, 0.01)], 'steel'),
  ];
}
