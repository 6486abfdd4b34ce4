import type { Product } from '../../../catalogue/product.ts';
import { placed, point, turn } from '../kit/space.ts';
import { Workpiece } from '../kit/workpiece.ts';
import { addBackRails, addStays } from './steps/back-frame.ts';
import { addHingePlates } from './steps/hinge-plates.ts';
import { addFeet, addLimbs, addStileLabel, type Limb } from './steps/limb.ts';
import { labelHeight, taperOf, treadsBelowTop } from './steps/proportions.ts';
import { timberSteps } from './steps/timber.ts';
import { addBoard, addCap, addTray, type Top } from './steps/tops.ts';
import { addTreads } from './steps/treads.ts';

/** Swingback, double-sided, GRP, home and timber steps: the top tread, or cap, is the last one counted. */
export function stepLadder(product: Product): Workpiece {
  if (product.material === 'Timber') return timberSteps(product);
  return product.sides === 2 ? doubleSided(product) : singleSided(product);
}

interface Build {
  readonly stile: number;
  readonly leg: number;
  readonly heavy: boolean;
}

const face = 0.034;

function buildOf({ material, badges }: Product): Build {
  if (badges.includes('Heavy Duty')) return { stile: 0.095, leg: 0.065, heavy: true };
  if (material === 'GRP') return { stile: 0.085, leg: 0.058, heavy: false };
  return { stile: 0.072, leg: 0.045, heavy: false };
}

function singleSided(product: Product): Workpiece {
  const { width, height, length, badges } = product;
  const build = buildOf(product);
  const piece = new Workpiece();
  const apex = length * 0.4 - length / 2;
  const stile = limbOf(
    product,
    build.stile,
    length / 2 - build.stile * 0.6,
    apex + 0.07 + build.stile / 2,
  );
  const leg = limbOf(product, build.leg, build.leg * 0.75 - length / 2, apex - 0.03);
  const top: Top = {
    width: width - 2 * taperOf(product) + 0.08,
    back: apex - 0.1,
    front: apex + 0.15 + build.stile,
    height,
  };
  const treads = treadsBelowTop(product);
  addClimbingSide(piece, product, build, stile);
  addLimbs(piece, leg, ceilingOf(product));
  addFeet(piece, leg, 0.06);
  addBackRails(
    piece,
    leg,
    treads.filter((_, index) => index % 2 === 0).map((y) => y - 0.03),
  );
  addStays(piece, stile, leg, height * 0.4, build.heavy ? 'galvanised' : 'aluminium');
  if (badges.includes('Swingback')) addBoard(piece, top);
  else if (badges.includes('Corda')) addTray(piece, top);
  else addCap(piece, top);
  if (badges.includes('Swingback') || build.heavy) addHingePlates(piece, stile, leg, height);
  addStileLabel(piece, stile, labelHeight(product));
  return piece;
}

function doubleSided(product: Product): Workpiece {
  const { width, height, length } = product;
  const build = buildOf(product);
  const stile = limbOf(
    product,
    build.stile,
    length / 2 - build.stile * 0.6,
    0.03 + build.stile / 2,
  );
  const half = new Workpiece();
  addClimbingSide(half, product, build, stile);
  addStileLabel(half, stile, labelHeight(product));
  const facing: Limb = { ...stile, foot: toBack(stile.foot), head: toBack(stile.head) };
  const piece = new Workpiece().join(half).join(half, placed(turn('y', Math.PI)));
  addStays(piece, stile, facing, height * 0.4);
  const reach = 0.05 + build.stile;
  addCap(piece, { width: width - 2 * taperOf(product) + 0.08, back: -reach, front: reach, height });
  return piece;
}

function toBack({ x, y, z }: Limb['foot']): Limb['foot'] {
  return point(x, y, -z);
}

/** Stiles, treads and feet of a side that is climbed. */
function addClimbingSide(piece: Workpiece, product: Product, build: Build, stile: Limb): void {
  addLimbs(piece, stile, ceilingOf(product));
  const braced = (index: number) => build.heavy || (product.material === 'GRP' && index < 2);
  addTreads(piece, stile, treadsBelowTop(product), { braced });
  addFeet(piece, stile);
}

/** Stiles and legs end inside the top: below its upper face, or below the floor of a tray. */
function ceilingOf({ height, badges }: Product): number {
  return height - (badges.includes('Corda') ? 0.034 : 0.018);
}

function limbOf(product: Product, depth: number, footZ: number, headZ: number): Limb {
  const x = product.width / 2 - face / 2 - 0.006;
  return {
    foot: point(x, 0.018, footZ),
    head: point(x - taperOf(product) + 0.006, product.height - 0.02, headZ),
    material: product.material === 'GRP' ? 'grp' : 'aluminium',
    depth,
    face,
  };
}
