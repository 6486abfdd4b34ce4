import { towerSizes } from '../../plans/towers.ts';
import type { FlatTower } from './flat-tower.ts';
import { between, box } from './geometry.ts';
import { bars, faces, type Mark, type Point, type Run, translateMarks } from './mark.ts';
import { castors } from './shared-marks.ts';

export type Posts = readonly [left: number, right: number];

/** Castor, threaded leg and collar under a post at each x, standing at height `up`. */
export function legs({ wheel, postFoot }: FlatTower, xs: readonly number[], up = 0): Mark[] {
  const collars = xs.map((x) => box(x - 0.045, postFoot - 0.05, 0.09, 0.05));
  return translateMarks(
    [...castors(xs, wheel / 2, postFoot + 0.02, 0.036), faces(collars, 'dark')],
    0,
    up,
  );
}

/** A stabiliser on each side: the long tube to the ground, a short one that holds it to the post. */
export function stabilisers(plan: FlatTower, [left, right]: Posts, rise: number): Mark[] {
  const { reach, clamp, postFoot } = plan;
  if (reach === 0) return [];
  const each = [
    { post: left, out: -1, ground: 0, low: postFoot + towerSizes.lowClamp },
    { post: right, out: 1, ground: rise, low: rise + postFoot + towerSizes.lowClamp },
  ];
  const tubes = each.flatMap(({ post, out, ground, low }): Run[] => {
    const foot: Point = [post + out * (reach - 0.05), ground + 0.05];
    const head: Point = [post + out * 0.05, clamp];
    return [
      [foot, head],
      [[post + out * 0.05, low], between(foot, head, 0.42)],
    ];
  });
  const pads = each.map(({ post, out, ground }) =>
    box(post + out * (reach - 0.05) - 0.05, ground, 0.1, 0.05),
  );
  const clamps = each.flatMap(({ post, out, low }) =>
    [clamp, low].map((y) => box(post + out * 0.04 - 0.04, y - 0.04, 0.08, 0.08)),
  );
  return [bars(tubes, plan.brace, plan.tone), faces(pads, 'dark'), faces(clamps, 'dark')];
}

/** Spigot joints between frames. */
export function joints({ lifts, post }: FlatTower, xs: readonly number[]): Mark[] {
  if (lifts.length === 0) return [];
  const sleeves = lifts.flatMap((y) =>
    xs.map((x) => box(x - post * 0.75, y - 0.03, post * 1.5, 0.06)),
  );
  return [faces(sleeves, 'dark')];
}
