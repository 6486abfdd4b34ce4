import type { Vector3 } from 'three';
import { flightRails, type PlacedFlight, placeFlight, railRadius } from '../../../plans/flights.ts';
import { atHeight, type Spot } from '../../../plans/geometry.ts';
import type { LorryAccessPlan, MobileLadderPlan } from '../../../plans/welded-access.ts';
import { weld } from '../../kit/fasteners.ts';
import { bentTube, levelEndedMember } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { bothSides, direction, outward, point, uprightPlacement, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { plank, type Tread } from './planks.ts';

/** Steps under construction. The flight climbs from +Z to −Z, and its points are given as [z, height]. */
export interface Steps
  extends PlacedFlight,
    Omit<MobileLadderPlan, 'flight' | 'double' | 'extent' | 'components'> {
  readonly piece: Workpiece;
  readonly tread: Tread;
  readonly material: MaterialName;
}

/** The steps of a plan, between the edge its platform is measured from and the flight's own end. */
export function beginSteps(
  plan: MobileLadderPlan | LorryAccessPlan,
  edge: number,
  end: number,
): Steps {
  const { finish, punched } = plan;
  const material = finish === 'aluminium' ? 'aluminium-treads' : 'galvanised';
  return {
    ...plan,
    ...placeFlight(plan.flight, edge, end),
    piece: new Workpiece(),
    material: finish,
    tread: { kind: punched ? 'punched' : 'ribbed', material },
  };
}

/** The Z of the stringers at a height. */
export function stringerZ({ foot, head }: Steps, y: number): number {
  return atHeight(foot, head, y)[0];
}

const thick = 0.03;

/** Stringers with the treads welded between them. */
export function addFlight(steps: Steps): void {
  const { piece, foot, head, half, depth, tread, stringer, material } = steps;
  const section = boxSection(stringer, thick, 0.005, 0.003);
  const top = atHeight(foot, head, head[1] - 0.006);
  for (const side of bothSides) {
    const [from, to] = [offsetFromMiddle(foot, side * half), offsetFromMiddle(top, side * half)];
    piece.add(material, levelEndedMember(section, from, to, outward(side)));
  }
  const width = 2 * half - thick - 0.008;
  const each = plank(tread, width, depth);
  const cleat = [0.005, 0.05, depth - 0.012, 0.0015] as const;
  for (const [z, y] of steps.points) {
    const middle = z - depth * 0.12;
    piece.join(each, [0, y, middle]);
    for (const side of bothSides) {
      piece.box(material, cleat, [side * (width / 2 + 0.002), y - 0.03, middle]);
    }
  }
}

/** A point of the flight, moved `x` to the right of its middle. */
function offsetFromMiddle([z, y]: Spot, x: number): Vector3 {
  return point(x, y, z);
}

const kneeRadius = 0.013;

type Way = readonly Vector3[];

/** Extends a rail beyond the head of the flight and returns the whole line. */
export type Onward = (toHead: Way) => Way;

/** Adds the handrail and knee rail on one side of a flight. `onward` extends each beyond the flight's head. */
export function addFlightRails(steps: Steps, side: number, onward: Onward, bend = 0.14): void {
  const { start, low, high, knee } = flightRails(steps);
  const on = (at: Spot) => offsetFromMiddle(at, side * steps.line);
  const hand = onward([on([start[0], start[1] - 0.03]), on(low), on(high)]);
  addRail(steps, hand, railRadius, bend);
  addRail(steps, onward(knee.map(on)), kneeRadius, bend);
}

/** Adds the rails on both sides, extended along the platform to its end. */
export function addSideRails(steps: Steps, end: number): void {
  for (const side of bothSides) {
    addFlightRails(steps, side, (way) => {
      const last = way.at(-1);
      return last ? [...way, point(last.x, last.y, end)] : way;
    });
  }
  addFlightPosts(steps);
}

/** A tube through points and a bead of weld at each end. */
export function addRail({ piece, material }: Steps, way: Way, radius: number, bend = 0.14): void {
  piece.add(material, bentTube(way, radius, bend));
  const [from, second, before, to] = [way[0], way[1], way.at(-2), way.at(-1)];
  if (!from || !second || !before || !to) return;
  piece.add(material, weld(radius), uprightPlacement(from, direction(from, second)));
  piece.add(material, weld(radius), uprightPlacement(to, direction(before, to)));
}

/** Adds the supports of a flight's rails: a post halfway, and stubs from the rails to the stringer. */
export function addFlightPosts(steps: Steps): void {
  const { start, post } = flightRails(steps);
  for (const side of bothSides) {
    const on = (at: Spot) => offsetFromMiddle(at, side * steps.line);
    addRail(steps, post.map(on), kneeRadius * 1.15);
    for (const at of [start, post[0]]) addStub(steps, on(at), side);
    steps.piece.bolts(
      outward(side),
      0.007,
      offsetFromMiddle(start, side * (steps.line + railRadius)),
    );
  }
}

/** Adds a short bracket from a rail's post inwards to the stringer, bolted on. */
function addStub({ piece, material, half }: Steps, base: Vector3, side: number): void {
  const on = (out: number, up = 0) => point(side * (half + out), base.y + up, base.z);
  piece.tube(material, on(0.012), base, 0.014);
  piece.box(material, [0.006, 0.075, 0.05, 0.002], uprightPlacement(on(0.018), Y));
  piece.bolts(outward(side), 0.007, ...bothSides.map((up) => on(0.021, up * 0.026)));
}
