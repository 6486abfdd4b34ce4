import type { Product } from '../../../catalogue/product.ts';
import type { PlacedFlight as Flight } from '../../plans/flights.ts';
import {
  cageReach,
  type LorryAccessPlan,
  lorryAccessPlan,
  platformDepth,
} from '../../plans/welded-access.ts';
import type { Elevations } from './elevations.ts';
import {
  guardedPlatform,
  placeStairs,
  type WeldedPlan,
  weldedFlight,
  weldedFront,
} from './flights.ts';
import { atHeight, box, roundCorners, verticalLines } from './geometry.ts';
import { bars, faces, hairs, type Mark, type Run, run } from './mark.ts';
import { castors, feet } from './shared-marks.ts';

const vehicleAccess: Readonly<
  Record<LorryAccessPlan['shape'], (plan: LorryAccessPlan) => Elevations>
> = { 'lorry-steps': lorrySteps, 'tanker-ladder': tankerLadder };

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccess(product: Product): Elevations {
  const plan = lorryAccessPlan(product);
  return vehicleAccess[plan.shape](plan);
}

/** Wide steps rolled up to a load bed: buffers towards the vehicle, feet under the stairs. */
function lorrySteps(plan: LorryAccessPlan): Elevations {
  const { height, length, low, tube, wheel } = plan;
  const steps = placeStairs(plan);
  const foot = atHeight(steps.foot, steps.head, low);
  const post = platformDepth - 0.05;
  return {
    front: weldedFront(plan),
    side: [
      bars([run(0.12, low, platformDepth - 0.06, height - 0.1)], 0.03),
      bars(
        [run(0.08, 0.16, 0.08, height), run(post, low, post, height), [[0.08, low], foot]],
        tube,
      ),
      ...weldedFlight(plan, steps, 0.1),
      ...guardedPlatform(0.06, platformDepth, steps, 'alloy'),
      faces([box(0, height - 0.22, 0.05, 0.2), box(0, height * 0.45, 0.05, 0.16)], 'dark'),
      ...castors([0.1], wheel / 2, 0.3, 0.06),
      bars([run(length - 0.4, 0.05, length - 0.4, foot[1])], 0.036),
      feet([length - 0.1, length - 0.4], 0.13, 0.06),
    ],
    closeUp: { of: 'side', at: [0.6, height + 0.3], span: 1.6 },
  };
}

/** A stair tower, levelled on jackscrews, with a cage that lowers round the tanker's manlid. */
function tankerLadder(plan: LorryAccessPlan): Elevations {
  const { width, height, length, low, tube, wheel } = plan;
  const steps = placeStairs(plan);
  const posts = [0.06, platformDepth - 0.05] as const;
  const foot = atHeight(steps.foot, steps.head, low);
  const castor = length - 0.75;
  return {
    front: [
      bars([run(0.06, low, width - 0.06, low)], tube, 'steel'),
      ...weldedFront(plan),
      ...jackscrews([0.06, width - 0.06], low),
    ],
    side: [
      bars(zigzag(plan, posts), 2 * plan.brace, 'steel'),
      bars([...verticalLines(posts, low - 0.02, height), [[posts[0], low], foot]], tube, 'steel'),
      ...weldedFlight(plan, steps, 0.06),
      ...cage(steps),
      ...guardedPlatform(0.03, platformDepth, steps, 'steel'),
      ...castors([0.5, castor], wheel / 2, low, 0.06),
      bars([run(castor, low, castor, low + 0.12)], 0.05, 'steel'),
      ...jackscrews([0.06, length - 0.28], low),
      feet([length - 0.1], 0.13, 0.06),
    ],
    closeUp: { of: 'side', at: [-0.1, height + 0.3], span: 2.3 },
  };
}

function zigzag({ low, height, bay }: WeldedPlan, [left, right]: readonly [number, number]): Run[] {
  const bays = Math.max(1, Math.round((height - low) / bay));
  return Array.from({ length: bays }, (_, at): Run => {
    const from = low + ((height - low) * at) / bays;
    const to = low + ((height - low) * (at + 1)) / bays - 0.08;
    return at % 2 === 0 ? run(left, from, right, to) : run(right, from, left, to);
  });
}

/** The cage lowered from the platform over the vehicle: a floor ring, two rails and uprights between. */
function cage({ head: [, height], above }: Flight): Mark[] {
  const [from, to] = [-cageReach + 0.02, 0.02];
  const [floor, top] = [height - 0.12, height + above - 0.02];
  const middle = (floor + top) / 2;
  const xs = [0.2, 0.4, 0.6, 0.8].map((part) => from + (to - from) * part);
  return [
    bars([...verticalLines(xs, floor, top), run(from, middle, to, middle)], 0.024, 'steel'),
    bars([roundCorners(run(to, top, from, top, from, floor, to, floor), 0.1)], 0.04, 'steel'),
    // The arms it swings down on.
    bars([run(0.08, height - 0.55, from + 0.45, floor)], 0.04, 'dark'),
  ];
}

/** Threaded screws on square plates, a turning handle at the head. */
function jackscrews(xs: readonly number[], top: number): Mark[] {
  const threads = xs.flatMap((x) =>
    [0.09, 0.14, 0.19, 0.24].map((y) => run(x - 0.02, y, x + 0.02, y + 0.02)),
  );
  const handles = xs.map((x) => run(x - 0.09, top - 0.06, x + 0.09, top - 0.06));
  return [
    bars(verticalLines(xs, 0.02, top + 0.06), 0.04, 'steel'),
    hairs(threads),
    faces(
      xs.map((x) => box(x - 0.075, 0, 0.15, 0.03)),
      'dark',
    ),
    bars(handles, 0.024, 'dark'),
  ];
}
