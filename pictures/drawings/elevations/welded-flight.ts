import { type PlacedFlight as Flight, placeFlight } from '../../plans/flights.ts';
import type { LorryAccessPlan, MobileLadderPlan } from '../../plans/welded-access.ts';
import { flight, flightFace, flightRail } from './flights.ts';
import { type Mark, type Tone, translateMarks } from './mark.ts';

export type WeldedPlan = MobileLadderPlan | LorryAccessPlan;

/** The flight of a plan, placed between its platform's left edge and its own far end. */
export function placeStairs(plan: WeldedPlan, edge = 0): Flight {
  return placeFlight(plan.flight, edge, plan.length);
}

function flightLook({ punched, finish, stringer }: WeldedPlan) {
  const tone: Tone = finish === 'aluminium' ? 'alloy' : 'steel';
  return { toothed: punched, tone, stringer };
}

export function weldedFront(plan: WeldedPlan): Mark[] {
  const { width, flightWidth } = plan;
  const face = flightFace(flightWidth, placeStairs(plan), flightLook(plan));
  return width > flightWidth ? translateMarks(face, (width - flightWidth) / 2) : face;
}

/** Stairs and their rails, which end at `end`. */
export function weldedFlight(plan: WeldedPlan, steps: Flight, end: number): Mark[] {
  const look = flightLook(plan);
  return [...flightRail(steps, look.tone, end), ...flight(steps, look)];
}
