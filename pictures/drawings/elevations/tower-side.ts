import { box, crossbars, uprights } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  hairs,
  type Mark,
  type Point,
  quiet,
  type Run,
  run,
} from './mark.ts';
import { deckDepth, joints, legs, stabilisers, toeboard } from './tower-parts.ts';
import type { TowerPlan } from './tower-plan.ts';

/** The long side of a tower: its end frames edge on, braces, decks and guardrails between them. */
export function towerSide(plan: TowerPlan): Mark[] {
  const { length, top, post, tone, base, rise, decks, working } = plan;
  const [left, right] = [post / 2, length - post / 2];
  return [
    ...(rise > 0 ? [stairs(plan)] : []),
    ...stabilisers(plan, left, right),
    ...bracing(plan, left, right),
    ...(plan.planked || plan.guard === 'gate' ? [] : hatch(plan, working)),
    ...decks.flatMap((deck) => fence(plan, deck)),
    bars(
      [run(left, base - 0.02, left, top), run(right, base + rise - 0.02, right, top)],
      post,
      tone,
    ),
    ...joints(plan, [left, right]),
    ...decks.flatMap((deck) => decking(plan, deck, deck === working)),
    ...legs(plan, [left]),
    ...legs(plan, [right], rise),
  ];
}

/** Three risers of a stair under the right-hand legs. */
function stairs({ length, rise, reach }: TowerPlan): Mark {
  const from = length * 0.42;
  const steps = [0, 1, 2].flatMap((at): Run => {
    const x = from + at * 0.25;
    return run(x, (rise / 3) * at, x, (rise / 3) * (at + 1));
  });
  return quiet([[...steps, [length + reach + 0.1, rise]]]);
}

/** A diagonal on the near face and one the other way on the far face, from deck to deck. */
function bracing(plan: TowerPlan, left: number, right: number): Mark[] {
  const { brace, tone, base, rise, decks } = plan;
  const low = base + rise + 0.1;
  const bays = decks.flatMap((to, at) => split(decks[at - 1] ?? low, to));
  return [
    bars(
      bays.map(([from, to]) => run(left, to - 0.14, right, from + 0.06)),
      brace * 0.8,
      tone,
    ),
    bars(
      bays.map(([from, to]) => run(left, from + 0.06, right, to - 0.14)),
      brace,
      tone,
    ),
    bars([run(left, low, right, low)], brace, tone),
    ...(plan.folding ? foldingFrame(plan, low, left, right) : []),
  ];
}

/** A lift higher than two frames is braced in two bays. */
function split(from: number, to: number): (readonly [number, number])[] {
  const middle = (from + to) / 2;
  return to - from < 3
    ? [[from, to]]
    : [
        [from, middle],
        [middle, to],
      ];
}

/** The base unfolds on a hinge post in its middle. */
function foldingFrame(
  { brace, tone }: TowerPlan,
  low: number,
  left: number,
  right: number,
): Mark[] {
  const x = (left + right) / 2;
  return [
    bars([run(left, low + 0.34, right, low + 0.34), run(x, low, x, low + 0.34)], brace, tone),
    faces(
      [low, low + 0.34].map((y) => box(x - 0.035, y - 0.035, 0.07, 0.07)),
      'dark',
    ),
  ];
}

/** Rails half a metre and a metre above a deck; advance frames reach down past it to the level below. */
function fence({ length, brace, tone, guard, post }: TowerPlan, deck: number): Mark[] {
  const [from, to] = [post, length - post];
  const heights = [deck + 0.5, deck + (guard === 'gate' ? 0.983 : 1)];
  const rails = crossbars(heights, from, to);
  const hooks = heights.flatMap((y) => [
    box(from - 0.01, y - 0.03, 0.07, 0.06),
    box(to - 0.06, y - 0.03, 0.07, 0.06),
  ]);
  const inset = length * 0.2;
  const frames: Run[] = [
    ...uprights([from + inset, to - inset], deck - 0.12, deck + 1),
    run(from + inset, deck + 0.02, from + 0.05, deck + 0.5),
    run(to - inset, deck + 0.02, to - 0.05, deck + 0.5),
  ];
  return [
    bars(guard === 'advance' ? [...rails, ...frames] : rails, brace, tone),
    ...fine(faces(hooks, 'dark')),
    ...(guard === 'gate'
      ? [
          faces(
            [box(to - 0.035, deck + 0.4, 0.07, 0.16), box(to - 0.035, deck + 0.88, 0.07, 0.1)],
            'dark',
          ),
        ]
      : []),
  ];
}

/** The trapdoor stands open, as it does while someone climbs through. */
function hatch({ length }: TowerPlan, deck: number): Mark[] {
  const hinge: Point = [length * 0.66, deck];
  const edge: Point = [hinge[0] + 0.13, deck + 0.58];
  return [bars([[hinge, edge]], 0.04, 'timber'), ...fine(discs([hinge], 0.02, 'dark'))];
}

function decking(plan: TowerPlan, deck: number, working: boolean): Mark[] {
  const { length, post } = plan;
  const depth = deckDepth(plan);
  const [from, to] = [length / 2 - 0.1, length / 2 + 0.1];
  const plateLow = deck + 0.04;
  const plateHigh = deck + 0.11;
  return [
    ...(working ? toeboard(post, length - post, deck) : []),
    ...(working
      ? fine(
          hairs([
            run(from, plateLow, to, plateLow, to, plateHigh, from, plateHigh, from, plateLow),
          ]),
        )
      : []),
    faces([box(-0.02, deck - depth, length + 0.04, depth)], working ? 'dark' : 'alloy'),
    ...fine(discs(run(post / 2, deck - depth / 2, length - post / 2, deck - depth / 2), 0.014)),
  ];
}
