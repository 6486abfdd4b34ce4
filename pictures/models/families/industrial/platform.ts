import { railRadius } from '../../../plans/flights.ts';
import { labelPlate } from '../../kit/plates.ts';
import { boxSection } from '../../kit/profiles.ts';
import { bothSides, frame, outward, point, Y } from '../../kit/space.ts';
import { addFlight, addRail, addSideRails, type Steps } from './flight.ts';
import { plank } from './planks.ts';

const [edge, deep, toeboard] = [0.03, 0.06, 0.1];

/** Half the outer width of the platform's frame. */
function halfFrameWidth({ half }: Steps): number {
  return half + 0.03;
}

/** Adds a frame of hollow section between two Z positions, with planks across it and toeboards. */
export function addDeck(steps: Steps, back: number, front: number, closed: boolean): void {
  const { piece, tread, material } = steps;
  const [half, height] = [halfFrameWidth(steps), steps.head[1]];
  const rail = boxSection(edge, deep, 0.004, 0.003);
  const low = height - deep / 2;
  for (const side of bothSides) {
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
  // The planks' tops are level with the frame's top.
  const board = plank(tread, 2 * inner - 0.004, each - 0.004);
  for (let at = 0; at < count; at += 1) {
    piece.join(board, [0, height, back + each * (at + 0.5)]);
  }
  addToeboards(steps, back, front, closed);
}

/** Adds toeboards along both sides, and along the back if it is closed. */
function addToeboards(steps: Steps, back: number, front: number, closed: boolean): void {
  const { piece, material } = steps;
  const [half, height] = [halfFrameWidth(steps), steps.head[1]];
  const middle = height + toeboard / 2;
  const [length, along] = [front - back - 0.05, (back + front) / 2];
  for (const side of bothSides) {
    const at = (inset: number, y: number) => [side * (half - inset), y, along - 0.02] as const;
    piece.box(material, [0.004, toeboard, length, 0.001], at(0.006, middle));
    piece.box(material, [0.014, 0.004, length, 0.001], at(0.011, height + toeboard));
  }
  if (closed) {
    piece.box(material, [2 * half - 0.02, toeboard, 0.004, 0.001], [0, middle, back + 0.006]);
  }
  for (const side of bothSides) {
    const at = point(side * (half - 0.0032), middle, along);
    piece.add('label', labelPlate(0.2), frame(at, outward(side), Y));
  }
}

/** Posts outside the deck at its edges, each bolted to the frame by two stubs. */
export function addPosts(steps: Steps, ...zs: readonly number[]): void {
  const { piece, material, line } = steps;
  const half = halfFrameWidth(steps);
  const y = steps.head[1] - deep / 2;
  const gap = line - railRadius - half;
  const stub = [gap + 0.012, deep - 0.012, 0.03, 0.003] as const;
  for (const side of bothSides) {
    for (const z of zs) {
      addPost(steps, side * line, z, 0.07);
      if (gap > 0.004) piece.box(material, stub, [side * (half + gap / 2), y, z]);
      piece.bolts(outward(side), 0.008, [side * line + side * railRadius, y, z]);
    }
  }
}

/** A post from below the deck up to the rail. */
export function addPost(steps: Steps, x: number, z: number, down: number): void {
  const [, height] = steps.head;
  const top = height + (steps.above - railRadius) - 0.012;
  addRail(steps, [point(x, height - down, z), point(x, top, z)], railRadius);
}

/** The flight, its platform from `edge` on, and the rails to the platform's back posts. */
export function addStairs(steps: Steps, edge: number, posts: number, end: number): void {
  const [head] = steps.head;
  addFlight(steps);
  addDeck(steps, edge, head + 0.02, false);
  addPosts(steps, posts, head - 0.02);
  addSideRails(steps, end);
}
