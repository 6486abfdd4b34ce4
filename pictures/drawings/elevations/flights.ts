import { type PlacedFlight as Flight, flightRails, placeFlight } from '../../plans/flights.ts';
import type { LorryAccessPlan, MobileLadderPlan } from '../../plans/welded-access.ts';
import { box, horizontalLines, roundCorners, verticalLines } from './geometry.ts';
import {
  bars,
  discs,
  faces,
  fine,
  finest,
  hairs,
  type Mark,
  type Point,
  type Run,
  run,
  type Tone,
  translateMarks,
} from './mark.ts';
import { feet, treadFaces } from './shared-marks.ts';

interface FlightLook {
  /** Whether treads are punched and have teeth. */
  readonly toothed: boolean;
  readonly tone: Tone;
  readonly stringer: number;
}

/** A flight of stairs that climbs from right to left, from its foot to the edge of a platform. */
export function flight(steps: Flight, { toothed, tone, stringer }: FlightLook): Mark[] {
  const { foot, head, points, depth } = steps;
  const start = (x: number) => x - depth * 0.62;
  return [
    bars([[foot, [head[0], head[1] - 0.02]]], stringer, tone),
    faces(
      points.map(([x, y]) => box(start(x), y - 0.035, depth, 0.035)),
      toothed ? 'steel' : 'alloy',
    ),
    ...(toothed ? [hairs(points.map(([x, y]) => teeth(start(x), y, depth)))] : []),
    ...finest(hairs(points.map(([x, y]) => run(start(x), y - 0.027, start(x) + depth, y - 0.027)))),
    ...fine(
      discs(
        points.flatMap(([x, y]) => run(x - 0.03, y - 0.06, x + 0.02, y - 0.06)),
        0.008,
        'dark',
      ),
    ),
  ];
}

function teeth(x: number, y: number, width: number): Run {
  return Array.from(
    { length: 9 },
    (_, at): Point => [x + (width * at) / 8, y + (at % 2 === 0 ? 0 : 0.014)],
  );
}

/** A handrail and a knee rail that follow the flight and level out over the platform, to `end`. */
export function flightRail(steps: Flight, tone: Tone, end: number): Mark[] {
  const { start, low, high, knee, post } = flightRails(steps);
  return [
    bars([post, [...knee, [end, knee[1][1]]]], 0.026, tone),
    bars([roundCorners([start, low, high, [end, high[1]]], 0.14)], 0.036, tone),
  ];
}

/** The platform: a deck, its toeboard, and posts at its two edges up to the rail. */
export function guardedPlatform(
  from: number,
  to: number,
  { head: [, y], above }: Flight,
  tone: Tone,
): Mark[] {
  return [
    bars(verticalLines([from + 0.02, to - 0.02], y - 0.02, y + above), 0.036, tone),
    faces([box(from, y, to - from, 0.1)]),
    faces([box(from - 0.02, y - 0.06, to - from + 0.04, 0.06)], 'dark'),
    ...finest(bars(horizontalLines([y - 0.01], from - 0.02, to + 0.02), 0.004, 'steel')),
  ];
}

/** Treads seen from the front, between two x positions, at each height. */
export function treadsAcross(
  ys: readonly number[],
  from: number,
  to: number,
  tone: Tone,
  thickness: number,
): Mark[] {
  const treads = ys.map((y) => ({ from, to, y }));
  return treadFaces(treads, tone, thickness);
}

/** A flight seen from its foot: treads between stringers, handrails, and the platform's rails behind. */
export function flightFace(width: number, steps: Flight, { toothed, tone }: FlightLook): Mark[] {
  const { above } = steps;
  const [, height] = steps.head;
  const [from, to] = [0.09, width - 0.09];
  const top = height + above - 0.018;
  const ys = steps.points.map(([, y]) => y);
  const brackets = [run(0.02, 0.14, from, 0.14), run(to, 0.14, width - 0.02, 0.14)];
  return [
    bars([run(from, height + above * 0.5, to, height + above * 0.5)], 0.028, tone),
    bars([roundCorners(run(from, height, from, top, to, top, to, height), 0.1)], 0.036, tone),
    ...treadsAcross(ys, from, to, toothed ? 'steel' : 'alloy', 0.05),
    bars(verticalLines([from - 0.01, to + 0.01], 0.06, height), 0.04, tone),
    bars(verticalLines([0.02, width - 0.02], 0.14, height + above - 0.14), 0.036, tone),
    bars(brackets, 0.028, tone),
    faces([box(from - 0.03, height - 0.06, to - from + 0.06, 0.06)], 'dark'),
    feet([from - 0.01, to + 0.01], 0.08, 0.07),
  ];
}

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
