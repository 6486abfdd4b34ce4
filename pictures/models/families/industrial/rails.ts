import type { Vector3 } from 'three';
import type { Product } from '../../../../catalogue/product.ts';
import { weld } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { between, direction, outward, point, sides, standing, Y } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { beside, type Flight } from './flight.ts';

const kneeRadius = 0.013;
export const railRadius = 0.018;

/** The rails beside a flight, so far above it and so far from the middle. */
export interface Rails {
  readonly above: number;
  readonly line: number;
}

/** Handrails stand just within the product's width. */
export function railsOf({ width, height, overallHeight = height + 1.1 }: Product): Rails {
  return { above: overallHeight - height, line: width / 2 - railRadius - 0.002 };
}

/** How a rail goes on from the head of the flight, in one line from start to end. */
export type Onward = (toHead: readonly Vector3[]) => readonly Vector3[];

/** Handrail and knee rail of a flight. Each starts on the right; `onward` says where it goes. */
export function addFlightRails(
  piece: Workpiece,
  flight: Flight,
  { above, line }: Rails,
  onward: Onward,
  bend = 0.14,
): void {
  const { start, low, high } = profileOf(flight, above);
  const knee = point(0, flight.head.y + above * 0.5, high.z);
  const on = (at: Vector3) => beside(at, line);
  const hand = onward([on(point(0, start.y - 0.03, start.z)), on(low), on(high)]);
  addRail(piece, flight.material, hand, railRadius, bend);
  const knees = onward([on(between(start, low, 0.5)), on(knee)]);
  addRail(piece, flight.material, knees, kneeRadius, bend);
}

/** The handrail as the side elevation shows it: where it starts and where it levels out. */
function profileOf({ foot, head }: Flight, above: number) {
  const start = between(foot, head, 0.06);
  return {
    start,
    low: point(0, start.y + above - 0.12, start.z),
    high: point(0, head.y + above - railRadius, head.z + 0.02),
  };
}

/** Along one side of the platform to its end; on the left as on the right. */
export function addSideRails(piece: Workpiece, flight: Flight, rails: Rails, end: number): void {
  for (const side of sides) {
    addFlightRails(piece, flight, { ...rails, line: side * rails.line }, (way) => {
      const last = way.at(-1);
      return last ? [...way, point(last.x, last.y, end)] : way;
    });
  }
  addFlightPosts(piece, flight, rails);
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

/** What carries a flight's rails: a post halfway, and stubs from both to the stringer. */
export function addFlightPosts(piece: Workpiece, flight: Flight, { above, line }: Rails): void {
  const { head, half, material } = flight;
  const { start, low, high } = profileOf(flight, above);
  const middle = between(start, head, 0.5);
  for (const side of sides) {
    const base = beside(middle, side * line);
    const top = beside(between(low, high, 0.5), side * line);
    addRail(piece, material, [base, top], kneeRadius * 1.15);
    for (const at of [start, middle]) addStub(piece, material, beside(at, side * line), side, half);
    const outside = beside(start, side * (line + railRadius));
    piece.bolts(outward(side), 0.007, outside);
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
  piece.tube(material, inner, base, 0.014);
  piece.box(
    material,
    [0.006, 0.075, 0.05, 0.002],
    standing(point(side * (half + 0.018), base.y, base.z), Y),
  );
  piece.bolts(
    outward(side),
    0.007,
    ...sides.map((up) => point(side * (half + 0.021), base.y + up * 0.026, base.z)),
  );
}
