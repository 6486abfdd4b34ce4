import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { card, tagKit } from './accessories/cards.ts';
import { castorPart } from './accessories/castors.ts';
import { rungLadderFeet, stabiliserBar, stepLadderFeet } from './accessories/ladder-feet.ts';
import { rackClamps, roofHook, standOff } from './accessories/ladder-fittings.ts';
import { leveller, mat } from './accessories/ladder-ground.ts';
import type { BuildPart } from './accessories/part.ts';
import { type PartKind, partKindOf } from './accessories/part-kind.ts';
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

const builders: Readonly<Record<PartKind, BuildPart>> = {
  rungLadderFeet,
  stepLadderFeet,
  stabiliserBar,
  standOff,
  leveller,
  mat,
  roofHook,
  rackClamps,
  ropeAndSheave,
  toolTray,
  machineHandrail,
  stagingRails,
  stepsHandrail,
  treads: replacementTreads,
  stays: lockingStays,
  castor: castorPart,
  brace,
  towerStabiliser,
  toeboards,
  trapdoorDeck,
  endFrame,
  trestle: adjustableTrestle,
  jackscrewSet,
  tagKit,
  card,
};

/** A part or accessory as it lies, or stands, on the ground. */
export function accessory(product: Product): Workpiece {
  const kind = partKindOf(product);
  if (!kind) throw new Error(`Nobody builds ${product.name} yet`);
  return builders[kind](product).grounded();
}
