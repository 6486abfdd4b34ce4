import type { Product } from '../../../catalogue/product.ts';
import type { Shape } from '../../../catalogue/shapes.ts';
import { accessoryPlan, braces, castors, frames, levellerClamps } from '../../plans/accessories.ts';
import { linspace } from '../../plans/geometry.ts';
import { labelPlate, plate } from '../kit/plates.ts';
import { boxSection, spots } from '../kit/profiles.ts';
import { bothSides, composePlacements, facingUp, move, point, turn, Y, Z } from '../kit/space.ts';
import { type Builder, Workpiece } from '../kit/workpiece.ts';
import { card, tagKit } from './accessories/cards.ts';
import { castor } from './accessories/castor.ts';
import { endFrame } from './accessories/end-frame.ts';
import * as feet from './accessories/ladder-feet.ts';
import * as ladder from './accessories/ladder-fittings.ts';
import { looseBolt } from './accessories/loose-fixings.ts';
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

/** A leg that clamps to the stile and slides down to lower ground; it lies on its clamps. */
function leveller({ length, width }: Product): Workpiece {
  const piece = new Workpiece();
  const y = 0.03;
  const leg = boxSection(0.036, 0.03, 0.004, 0.0025);
  piece.member('aluminium', leg, [0.03, y, 0], [length, y, 0], Y);
  // The rack that the ratchet engages with.
  for (const x of linspace(length * 0.2, length * 0.2 + 0.36, 19)) {
    piece.box('zinc', [0.008, 0.005, 0.022, 0.001], [x, y + 0.016, 0]);
  }
  for (const part of levellerClamps) {
    const x = length * part + 0.025;
    piece.box('galvanised', [0.05, 0.008, width, 0.002], [x, 0.006, -width * 0.22]);
    for (const z of [0.024, -0.024]) {
      piece.box('galvanised', [0.05, 0.05, 0.006, 0.002], [x, 0.027, z]);
    }
    piece.box('galvanised', [0.05, 0.006, 0.054, 0.002], [x, 0.053, 0]);
    const holes = bothSides.map((side) => point(x + side * 0.014, 0.01, -width * 0.5));
    piece.bolts(Y, 0.007, ...holes);
  }
  piece.box('plastic-red', [0.06, 0.024, 0.03, 0.007], [length * 0.52 + 0.025, 0.068, 0]);
  piece.box('zinc', [0.014, 0.02, 0.014, 0.003], [length * 0.82 + 0.025, 0.06, 0]);
  piece.join(levellerFoot(), composePlacements(move(0.03, y, 0)));
  piece.add(
    'label',
    labelPlate(0.055),
    composePlacements(move(length * 0.95, y + 0.0156, 0), facingUp),
  );
  for (const [at, x] of [0.12, 0.2].entries()) {
    piece.join(
      looseBolt(0.004, 0.055),
      composePlacements(move(x, 0, 0.075 + at * 0.02), turn('y', 0.2)),
    );
  }
  return piece;
}

/** A rubber foot on a swivel, its sole towards −X. */
function levellerFoot(): Workpiece {
  const piece = new Workpiece();
  const outline = spots(-0.03, -0.03, 0.014, -0.021, 0.014, 0.021, -0.03, 0.03);
  piece.add('plastic', plate({ outline }, 0.046, 0.004));
  piece.box('rubber', [0.014, 0.06, 0.06, 0.004], [-0.034, 0, 0]);
  for (const y of [-0.02, 0, 0.02]) {
    piece.box('rubber', [0.006, 0.01, 0.058, 0.001], [-0.042, y, 0]);
  }
  piece.bolts(Z, 0.008, [0, 0, 0.023]);
  return piece;
}
