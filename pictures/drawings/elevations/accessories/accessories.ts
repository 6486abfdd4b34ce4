import type { Product } from '../../../../catalogue/product.ts';
import type { Shape } from '../../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames } from '../../../plans/accessories.ts';
import type { Elevations } from '../elevations.ts';
import { boundsOf, type Mark } from '../mark.ts';
import * as ladder from './ladder-parts.ts';
import * as steps from './step-parts.ts';
import * as tower from './tower-parts.ts';

/** Draws a part. Its length lies across from x = 0, or stands up from y = 0. */
export type DrawPart = (part: Product) => readonly Mark[];

const drawings: Readonly<Record<Shape<'accessories'>, DrawPart>> = {
  'inspection-tags': steps.tagKit,
  'rung-ladder-feet': ladder.rungLadderFeet,
  'stabiliser-bar': ladder.stabiliserBar,
  'stand-off': ladder.standOff,
  'roof-hook': ladder.roofHook,
  leveller: ladder.leveller,
  'ladder-mat': ladder.mat,
  'rack-clamps': ladder.rackClamps,
  'rope-and-sheave': ladder.ropeAndSheave,
  'step-ladder-feet': ladder.stepLadderFeet,
  'tool-tray': steps.toolTray,
  'steps-handrail': steps.stepsHandrail,
  'replacement-treads': steps.treads,
  'locking-stays': steps.stays,
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
  'tube-feet': ladder.tubeFeet,
  'block-feet': ladder.blockFeet,
  'pins-and-ties': tower.pinsAndTies,
  'ladder-frame': tower.frame(frames['ladder-frame']),
  'span-frame': tower.frame(frames['span-frame']),
  'staging-handrail': tower.stagingRails,
  trestle: tower.trestle,
  'machine-steps-handrail': steps.machineHandrail,
  'jackscrew-set': tower.jackscrewSet,
  'printed-card': steps.card,
};

/** A part has one telling view; it stands for both. Enlarged: its middle, or the end of a long one. */
export function accessory(product: Product): Elevations {
  const marks = drawings[accessoryPlan(product).shape](product);
  const { left, right, top, bottom } = boundsOf(marks);
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
