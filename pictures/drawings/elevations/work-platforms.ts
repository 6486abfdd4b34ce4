import type { Product } from '../../../catalogue/product.ts';
import { placeFlight } from '../../plans/flights.ts';
import {
  type HopUpPlan,
  hopUp,
  landing,
  type MachineStepsPlan,
  workPlatformPlan,
} from '../../plans/work-platforms.ts';
import type { Elevations } from './elevations.ts';
import { flight, flightRail, treadsAcross } from './flights.ts';
import { box, roundCorners, verticalLines } from './geometry.ts';
import { bars, discs, faces, fine, hairs, type Mark, type Point, quiet, run } from './mark.ts';
import { feet, rivets } from './shared-marks.ts';
import { stagingSet } from './staging.ts';

/** Hop-ups, staging on trestles, and steps welded for a machine. */
export function workPlatform(product: Product): Elevations {
  const plan = workPlatformPlan(product);
  switch (plan.kind) {
    case 'folding':
      return foldingPlatform(plan);
    case 'adjustable':
      return adjustablePlatform(plan);
    case 'machine':
      return machineSteps(plan);
    case 'staging':
      return stagingSet(plan);
  }
}

/** A hop-up: a ribbed deck on legs that fold under it, with rungs to climb at each end. */
function foldingPlatform({ width, length, height, treads, joint }: HopUpPlan): Elevations {
  const legs = (foot: number, head: number, across: number) => [
    run(foot, 0.03, head, height - 0.04),
    run(across - foot, 0.03, across - head, height - 0.04),
  ];
  const ends = treads.flatMap((y) =>
    [0.03 + (0.11 * y) / height, length - 0.03 - (0.11 * y) / height].map((x) =>
      box(x - 0.045, y - 0.035, 0.09, 0.035),
    ),
  );
  return {
    front: [
      ...treadsAcross(treads, 0.03, width - 0.03, 'alloy', 0.04),
      bars(legs(0.022, 0.05, width), 0.036),
      ...deck(width, height),
      feet([0.022, width - 0.022], 0.06, 0.06),
    ],
    side: [
      bars(braces(0.1, joint, 0.5 - hopUp.brace, length, height), 0.02),
      bars(legs(0.03, 0.14, length), 0.05),
      faces(ends),
      ...deck(length, height),
      feet([0.035, length - 0.035], 0.08, 0.055),
    ],
    closeUp: { of: 'side', at: [0.24, height - 0.18], span: 0.62 },
  };
}

/** A brace at either end, from its leg up under the deck. */
function braces(x: number, y: number, part: number, length: number, height: number) {
  return [
    run(x, y, length * part, height - 0.05),
    run(length - x, y, length * (1 - part), height - 0.05),
  ];
}

function deck(across: number, height: number): Mark[] {
  const caps = [-0.008, across - 0.022].map((x) => box(x, height - 0.072, 0.03, 0.076));
  return [
    faces([box(0, height - hopUp.deck, across, hopUp.deck)]),
    hairs([run(0, height - 0.02, across, height - 0.02)]),
    faces(caps, 'dark'),
    ...fine(hairs([run(0, height - 0.042, across, height - 0.042)])),
  ];
}

/** A work platform on four independently telescopic legs, with a handhold at one end. */
function adjustablePlatform(plan: HopUpPlan): Elevations {
  const { width, length, height, treads } = plan;
  const { inset } = hopUp;
  const [low, top] = [height - 0.04, height + hopUp.hold];
  const hoop = roundCorners(run(0.06, low, 0.06, top, 0.3, top, 0.3, low), 0.08);
  return {
    front: [
      // The handhold is a hoop along the platform, so it appears as one upright from the front.
      bars([run(width - 0.03, low, width - 0.03, top)], 0.03),
      ...treadsAcross(treads, inset, width - inset, 'alloy', 0.036),
      ...onTelescopicLegs(plan, width),
    ],
    side: [
      bars([hoop], 0.03),
      bars(braces(inset, height * 0.5, 0.38, length, height), 0.022),
      ...onTelescopicLegs(plan, length),
    ],
    closeUp: { of: 'side', at: [0.3, height - 0.12], span: 0.9 },
  };
}

function onTelescopicLegs({ height, joint }: HopUpPlan, across: number): Mark[] {
  const xs = [hopUp.inset, across - hopUp.inset];
  const pins = xs.flatMap((x) => [0.1, 0.2, 0.3].map((down): Point => [x, joint - down]));
  return [
    bars(verticalLines(xs, 0.04, joint + 0.05), 0.038, 'steel'),
    ...fine(discs(pins, 0.008, 'dark')),
    bars(verticalLines(xs, joint, height - 0.05), 0.054),
    faces(
      xs.map((x) => box(x - 0.04, joint - 0.02, 0.08, 0.05)),
      'dark',
    ),
    ...deck(across, height),
    feet(xs, 0.1, 0.045),
  ];
}

/** A welded flight that is bolted, or hooked, to a machine; one handrail. */
function machineSteps(plan: MachineStepsPlan): Elevations {
  const { width, length, height, hooked } = plan;
  const steps = placeFlight(plan.drawnFlight, 0, length);
  const treads = steps.points.map(([, y]) => y);
  const top = height + steps.above - 0.02;
  const machine = height - 0.08;
  const hook = roundCorners(
    run(0.06, height - 0.03, -0.05, height - 0.03, -0.05, height - 0.14),
    0.03,
  );
  return {
    front: [
      quiet([run(-0.25, machine, width + 0.25, machine)]),
      ...treadsAcross(treads, 0.03, width - 0.03, 'steel', 0.04),
      bars(verticalLines([0.025, width - 0.025], 0.03, height), 0.05),
      bars([run(width - 0.02, 0.14, width - 0.02, top)], 0.036),
      faces([box(0, height - 0.06, width, 0.06)], 'dark'),
      faces([box(-0.02, 0, 0.09, 0.03), box(width - 0.07, 0, 0.09, 0.03)], 'dark'),
    ],
    side: [
      quiet([run(0, 0, 0, machine, -0.22, machine)]),
      ...flightRail(steps, 'alloy', 0.03),
      bars([run(0.05, height - 0.02, 0.05, top)], 0.036),
      ...flight(steps, { toothed: true, tone: 'alloy', stringer: 0.085 }),
      faces([box(0, height - 0.06, landing, 0.06)], 'dark'),
      ...(hooked ? [bars([hook], 0.024, 'dark')] : []),
      faces([box(length - 0.15, 0, 0.15, 0.03)], 'dark'),
      ...rivets(run(length - 0.11, 0.03, length - 0.04, 0.03), 0.012),
    ],
    closeUp: { of: 'side', at: [0.4, height + 0.1], span: 1.2 },
  };
}
