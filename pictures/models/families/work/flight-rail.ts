import type { Vector3 } from 'three';
import { weld } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { between, direction, off, point, standing, X } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';

interface FlightRail {
  /** The right stringer's middle line. */
  readonly foot: Vector3;
  readonly head: Vector3;
  /** The far edge of the landing. */
  readonly back: number;
  /** From the landing to the top of the rail. */
  readonly above: number;
}

const [rail, knee] = [0.018, 0.013];

/** A handrail and a knee rail on the right that follow the flight and level out over the landing. */
export function addFlightRail(piece: Workpiece, { foot, head, back, above }: FlightRail): void {
  const start = between(foot, head, 0.06);
  const low = point(foot.x, start.y + above - 0.12, start.z);
  const high = point(head.x, head.y + above - rail, head.z + 0.02);
  const end = point(head.x, high.y, back + 0.05);
  const landing = point(end.x, head.y - 0.03, end.z);
  piece.add('aluminium', bentTube([start, low, high, end, landing], rail, 0.13));
  const level = point(head.x, head.y + above * 0.5, head.z + 0.02);
  const kneeLow = between(start, low, 0.5);
  const kneeEnd = point(end.x, level.y, end.z);
  piece.add('aluminium', bentTube([kneeLow, level, kneeEnd], knee, 0.1));
  for (const part of [0.5, 0.97]) {
    const [from, to] = [between(start, head, part), between(low, high, part)];
    piece.tube('aluminium', from, to, 0.016);
    const crossing = between(kneeLow, level, part);
    piece.add('aluminium-cast', weld(0.016), standing(crossing, direction(from, to)));
    addSocket(piece, from);
  }
  addSocket(piece, start);
  addSocket(piece, off(landing, X, 0));
}

/** The welded socket a post stands in. */
function addSocket(piece: Workpiece, at: Vector3): void {
  piece.box('aluminium-cast', [0.05, 0.11, 0.05, 0.006], [at.x, at.y + 0.01, at.z]);
}
