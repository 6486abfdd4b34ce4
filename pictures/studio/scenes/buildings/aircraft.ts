import { type BufferGeometry, Vector3 } from 'three';
import { spots } from '../../../models/kit/profiles.ts';
import { composePlacements, move, turn } from '../../../models/kit/space.ts';
import { Surface } from '../../../models/kit/surface.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { Location } from '../location.ts';
import { box, lathe } from '../shapes.ts';

const axis = 3.4;

const radius = 1.95;

/** A white airliner without markings, with its nose towards +Z and its axis above x = 0. */
export function airliner(): Location {
  const body = lathe(
    48,
    `0,-17.5 0.5,-17 1.15,-14 1.75,-9.5 ${radius},-6 ${radius},6.2 1.9,7.3 1.75,8.3`,
    '1.45,9.3 1,10.1 0.55,10.55 0,10.75',
  );
  const along = composePlacements(move(0, axis, 0), turn('x', Math.PI / 2));
  const built = new Location().add('aircraft-white', body, along);
  for (let z = -11; z < 6.4; z += 0.54)
    for (const side of [-1, 1]) {
      const pane = box([-0.012, 0.012], [-0.17, 0.17], [-0.115, 0.115], 0.011);
      const high = 0.62;
      const out = Math.sqrt(radius * radius - high * high);
      built.add(
        'window-dark',
        pane,
        composePlacements(move(side * out, axis + high, z), turn('z', side * 0.32)),
      );
    }
  // The windscreen lies on the nose's slope.
  for (const round of [-0.78, -0.27, 0.27, 0.78])
    built.add(
      'window-dark',
      box([-0.3, 0.3], [-0.26, 0.26], [-0.03, 0.02], 0.015),
      composePlacements(move(0, axis, 0), turn('z', -round), move(0, 1.36, 9.5), turn('x', -1.06)),
    );

  for (const side of [-1, 1] as const) {
    built.add('aircraft-white', wing(side));
    built.join(engine(), [side * 5.2, 1.75, 1.6]);
    built.join(gear(), [side * 2.9, 0, -2.2]);
  }
  built.join(gear(0.62), [0, 0, 7.6]);
  return built.add('aircraft-white', fin());
}

function engine(): Location {
  const lay = turn('x', Math.PI / 2);
  const blades = Array.from({ length: 22 }, (_, at) => (at / 22) * Math.PI * 2);
  const built = new Location()
    .add('aircraft-grey', lathe(40, '0.55,-2.1 0.72,-1.6 0.95,-0.6 1.02,0.5 1,1.2'), lay)
    .add('steel-polished', lathe(40, '1,1.2 0.97,1.38 0.9,1.46 0.82,1.4 0.78,1.2'), lay)
    .add('frame-dark', lathe(40, '0.78,1.2 0.76,0.6 0,0.6'), lay)
    .add('steel-polished', lathe(24, '0,1.15 0.08,1.08 0.22,0.7 0.22,0.62'), lay)
    .box('aircraft-white', [-0.08, 0.08], [0.8, 1.5], [-2.2, 0.6], 0.04);
  for (const angle of blades)
    built.add('steel-grey', box([-0.02, 0.02], [0.2, 0.76], [0.64, 0.7]).rotateZ(angle));
  return built;
}

function gear(size = 1): Location {
  const r = 0.5 * size;
  const built = new Location().rod('steel-polished', [0, r, 0], [0, 2.2, 0], 0.09 * size, 14);
  for (const side of [-1, 1]) {
    const place = composePlacements(move(side * 0.36 * size, r, 0), turn('z', Math.PI / 2));
    const tread = spots(r * 0.8, -0.17, r, -0.1, r, 0.1, r * 0.8, 0.17);
    const hub = spots(0, -0.175, r * 0.5, -0.175, r * 0.5, 0.175, 0, 0.175);
    built.add('tyre', latheGeometry(32, [0, -0.17], ...tread, [0, 0.17]), place);
    built.add('steel-white', latheGeometry(24, ...hub), place);
  }
  built.rod('steel-polished', [-0.36 * size, r, 0], [0.36 * size, r, 0], 0.07 * size, 12);
  // Chocks in front of and behind the wheels.
  for (const z of [-1, 1])
    built.box(
      'line-yellow',
      [-0.6 * size, 0.6 * size],
      [0, 0.14],
      [z * (r + 0.02), z * (r + 0.2)],
      0.02,
    );
  return built;
}

function fin(): BufferGeometry {
  const surface = box([-0.16, 0.16], [0, 5.6], [-1.4, 1.4], 0.12);
  const at = surface.getAttribute('position');
  for (let corner = 0; corner < at.count; corner += 1) {
    const y = at.getY(corner);
    at.setZ(corner, at.getZ(corner) * (1.25 - 0.12 * y) - 14 - 0.55 * y);
    at.setY(corner, y + axis + 1);
  }
  return surface;
}

/** A swept wing with a rounded nose, thinner towards its tip. */
function wing(side: 1 | -1): BufferGeometry {
  const surface = new Surface();
  const section = (part: number) => {
    const span = 1.2 + 15.8 * part;
    const chord = 5.8 - 4.1 * part;
    const lead = 2.6 - 5.6 * part;
    const height = 2.35 + 1.75 * part;
    const thick = 0.13 * chord;
    const steps = 12;
    return Array.from({ length: 2 * steps }, (_, at) => {
      const upper = at < steps;
      const t = upper ? at / steps : 1 - (at - steps) / steps;
      const swell =
        thick * (1.48 * Math.sqrt(t) - 0.63 * t - 1.76 * t * t + 1.42 * t ** 3 - 0.5 * t ** 4);
      return new Vector3(side * span, height + (upper ? swell : -swell * 0.75), lead - chord * t);
    });
  };
  const rings = Array.from({ length: 13 }, (_, at) => section(at / 12));
  const named = rings.map((ring, row) =>
    ring.map((here, at) => {
      const next = ring[(at + 1) % ring.length] ?? here;
      const before = ring[(at + ring.length - 1) % ring.length] ?? here;
      const across =
        (rings[row + 1] ?? ring)[at]?.clone().sub((rings[row - 1] ?? ring)[at] ?? here) ??
        new Vector3(side, 0, 0);
      const normal = next.clone().sub(before).cross(across).normalize().multiplyScalar(side);
      return surface.corner(here, normal, here.x, here.z);
    }),
  );
  named.forEach((ring, row) => {
    const next = named[row + 1];
    if (!next) return;
    ring.forEach((a, at) => {
      const [b, c, d] = [ring[(at + 1) % ring.length], next[(at + 1) % ring.length], next[at]];
      if (b === undefined || c === undefined || d === undefined) return;
      if (side > 0) surface.quad(a, b, c, d);
      else surface.quad(a, d, c, b);
    });
  });
  return surface.geometry();
}
