import type { Product } from '../../../catalogue/product.ts';
import { placeFlight } from '../../plans/flights.ts';
import { stairPodiumPlan } from '../../plans/podiums.ts';
import type { Elevations } from './elevations.ts';
import { flight, flightFace, flightRail } from './flights.ts';
import { roundCorners } from './geometry.ts';
import { bars, run } from './mark.ts';
import { platform, stabilisers, tube, wheel, wheels } from './podiums.ts';
import { feet } from './shared-marks.ts';

/** A guarded platform on castors with stairs and two handrails leading up to it. */
export function stairPodium(product: Product): Elevations {
  const plan = stairPodiumPlan(product);
  const { width, length, height, back, edge, rail, level } = plan;
  const stair = placeFlight(plan.drawnStair, edge, plan.end);
  const knee = height + stair.above / 2;
  const look = { toothed: false, tone: 'alloy', stringer: 0.075 } as const;
  return {
    front: [
      ...stabilisers(plan, 'alloy'),
      ...flightFace(width, stair, look),
      ...wheels([0.05, width - 0.05], 0.04),
    ],
    side: [
      bars([run(back, 0.3, edge, height - 0.12), run(edge, 0.3, back, height - 0.12)], 0.026),
      bars([run(back, level, edge, level), run(edge, wheel, edge, rail)], 2 * tube),
      bars([run(back, knee, edge, knee)], 0.028),
      bars([roundCorners(run(back, wheel, back, rail, edge, rail), 0.1)], 2 * tube),
      ...flightRail(stair, 'alloy', edge),
      ...flight(stair, look),
      ...platform(plan),
      ...wheels([back, edge]),
      feet([stair.foot[0]], 0.13, 0.05),
    ],
    closeUp: { of: 'side', at: [length - 0.1, height + 0.2], span: 1.5 },
  };
}
