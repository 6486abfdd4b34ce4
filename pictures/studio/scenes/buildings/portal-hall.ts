import { Matrix4 } from 'three';
import { spots } from '../../../models/kit/profiles.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { box, rectangle, type Span, slab } from '../shapes.ts';
import { stanchion } from '../steelwork.ts';

interface PortalHall {
  /** The distance from the middle to the columns. */
  readonly half: number;
  readonly eaves: number;
  readonly rise: number;
  readonly z: Span;
  /** The spacing of the frames, and the depth of their steel sections. */
  readonly pitch: number;
  readonly deep?: number;
  readonly frame: LocationMaterial;
  readonly walls: LocationMaterial;
  readonly roof: LocationMaterial;
  /** The rooflights' distances from the ridge, on both slopes. */
  readonly rooflights: readonly Span[];
  /** A door opening in the far gable. */
  readonly door?: { readonly x: Span; readonly top: number };
  /** Lower walls of block or concrete. */
  readonly plinth?: { readonly material: LocationMaterial; readonly top: number };
}

/** A shed of steel portal frames across X, seen along Z from inside, with its near end open to the camera. */
export function portalHall(hall: PortalHall): Location {
  const { half, eaves, rise, pitch, deep = 0.45, frame, walls } = hall;
  const [back, front] = hall.z;
  const built = new Location();
  const height = (x: number) => eaves + rise * (1 - Math.abs(x) / half);
  for (let z = back + 0.4; z < front; z += pitch)
    for (const side of [-1, 1]) {
      built.add(frame, stanchion(side * (half - deep / 2), z, eaves, 0.22, deep));
      built.beam(
        frame,
        [side * (half - deep), eaves - deep / 2, z],
        [0, eaves + rise - deep / 2, z],
        deep,
        0.2,
      );
    }
  for (let x = -half + 0.4; x < half; x += 1.6)
    built.beam(
      'steel-galvanised',
      [x, height(x) + 0.1, back],
      [x, height(x) + 0.1, front],
      0.18,
      0.06,
    );
  for (let y = 1.4; y < eaves; y += 1.7)
    for (const side of [-1, 1])
      built.beam('steel-galvanised', [side * half, y, back], [side * half, y, front], 0.06, 0.16);
  for (const side of [-1, 1] as const) built.join(slope(hall, side));
  const foot = hall.plinth?.top ?? 0;
  for (const side of [-1, 1]) {
    const x = side * (half + 0.12);
    built.box(walls, [x, x + side * 0.05], [foot, eaves + 0.4], [back, front]);
    if (hall.plinth)
      built.box(hall.plinth.material, [x - side * 0.06, x + side * 0.2], [0, foot], [back, front]);
  }
  return built.add(walls, gable(hall).translate(0, 0, back));
}

/** One slope of the roof, from the ridge down: sheets and, between them, rooflights. */
function slope({ half, eaves, rise, z, roof, rooflights }: PortalHall, side: 1 | -1): Location {
  const built = new Location();
  const cuts = [0, ...rooflights.flat(), half + 0.3];
  const fall = new Matrix4()
    .makeShear((-side * rise) / half, 0, 0, 0, 0, 0)
    .setPosition(0, eaves + rise + 0.22, 0);
  cuts.slice(0, -1).forEach((from, at) => {
    const to = cuts[at + 1] ?? from;
    const [a, b] = side > 0 ? [from, to] : [-to, -from];
    const shape = box([a, b], [0, 0.02], z);
    // Corrugations run down the slope, so across z.
    turnUv(shape);
    built.add(at % 2 === 1 ? 'rooflight' : roof, shape.applyMatrix4(fall));
  });
  return built;
}

function turnUv(shape: ReturnType<typeof box>): void {
  const uv = shape.getAttribute('uv');
  for (let at = 0; at < uv.count; at += 1) uv.setXY(at, uv.getY(at), uv.getX(at));
}

function gable({ half, eaves, rise, door }: PortalHall) {
  return slab(
    [
      ...spots(-half - 0.2, 0, half + 0.2, 0, half + 0.2, eaves + 0.3, 0, eaves + rise + 0.4),
      ...spots(-half - 0.2, eaves + 0.3),
    ],
    0.1,
    door ? [rectangle(door.x[0], 0.01, door.x[1], door.top)] : [],
  );
}
