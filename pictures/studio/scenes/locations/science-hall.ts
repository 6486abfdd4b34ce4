import { type BufferGeometry, Vector3 } from 'three';
import { bentTube } from '../../../models/kit/members.ts';
import { move, placed, point, turn } from '../../../models/kit/space.ts';
import { Surface } from '../../../models/kit/surface.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { ground } from '../buildings/ground.ts';
import { skyline } from '../buildings/skyline.ts';
import { beam, rod } from '../buildings/structure.ts';
import { box, type Span } from '../shapes/box.ts';
import { Site } from '../site.ts';

const [back, front] = [-26, 16] as const;
const top = 14;

/** An exhibition hall: a leaning wall of metal shingles, a wall of glass, an orrery hung from the roof. */
export function scienceHall(): Site {
  const site = new Site()
    .join(ground('floor-polished', [-13, 22], [back - 8, front]))
    .join(ground('quay-concrete', [-200, -13], [back - 200, front], -0.05))
    .join(skyline([-260, 60], -190, -6))
    .add('titanium', shingled([-17, 13.5]))
    .join(glassWall(), placed(move(-13, 0, front), turn('y', Math.PI / 2)))
    .add('steel-white', box([-13.4, 22], [top, top + 0.2], [back - 8, front]))
    .join(orrery(), [-3.4, 7.6, -4.5])
    .join(plinths());
  for (let z = back; z < front; z += 5)
    site.add('steel-white', beam([-13, top - 0.5, z], [22, top - 0.5, z], 0.9, 0.3));
  for (let x = -12; x < 20; x += 4)
    site.add('steel-white', rod([x, top - 1, back], [x, top - 1, front], 0.06, 8));
  for (let z = -22; z < 12; z += 3.2)
    for (const x of [-6, 2, 9]) site.join(spotlight(), [x, top - 1.15, z]);
  site.add('panel-dark', box([20, 20.2], [0, top], [back, front]));
  return site
    .add('trench', box([-13, 20], [-0.01, 0.002], [0.9, 1.35]))
    .add('trench', box([-13, 20], [-0.01, 0.002], [-7.1, -6.65]));
}

/** A wall that sweeps round and leans outwards as it rises; u along it, v up it. */
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

function glassWall(): Site {
  const site = new Site();
  const length = front - back + 8;
  for (let x = 0; x <= length; x += 2.4) {
    site.add('steel-white', rod([x, 0, -0.3], [x, top, -0.3], 0.1, 14));
    for (let y = 2.4; y < top; y += 2.4)
      site.add('steel-polished', rod([x, y, -0.3], [x, y, 0.05], 0.025, 8));
  }
  for (let y = 2.4; y < top; y += 2.4)
    site.add('frame-dark', box([0, length], [y - 0.015, y + 0.015], [0.03, 0.06]));
  return site;
}

/** A sun, its planets on rings, hung by wires. */
function orrery(): Site {
  const site = new Site();
  const ball = (radius: number) =>
    turned(
      32,
      ...Array.from({ length: 17 }, (_, at): [number, number] => {
        const angle = -Math.PI / 2 + (Math.PI * at) / 16;
        return [at === 0 || at === 16 ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
      }),
    );
  site.add('brass-old', ball(0.85));
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
    site.add('brass-old', bentTube(circle, 0.022, 0.02, 8));
    site.add(material, ball(0.22 + 0.1 * at), [
      radius * Math.cos(angle),
      tilt * radius * Math.sin(angle),
      radius * Math.sin(angle),
    ]);
    for (const step of [0, 16, 32]) {
      const place = circle[step];
      if (place)
        site.add(
          'steel-galvanised',
          rod([place.x, place.y, place.z], [place.x * 0.9, top - 8.2, place.z * 0.9], 0.005, 5),
        );
    }
  });
  return site.add('steel-galvanised', rod([0, 0.8, 0], [0, top - 8, 0], 0.02, 8));
}

function spotlight(): Site {
  return new Site()
    .add('frame-dark', turned(16, [0, -0.3], [0.1, -0.3], [0.11, -0.05], [0.05, 0], [0, 0]))
    .add('globe-light', turned(16, [0, -0.305], [0.085, -0.305], [0.085, -0.301], [0, -0.301]));
}

/** Exhibits to come: bare plinths and a crate. */
function plinths(): Site {
  const site = new Site();
  for (const [x, z, wide, high] of [
    [-7.5, -6, 1.6, 0.9],
    [-4.2, -11, 2.4, 0.45],
    [10.5, -8.5, 1.8, 0.9],
    [7.5, -12.5, 1.2, 1.2],
  ] as const)
    site.add(
      'plaster-white',
      box([x - wide / 2, x + wide / 2], [0, high], [z - wide / 2, z + wide / 2], 0.02),
    );
  return site
    .add('crate', box([12, 13.6], [0.1, 1.5], [-3.4, -2], 0.01))
    .add('pallet', box([11.95, 13.65], [0, 0.1], [-3.45, -1.95]));
}
