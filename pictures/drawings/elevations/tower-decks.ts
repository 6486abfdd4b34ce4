import type { Product } from '../../../catalogue/product.ts';
import { type TowerPlan as Plan, towerPlan, towerSizes } from '../../plans/towers.ts';
import { box, horizontalLines, verticalLines } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  type Point,
  type Run,
  run,
  type Tone,
} from './mark.ts';

/** A tower's plan for flat drawing. Tube sizes are diameters, where the 3D model uses radii. */
export interface FlatTower extends Plan {
  readonly tone: Tone;
  readonly deckDepth: number;
}

export function flatTower(product: Product): FlatTower {
  const plan = towerPlan(product);
  return {
    ...plan,
    post: plan.post * 2,
    brace: plan.brace * 2,
    tone: plan.metal === 'galvanised' ? 'steel' : 'alloy',
    deckDepth: plan.planked ? 0.11 : 0.07,
  };
}

/** Rails above a deck; advance frames reach down past it to the level below. */
export function deckGuardrails(
  { length, brace, tone, guard, post, drawnRails }: FlatTower,
  deck: number,
): Mark[] {
  const [from, to] = [post, length - post];
  const heights = drawnRails.map((above) => deck + above);
  const rails = horizontalLines(heights, from, to);
  const hooks = heights.flatMap((y) => [
    box(from - 0.01, y - 0.03, 0.07, 0.06),
    box(to - 0.06, y - 0.03, 0.07, 0.06),
  ]);
  const hinges = [box(to - 0.035, deck + 0.4, 0.07, 0.16), box(to - 0.035, deck + 0.88, 0.07, 0.1)];
  const inset = length * 0.2;
  const { below, above, brace: strut } = towerSizes.advance;
  const frames: Run[] = [
    ...verticalLines([from + inset, to - inset], deck - below, deck + above),
    run(from + inset, deck + strut[0], from + 0.05, deck + strut[1]),
    run(to - inset, deck + strut[0], to - 0.05, deck + strut[1]),
  ];
  return [
    bars(guard === 'advance' ? [...rails, ...frames] : rails, brace, tone),
    ...fine(faces(hooks, 'dark')),
    ...(guard === 'gate' ? [faces(hinges, 'dark')] : []),
  ];
}

/** The trapdoor, open as when someone climbs through. */
export function hatchMarks({ length, working }: FlatTower): Mark[] {
  const hinge: Point = [length * 0.66, working];
  const edge: Point = [hinge[0] + 0.13, working + 0.58];
  return [bars([[hinge, edge]], 0.04, 'timber'), ...fine(discs([hinge], 0.02, 'dark'))];
}

/** A deck from the side, with the label on the toeboard of the working one. */
export function deckEdge(plan: FlatTower, deck: number): Mark[] {
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

export function decking({ working }: FlatTower, outline: Run, deck: number): Mark {
  return faces([outline], deck === working ? 'dark' : 'alloy');
}

/** Boards round the working deck, with the clips at their ends. */
export function toeboard(from: number, to: number, deck: number): Mark[] {
  return [
    faces([box(from, deck, to - from, towerSizes.toeboard)], 'timber'),
    ...finest(
      hairs(horizontalLines([deck + 0.05, deck + 0.1], from, to)),
      faces([box(from, deck, 0.04, 0.16), box(to - 0.04, deck, 0.04, 0.16)], 'dark'),
    ),
  ];
}
