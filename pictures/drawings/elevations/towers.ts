import type { Product } from '../../../catalogue/product.ts';
import { type TowerPlan as Plan, parts, towerPlan } from '../../plans/towers.ts';
import type { Elevations } from './elevations.ts';
import { between, box, crossbars, levels, uprights } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  moved,
  type Point,
  quiet,
  type Run,
  run,
  type Tone,
} from './mark.ts';
import { castors } from './pen.ts';

/** A tower's plan seen flat: its tubes are drawn by their diameter, which the model halves. */
interface FlatTower extends Plan {
  readonly tone: Tone;
  readonly deckDepth: number;
}

/** Mobile towers of every width, folding, stairwell and one-man towers, and podium towers. */
export function tower(product: Product): Elevations {
  const built = towerPlan(product);
  const plan = {
    ...built,
    post: built.post * 2,
    brace: built.brace * 2,
    tone: built.metal === 'galvanised' ? 'steel' : 'alloy',
    deckDepth: built.planked ? 0.11 : 0.07,
  } as const;
  return {
    front: endOf(plan),
    side: sideOf(plan),
    closeUp: { of: 'side', at: [product.length - 0.42, product.height + 0.3], span: 1.3 },
  };
}

/** The end of a tower: the frame that is climbed, with its rungs. */
function endOf(plan: FlatTower): Mark[] {
  const { width, top, post, tone, postFoot, pitch, decks, working, deckDepth } = plan;
  const xs = [post / 2, width - post / 2] as const;
  const rungs = levels(postFoot + 0.12, top - 0.03, pitch);
  return [
    ...stabilisers(plan, xs, 0),
    ...(pitch === 0.5 ? ladder(plan) : []),
    bars(crossbars(rungs, post, width - post), 2 * parts.rung, tone),
    bars(uprights(xs, postFoot - 0.02, top), post, tone),
    ...joints(plan, xs),
    ...decks.flatMap((deck) => [
      ...(deck === working ? toeboard(post, width - post, deck) : []),
      decking(plan, box(post, deck - deckDepth, width - 2 * post, deckDepth), deck),
    ]),
    ...legs(plan, xs),
  ];
}

/** Frames with wide rungs carry a ladder of their own at one side. */
function ladder({ width, postFoot, tone, post, working }: FlatTower): Mark[] {
  const { from, wide, apart } = parts.ladder;
  const left = width * (0.5 + from);
  const rungs = levels(postFoot + 0.12, working - 0.2, apart);
  return [
    bars(crossbars(rungs, left, left + wide), 0.028, tone),
    bars(uprights([left, left + wide], postFoot + 0.1, working - 0.1), post * 0.7, tone),
  ];
}

