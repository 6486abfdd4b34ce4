import { podiumStairRun } from '../../../catalogue/floor-space.ts';
import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { type Flight, flight, flightFace, flightRail } from './flights.ts';
import { bent, box } from './geometry.ts';
import { bars, faces, type Mark, type Point, run } from './mark.ts';
import { castors, feet } from './pen.ts';

const wheel = 0.0625;
const treadSpacing = 0.21;

/** A guarded platform on castors with stairs and two handrails leading up to it. */
export function stairPodium(product: Product): Elevations {
  const { width, height, overallHeight = height + 1 } = product;
  const above = overallHeight - height;
  const treads = Math.round(height / treadSpacing);
  return {
    front: [
      ...flightFace({ width, height, above, treads, tone: 'alloy' }),
      ...castors([0.05, width - 0.05], wheel, wheel * 2.2, 0.04),
    ],
    side: side(product, above, treads),
    closeUp: { of: 'side', at: [product.length - 0.1, height + 0.2], span: 1.5 },
  };
}

function side(product: Product, above: number, treads: number): Mark[] {
  const { length, height } = product;
  const [back, edge] = [0.05, length - 0.05];
  const foot: Point = [length + podiumStairRun(product) - 0.05, 0.04];
  const steps: Flight = {
    foot,
    head: [edge + 0.02, height],
    treads,
    toothed: false,
    tone: 'alloy',
    stringer: 0.075,
  };
  const top = height + above - 0.02;
  return [
    bars([run(back, 0.3, edge, height - 0.12), run(edge, 0.3, back, height - 0.12)], 0.026),
    bars([run(back, 0.26, edge, 0.26), run(edge, wheel * 2, edge, top)], 0.04),
    bars([run(back, height + above / 2, edge, height + above / 2)], 0.028),
    bars([bent(run(back, wheel * 2, back, top, edge, top), 0.1)], 0.04),
    ...flightRail(steps, above, edge),
    ...flight(steps),
    faces([box(back, height, edge - back, 0.13)], 'timber'),
    faces([box(back - 0.03, height - 0.06, edge - back + 0.08, 0.06)], 'dark'),
    ...castors([back, edge], wheel, wheel * 2.2, 0.05),
    feet([foot[0]], 0.13, 0.05),
  ];
}
