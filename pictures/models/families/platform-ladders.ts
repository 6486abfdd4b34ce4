import type { Vector3 } from 'three';
import type { Product } from '../../../catalogue/product.ts';
import { linspace } from '../../plans/geometry.ts';
import { backRailHeights, type PlatformPlan, platformLadderPlan } from '../../plans/steps.ts';
import { tread } from '../kit/decks.ts';
import { collar } from '../kit/fasteners.ts';
import { bentTube } from '../kit/members.ts';
import { labelPlate } from '../kit/plates.ts';
import { boxSection, spots } from '../kit/profiles.ts';
import {
  atHeight,
  between,
  bothSides,
  outward,
  point,
  uprightPlacement,
  X,
  Z,
} from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import type { MaterialName } from '../materials.ts';
import { addBackRails, addStays } from './steps/bracing.ts';
import {
  addFeet,
  addLimbs,
  addStileLabel,
  buildLimb,
  type Limb,
  labelHeight,
  mirrorToSide,
} from './steps/frame.ts';
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

/** The space inside the rails: half width, back, front, platform height, and rail height above the platform. */
type Guard = Readonly<Record<'half' | 'back' | 'front' | 'height' | 'rails', number>>;

const [rail, knee] = [0.016, 0.011];

/** Adds rails on three sides of the platform: a bent hoop at each side, and bars between them at the back. */
function addGuard(piece: Workpiece, { half, back, front, height, rails }: Guard): void {
  const top = height + rails - rail;
  const middle = height + rails * 0.52;
  for (const side of bothSides) {
    const x = side * half;
    const low = height - 0.055;
    const hoop = spots(low, back, top, back, top, front, low, front);
    const way = hoop.map(([y, z]) => point(x, y, z));
    piece.add('aluminium', bentTube(way, rail, 0.09));
    piece.tube('aluminium', [x, middle, back], [x, middle, front], knee);
    for (const z of [back, front]) {
      piece.add('plastic', collar(rail, 0.05, 0.004), [x, height + 0.02, z]);
      piece.add('plastic', collar(rail, 0.034, 0.004), [x, middle, z]);
      piece.bolts(outward(side), 0.006, [x + side * rail, height - 0.035, z]);
    }
  }
  const reach = half - 0.004;
  for (const [y, radius] of spots(middle, knee, top - 0.09, rail)) {
    piece.tube('aluminium', [-reach, y, back], [reach, y, back], radius);
    for (const side of bothSides) {
      const end = point(side * (half - 0.034), y, back);
      piece.add('plastic', collar(radius, 0.036, 0.004), uprightPlacement(end, X));
    }
  }
}

/** Adds toeboards along the back and both sides. */
function addToeBoards(piece: Workpiece, { half, back, front, height }: Guard): void {
  const [tall, thin] = [0.1, 0.012];
  const y = height + tall / 2;
  const inside = rail + thin / 2 + 0.001;
  for (const side of bothSides) {
    const middle = point(side * (half - inside), y, (front + back) / 2);
    piece.box('aluminium', [thin, tall, front - back - 0.02, 0.003], middle);
  }
  piece.box('aluminium', [2 * half - 0.06, tall, thin, 0.003], [0, y, back + inside]);
}

/** Adds the sprung bar across the climbing side. It pivots in a collar on the right and rests on the left. */
function addClosingBar(piece: Workpiece, { half, front, height }: Guard): void {
  const y = height + 0.86;
  piece.tube('plastic', [-half - 0.01, y, front + 0.03], [half, y, front + 0.03], 0.013);
  for (const side of bothSides) {
    piece.add('plastic', collar(rail, side > 0 ? 0.09 : 0.04, 0.006), [side * half, y, front]);
    piece.box('plastic', [0.03, 0.034, 0.04, 0.006], [side * half, y, front + 0.016]);
  }
  piece.add('zinc', collar(rail + 0.004, 0.05, 0.003), [half, y - 0.07, front]);
}

/** Adds handrails at a constant height above the stiles, from the first tread to the platform. */
function addHandrails(piece: Workpiece, stile: Limb, { half, front, height, rails }: Guard): void {
  const above = Math.min(rails, 0.9) - 0.06;
  const foot = atHeight(stile.foot, stile.head, 0.16);
  const beside = (at: Vector3, x: number) => point(x, at.y, at.z);
  const [out, top] = [stile.foot.x - 0.004, half + 0.02];
  const low = point(out, foot.y + above, foot.z);
  const high = point(top, height + above, front + 0.05);
  const middle = between(low, high, 0.5);
  const post = atHeight(stile.foot, stile.head, middle.y - above);
  for (const side of bothSides) {
    const way = [beside(foot, out + 0.008), low, high, point(half, high.y, front)];
    const rails = way.map((at) => mirrorToSide(side, at));
    piece.add('aluminium', bentTube(rails, rail, 0.1));
    piece.tube(
      'aluminium',
      mirrorToSide(side, beside(post, post.x + 0.01)),
      mirrorToSide(side, middle),
      knee,
    );
    piece.add('plastic', collar(rail, 0.04, 0.005), [side * half, high.y, front]);
    for (const at of [foot, post]) {
      const bracket = point(side * (at.x + 0.012), at.y, at.z);
      piece.box('plastic', [0.05, 0.07, 0.05, 0.008], bracket);
      piece.bolts(outward(side), 0.007, [bracket.x + side * 0.025, at.y, at.z]);
      piece.bolts(Z, 0.006, [bracket.x, at.y + 0.012, at.z + 0.025]);
    }
  }
}
