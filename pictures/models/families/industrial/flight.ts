import type { Vector3 } from 'three';
import { stepsUpTo } from '../../../plans/geometry.ts';
import { levelMember } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { atHeight, outward, point, sides } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { plank, type Tread } from './planks.ts';

/** A flight that climbs from +Z to −Z, from its foot to the edge of a platform. */
export interface Flight {
  /** Its stringers' middle line, at x = 0. */
  readonly foot: Vector3;
  readonly head: Vector3;
  /** The stringers' line on either side. */
  readonly half: number;
  /** Treads counted with the platform. */
  readonly treads: number;
  readonly tread: Tread;
  readonly stringer: number;
  readonly material: MaterialName;
}

/** The same place on the left (−1) or the right (1), so far from the middle. */
export function beside({ y, z }: Vector3, x: number): Vector3 {
  return point(x, y, z);
}

const thick = 0.03;

/** Stringers with the treads welded between them. */
export function addFlight(piece: Workpiece, flight: Flight): void {
  const { foot, head, half, treads, tread, stringer, material } = flight;
  const section = boxSection(stringer, thick, 0.005, 0.003);
  for (const side of sides) {
    const out = outward(side);
    const top = atHeight(foot, head, head.y - 0.006);
    piece.add(
      material,
      levelMember(section, beside(foot, side * half), beside(top, side * half), out),
    );
  }
  const depth = Math.min(0.24, Math.abs((foot.z - head.z) / treads) + 0.06);
  const width = 2 * half - thick - 0.008;
  const each = plank(tread, width, depth);
  for (const y of stepsUpTo(head.y, treads).slice(0, -1)) {
    const middle = atHeight(foot, head, y).z - depth * 0.12;
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
