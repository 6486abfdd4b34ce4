import { placeFlight } from '../../plans/flights.ts';
import { landing, type MachineStepsPlan } from '../../plans/work-platforms.ts';
import type { Elevations } from './elevations.ts';
import { flight, flightRail, treadsAcross } from './flights.ts';
import { box, roundCorners, verticalLines } from './geometry.ts';
import { bars, faces, quiet, run } from './mark.ts';
import { rivets } from './shared-marks.ts';

/** A welded flight that is bolted, or hooked, to a machine; one handrail. */
export function machineSteps(plan: MachineStepsPlan): Elevations {
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
