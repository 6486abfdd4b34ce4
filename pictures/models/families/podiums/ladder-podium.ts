import type { Vector3 } from 'three';
import type { Spot } from '../../../plans/geometry.ts';
import { ladderPointAt, type PodiumPlan, podiumSizes } from '../../../plans/podiums.ts';
import { castorHeight } from '../../kit/castor.ts';
import { point } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

export const { tube, slim } = podiumSizes;

/** The height at which the posts begin. */
export const low = castorHeight(podiumSizes.wheel) - 0.006;

export type LadderPodium = ReturnType<typeof beginPodium>;

/** A podium under construction, with plan dimensions relative to its centre. */
export function beginPodium(plan: PodiumPlan) {
  const { middle, back, edge, front, ladder, moulded } = plan;
  const [foot, head] = ladder;
  return {
    ...plan,
    piece: new Workpiece(),
    back: back - middle,
    edge: edge - middle,
    front: front - middle,
    ladder: [[foot[0] - middle, foot[1]] as Spot, [head[0] - middle, head[1]] as Spot],
    material: moulded ? 'grp' : 'aluminium',
  } as const;
}

export function ladderAt(podium: LadderPodium, x: number, y: number): Vector3 {
  const [z, at] = ladderPointAt(podium, y);
  return point(x, at, z);
}
