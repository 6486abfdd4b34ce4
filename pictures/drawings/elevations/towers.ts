import type { Product } from '../../../catalogue/product.ts';
import { towerSizes } from '../../plans/towers.ts';
import type { Elevations } from './elevations.ts';
import { between, box, evenHeights, horizontalLines, verticalLines } from './geometry.ts';
import {
  bars,
  faces,
  type Mark,
  type Point,
  quiet,
  type Run,
  run,
  translateMarks,
} from './mark.ts';
import { castors } from './shared-marks.ts';
import {
  deckEdge,
  deckGuardrails,
  decking,
  type FlatTower,
  flatTower,
  hatchMarks,
  toeboard,
} from './tower-decks.ts';

/** Mobile towers of every width, folding, stairwell and one-man towers, and podium towers. */
export function tower(product: Product): Elevations {
  const plan = flatTower(product);
  return {
    front: endElevation(plan),
    side: sideElevation(plan),
    closeUp: { of: 'side', at: [product.length - 0.42, product.height + 0.3], span: 1.3 },
  };
}

/** The end of a tower: the climbing frame with its rungs. */
function endElevation(plan: FlatTower): Mark[] {
  const { width, top, post, tone, postFoot, pitch, decks, working, deckDepth } = plan;
  const xs = [post / 2, width - post / 2] as const;
  const rungs = evenHeights(postFoot + 0.12, top - 0.03, pitch);
  return [
    ...stabilisers(plan, xs, 0),
    ...(pitch === 0.5 ? ladder(plan) : []),
    bars(horizontalLines(rungs, post, width - post), 2 * towerSizes.rung, tone),
    bars(verticalLines(xs, postFoot - 0.02, top), post, tone),
    ...joints(plan, xs),
    ...decks.flatMap((deck) => [
      ...(deck === working ? toeboard(post, width - post, deck) : []),
      decking(plan, box(post, deck - deckDepth, width - 2 * post, deckDepth), deck),
    ]),
    ...legs(plan, xs),
  ];
}

/** The separate ladder at one side of frames with widely spaced rungs. */
function ladder({ width, postFoot, tone, post, working }: FlatTower): Mark[] {
  const { from, wide, apart } = towerSizes.ladder;
  const left = width * (0.5 + from);
  const rungs = evenHeights(postFoot + 0.12, working - 0.2, apart);
  return [
    bars(horizontalLines(rungs, left, left + wide), 0.028, tone),
    bars(verticalLines([left, left + wide], postFoot + 0.1, working - 0.1), post * 0.7, tone),
  ];
}

/** The long side of a tower: its end frames edge on, braces, decks and guardrails between them. */
function sideElevation(plan: FlatTower): Mark[] {
  const { length, top, post, tone, postFoot, rise, decks, planked, guard } = plan;
  const xs = [post / 2, length - post / 2] as const;
  const [left, right] = xs;
  return [
    ...(rise > 0 ? [stairs(plan)] : []),
    ...stabilisers(plan, xs, rise),
    ...bracing(plan, xs),
    ...(planked || guard === 'gate' ? [] : hatchMarks(plan)),
    ...decks.flatMap((deck) => deckGuardrails(plan, deck)),
    bars(
      [run(left, postFoot - 0.02, left, top), run(right, postFoot + rise - 0.02, right, top)],
      post,
      tone,
    ),
    ...joints(plan, xs),
    ...decks.flatMap((deck) => deckEdge(plan, deck)),
    ...legs(plan, [left]),
    ...legs(plan, [right], rise),
  ];
}

/** The building's stair under the right-hand legs: three risers. */
function stairs({ length, rise, reach }: FlatTower): Mark {
  const steps = [0, 1, 2].flatMap((at): Run => {
    const x = length * 0.42 + at * 0.25;
    return run(x, (rise / 3) * at, x, (rise / 3) * (at + 1));
  });
  return quiet([[...steps, [length + reach + 0.1, rise]]]);
}

/** A diagonal on the near face and one the other way on the far face, from deck to deck. */
function bracing(plan: FlatTower, [left, right]: Posts): Mark[] {
  const { brace, tone, low, bays, folding } = plan;
  const falling = bays.map(([from, to]) => run(left, to - 0.14, right, from + 0.06));
  const rising = bays.map(([from, to]) => run(left, from + 0.06, right, to - 0.14));
  const [x, high] = [(left + right) / 2, low + towerSizes.foldingSide];
  return [
    bars(falling, brace * 0.8, tone),
    bars(rising, brace, tone),
    bars([run(left, low, right, low)], brace, tone),
    // A folding base has a hinge post in its middle.
    ...(folding
      ? [
          bars([run(left, high, right, high), run(x, low, x, high)], brace, tone),
          faces(
            [low, high].map((y) => box(x - 0.035, y - 0.035, 0.07, 0.07)),
            'dark',
          ),
        ]
      : []),
  ];
}

type Posts = readonly [left: number, right: number];

/** Castor, threaded leg and collar under a post at each x, standing at height `up`. */
function legs({ wheel, postFoot }: FlatTower, xs: readonly number[], up = 0): Mark[] {
  const collars = xs.map((x) => box(x - 0.045, postFoot - 0.05, 0.09, 0.05));
  return translateMarks(
    [...castors(xs, wheel / 2, postFoot + 0.02, 0.036), faces(collars, 'dark')],
    0,
    up,
  );
}

/** A stabiliser on each side: the long tube to the ground, a short one that holds it to the post. */
function stabilisers(plan: FlatTower, [left, right]: Posts, rise: number): Mark[] {
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
function joints({ lifts, post }: FlatTower, xs: readonly number[]): Mark[] {
  if (lifts.length === 0) return [];
  const sleeves = lifts.flatMap((y) =>
    xs.map((x) => box(x - post * 0.75, y - 0.03, post * 1.5, 0.06)),
  );
  return [faces(sleeves, 'dark')];
}
