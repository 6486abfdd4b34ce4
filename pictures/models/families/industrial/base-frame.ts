import type { Vector3 } from 'three';
import { linspace } from '../../../plans/geometry.ts';
import { castor, castorHeight } from '../../kit/castor.ts';
import { weld } from '../../kit/fasteners.ts';
import { bentTube } from '../../kit/members.ts';
import { boxSection } from '../../kit/profiles.ts';
import { roundedBox } from '../../kit/rounded-box.ts';
import {
  alignedPlacement,
  bothSides,
  direction,
  moveTo,
  point,
  uprightPlacement,
  X,
} from '../../kit/space.ts';
import { type Steps, stringerZ } from './flight.ts';

/** Adds welded hollow sections of one size, each between two points. */
export function addFrame({ piece, material }: Steps, size: number, bars: readonly Bar[]): void {
  const section = boxSection(size, size, 0.005, 0.003);
  for (const [from, to] of bars) {
    const upright = Math.abs(direction(from, to).y) > 0.9;
    piece.member(material, section, from, to, upright ? X : undefined);
  }
}

/** Adds round braces between two points, by default with a weld bead at both ends. */
export function addBraces(
  { piece, material }: Steps,
  radius: number,
  braces: readonly Bar[],
  beads = true,
): void {
  for (const [from, to] of braces) {
    piece.tube(material, from, to, radius);
    for (const end of beads ? [from, to] : []) {
      piece.add(material, weld(radius), uprightPlacement(end, direction(from, to)));
    }
  }
}

/** A bar in the side elevation, given as height and Z of both ends. */
export type SideBar = readonly [fromY: number, fromZ: number, toY: number, toZ: number];

type Bar = readonly [Vector3, Vector3];

/** The same bars on the left and on the right. */
export function onBothSides(x: number, runs: readonly SideBar[]): Bar[] {
  return bothSides.flatMap((side) =>
    runs.map(([y, z, toY, toZ]): Bar => [point(side * x, y, z), point(side * x, toY, toZ)]),
  );
}

/** A horizontal bar from the left side to the right. */
export function across(half: number, y: number, z: number): Bar {
  return [point(-half, y, z), point(half, y, z)];
}

/** Braces two pairs of posts in bays: zigzags at the sides, crosses at the back, struts to the stringers. */
export function addBays(steps: Steps, rear: number, post: number, beads: boolean): void {
  const { head, half, low, tube, brace, bay } = steps;
  const count = Math.max(1, Math.round((head[1] - low) / bay));
  const levels = linspace(low, head[1] - 0.1, count + 1);
  const bays = levels.slice(1).map((to, at) => ({ from: levels[at] ?? low, to, at }));
  const zigzag = bays.map(
    ({ from, to, at }): SideBar => (at % 2 === 0 ? [from, rear, to, post] : [from, post, to, rear]),
  );
  const struts = levels.slice(1, -1).map((y): SideBar => [y, rear, y, stringerZ(steps, y)]);
  addBraces(steps, brace, onBothSides(half, [...zigzag, ...struts]));
  const rungs = levels.slice(0, -1).map((y) => across(half, y, rear));
  addFrame(steps, tube * 0.8, rungs);
  // One brace of each cross passes behind the other.
  const behind = rear - 2 * brace + 0.01;
  const crosses = bays.flatMap(({ from, to }) => [
    [point(-half, from, rear), point(half, to, rear)] as const,
    [point(half, from, behind), point(-half, to, behind)] as const,
  ]);
  addBraces(steps, brace * 0.86, crosses, beads);
}

/** Two braked castors under a pair of legs. */
export function addCastors({ piece, wheel, half }: Steps, z: number): void {
  const plate = [wheel * 0.5, 0.008, wheel * 0.5, 0.002] as const;
  for (const side of bothSides) {
    piece.join(castor({ wheel, stem: 0.05 }), [side * half, 0, z]);
    piece.box('zinc', plate, [side * half, castorHeight(wheel) + 0.003, z]);
  }
}

/** Rubber blocks under the stringers or a pair of legs, each with a steel shoe round it. */
export function addBlockFeet(
  steps: Steps,
  zs: readonly number[],
  length: number,
  high: number,
): void {
  const { piece, material, half } = steps;
  for (const side of bothSides) {
    for (const z of zs) {
      const place = moveTo(point(side * half, 0, z));
      const block = roundedBox(0.06, high * 0.72, length, 0.008).translate(0, high * 0.36, 0);
      piece.add('rubber', block, place);
      for (const part of [-0.38, -0.13, 0.13, 0.38]) {
        const rib = roundedBox(0.064, 0.012, length * 0.16, 0.002);
        piece.add('rubber', rib.translate(0, 0.006, length * part), place);
      }
      const plate = roundedBox(0.064, 0.006, length * 0.94, 0.002).translate(0, high * 0.74, 0);
      piece.add(material, plate, place);
    }
  }
}

/** The foot lever that lowers the frame onto its feet: a cross shaft, and an arm with a pedal. */
export function addLever({ piece, material, half, low }: Steps, z: number): void {
  const y = low - 0.035;
  const shaft = z + 0.05;
  piece.tube(material, [-half, y, shaft], [half + 0.05, y, shaft], 0.013);
  for (const side of bothSides) {
    piece.box(material, [0.008, 0.075, 0.05, 0.002], [side * (half - 0.05), y + 0.018, shaft]);
  }
  const x = half + 0.042;
  const [from, to] = [point(x, low + 0.1, shaft + 0.08), point(x, low + 0.13, shaft + 0.2)];
  piece.add(material, bentTube([point(x, y, shaft), from, to], 0.011, 0.03, 10));
  piece.box(
    'plastic-red',
    [0.05, 0.028, 0.12, 0.008],
    alignedPlacement(to, to.clone().sub(from).add(to)),
  );
}

/** Adds outriggers where the base is wider than the flight: a cross bar with a leg and a foot at each end. */
export function addOutriggers(steps: Steps, zs: readonly number[]): void {
  const { width, flightWidth, low, tube } = steps;
  if (width <= flightWidth) return;
  const half = width / 2 - 0.032;
  const legs = zs.map((z): SideBar => [0.045, z, low + tube / 2, z]);
  addFrame(steps, tube, [...zs.map((z) => across(half, low, z)), ...onBothSides(half, legs)]);
  addBlockFeet({ ...steps, half }, zs, 0.08, 0.07);
}
