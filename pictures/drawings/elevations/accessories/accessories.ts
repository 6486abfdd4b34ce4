import type { Product } from '../../../../catalogue/product.ts';
import type { Shape } from '../../../../catalogue/shapes.ts';
import { accessoryPlan, braces, type Castor, castors, frames } from '../../../plans/accessories.ts';
import type { DrawPart, Elevations } from '../elevations.ts';
import { box, evenHeights, scaleOutline } from '../geometry.ts';
import { bars, discs, faces, hairs, type Mark, marksBounds, run } from '../mark.ts';
import * as card from './cards.ts';
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

/** A braked castor: tyre, hub, fork, pedal, and the stem or plate that it is held by. */
function castor({ wheel, sprung }: Castor): DrawPart {
  return ({ length }) => {
    const [radius, x] = [wheel / 2, length / 2];
    const crown = radius * 2 + 0.012;
    const hub = [x, radius] as const;
    const shaped = (...xy: readonly number[]) => scaleOutline(radius, xy, x);
    const fork = [
      ...run(x - radius * 0.62, crown + 0.014, x + radius * 0.62, crown + 0.014),
      ...shaped(0.3, 0.8, -0.3, 0.8),
    ];
    return [
      ...(sprung ? spring(x, crown, length) : stem(x, crown, length)),
      faces([fork], 'steel'),
      discs([hub], radius, 'dark'),
      discs([hub], radius * 0.72, 'steel'),
      discs([hub], radius * 0.66),
      discs([hub], radius * 0.2, 'dark'),
      faces([shaped(-0.28, 1.9, 0.28, 1.9, 0.14, 0.9, -0.14, 0.9)], 'steel'),
      faces([shaped(0.5, 2.02, 1.55, 1.72, 1.55, 1.52, 0.5, 1.8)], 'dark'),
      faces([box(x - radius * 0.75, crown, radius * 1.5, 0.016)], 'steel'),
    ];
  };
}

function stem(x: number, crown: number, top: number): Mark[] {
  const thread = evenHeights(crown + 0.02, top - 0.01, 0.008);
  return [
    bars([run(x, crown, x, top)], 0.024, 'steel'),
    hairs(thread.map((y) => run(x - 0.012, y, x + 0.012, y + 0.004))),
  ];
}

function spring(x: number, crown: number, top: number): Mark[] {
  const coils = evenHeights(crown + 0.012, top - 0.014, 0.009).map((y) =>
    run(x - 0.024, y, x + 0.024, y + 0.005),
  );
  return [
    bars([run(x, crown, x, top)], 0.012, 'steel'),
    bars(coils, 0.006, 'alloy'),
    faces([box(x - 0.05, top - 0.01, 0.1, 0.01)], 'steel'),
  ];
}
