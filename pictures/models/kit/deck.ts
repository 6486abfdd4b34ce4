import { addRivets } from './fasteners.ts';
import { member } from './members.ts';
import { move, placed, turn } from './placement.ts';
import { evenly, point, sides, Y } from './points.ts';
import { boxSection } from './profiles.ts';
import { roundedBox } from './rounded-box.ts';
import { Workpiece } from './workpiece.ts';

interface Deck {
  /** Along X and along Z. */
  readonly width: number;
  readonly length: number;
  /** The frame's depth below the top. */
  readonly depth?: number;
  /** A trapdoor at the +Z end: its length, and how far it stands open in radians. */
  readonly trapdoor?: { readonly length: number; readonly open: number };
}

const board = 0.012;

/** A plywood deck in an aluminium frame about the origin, its top at 0. */
export function deck({ width, length, depth = 0.07, trapdoor }: Deck): Workpiece {
  const piece = new Workpiece();
  const edge = 0.026;
  const rail = boxSection(edge, depth, 0.003);
  const low = -depth / 2;
  const [x, z] = [width / 2 - edge / 2, length / 2 - edge / 2];
  for (const side of sides) {
    piece.add(
      'aluminium',
      member(rail, point(side * x, low, -length / 2), point(side * x, low, length / 2)),
    );
  }
  const bearer = boxSection(edge, depth - board - 0.01, 0.003);
  const split = trapdoor ? length / 2 - edge - trapdoor.length : z;
  const under = (-depth - board) / 2;
  const count = Math.max(2, Math.ceil((split + z) / 0.6) + 1);
  for (const at of new Set([...evenly(-z, split, count), z])) {
    piece.add('aluminium', member(bearer, point(-x, under, at), point(x, under, at)));
  }
  const [back, front] = [-length / 2 + 0.002, trapdoor ? split : length / 2 - 0.002];
  const inner = width - 2 * edge - 0.002;
  piece.add(
    'plywood',
    roundedBox(inner, board, front - back, 0.0015),
    move(0, -board / 2 - 0.001, (front + back) / 2),
  );
  for (const side of sides) {
    const screws = evenly(back + 0.05, front - 0.05, Math.max(2, Math.round((front - back) / 0.3)));
    addRivets(
      piece,
      screws.map((at) => point(side * (inner / 2 - 0.018), -0.001, at)),
      Y,
      0.006,
    );
  }
  if (trapdoor) {
    const hinge = placed(
      move(-inner / 2, -board - 0.001, split + trapdoor.length / 2 + edge / 2),
      turn('z', trapdoor.open),
    );
    piece.join(leaf(inner - 0.006, trapdoor.length - 0.008), hinge);
  }
  return piece;
}

/** The trapdoor's leaf: it is hinged at the origin along Z and lies towards +X. */
function leaf(width: number, length: number): Workpiece {
  const piece = new Workpiece();
  piece.add('plywood', roundedBox(width, board, length, 0.0015), move(width / 2, board / 2, 0));
  const stiffener = boxSection(0.022, 0.022, 0.003);
  for (const side of sides) {
    const z = side * (length / 2 - 0.04);
    piece.add(
      'aluminium',
      member(stiffener, point(0.02, -0.011, z), point(width - 0.02, -0.011, z)),
    );
    piece.add(
      'zinc',
      roundedBox(0.05, 0.004, 0.06, 0.001),
      move(0.02, board + 0.002, side * length * 0.3),
    );
  }
  return piece.add(
    'plastic-red',
    roundedBox(0.03, 0.014, 0.12, 0.004),
    move(width - 0.05, board + 0.006, 0),
  );
}
