import { box, crossbars, levels, uprights } from './geometry.ts';
import { bars, faces, type Mark } from './mark.ts';
import { deckDepth, joints, legs, stabilisers, toeboard } from './tower-parts.ts';
import type { TowerPlan } from './tower-plan.ts';

/** The end of a tower: the frame that is climbed, with its rungs. */
export function towerEnd(plan: TowerPlan): Mark[] {
  const { width, top, post, tone, base, pitch, decks, working } = plan;
  const [left, right] = [post / 2, width - post / 2];
  const rungs = levels(base + 0.12, top - 0.03, pitch);
  return [
    ...stabilisers({ ...plan, rise: 0 }, left, right),
    ...(pitch > 0.3 ? ladder(plan, working) : []),
    bars(crossbars(rungs, post, width - post), 0.036, tone),
    bars(uprights([left, right], base - 0.02, top), post, tone),
    ...joints(plan, [left, right]),
    ...decks.flatMap((deck) => decking(plan, deck, deck === working)),
    ...legs(plan, [left, right]),
  ];
}

/** Frames with wide rungs carry a ladder of their own at one side. */
function ladder({ width, base, tone, post }: TowerPlan, deck: number): Mark[] {
  const [left, right] = [width * 0.56, width * 0.56 + 0.36];
  return [
    bars(crossbars(levels(base + 0.12, deck - 0.2, 0.25), left, right), 0.028, tone),
    bars(uprights([left, right], base + 0.1, deck - 0.1), post * 0.7, tone),
  ];
}

function decking(plan: TowerPlan, deck: number, working: boolean): Mark[] {
  const { width, post } = plan;
  const depth = deckDepth(plan);
  return [
    ...(working ? toeboard(post, width - post, deck) : []),
    faces([box(post, deck - depth, width - 2 * post, depth)], working ? 'dark' : 'alloy'),
  ];
}
