import { atHeight, bent, between, box, crossbars, stepsUpTo, uprights } from './geometry.ts';
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
} from './mark.ts';
import { feet, treadFaces } from './pen.ts';

/** A flight of stairs that climbs from right to left, from its foot to the edge of a platform. */
export interface Flight {
  readonly foot: Point;
  readonly head: Point;
  /** Treads counted with the platform. */
  readonly treads: number;
  /** Punched treads with teeth. */
  readonly toothed: boolean;
  readonly tone: Tone;
  readonly stringer: number;
}

export function flight({ foot, head, treads, toothed, tone, stringer }: Flight): Mark[] {
  const points = stepsUpTo(head[1], treads)
    .slice(0, -1)
    .map((y) => atHeight(foot, head, y));
  const depth = Math.min(0.24, Math.abs((foot[0] - head[0]) / treads) + 0.06);
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
export function flightRail(
  { foot, head, tone }: Pick<Flight, 'foot' | 'head' | 'tone'>,
  above: number,
  end: number,
): Mark[] {
  const start = between(foot, head, 0.06);
  const low: Point = [start[0], start[1] + above - 0.12];
  const high: Point = [head[0] + 0.02, head[1] + above - 0.018];
  const knee: Point = [head[0] + 0.02, head[1] + above * 0.5];
  const post: Run = [between(start, head, 0.5), between(low, high, 0.5)];
  return [
    bars([post, [between(start, low, 0.5), knee, [end, knee[1]]]], 0.026, tone),
    bars([bent([start, low, high, [end, high[1]]], 0.14)], 0.036, tone),
  ];
}

/** The platform: a deck, its toeboard, and posts at its two edges up to the rail. */
export function guardedPlatform(
  from: number,
  to: number,
  y: number,
  above: number,
  tone: Tone,
): Mark[] {
  return [
    bars(uprights([from + 0.02, to - 0.02], y - 0.02, y + above), 0.036, tone),
    faces([box(from, y, to - from, 0.1)]),
    faces([box(from - 0.02, y - 0.06, to - from + 0.04, 0.06)], 'dark'),
    ...finest(bars(crossbars([y - 0.01], from - 0.02, to + 0.02), 0.004, 'steel')),
  ];
}

interface FlightFace {
  readonly width: number;
  readonly height: number;
  readonly above: number;
  readonly treads: number;
  readonly toothed?: boolean;
  readonly tone?: Tone;
}

/** From the foot of the stairs: treads between stringers, handrails, the platform's rails behind. */
export function flightFace({
  width,
  height,
  above,
  treads,
  toothed = false,
  tone = 'steel',
}: FlightFace): Mark[] {
  const [from, to] = [0.09, width - 0.09];
  const top = height + above - 0.018;
  const ys = stepsUpTo(height, treads).slice(0, -1);
  const brackets = [run(0.02, 0.14, from, 0.14), run(to, 0.14, width - 0.02, 0.14)];
  return [
    bars([run(from, height + above * 0.5, to, height + above * 0.5)], 0.028, tone),
    bars([bent(run(from, height, from, top, to, top, to, height), 0.1)], 0.036, tone),
    ...treadFaces(
      ys.map((y) => ({ from, to, y })),
      toothed ? 'steel' : 'alloy',
      0.05,
    ),
    bars(uprights([from - 0.01, to + 0.01], 0.06, height), 0.04, tone),
    bars(uprights([0.02, width - 0.02], 0.14, height + above - 0.14), 0.036, tone),
    bars(brackets, 0.028, tone),
    faces([box(from - 0.03, height - 0.06, to - from + 0.06, 0.06)], 'dark'),
    feet([from - 0.01, to + 0.01], 0.08, 0.07),
  ];
}
