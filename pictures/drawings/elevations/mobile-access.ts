import type { Product } from '../../../catalogue/product.ts';
import { type MobileLadderPlan, mobileLadderPlan, single } from '../../plans/welded-access.ts';
import type { Elevations } from './elevations.ts';
import { guardedPlatform, placeStairs, weldedFlight, weldedFront } from './flights.ts';
import { atHeight, horizontalLines, verticalLines } from './geometry.ts';
import { bars, type Mark, mirrorMarks, run } from './mark.ts';
import { castors, feet } from './shared-marks.ts';

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileAccess(product: Product): Elevations {
  const plan = mobileLadderPlan(product);
  const { length, height, double } = plan;
  return {
    front: [...outriggers(plan), ...weldedFront(plan)],
    side: double ? doubleSide(plan) : singleSide(plan),
    closeUp: { of: 'side', at: [double ? length / 2 + 0.15 : 0.62, height + 0.1], span: 1.3 },
  };
}

/** Outriggers where the base is wider than the flight: a cross bar with a leg and a foot at each end. */
function outriggers({ width, flightWidth, low, tube }: MobileLadderPlan): Mark[] {
  if (width <= flightWidth) return [];
  const xs = [0.04, width - 0.04] as const;
  return [
    bars([run(xs[0], low, xs[1], low), ...verticalLines(xs, 0.05, low)], tube, 'steel'),
    feet(xs, 0.08, 0.07),
  ];
}

function singleSide(plan: MobileLadderPlan): Mark[] {
  const { height, length, wheel, low, tube } = plan;
  const steps = placeStairs(plan);
  const { rear } = single;
  const [head, front] = [steps.head[0], length - single.front];
  const post = head - 0.05;
  const [railEnd, railTop] = atHeight(steps.foot, steps.head, low);
  const braces = [
    run(rear, low, post, height - 0.1),
    run(rear, height * 0.55, post, height * 0.55),
  ];
  const frame = [
    run(rear, wheel, rear, height),
    run(post, low, post, height),
    run(rear, low, railEnd, low),
    run(front, low, front, railTop + 0.1),
  ];
  return [
    bars(braces, 2 * plan.brace, 'steel'),
    bars(frame, tube, 'steel'),
    ...weldedFlight(plan, steps, rear + 0.02),
    ...guardedPlatform(rear - 0.02, head, steps, 'steel'),
    ...castors([rear, front], wheel / 2, low, 0.05),
    feet([length - 0.1], 0.12, 0.07),
    lever(plan, rear),
  ];
}

/** The foot lever that lowers the frame onto its feet. */
function lever({ low }: MobileLadderPlan, x: number): Mark {
  return bars([run(x + 0.02, low - 0.02, x + 0.2, low + 0.16)], 0.03, 'dark');
}

function doubleSide(plan: MobileLadderPlan): Mark[] {
  const { height, length, wheel, low, tube } = plan;
  const middle = length / 2;
  const steps = placeStairs(plan, middle);
  const [[head], { above }] = [steps.head, steps];
  const start = middle - plan.flight.head[0];
  const [railEnd] = atHeight(steps.foot, steps.head, low);
  const half = [
    ...weldedFlight(plan, steps, head - 0.02),
    ...castors([head - 0.04], wheel / 2, low, 0.05),
    feet([length - 0.1], 0.12, 0.07),
  ];
  const frame = [
    ...verticalLines([start + 0.04, head - 0.04], low, height),
    run(length - railEnd, low, railEnd, low),
  ];
  const cross = [run(start, low, head, height - 0.1), run(head, low, start, height - 0.1)];
  return [
    bars(cross, 2 * plan.brace, 'steel'),
    bars(frame, tube, 'steel'),
    ...mirrorMarks(half, middle),
    ...half,
    bars(horizontalLines([height + above * 0.5], start, head), 0.026, 'steel'),
    bars(horizontalLines([height + above - 0.018], start - 0.02, head + 0.02), 0.036, 'steel'),
    ...guardedPlatform(start, head, steps, 'steel'),
    lever(plan, head - 0.04),
  ];
}
