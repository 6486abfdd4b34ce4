import type { Product } from '../../../catalogue/product.ts';
import type { Shape } from '../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames } from '../../plans/accessories.ts';
import type { Builder, Workpiece } from '../kit/workpiece.ts';
import { card, tagKit } from './accessories/cards.ts';
import { castor } from './accessories/castor.ts';
import { endFrame } from './accessories/end-frame.ts';
import * as feet from './accessories/ladder-feet.ts';
import * as ladder from './accessories/ladder-fittings.ts';
import { leveller } from './accessories/leveller.ts';
import * as staging from './accessories/staging-parts.ts';
import * as steps from './accessories/step-parts.ts';
import * as tower from './accessories/tower-parts.ts';

/** Each part's length runs along X. It is set on the ground and centred afterwards. */
const builders: Readonly<Record<Shape<'accessories'>, Builder>> = {
  'inspection-tags': tagKit,
  'rung-ladder-feet': feet.rungLadderFeet,
  'stabiliser-bar': feet.stabiliserBar,
  'stand-off': ladder.standOff,
  'roof-hook': ladder.roofHook,
  leveller,
  'ladder-mat': feet.mat,
  'rack-clamps': ladder.rackClamps,
  'rope-and-sheave': ladder.ropeAndSheave,
  'step-ladder-feet': feet.stepLadderFeet,
  'tool-tray': steps.toolTray,
  'steps-handrail': steps.stepsHandrail,
  'replacement-treads': steps.replacementTreads,
  'locking-stays': steps.lockingStays,
  'castor-125': castor(castors['castor-125']),
  'castor-200': castor(castors['castor-200']),
  'sprung-castor-125': castor(castors['sprung-castor-125']),
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
  'ladder-frame': endFrame(frames['ladder-frame']),
  'span-frame': endFrame(frames['span-frame']),
  'staging-handrail': staging.stagingRails,
  trestle: staging.adjustableTrestle,
  'machine-steps-handrail': staging.machineHandrail,
  'jackscrew-set': staging.jackscrewSet,
  'printed-card': card,
};

/** A part or accessory lying or standing on the ground. */
export function accessory(product: Product): Workpiece {
  return builders[accessoryPlan(product).shape](product).grounded();
}
