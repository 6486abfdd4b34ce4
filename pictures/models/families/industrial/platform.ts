import { labelPlate } from '../../kit/plates.ts';
import { boxSection } from '../../kit/profiles.ts';
import { frame, outward, point, sides, Y } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import type { MaterialName } from '../../materials.ts';
import { plank, type Tread } from './planks.ts';
import { addRail, railRadius } from './rails.ts';

export interface Platform {
  /** Its edges along Z. */
  readonly back: number;
  readonly front: number;
  readonly height: number;
  /** Half its width over the frame. */
  readonly half: number;
  readonly tread: Tread;
  readonly material: MaterialName;
}

const [edge, deep] = [0.03, 0.06];

/** A frame of hollow section with planks across it, their tops level with the frame's. */
export function addDeck(piece: Workpiece, platform: Platform): void {
  const { back, front, height, half, tread, material } = platform;
  const rail = boxSection(edge, deep, 0.004, 0.003);
  const low = height - deep / 2;
  for (const side of sides) {
    const x = side * (half - edge / 2);
    piece.member(material, rail, [x, low, back], [x, low, front]);
  }
  const inner = half - edge;
  for (const z of [back + edge / 2, front - edge / 2]) {
    const cross = boxSection(edge, deep - 0.008, 0.004, 0.003);
    piece.member(material, cross, [-inner, low - 0.004, z], [inner, low - 0.004, z]);
  }
  const length = front - back;
  const count = Math.max(2, Math.round(length / 0.24));
  const each = length / count;
  const board = plank(tread, 2 * inner - 0.004, each - 0.004);
  for (let at = 0; at < count; at += 1) {
    piece.join(board, [0, height, back + each * (at + 0.5)]);
  }
}

/** How high a kick plate is. */
const toeboard = 0.1;

/** Kick plates along both sides, and along the back if it is closed. */
export function addToeboards(
  piece: Workpiece,
  { back, front, height, half, material }: Platform,
  closed: boolean,
): void {
  const middle = height + toeboard / 2;
  for (const side of sides) {
    piece.box(
      material,
      [0.004, toeboard, front - back - 0.05, 0.001],
      [side * (half - 0.006), middle, (back + front) / 2 - 0.02],
    );
    piece.box(
      material,
      [0.014, 0.004, front - back - 0.05, 0.001],
      [side * (half - 0.011), height + toeboard, (back + front) / 2 - 0.02],
    );
  }
  if (closed) {
    piece.box(material, [2 * half - 0.02, toeboard, 0.004, 0.001], [0, middle, back + 0.006]);
  }
  const label = point(half - 0.0032, middle, (back + front) / 2);
  for (const side of sides) {
    const at = point(side * label.x, label.y, label.z);
    const out = outward(side);
    piece.add('label', labelPlate(0.2), frame(at, out, Y));
  }
}

/** Posts outside the deck at its edges, each bolted to the frame by two stubs. */
export function addPosts(
  piece: Workpiece,
  { height, half, material }: Platform,
  zs: readonly number[],
  line: number,
  above: number,
): void {
  for (const side of sides) {
    for (const z of zs) {
      const x = side * line;
      const [foot, head] = [point(x, height - 0.07, z), point(x, height + above - 0.012, z)];
      addRail(piece, material, [foot, head], railRadius);
      const gap = line - railRadius - half;
      const y = height - deep / 2;
      if (gap > 0.004) {
        piece.box(
          material,
          [gap + 0.012, deep - 0.012, 0.03, 0.003],
          [side * (half + gap / 2), y, z],
        );
      }
      piece.bolts(outward(side), 0.008, [x + side * railRadius, y, z]);
    }
  }
}

/** Posts inside the back edge of the deck, up to the rail that runs round it. */
export function addRearPosts(
  piece: Workpiece,
  { height, material }: Platform,
  z: number,
  line: number,
  above: number,
): void {
  for (const side of sides) {
    const x = side * line;
    addRail(
      piece,
      material,
      [point(x, height - 0.03, z), point(x, height + above - 0.012, z)],
      railRadius,
    );
  }
}
