import { flightRails, type PlacedFlight, placeFlight, railRadius } from '../../../plans/flights.ts';
import { atHeight, type Spot } from '../../../plans/geometry.ts';
import { landing, type MachineStepsPlan } from '../../../plans/work-platforms.ts';
import { serratedTread } from '../../kit/decks.ts';
import { weld } from '../../kit/fasteners.ts';
import { bentMember, bentTube, levelEndedMember } from '../../kit/members.ts';
import { labelPlate } from '../../kit/plates.ts';
import { bar, channel } from '../../kit/profiles.ts';
import {
  between,
  bothSides,
  direction,
  frame,
  point,
  pointAlong,
  uprightPlacement,
  X,
  Y,
  Z,
} from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';

const [deep, flange] = [0.14, 0.045];

/** A welded flight that bolts or hooks onto a machine, with a serrated landing and one handrail. */
export function machineSteps(plan: MachineStepsPlan): Workpiece {
  const { width, length, height, hooked } = plan;
  const piece = new Workpiece();
  const x = width / 2 - flange / 2 - 0.002;
  const back = -length / 2;
  const flight = placeFlight(plan.flight, back, length / 2);
  const { foot, head, points, depth } = flight;
  const at = ([z, y]: Spot, across = x) => point(across, y, z);
  const stringer = channel(deep, flange, 0.005);
  const top = atHeight(foot, head, height - 0.004);
  for (const side of bothSides) {
    const out = point(side, 0, 0);
    piece.add('aluminium', levelEndedMember(stringer, at(foot, side * x), at(top, side * x), out));
    const arm = [back + 0.002, back + landing].map((z) => point(side * x, height - 0.062, z));
    piece.add('aluminium', bentMember(channel(0.12, flange, 0.005), arm, 0, out));
    addFootPlate(piece, side * x, foot[0]);
    addFixingPlate(piece, side * x, height, back);
  }
  for (const [z, y] of points) addTread(piece, x, y, z - depth * 0.12, depth, 0.05);
  addTread(piece, x, height, back + landing / 2, landing, 0.06);
  addFlightRail(piece, flight, x, back);
  if (hooked) addHooks(piece, x, height, back);
  const mark = pointAlong(
    at(atHeight(foot, head, Math.min(1, height * 0.6))),
    X,
    flange / 2 + 0.0006,
  );
  const facing = X.clone().cross(direction(at(foot), at(head)));
  return piece.add('label', labelPlate(0.2), frame(mark, X, facing));
}

/** A serrated tread, or the landing, with a yellow nosing. */
function addTread(piece: Workpiece, x: number, y: number, z: number, deep: number, fold: number) {
  piece.add('aluminium-treads', serratedTread(2 * x - 0.03, deep, fold), [0, y, z]);
  const nosing = [0, y + 0.001, z + deep / 2 - 0.018] as const;
  piece.box('plastic-yellow', [2 * x - 0.034, 0.004, 0.03, 0.001], nosing);
}

/** The plate that bolts down to the floor. */
function addFootPlate(piece: Workpiece, x: number, z: number): void {
  piece.box('aluminium', [0.09, 0.012, 0.16, 0.002], [x, 0.006, z]);
  piece.box('rubber', [0.084, 0.004, 0.154, 0.001], [x, 0.002, z]);
  piece.bolts(Y, 0.008, [x - 0.03, 0.012, z + 0.062], [x + 0.03, 0.012, z + 0.062]);
}

/** Adds the plate that bolts to the machine. */
function addFixingPlate(piece: Workpiece, x: number, height: number, back: number): void {
  piece.box('aluminium', [0.06, 0.16, 0.008, 0.002], [x, height - 0.082, back + 0.004]);
  piece.bolts(Z, 0.009, [x, height - 0.13, back + 0.008], [x, height - 0.035, back + 0.008]);
}

/** Hooks over a 40 mm frame behind the landing. */
function addHooks(piece: Workpiece, x: number, height: number, back: number): void {
  for (const side of bothSides) {
    const at = side * (x - 0.07);
    const way = [
      point(at, height - 0.045, back + 0.08),
      point(at, height - 0.045, back - 0.05),
      point(at, height - 0.14, back - 0.05),
    ];
    piece.add('galvanised', bentMember(bar(0.05, 0.008, 0.002), way, 0.012, Y));
  }
}

/** A handrail and a knee rail on the right that follow the flight and level out over the landing. */
function addFlightRail(piece: Workpiece, flight: PlacedFlight, x: number, back: number): void {
  const on = ([z, y]: Spot) => point(x, y, z);
  const rails = flightRails(flight);
  const [start, low, high] = [on(rails.start), on(rails.low), on(rails.high)];
  const [kneeLow, level] = [on(rails.knee[0]), on(rails.knee[1])];
  const end = point(x, high.y, back + 0.05);
  const foot = point(x, flight.head[1] - 0.03, end.z);
  piece.add('aluminium', bentTube([start, low, high, end, foot], railRadius, 0.13));
  piece.add('aluminium', bentTube([kneeLow, level, point(x, level.y, end.z)], 0.013, 0.1));
  for (const part of [0.5, 0.97]) {
    const [from, to] = [between(start, on(flight.head), part), between(low, high, part)];
    piece.tube('aluminium', from, to, 0.016);
    const crossing = between(kneeLow, level, part);
    piece.add('aluminium-cast', weld(0.016), uprightPlacement(crossing, direction(from, to)));
    addSocket(piece, from.y, from.z, x);
  }
  addSocket(piece, start.y, start.z, x);
  addSocket(piece, foot.y, foot.z, x);
}

/** The welded socket a post stands in. */
function addSocket(piece: Workpiece, y: number, z: number, x: number): void {
  piece.box('aluminium-cast', [0.05, 0.11, 0.05, 0.006], [x, y + 0.01, z]);
}
