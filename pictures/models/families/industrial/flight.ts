import type { Vector3 } from 'three';
import {
  type Flight,
  flightBetween,
  railRadius,
  railsOf,
  treadDepth,
  treadsOf,
} from '../../../plans/flights.ts';
import { atHeight, type Spot } from '../../../plans/geometry.ts';
import type { LorryAccessPlan, MobileLadderPlan } from '../../../plans/welded-access.ts';
import { weld } from '../../kit/fasteners.ts';
import { bentTube, levelMember } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { direction, outward, point, sides, standing, Y } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { plank, type Tread } from './planks.ts';

/** A flight as it is built: it climbs from +Z to −Z, its places being along Z and up. */
export interface Stair
  extends Flight,
    Pick<MobileLadderPlan, 'half' | 'line' | 'stringer' | 'low' | 'tube' | 'wheel'> {
  readonly tread: Tread;
  readonly material: MaterialName;
}

/** The stair of a plan, between the edge its platform is measured from and its own end. */
export function stairOf(
  plan: MobileLadderPlan | LorryAccessPlan,
  edge: number,
  end: number,
): Stair {
  const { finish, punched } = plan;
  return {
    ...plan,
    ...flightBetween(plan.flight, edge, end),
    material: finish,
    tread: {
      kind: punched ? 'punched' : 'ribbed',
      material: finish === 'aluminium' ? 'aluminium-treads' : 'galvanised',
    },
  };
}

/** Where the stringers are along Z at a height. */
export function onStringer({ foot, head }: Flight, y: number): number {
  return atHeight(foot, head, y)[0];
}

const thick = 0.03;

/** Stringers with the treads welded between them. */
export function addFlight(piece: Workpiece, stair: Stair): void {
  const { foot, head, half, tread, stringer, material } = stair;
  const section = boxSection(stringer, thick, 0.005, 0.003);
  const top = atHeight(foot, head, head[1] - 0.006);
  for (const side of sides) {
    const [from, to] = [beside(foot, side * half), beside(top, side * half)];
    piece.add(material, levelMember(section, from, to, outward(side)));
  }
  const depth = treadDepth(stair);
  const width = 2 * half - thick - 0.008;
  const each = plank(tread, width, depth);
  for (const [z, y] of treadsOf(stair)) {
    const middle = z - depth * 0.12;
    piece.join(each, [0, y, middle]);
    for (const side of sides) {
      piece.box(
        material,
        [0.005, 0.05, depth - 0.012, 0.0015],
        [side * (width / 2 + 0.002), y - 0.03, middle],
      );
    }
  }
}

/** A place beside the flight, so far to the right of its middle. */
function beside([z, y]: Spot, x: number): Vector3 {
  return point(x, y, z);
}

const kneeRadius = 0.013;

/** How a rail goes on from the head of the flight, in one line from start to end. */
export type Onward = (toHead: readonly Vector3[]) => readonly Vector3[];

/** Handrail and knee rail on one side of a flight; `onward` says where each goes from its head. */
export function addFlightRails(
  piece: Workpiece,
  stair: Stair,
  side: number,
  onward: Onward,
  bend = 0.14,
): void {
  const { start, low, high, knee } = railsOf(stair);
  const on = (at: Spot) => beside(at, side * stair.line);
  const hand = onward([on([start[0], start[1] - 0.03]), on(low), on(high)]);
  addRail(piece, stair.material, hand, railRadius, bend);
  addRail(piece, stair.material, onward(knee.map(on)), kneeRadius, bend);
}

/** Along one side of the platform to its end; on the left as on the right. */
export function addSideRails(piece: Workpiece, stair: Stair, end: number): void {
  for (const side of sides) {
    addFlightRails(piece, stair, side, (way) => {
      const last = way.at(-1);
      return last ? [...way, point(last.x, last.y, end)] : way;
    });
  }
  addFlightPosts(piece, stair);
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
export function addFlightPosts(piece: Workpiece, stair: Stair): void {
  const { half, line, material } = stair;
  const { start, post } = railsOf(stair);
  for (const side of sides) {
    const ends = post.map((at) => beside(at, side * line));
    addRail(piece, material, ends, kneeRadius * 1.15);
    for (const at of [start, post[0]]) {
      addStub(piece, material, beside(at, side * line), side, half);
    }
    piece.bolts(outward(side), 0.007, beside(start, side * (line + railRadius)));
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
  const on = (out: number, up = 0) => point(side * (half + out), base.y + up, base.z);
  piece.tube(material, on(0.012), base, 0.014);
  piece.box(material, [0.006, 0.075, 0.05, 0.002], standing(on(0.018), Y));
  piece.bolts(outward(side), 0.007, ...sides.map((up) => on(0.021, up * 0.026)));
}
