import type { Product } from '../../../../../catalogue/product.ts';
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

/** The words of a model by which its drawing is known; the first that matches counts. */
const drawings: readonly (readonly [RegExp, DrawPart])[] = [
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
  [/treads/i, treads],
  [/stays/i, stays],
  [/castor/i, castor],
  [/brace/i, brace],
  [/stabiliser/i, stabiliser],
  [/toeboard/i, toeboards],
  [/deck/i, trapdoorDeck],
  [/frame/i, frame],
  [/trestle/i, trestle],
  [/jackscrew/i, jackscrewSet],
  [/tag/i, tagKit],
];

/** Whether a part has a drawing of its own, rather than the plain card. */
export function isKnownPart({ model }: Product): boolean {
  return drawings.some(([words]) => words.test(model));
}

/** A part has one telling view; it stands for both. Enlarged: its middle, or the end of a long one. */
export function accessory(product: Product): Elevations {
  const draw = drawings.find(([words]) => words.test(product.model))?.[1] ?? card;
  const marks = draw(product);
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
