import type { Product } from '../../../catalogue/product.ts';
import { linspace } from '../../plans/geometry.ts';
import { backRailHeights, type PlatformPlan, platformLadderPlan } from '../../plans/steps.ts';
import { tread } from '../kit/decks.ts';
import { labelPlate } from '../kit/plates.ts';
import { boxSection } from '../kit/profiles.ts';
import { bothSides, outward, point, Z } from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import type { MaterialName } from '../materials.ts';
import { addBackRails, addStays } from './steps/bracing.ts';
import { addFeet, addLimbs, addStileLabel, buildLimb, labelHeight } from './steps/frame.ts';
import { addClosingBar, addGuard, addHandrails, addToeBoards } from './steps/guard.ts';
import type { TopPlace } from './steps/tops.ts';
import { addTreads } from './steps/treads.ts';

/** Steps that end in a guarded platform, which is the last tread counted. */
export function platformLadder(product: Product): Workpiece {
  const { width, height } = product;
  const plan = platformLadderPlan(product);
  const { inset, rails, back, front } = plan;
  const piece = new Workpiece();
  const across = { foot: width / 2 - plan.face / 2 - 0.006, head: width / 2 - inset, up: 0.018 };
  const stile = buildLimb(plan.stile, plan, across);
  const leg = buildLimb(plan.leg, plan, across);
  addLimbs(piece, stile, height - 0.03);
  addLimbs(piece, leg, height - 0.03);
  addTreads(piece, stile, plan);
  addFeet(piece, stile);
  addFeet(piece, leg, 0.06);
  addBackRails(piece, leg, backRailHeights(plan));
  addStays(piece, stile, leg, plan.stay, plan.heavy ? 'galvanised' : 'aluminium');
  const deck = { width: width - 2 * inset + 0.06, back: back - 0.03, front: front + 0.03, height };
  addPlatform(piece, deck, plan);
  const guard = { half: width / 2 - inset, back: back + 0.015, front: front - 0.02, height, rails };
  addGuard(piece, guard);
  if (plan.toeboards) addToeBoards(piece, guard);
  if (plan.closingBar) addClosingBar(piece, guard);
  if (plan.handrails) addHandrails(piece, stile, guard);
  addStileLabel(piece, stile, labelHeight(product));
  return piece;
}

const [thick, edge] = [0.06, 0.028];

/** A platform of ribbed planks between edge mouldings, on two bearers. */
function addPlatform(piece: Workpiece, top: TopPlace, { frame }: PlatformPlan): void {
  const { width, back, front, height } = top;
  const [depth, middle] = [front - back, (front + back) / 2];
  const insulated = frame === 'grp';
  const rim: MaterialName = insulated ? 'grp' : 'plastic';
  const planks: MaterialName = insulated ? 'grp' : 'aluminium-treads';
  for (const side of bothSides) {
    const y = height - thick / 2;
    piece.box(rim, [edge, thick, depth, 0.006], [(side * (width - edge)) / 2, y, middle]);
    const across = point(0, y, side * (depth - edge) * 0.5 + middle);
    piece.box(rim, [width - 2 * edge + 0.004, thick, edge, 0.006], across);
    const rivet = (z: number) => point((side * width) / 2, height - 0.03, z);
    piece.rivets(outward(side), 0.008, rivet(back + 0.06), rivet(front - 0.06));
  }
  const plank = (depth - 2 * edge) / 3;
  for (const at of linspace(-plank, plank, 3)) {
    const ribbed = tread(width - 2 * edge + 0.002, plank - 0.002, 0.024);
    piece.add(planks, ribbed, [0, height, middle + at]);
  }
  const bearer = boxSection(0.03, 0.03, 0.003, 0.002);
  for (const x of bothSides.map((side) => side * width * 0.22)) {
    const y = height - 0.04;
    piece.member('aluminium', bearer, [x, y, back + edge], [x, y, front - edge]);
  }
  piece.add('label', labelPlate(0.11), [0, height - thick / 2, front + 0.0006]);
  piece.rivets(Z, 0.005, ...[-0.075, 0.075].map((x) => point(x, height - thick / 2, front)));
}
