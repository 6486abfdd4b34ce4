import type { Product } from '../../../../catalogue/product.ts';
import type { Shape } from '../../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames } from '../../../plans/accessories.ts';
import type { DrawPart, Elevations } from '../elevations.ts';
import { marksBounds } from '../mark.ts';
import * as card from './cards.ts';
import { castor } from './castor.ts';
import * as feet from './ladder-feet.ts';
import * as ladder from './ladder-fittings.ts';
import * as staging from './staging-parts.ts';
import * as steps from './step-parts.ts';
import * as tower from './tower-parts.ts';

const drawings: Readonly<Record<Shape<'accessories'>, DrawPart>> = {
  'inspection-tags': card.tagKit,
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
  'replacement-treads': steps.treads,
  'locking-stays': steps.stays,
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
  'ladder-frame': tower.frame(frames['ladder-frame']),
  'span-frame': tower.frame(frames['span-frame']),
  'staging-handrail': staging.stagingRails,
  trestle: staging.trestle,
  'machine-steps-handrail': staging.machineHandrail,
  'jackscrew-set': staging.jackscrewSet,
  'printed-card': card.card,
};

/** A part has one view, used for front and side. The close-up shows its middle, or the end of a long part. */
export function accessory(product: Product): Elevations {
  const marks = drawings[accessoryPlan(product).shape](product);
  const { left, right, top, bottom } = marksBounds(marks);
  const [long, short] = [right - left, top - bottom];
  const middle = (top + bottom) / 2;
  const closeUp =
    long > 4 * short
      ? { at: [right - short * 1.4, middle] as const, span: short * 3.4 }
      : {
          at: [(left + right) / 2 + long * 0.12, middle] as const,
          span: Math.max(long, short) * 0.6,
        };
  return { front: marks, side: marks, closeUp: { of: 'side', ...closeUp } };
}
