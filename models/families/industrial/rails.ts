import type { Vector3 } from 'three';
import { addBolts, weld } from '../../kit/fasteners.ts';
import { bentTube, tubeBetween } from '../../kit/members.ts';
import { standing } from '../../kit/placement.ts';
import { between, direction, point, sides, X, Y } from '../../kit/points.ts';
import { roundedBox } from '../../kit/rounded-box.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { beside, type Flight } from './flight.ts';

export const [railRadius, kneeRadius] = [0.018, 0.013];

/** The rails beside a flight, as seen from the side: where they start and where they level out. */
export interface FlightRail {
  readonly start: Vector3;
  readonly low: Vector3;
  readonly high: Vector3;
  readonly kneeStart: Vector3;
  readonly knee: Vector3;
}

/** A handrail follows the flight so far above it; a knee rail runs halfway. */
export function flightRail({ foot, head }: Flight, above: number): FlightRail {
  const start = between(foot, head, 0.06);
  const low = point(0, start.y + above - 0.12, start.z);
  const high = point(0, head.y + above - railRadius, head.z + 0.02);
  return {
    start,
    low,
    high,
    kneeStart: between(start, low, 0.5),
    knee: point(0, head.y + above * 0.5, head.z + 0.02),
  };
}

/** A tube through points and a bead of weld at each end. */
export function addRail(
  piece: Workpiece,
  material: MaterialName,
  way: readonly Vector3[],
  radius: number,
  bend = 0.14,
): void {
  piece.add(material, bentTube(way, radius, bend));
  const [from, second, before, to] = [way[0], way[1], way.at(-2), way.at(-1)];
  if (!from || !second || !before || !to) return;
  piece.add(material, weld(radius), standing(from, direction(from, second)));
  piece.add(material, weld(radius), standing(to, direction(before, to)));
}

/** Posts that carry a flight's rails: one halfway, one at the platform's edge, stubs to the stringer. */
export function addFlightPosts(
  piece: Workpiece,
  flight: Flight,
  rail: FlightRail,
  line: number,
): void {
  const { foot, head, half, material } = flight;
  const { start, low, high } = rail;
  const middle = between(start, head, 0.5);
  const posts = [
    { at: start, top: undefined },
    { at: middle, top: between(low, high, 0.5) },
  ];
  for (const side of sides) {
    for (const { at, top } of posts) {
      const base = beside(at, side * line);
      if (top) addRail(piece, material, [base, beside(top, side * line)], kneeRadius * 1.15);
      addStub(piece, material, base, side, half);
    }
    const foothold = between(foot, head, 0.06);
    addBolts(
      piece,
      [beside(foothold, side * (line + railRadius))],
      X.clone().multiplyScalar(side),
      0.007,
    );
  }
}

/** A short bracket from a rail's post inwards to the stringer, bolted. */
function addStub(
  piece: Workpiece,
  material: MaterialName,
  base: Vector3,
  side: number,
  half: number,
): void {
  const inner = point(side * (half + 0.012), base.y, base.z);
  piece.add(material, tubeBetween(inner, base, 0.014));
  const pad = roundedBox(0.006, 0.075, 0.05, 0.002);
  piece.add(material, pad, standing(point(side * (half + 0.018), base.y, base.z), Y));
  addBolts(
    piece,
    sides.map((up) => point(side * (half + 0.021), base.y + up * 0.026, base.z)),
    X.clone().multiplyScalar(side),
    0.007,
  );
}
