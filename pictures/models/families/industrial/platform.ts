import { railRadius } from '../../../plans/flights.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection } from '../../kit/profiles.ts';
import { frame, outward, point, sides, Y } from '../../kit/space.ts';
import type { Workpiece } from '../../kit/workpiece.ts';
import { addRail, type Stair } from './flight.ts';
import { plank } from './planks.ts';

/** A platform's edges along Z; it is as high as the stair that leads to it. */
interface Span {
  readonly back: number;
  readonly front: number;
}

const [edge, deep, toeboard] = [0.03, 0.06, 0.1];

/** Half a platform's width over its frame. */
function halfOf({ half }: Stair): number {
  return half + 0.03;
}

/** A frame of hollow section with planks across it, and toeboards; along the back if it is closed. */
export function addDeck(piece: Workpiece, stair: Stair, span: Span, closed: boolean): void {
  const { tread, material } = stair;
  const { back, front } = span;
  const [half, height] = [halfOf(stair), stair.head[1]];
  const rail = boxSection(edge, deep, 0.004, 0.003);
  const low = height - deep / 2;
  for (const side of sides) {
    const x = side * (half - edge / 2);
    piece.member(material, rail, [x, low, back], [x, low, front]);
  }
  const inner = half - edge;
  const cross = boxSection(edge, deep - 0.008, 0.004, 0.003);
  for (const z of [back + edge / 2, front - edge / 2]) {
    piece.member(material, cross, [-inner, low - 0.004, z], [inner, low - 0.004, z]);
  }
  const length = front - back;
  const count = Math.max(2, Math.round(length / 0.24));
  const each = length / count;
  // Their tops are level with the frame's.
  const board = plank(tread, 2 * inner - 0.004, each - 0.004);
  for (let at = 0; at < count; at += 1) {
    piece.join(board, [0, height, back + each * (at + 0.5)]);
  }
  addToeboards(piece, stair, span, closed);
}

function addToeboards(
  piece: Workpiece,
  stair: Stair,
  { back, front }: Span,
  closed: boolean,
): void {
  const { material } = stair;
  const [half, height] = [halfOf(stair), stair.head[1]];
  const middle = height + toeboard / 2;
  const [length, along] = [front - back - 0.05, (back + front) / 2];
  for (const side of sides) {
    piece.box(
      material,
      [0.004, toeboard, length, 0.001],
      [side * (half - 0.006), middle, along - 0.02],
    );
    piece.box(
      material,
      [0.014, 0.004, length, 0.001],
      [side * (half - 0.011), height + toeboard, along - 0.02],
    );
  }
  if (closed) {
    piece.box(material, [2 * half - 0.02, toeboard, 0.004, 0.001], [0, middle, back + 0.006]);
  }
  for (const side of sides) {
    const at = point(side * (half - 0.0032), middle, along);
    piece.add('label', labelPlate(0.2), frame(at, outward(side), Y));
  }
}

/** Posts outside the deck at its edges, each bolted to the frame by two stubs. */
export function addPosts(piece: Workpiece, stair: Stair, ...zs: readonly number[]): void {
  const { material, line } = stair;
  const half = halfOf(stair);
  const y = stair.head[1] - deep / 2;
  for (const side of sides) {
    for (const z of zs) {
      const x = side * line;
      addPost(piece, stair, x, z, 0.07);
      const gap = line - railRadius - half;
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

/** A post from below the deck up to the rail. */
export function addPost(piece: Workpiece, stair: Stair, x: number, z: number, down: number): void {
  const [, height] = stair.head;
  const top = height + (stair.above - railRadius) - 0.012;
  addRail(piece, stair.material, [point(x, height - down, z), point(x, top, z)], railRadius);
}
