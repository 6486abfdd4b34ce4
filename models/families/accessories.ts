import type { Product } from '../../catalogue/product.ts';
import { grounded } from '../kit/centred.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { card, tagKit } from './accessories/cards.ts';
import { castorPart } from './accessories/castors.ts';
import { rungLadderFeet, stabiliserBar, stepLadderFeet } from './accessories/ladder-feet.ts';
import { rackClamps, roofHook, standOff } from './accessories/ladder-fittings.ts';
import { leveller, mat } from './accessories/ladder-ground.ts';
import type { BuildPart } from './accessories/part.ts';
import { ropeAndSheave } from './accessories/rope-kit.ts';
import {
  adjustableTrestle,
  jackscrewSet,
  machineHandrail,
  stagingRails,
} from './accessories/site-parts.ts';
import {
  lockingStays,
  replacementTreads,
  stepsHandrail,
  toolTray,
} from './accessories/step-parts.ts';
import { toeboards, trapdoorDeck } from './accessories/tower-decks.ts';
import { brace, endFrame, towerStabiliser } from './accessories/tower-tubes.ts';

/** The words of a model by which its shape is known; the first that matches counts. */
const parts: readonly (readonly [RegExp, BuildPart])[] = [
  [/rung ladder feet/i, rungLadderFeet],
  [/feet/i, stepLadderFeet],
  [/stabiliser bar/i, stabiliserBar],
  [/stand-off/i, standOff],
  [/leveller/i, leveller],
  [/mat$/i, mat],
  [/roof hook/i, roofHook],
  [/clamps/i, rackClamps],
  [/rope/i, ropeAndSheave],
  [/tray/i, toolTray],
  [/machine steps handrail/i, machineHandrail],
  [/staging handrail/i, stagingRails],
  [/handrail/i, stepsHandrail],
  [/treads/i, replacementTreads],
  [/stays/i, lockingStays],
  [/castor/i, castorPart],
  [/brace/i, brace],
  [/stabiliser/i, towerStabiliser],
  [/toeboard/i, toeboards],
  [/deck/i, trapdoorDeck],
  [/frame/i, endFrame],
  [/trestle/i, adjustableTrestle],
  [/jackscrew/i, jackscrewSet],
  [/tag/i, tagKit],
  [/test item/i, card],
];

function builderOf({ model }: Pick<Product, 'model'>): BuildPart | undefined {
  return parts.find(([words]) => words.test(model))?.[1];
}

/** Whether a part has a shape. */
export function isKnownPart(product: Pick<Product, 'model'>): boolean {
  return builderOf(product) !== undefined;
}

/** A part or accessory as it lies, or stands, on the ground. */
export function accessory(product: Product): Workpiece {
  const build = builderOf(product);
  if (!build) throw new Error(`Nobody builds ${product.name} yet`);
  return grounded(build(product));
}
