import type { Product } from '../../../catalogue/product.ts';
import { placeFlight } from '../../plans/flights.ts';
import {
  ladderPointAt,
  type PodiumPlan,
  podiumPlan,
  podiumSizes,
  type StairPodiumPlan,
  stairPodiumPlan,
} from '../../plans/podiums.ts';
import type { Elevations } from './elevations.ts';
import { flight, flightFace, flightRail, treadsAcross } from './flights.ts';
import { box, grid, roundCorners, verticalLines } from './geometry.ts';
import { bars, discs, faces, fine, type Mark, run, type Tone } from './mark.ts';
import { castors, feet, treadEnds } from './shared-marks.ts';

const { tube, wheel } = podiumSizes;

/** A podium's own castors, at each x. */
function wheels(xs: readonly number[], stem = 0.05): Mark[] {
  return castors(xs, wheel / 2, (wheel / 2) * 2.2, stem);
}

/** A fold-flat frame with a guarded platform, climbed at one end through a gate. */
export function podiumSteps(product: Product): Elevations {
  const plan = podiumPlan(product);
  const tone: Tone = plan.moulded ? 'grp' : 'alloy';
  return {
    front: podiumFront(plan, tone),
    side: podiumSide(plan, tone),
    closeUp: { of: 'side', at: [product.length * 0.62, product.height + 0.25], span: 1.2 },
  };
}

function podiumSide(plan: PodiumPlan, tone: Tone): Mark[] {
  const { height, back, edge, front, level, knee, ladder, drawnRail: top } = plan;
  const rail = height + podiumSizes.knee;
  return [
    bars(
      [[ladderPointAt(plan, knee), [back, knee]], run(back, knee, edge - 0.06, height - 0.06)],
      0.026,
      tone,
    ),
    bars([run(back, rail, edge, rail)], 0.028, tone),
    bars(
      [roundCorners(run(back, wheel, back, top, edge, top, edge, height - 0.04), 0.1)],
      2 * tube,
      tone,
    ),
    bars([[[back, level], ladderPointAt(plan, level)]], 0.034, tone),
    bars([[...ladder]], 0.044, tone),
    ...treadEnds(
      plan.treads.map((y) => ladderPointAt(plan, y)),
      0.14,
    ),
    ...platform(plan),
    // The gate swings shut on its own: its hinge and bar at the climbing end.
    faces(
      [box(edge - 0.03, height + 0.42, 0.06, 0.14), box(edge - 0.03, height + 0.88, 0.06, 0.09)],
      'dark',
    ),
    ...jointsOf(plan),
    ...wheels([back, front]),
    ...lockingFeet(plan, [back + 0.11, front - 0.11]),
  ];
}

/** The platform and the toeboard along it. */
function platform({ height, back, edge, deck, lip }: PodiumPlan | StairPodiumPlan): Mark[] {
  const over = 0.03;
  return [
    faces([box(back, height, edge - back, podiumSizes.toeboard)], 'timber'),
    faces([box(back - over, height - deck, edge - back + over + lip, deck)], 'dark'),
  ];
}

/** GRP tube is held in moulded joints. */
function jointsOf({ moulded, height, back, edge }: PodiumPlan): Mark[] {
  const knee = height + podiumSizes.knee;
  if (!moulded) return fine(discs(run(back, knee, edge, knee), 0.018, 'dark'));
  const points = grid([back, edge], [height - 0.03, knee, height + 0.93]);
  return [
    faces(
      points.map(([x, y]) => box(x - 0.035, y - 0.05, 0.07, 0.1)),
      'dark',
    ),
  ];
}

/** Auto Lock: feet that come down beside the castors when someone steps on. */
function lockingFeet({ autoLock }: PodiumPlan, xs: readonly number[]): Mark[] {
  return autoLock ? [bars(verticalLines(xs, 0.05, 0.21), 0.03, 'steel'), feet(xs, 0.09, 0.05)] : [];
}

/** The front view of a high podium's stabilisers: arms that fold out to either side, each down to a pad. */
function stabilisers({ reach, width, level }: PodiumPlan | StairPodiumPlan, tone: Tone): Mark[] {
  if (reach === 0) return [];
  const arm = (post: number, out: number) => [
    run(post, level + 0.06, out, level),
    run(post, level, out, level),
    run(out, 0.05, out, level + 0.05),
  ];
  const xs = [0.05 - reach, width + reach - 0.05] as const;
  return [
    bars([...arm(0.03, xs[0]), ...arm(width - 0.03, xs[1])], 0.032, tone),
    feet(xs, 0.1, 0.05),
  ];
}

function podiumFront(plan: PodiumPlan, tone: Tone): Mark[] {
  const { width, height, deck, level, drawnRail: top, gate } = plan;
  const [left, right] = [0.03, width - 0.03];
  const [from, to] = [0.1, width - 0.1];
  // The gate, hung on the left post.
  const [low, high] = gate;
  return [
    ...stabilisers(plan, tone),
    bars(
      [roundCorners(run(left, wheel, left, top, right, top, right, wheel), 0.1)],
      2 * tube,
      tone,
    ),
    bars([run(left, level, right, level)], 0.034, tone),
    bars(verticalLines([from, to], level, height), 0.034, tone),
    ...treadsAcross(plan.treads, from, to, 'alloy', 0.036),
    faces([box(0.05, height, width - 0.1, podiumSizes.toeboard)], 'timber'),
    faces([box(0.01, height - deck, width - 0.02, deck)], 'dark'),
    bars([roundCorners(run(0.06, low, to, low, to, high, 0.06, high), 0.06)], 0.03, tone),
    faces([box(0.01, height + 0.44, 0.06, 0.09), box(0.01, height + 0.88, 0.06, 0.09)], 'dark'),
    ...wheels([left, right]),
    ...lockingFeet(plan, [0.14, width - 0.14]),
  ];
}

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
