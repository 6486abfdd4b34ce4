import type { Product } from '../../../catalogue/product.ts';
import type { Shape } from '../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames } from '../../plans/accessories.ts';
import type { Workpiece } from '../kit/workpiece.ts';
import { card, tagKit } from './accessories/cards.ts';
import * as feet from './accessories/ladder-feet.ts';
import * as ladder from './accessories/ladder-fittings.ts';
import * as staging from './accessories/staging-parts.ts';
import * as steps from './accessories/step-parts.ts';
import * as tower from './accessories/tower-parts.ts';

/** Builds one part; it is let down to the ground and centred afterwards. Its length lies along X. */
export type BuildPart = (product: Product) => Workpiece;

const builders: Readonly<Record<Shape<'accessories'>, BuildPart>> = {
  'inspection-tags': tagKit,
  'rung-ladder-feet': feet.rungLadderFeet,
  'stabiliser-bar': feet.stabiliserBar,
  'stand-off': ladder.standOff,
  'roof-hook': ladder.roofHook,
  leveller: feet.leveller,
  'ladder-mat': feet.mat,
  'rack-clamps': ladder.rackClamps,
  'rope-and-sheave': ladder.ropeAndSheave,
  'step-ladder-feet': feet.stepLadderFeet,
  'tool-tray': steps.toolTray,
  'steps-handrail': steps.stepsHandrail,
  'replacement-treads': steps.replacementTreads,
  'locking-stays': steps.lockingStays,
  'castor-125': tower.castor(castors['castor-125']),
  'castor-200': tower.castor(castors['castor-200']),
  'sprung-castor-125': tower.castor(castors['sprung-castor-125']),
  'fixed-stabiliser': tower.stabiliser({ telescopic: false }),
  'telescopic-stabiliser': tower.stabiliser({ telescopic: true }),
  'horizontal-brace': tower.brace(braces['horizontal-brace']),
  'diagonal-brace': tower.brace(braces['diagonal-brace']),
  'toeboard-set': tower.toeboards,
  'trapdoor-deck': tower.trapdoorDeck,
  'plain-deck': tower.plainDeck,
  'deck-panel': tower.deckPanel,
  'advance-guardrail': tower.advanceGuardrail,
  'podium-gate': tower.podiumGate,
  'tube-feet': feet.tubeFeet,
  'block-feet': feet.blockFeet,
  'pins-and-ties': staging.pinsAndTies,
  'ladder-frame': tower.endFrame(frames['ladder-frame']),
  'span-frame': tower.endFrame(frames['span-frame']),
  'staging-handrail': staging.stagingRails,
  trestle: staging.adjustableTrestle,
  'machine-steps-handrail': staging.machineHandrail,
  'jackscrew-set': staging.jackscrewSet,
  'printed-card': card,
};

/** A part or accessory as it lies, or stands, on the ground. */
export function accessory(product: Product): Workpiece {
  return builders[accessoryPlan(product).shape](product).grounded();
}
