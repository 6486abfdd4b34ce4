import { tubeCap } from '../../kit/fasteners.ts';
import { type Spot, spots } from '../../kit/profiles.ts';
import { bothSides, outward, point, uprightPlacement, Y } from '../../kit/space.ts';
import { latheGeometry } from '../../kit/sweep.ts';
import { Workpiece } from '../../kit/workpiece.ts';

interface Nut {
  /** The heights of the frame's nut and of the turning handle. */
  readonly nut: number;
  readonly handle: number;
  /** The side length of the square base plate. */
  readonly plate?: number;
}

/** A threaded screw on a swivel plate, with a nut to carry a frame and a handle on top. Its base is at 0. */
export function jackscrew(height: number, { nut, handle, plate = 0.15 }: Nut): Workpiece {
  const piece = new Workpiece();
  piece.box('galvanised', [plate, 0.01, plate, 0.003], [0, 0.005, 0]);
  piece.rivets(
    Y,
    0.007,
    ...bothSides.flatMap((a) =>
      bothSides.map((b) => point(a * plate * 0.36, 0.01, b * plate * 0.36)),
    ),
  );
  piece.add(
    'galvanised',
    latheGeometry(20, [0.042, 0.009], [0.04, 0.022], [0.028, 0.034], [0.02, 0.04]),
  );
  piece.add('zinc', latheGeometry(10, ...thread(0.036, nut - 0.03, 0.018)));
  piece.tube('zinc', [0, nut, 0], [0, height, 0], 0.0155);
  piece.add(
    'galvanised',
    latheGeometry(
      6,
      ...spots(0.02, nut - 0.045, 0.034, nut - 0.045, 0.034, nut - 0.02, 0.029, nut - 0.016),
      ...spots(0.029, nut + 0.04, 0.02, nut + 0.044),
    ),
  );
  const [left, right] = [point(-0.1, handle, 0), point(0.1, handle, 0)];
  piece.tube('zinc', left, right, 0.008, 10);
  for (const side of bothSides) {
    const end = point(side * 0.1, handle, 0);
    const out = outward(side);
    piece.add(
      'plastic-red',
      latheGeometry(12, [0.0085, -0.07], [0.0125, -0.068], [0.0125, 0], [0.008, 0.006], [0, 0.006]),
      uprightPlacement(end, out),
    );
  }
  piece.add('zinc', tubeCap(0.0155), [0, height - 0.002, 0]);
  return piece;
}

/** A square thread as rings: a lathe cannot make a helix, and the difference does not show at this size. */
function thread(from: number, to: number, radius: number): Spot[] {
  const pitch = 0.016;
  const turns = Math.floor((to - from) / pitch);
  const deep = radius - 0.003;
  return [
    [0, from],
    ...Array.from({ length: turns }, (_, turn) => from + turn * pitch).flatMap((y): Spot[] => [
      [deep, y],
      [radius, y + pitch * 0.45],
      [radius, y + pitch * 0.75],
    ]),
    [deep, from + turns * pitch],
    [0, from + turns * pitch],
  ];
}
