import { turn } from '../../../models/kit/space.ts';
import { Location } from '../location.ts';
import { box, lathe, spanAround } from '../shapes.ts';

/** A station clock without a maker's name: ten past ten. */
export function clock(): Location {
  const lay = turn('x', Math.PI / 2);
  const built = new Location()
    .add('frame-dark', lathe(40, '0,-0.1 0.72,-0.1 0.72,0.06 0.64,0.09 0,0.09'), lay)
    .add('clock-face', lathe(40, '0,0.09 0.63,0.09 0.63,0.095 0,0.095'), lay);
  const hand = (angle: number, long: number) =>
    box([-0.02, 0.02], [-0.1, long], [0.1, 0.11]).rotateZ(angle);
  for (let hour = 0; hour < 12; hour += 1)
    built.add(
      'frame-dark',
      box([-0.015, 0.015], [0.5, 0.58], [0.096, 0.1]).rotateZ((hour * Math.PI) / 6),
    );
  return built
    .add('frame-dark', hand(Math.PI / 3.3, 0.36))
    .add('frame-dark', hand(-Math.PI / 3, 0.52));
}

export function pendant(): Location {
  const globe = lathe(24, '0,-0.24 0.14,-0.21 0.23,-0.09 0.24,0 0.2,0.13 0.1,0.21 0,0.22');
  return new Location()
    .add('globe-light', globe, [0, 4.9, 0])
    .add('brass-old', lathe(20, '0,0 0.13,0 0.1,0.08 0.03,0.12 0,0.12'), [0, 5.1, 0])
    .box('brass-old', [-0.012, 0.012], [5.2, 11], [-0.012, 0.012]);
}

export function kiosk(): Location {
  return new Location()
    .box('oak', [-1, 1], [0, 1.1], [-1.4, 1.4], 0.02)
    .box('brass-old', [-1.04, 1.04], [1.1, 1.14], [-1.44, 1.44], 0.01)
    .box('window-dark', [-0.94, 0.94], [1.14, 2.2], [-1.34, 1.34])
    .box('oak', [-1.1, 1.1], [2.2, 2.55], [-1.5, 1.5], 0.03);
}

export function seat(): Location {
  const built = new Location();
  for (let at = 0; at < 6; at += 1)
    built.box('oak', [-0.3 + at * 0.1, -0.22 + at * 0.1], [0.43, 0.465], [-1.2, 1.2], 0.006);
  for (const z of [-1, 0, 1])
    built.box('frame-dark', [-0.25, 0.25], [0, 0.43], spanAround(z, 0.04), 0.01);
  return built;
}

export function bench(): Location {
  const built = new Location();
  for (let at = 0; at < 5; at += 1) {
    built.box('crate', [-0.25 + at * 0.1, -0.17 + at * 0.1], [0.43, 0.46], [-0.9, 0.9], 0.006);
    built.box('crate', [0.26, 0.29], [0.5 + at * 0.09, 0.57 + at * 0.09], [-0.9, 0.9], 0.006);
  }
  for (const z of [-0.75, 0.75])
    built.box('iron-green', [-0.25, 0.3], [0, 0.43], spanAround(z, 0.03), 0.01);
  return built;
}
