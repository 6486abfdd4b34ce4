import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { type Flight, flight, flightRail } from './flights.ts';
import { bent, box, stepsUpTo } from './geometry.ts';
import { bars, faces, quiet, run } from './mark.ts';
import { rivets, treadFaces } from './pen.ts';

/** A welded flight that is bolted, or hooked, to a machine; one handrail. */
export function machineSteps(product: Product): Elevations {
  const { width, length, height, overallHeight = height + 1.1, treads = 4, badges } = product;
  const above = overallHeight - height;
  const steps: Flight = {
    foot: [length - 0.06, 0.03],
    head: [0.28, height],
    treads,
    toothed: true,
    tone: 'alloy',
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
