import { evenly } from '../../../plans/geometry.ts';
import { atHeight, point } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { across, addBraces, addFrame, onBothSides, type Run } from './carriage.ts';
import type { Flight } from './flight.ts';

/** Two pairs of posts under a platform, and what they are braced with. */
interface Tower {
  /** Where the base rail is, and the posts along Z. */
  readonly low: number;
  readonly rear: number;
  readonly post: number;
  readonly tube: number;
  readonly brace: number;
  /** How high a bay may be. */
  readonly bay: number;
}

/** Posts in bays: a zigzag on the sides, crosses at the back, struts out to a long flight. */
export function addBays(piece: Workpiece, flight: Flight, tower: Tower, beads = true): void {
  const { foot, head, half, material } = flight;
  const { low, rear, post, tube, brace, bay } = tower;
  const count = Math.max(1, Math.round((head.y - low) / bay));
  const levels = evenly(low, head.y - 0.1, count + 1);
  const bays = levels.slice(1).map((to, at) => ({ from: levels[at] ?? low, to, at }));
  const zigzag = bays.map(
    ({ from, to, at }): Run => (at % 2 === 0 ? [from, rear, to, post] : [from, post, to, rear]),
  );
  const struts = levels.slice(1, -1).map((y): Run => [y, rear, y, atHeight(foot, head, y).z]);
  addBraces(piece, material, brace, onBothSides(half, [...zigzag, ...struts]));
  addFrame(
    piece,
    material,
    tube * 0.8,
    levels.slice(0, -1).map((y) => across(half, y, rear)),
  );
  // The two of a cross pass behind each other.
  const behind = rear - 2 * brace + 0.01;
  addBraces(
    piece,
    material,
    brace * 0.86,
    bays.flatMap(({ from, to }) => [
      [point(-half, from, rear), point(half, to, rear)] as const,
      [point(half, from, behind), point(-half, to, behind)] as const,
    ]),
    beads,
  );
}
