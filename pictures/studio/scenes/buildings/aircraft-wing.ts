import { type BufferGeometry, Vector3 } from 'three';
import { Surface } from '../../../models/kit/surface.ts';

/** A swept wing with a rounded nose, thinner towards its tip. */
export function wing(side: 1 | -1): BufferGeometry {
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
