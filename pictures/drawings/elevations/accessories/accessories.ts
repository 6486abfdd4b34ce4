import type { Product } from '../../../../catalogue/product.ts';
import type { Shape } from '../../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames } from '../../../plans/accessories.ts';
import type { Elevations } from '../elevations.ts';
import { boundsOf, type Mark } from '../mark.ts';
import {
  leveller,
  mat,
  rackClamps,
  roofHook,
  ropeAndSheave,
  rungLadderFeet,
  stabiliserBar,
  standOff,
  stepLadderFeet,
} from './ladder-parts.ts';
import {
  card,
  machineHandrail,
  stays,
  stepsHandrail,
  tagKit,
  toolTray,
  treads,
} from './step-parts.ts';
import {
  brace,
  castor,
  frame,
  jackscrewSet,
  stabiliser,
  stagingRails,
  toeboards,
  trapdoorDeck,
  trestle,
} from './tower-parts.ts';

/** Draws a part. Its length lies across from x = 0, or stands up from y = 0. */
export type DrawPart = (part: Product) => readonly Mark[];

const drawings: Readonly<Record<Shape<'accessories'>, DrawPart>> = {
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
  'replacement-treads': treads,
  'locking-stays': stays,
  'castor-125': castor(castors['castor-125']),
  'castor-200': castor(castors['castor-200']),
  'sprung-castor-125': castor(castors['sprung-castor-125']),
  'fixed-stabiliser': stabiliser({ telescopic: false }),
  'telescopic-stabiliser': stabiliser({ telescopic: true }),
  'horizontal-brace': brace(braces['horizontal-brace']),
  'diagonal-brace': brace(braces['diagonal-brace']),
  'toeboard-set': toeboards,
  'trapdoor-deck': trapdoorDeck,
  'ladder-frame': frame(frames['ladder-frame']),
  'span-frame': frame(frames['span-frame']),
  'staging-handrail': stagingRails,
  trestle,
  'machine-steps-handrail': machineHandrail,
  'jackscrew-set': jackscrewSet,
  'printed-card': card,
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
