import type { Product } from '../../../../catalogue/product.ts';
import { type PartKind, partKindOf } from '../../../models/families/accessories/part-kind.ts';
import type { Elevations } from '../elevations.ts';
import { boundsOf } from '../mark.ts';
import { castor } from './castor.ts';
import { leveller, mat, rungLadderFeet, stabiliserBar, stepLadderFeet } from './ladder-feet.ts';
import { rackClamps, roofHook, ropeAndSheave, standOff } from './ladder-fittings.ts';
import type { DrawPart } from './part.ts';
import { card, jackscrewSet, stagingRails, tagKit, trestle } from './site-parts.ts';
import { machineHandrail, stays, stepsHandrail, toolTray, treads } from './step-parts.ts';
import { toeboards, trapdoorDeck } from './tower-decks.ts';
import { brace, frame, stabiliser } from './tower-tubes.ts';

const drawings: Readonly<Record<PartKind, DrawPart>> = {
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
  treads,
  stays,
  castor,
  brace,
  towerStabiliser: stabiliser,
  toeboards,
  trapdoorDeck,
  endFrame: frame,
  trestle,
  jackscrewSet,
  tagKit,
  card,
};

/** A part has one telling view; it stands for both. Enlarged: its middle, or the end of a long one. */
export function accessory(product: Product): Elevations {
  const marks = drawings[partKindOf(product) ?? 'card'](product);
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
