import { between, box, crossbars } from './geometry.ts';
import { bars, faces, finest, hairs, type Mark, moved, type Point, type Run } from './mark.ts';
import { castors } from './pen.ts';
import type { TowerPlan } from './tower-plan.ts';

/** Castor, threaded leg and collar under a post at each x; `up` is the level it stands on. */
export function legs({ wheel, base }: TowerPlan, xs: readonly number[], up = 0): Mark[] {
  const collars = xs.map((x) => box(x - 0.045, base - 0.05, 0.09, 0.05));
  return moved([...castors(xs, wheel / 2, base + 0.02, 0.036), faces(collars, 'dark')], 0, up);
}

/** A stabiliser on each side: the long tube to the ground, a short one that holds it to the post. */
export function stabilisers(plan: TowerPlan, left: number, right: number): Mark[] {
  const { reach, clamp, base, rise } = plan;
  if (reach === 0) return [];
  const each = [
    { post: left, out: -1, ground: 0 },
    { post: right, out: 1, ground: rise },
  ];
  const tubes = each.flatMap(({ post, out, ground }): Run[] => {
    const foot: Point = [post + out * (reach - 0.05), ground + 0.05];
    const head: Point = [post + out * 0.05, clamp];
    return [
      [foot, head],
      [[post + out * 0.05, ground + base + 0.12], between(foot, head, 0.42)],
    ];
  });
  return [
    bars(tubes, plan.brace, plan.tone),
    faces(
      each.map(({ post, out, ground }) =>
        box(post + out * (reach - 0.05) - 0.05, ground, 0.1, 0.05),
      ),
      'dark',
    ),
    faces(
      each.flatMap(({ post, out, ground }) =>
        [clamp, ground + base + 0.12].map((y) =>
          box(post + out * 0.04 - 0.04, y - 0.04, 0.08, 0.08),
        ),
      ),
      'dark',
    ),
  ];
}

/** Spigot joints between frames, every 2 m. */
export function joints({ top, base, post }: TowerPlan, xs: readonly number[]): Mark[] {
  const count = Math.floor((top - base - 0.3) / 2);
  const ys = Array.from({ length: count }, (_, at) => base + 2 * (at + 1));
  if (ys.length === 0) return [];
  return [
    faces(
      ys.flatMap((y) => xs.map((x) => box(x - post * 0.75, y - 0.03, post * 1.5, 0.06))),
      'dark',
    ),
  ];
}

export function deckDepth({ planked }: TowerPlan): number {
  return planked ? 0.11 : 0.07;
}

/** Boards round the working deck, with the clips at their ends. */
export function toeboard(from: number, to: number, deck: number): Mark[] {
  return [
    faces([box(from, deck, to - from, 0.15)], 'timber'),
    ...finest(
      hairs(crossbars([deck + 0.05, deck + 0.1], from, to)),
      faces([box(from, deck, 0.04, 0.16), box(to - 0.04, deck, 0.04, 0.16)], 'dark'),
    ),
  ];
}
