import { linspace } from '../../../plans/geometry.ts';
import { bar } from '../../kit/profiles.ts';
import { bothSides, composePlacements, move, point, turn, Y } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { hatchLeaf, hatchOpening } from './hatch.ts';

interface Platform {
  readonly width: number;
  /** The distance between the axes of the rungs it hangs on. */
  readonly length: number;
  readonly metal: MaterialName;
  /** The trapdoor's opening angle in radians. Undefined for a platform without a trapdoor. */
  readonly open?: number;
  /** Whether to include the boards' screws, for close-ups. */
  readonly screwed: boolean;
}

const [board, depth, edge] = [0.012, 0.07, 0.026];

/** A plywood platform centred on the origin, with its top at 0 and hooks for the rung at each end. */
export function platform({ width, length, metal, open, screwed }: Platform): Workpiece {
  const piece = new Workpiece();
  const [x, end] = [(width - edge) / 2, length / 2 - 0.026];
  const rail = bar(edge, depth, 0.004);
  for (const side of bothSides) {
    const low = -depth / 2;
    piece.member(metal, rail, [side * x, low, -end], [side * x, low, end]);
    addHooks(piece, side * x, end);
  }
  const opening = open === undefined ? { from: end, to: end } : hatchOpening(length);
  const bearer = bar(0.03, depth - board - 0.012, 0.003);
  const bearers = Math.ceil((opening.from + end) / 0.7) + 1;
  for (const z of new Set([...linspace(-end + 0.015, opening.from - 0.02, bearers), end - 0.015])) {
    const y = -(depth + board) / 2;
    piece.member(metal, bearer, [-x, y, z], [x, y, z]);
  }
  const inner = width - 2 * edge - 0.004;
  const boards = [[-end, opening.from - 0.003] as const];
  if (open !== undefined) boards.push([opening.to + 0.003, end]);
  for (const [from, to] of boards) {
    piece.box('plywood', [inner, board, to - from, 0.0015], [0, -board / 2, (from + to) / 2]);
  }
  if (screwed) {
    for (const side of bothSides) {
      const screws = linspace(-end + 0.05, opening.from - 0.05, 5);
      piece.rivets(Y, 0.006, ...screws.map((z) => point(side * (inner / 2 - 0.018), 0, z)));
    }
  }
  if (open === undefined) return piece;
  const leaf = hatchLeaf(inner - 0.008, opening.to - opening.from, board, 'plywood');
  return piece.join(leaf, composePlacements(move(0, 0, opening.from), turn('x', -open)));
}

/** Adds cast hooks that fit over the rungs at both ends of a rail, each with its wind lock. */
export function addHooks(piece: Workpiece, x: number, end: number): void {
  const hook = new Workpiece()
    .box('aluminium-cast', [0.032, 0.014, 0.074, 0.005], [0, -0.008, 0.018])
    .box('aluminium-cast', [0.032, 0.05, 0.012, 0.004], [0, -0.028, 0.05])
    .box('aluminium-cast', [0.034, 0.066, 0.04, 0.005], [0, -0.036, -0.016])
    .box('plastic-red', [0.022, 0.012, 0.062, 0.003], [0, -0.062, 0.02]);
  for (const at of bothSides) {
    piece.join(hook, composePlacements(move(x, 0, at * end), turn('y', at > 0 ? 0 : Math.PI)));
  }
}
