import type { Product } from '../../../catalogue/product.ts';
import type { Shape } from '../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames } from '../../plans/accessories.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { card, tagKit } from './accessories/cards.ts';
import {
  leveller,
  mat,
  rungLadderFeet,
  stabiliserBar,
  stepLadderFeet,
} from './accessories/ladder-feet.ts';
import { rackClamps, roofHook, ropeAndSheave, standOff } from './accessories/ladder-fittings.ts';
import {
  adjustableTrestle,
  jackscrewSet,
  machineHandrail,
  stagingRails,
} from './accessories/staging-parts.ts';
import {
  lockingStays,
  replacementTreads,
  stepsHandrail,
  toolTray,
} from './accessories/step-parts.ts';
import {
  brace,
  castor,
  endFrame,
  stabiliser,
  toeboards,
  trapdoorDeck,
} from './accessories/tower-parts.ts';

/** Builds one part; it is let down to the ground and centred afterwards. Its length lies along X. */
export type BuildPart = (product: Product) => Workpiece;

const builders: Readonly<Record<Shape<'accessories'>, BuildPart>> = {
  'inspection-tags': tagKit,
  'rung-ladder-feet': rungLadderFeet,
  'stabiliser-bar': stabiliserBar,
  'stand-off': standOff,
  'roof-hook': roofHook,
  leveller,
  'ladder-mat': mat,
  'rack-clamps': rackClamps,
  'rope-and-sheave': ropeAndSheave,
  'step-ladder-feet': stepLadderFeet,
  'tool-tray': toolTray,
  'steps-handrail': stepsHandrail,
  'replacement-treads': replacementTreads,
  'locking-stays': lockingStays,
  'castor-125': castor(castors['castor-125']),
  'castor-200': castor(castors['castor-200']),
  'sprung-castor-125': castor(castors['sprung-castor-125']),
  'fixed-stabiliser': stabiliser({ telescopic: false }),
  'telescopic-stabiliser': stabiliser({ telescopic: true }),
  'horizontal-brace': brace(braces['horizontal-brace']),
  'diagonal-brace': brace(braces['diagonal-brace']),
  'toeboard-set': toeboards,
  'trapdoor-deck': trapdoorDeck,
  'ladder-frame': endFrame(frames['ladder-frame']),
  'span-frame': endFrame(frames['span-frame']),
  'staging-handrail': stagingRails,
  trestle: adjustableTrestle,
  'machine-steps-handrail': machineHandrail,
  'jackscrew-set': jackscrewSet,
  'printed-card': card,
};

/** A part or accessory as it lies, or stands, on the ground. */
export function accessory(product: Product): Workpiece {
  return builders[accessoryPlan(product).shape](product).grounded();
}
