import { type BufferGeometry, Vector3 } from 'three';
import { bentTube } from '../../../models/kit/members.ts';
import { point } from '../../../models/kit/space.ts';
import { Surface } from '../../../models/kit/surface.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { skyline } from '../buildings/street.ts';
import { Location } from '../location.ts';
import { lathe, rotatedPlacement, type Span, spanAround } from '../shapes.ts';

const [back, front] = [-26, 16] as const;

const top = 14;

/** An exhibition hall: a leaning wall of metal shingles, a wall of glass, an orrery hung from the roof. */
export function scienceHall(): Location {
  const built = new Location()
    .ground('floor-polished', [-13, 22], [back - 8, front])
    .ground('quay-concrete', [-200, -13], [back - 200, front], -0.05)
    .join(skyline([-260, 60], -190, -6))
    .add('titanium', shingled([-17, 13.5]))
    .join(glassWall(), rotatedPlacement([-13, 0, front], Math.PI / 2))
    .box('steel-white', [-13.4, 22], [top, top + 0.2], [back - 8, front])
    .join(orrery(top), [-3.4, 7.6, -4.5])
    .join(plinths());
  for (let z = back; z < front; z += 5)
    built.beam('steel-white', [-13, top - 0.5, z], [22, top - 0.5, z], 0.9, 0.3);
  for (let x = -12; x < 20; x += 4)
    built.rod('steel-white', [x, top - 1, back], [x, top - 1, front], 0.06, 8);
  for (let z = -22; z < 12; z += 3.2)
    for (const x of [-6, 2, 9]) built.join(spotlight(), [x, top - 1.15, z]);
  built.box('panel-dark', [20, 20.2], [0, top], [back, front]);
  return built
    .box('trench', [-13, 20], [-0.01, 0.002], [0.9, 1.35])
    .box('trench', [-13, 20], [-0.01, 0.002], [-7.1, -6.65]);
}

/** A curved wall that leans outwards as it rises. u runs along it, v up it. */
function shingled([from, to]: Span): BufferGeometry {
  const surface = new Surface();
  const [columns, rows] = [60, 24];
  const at = (u: number, v: number) => {
    const turned = from + (to - from) * u;
    const lean = 3.2 * Math.sin(v * 1.5) * (0.55 + 0.45 * Math.sin(u * 5));
    const deep = -10 - 9 * Math.cos((u - 0.46) * 2.6) + lean;
    return new Vector3(turned * 1.35, v * top, deep);
  };
  const named = Array.from({ length: columns + 1 }, (_, i) => {
    let along = 0;
    for (let step = 0; step < i; step += 1)
      along += at((step + 1) / columns, 0).distanceTo(at(step / columns, 0));
    return Array.from({ length: rows + 1 }, (_, j) => {
      const [u, v] = [i / columns, j / rows];
      const here = at(u, v);
      const normal = at(u + 0.002, v)
        .sub(here)
        .cross(at(u, v + 0.002).sub(here))
        .normalize();
      return surface.corner(here, normal, along, v * top);
    });
  });
  named.forEach((column, i) => {
    const next = named[i + 1];
    column.forEach((a, j) => {
      const [b, c, d] = [next?.[j], next?.[j + 1], column[j + 1]];
      if (b !== undefined && c !== undefined && d !== undefined) surface.quad(a, b, c, d);
    });
  });
  return surface.geometry();
}

function glassWall(): Location {
  const built = new Location();
  const length = front - back + 8;
  for (let x = 0; x <= length; x += 2.4) {
    built.rod('steel-white', [x, 0, -0.3], [x, top, -0.3], 0.1, 14);
    for (let y = 2.4; y < top; y += 2.4)
      built.rod('steel-polished', [x, y, -0.3], [x, y, 0.05], 0.025, 8);
  }
  for (let y = 2.4; y < top; y += 2.4)
    built.box('frame-dark', [0, length], spanAround(y, 0.015), [0.03, 0.06]);
  return built;
}

function spotlight(): Location {
  return new Location()
    .add('frame-dark', lathe(16, '0,-0.3 0.1,-0.3 0.11,-0.05 0.05,0 0,0'))
    .add('globe-light', lathe(16, '0,-0.305 0.085,-0.305 0.085,-0.301 0,-0.301'));
}

/** Bare plinths for future exhibits, and a crate. */
function plinths(): Location {
  const built = new Location();
  for (const [x, z, wide, high] of [
    [-7.5, -6, 1.6, 0.9],
    [-4.2, -11, 2.4, 0.45],
    [10.5, -8.5, 1.8, 0.9],
    [7.5, -12.5, 1.2, 1.2],
  ] as const)
    built.box('plaster-white', spanAround(x, wide / 2), [0, high], spanAround(z, wide / 2), 0.02);
  return built
    .box('crate', [12, 13.6], [0.1, 1.5], [-3.4, -2], 0.01)
    .box('pallet', [11.95, 13.65], [0, 0.1], [-3.45, -1.95]);
}

/** A sun with planets on rings, hung by wires from a roof at height `top`. */
function orrery(top: number): Location {
  const built = new Location();
  const ball = (radius: number) =>
    latheGeometry(
      32,
      ...Array.from({ length: 17 }, (_, at): [number, number] => {
        const angle = -Math.PI / 2 + (Math.PI * at) / 16;
        return [at === 0 || at === 16 ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
      }),
    );
  built.add('brass-old', ball(0.85));
  const rings = [
    [1.9, 0.16, 0.25, 'planet-rust'],
    [2.8, -0.14, 2.2, 'planet-blue'],
    [3.8, 0.1, 4.0, 'planet-sand'],
    [4.9, -0.06, 5.3, 'planet-ice'],
  ] as const;
  rings.forEach(([radius, tilt, angle, material], at) => {
    const circle = Array.from({ length: 49 }, (_, step) => {
      const turnedBy = (step / 48) * Math.PI * 2;
      return point(
        radius * Math.cos(turnedBy),
        tilt * radius * Math.sin(turnedBy),
        radius * Math.sin(turnedBy),
      );
    });
    built.add('brass-old', bentTube(circle, 0.022, 0.02, 8));
    built.add(material, ball(0.22 + 0.1 * at), [
      radius * Math.cos(angle),
      tilt * radius * Math.sin(angle),
      radius * Math.sin(angle),
    ]);
    for (const step of [0, 16, 32]) {
      const place = circle[step];
      if (place)
        built.rod(
          'steel-galvanised',
          [place.x, place.y, place.z],
          [place.x * 0.9, top - 8.2, place.z * 0.9],
          0.005,
          5,
        );
    }
  });
  return built.rod('steel-galvanised', [0, 0.8, 0], [0, top - 8, 0], 0.02, 8);
}