/** The long side of a tower: its end frames edge on, braces, decks and guardrails between them. */
function sideOf(plan: FlatTower): Mark[] {
  const { length, top, post, tone, postFoot, rise, decks, planked, guard } = plan;
  const xs = [post / 2, length - post / 2] as const;
  const [left, right] = xs;
  return [
    ...(rise > 0 ? [stairs(plan)] : []),
    ...stabilisers(plan, xs, rise),
    ...bracing(plan, xs),
    ...(planked || guard === 'gate' ? [] : hatch(plan)),
    ...decks.flatMap((deck) => fence(plan, deck)),
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

/** Three risers of a stair under the right-hand legs. */
function stairs({ length, rise, reach }: FlatTower): Mark {
  const steps = [0, 1, 2].flatMap((at): Run => {
    const x = length * 0.42 + at * 0.25;
    return run(x, (rise / 3) * at, x, (rise / 3) * (at + 1));
  });
  return quiet([[...steps, [length + reach + 0.1, rise]]]);
}

type Posts = readonly [left: number, right: number];

/** A diagonal on the near face and one the other way on the far face, from deck to deck. */
function bracing(plan: FlatTower, [left, right]: Posts): Mark[] {
  const { brace, tone, low, bays, folding } = plan;
  const falling = bays.map(([from, to]) => run(left, to - 0.14, right, from + 0.06));
  const rising = bays.map(([from, to]) => run(left, from + 0.06, right, to - 0.14));
  const [x, high] = [(left + right) / 2, low + parts.foldingSide];
  return [
    bars(falling, brace * 0.8, tone),
    bars(rising, brace, tone),
    bars([run(left, low, right, low)], brace, tone),
    // The base unfolds on a hinge post in its middle.
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

/** Rails above a deck; advance frames reach down past it to the level below. */
function fence({ length, brace, tone, guard, post, drawnRails }: FlatTower, deck: number): Mark[] {
  const [from, to] = [post, length - post];
  const heights = drawnRails.map((above) => deck + above);
  const rails = crossbars(heights, from, to);
  const hooks = heights.flatMap((y) => [
    box(from - 0.01, y - 0.03, 0.07, 0.06),
    box(to - 0.06, y - 0.03, 0.07, 0.06),
  ]);
  const hinges = [box(to - 0.035, deck + 0.4, 0.07, 0.16), box(to - 0.035, deck + 0.88, 0.07, 0.1)];
  const inset = length * 0.2;
  const { below, above, brace: strut } = parts.advance;
  const frames: Run[] = [
    ...uprights([from + inset, to - inset], deck - below, deck + above),
    run(from + inset, deck + strut[0], from + 0.05, deck + strut[1]),
    run(to - inset, deck + strut[0], to - 0.05, deck + strut[1]),
  ];
  return [
    bars(guard === 'advance' ? [...rails, ...frames] : rails, brace, tone),
    ...fine(faces(hooks, 'dark')),
    ...(guard === 'gate' ? [faces(hinges, 'dark')] : []),
  ];
}

/** The trapdoor stands open, as it does while someone climbs through. */
function hatch({ length, working }: FlatTower): Mark[] {
  const hinge: Point = [length * 0.66, working];
  const edge: Point = [hinge[0] + 0.13, working + 0.58];
  return [bars([[hinge, edge]], 0.04, 'timber'), ...fine(discs([hinge], 0.02, 'dark'))];
}

/** A deck from the side, with the label on the toeboard of the working one. */
function deckEdge(plan: FlatTower, deck: number): Mark[] {
  const { length, post, working, deckDepth } = plan;
  const [from, to] = [length / 2 - 0.1, length / 2 + 0.1];
  const [low, high] = [deck + 0.04, deck + 0.11];
  const label = run(from, low, to, low, to, high, from, high, from, low);
  const middle = deck - deckDepth / 2;
  return [
    ...(deck === working ? [...toeboard(post, length - post, deck), ...fine(hairs([label]))] : []),
    decking(plan, box(-0.02, deck - deckDepth, length + 0.04, deckDepth), deck),
    ...fine(discs(run(post / 2, middle, length - post / 2, middle), 0.014)),
  ];
}

function decking({ working }: FlatTower, outline: Run, deck: number): Mark {
  return faces([outline], deck === working ? 'dark' : 'alloy');
}

/** Boards round the working deck, with the clips at their ends. */
function toeboard(from: number, to: number, deck: number): Mark[] {
  return [
    faces([box(from, deck, to - from, parts.toeboard)], 'timber'),
    ...finest(
      hairs(crossbars([deck + 0.05, deck + 0.1], from, to)),
      faces([box(from, deck, 0.04, 0.16), box(to - 0.04, deck, 0.04, 0.16)], 'dark'),
    ),
  ];
}

/** Castor, threaded leg and collar under a post at each x; `up` is the level it stands on. */
function legs({ wheel, postFoot }: FlatTower, xs: readonly number[], up = 0): Mark[] {
  const collars = xs.map((x) => box(x - 0.045, postFoot - 0.05, 0.09, 0.05));
  return moved([...castors(xs, wheel / 2, postFoot + 0.02, 0.036), faces(collars, 'dark')], 0, up);
}

/** A stabiliser on each side: the long tube to the ground, a short one that holds it to the post. */
function stabilisers(plan: FlatTower, [left, right]: Posts, rise: number): Mark[] {
  const { reach, clamp, postFoot } = plan;
  if (reach === 0) return [];
  const each = [
    { post: left, out: -1, ground: 0, low: postFoot + parts.lowClamp },
    { post: right, out: 1, ground: rise, low: rise + postFoot + parts.lowClamp },
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
