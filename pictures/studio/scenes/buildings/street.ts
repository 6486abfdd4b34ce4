import { Location } from '../location.ts';
import { pseudoRandom, type Span } from '../shapes.ts';

/** A city seen from an upper floor: towers in the haze behind a band of lower roofs. */
export function skyline([left, right]: Span, z: number, foot: number): Location {
  const built = new Location();
  for (let x = left, at = 0; x < right; at += 1) {
    const wide = 9 + 16 * pseudoRandom(at, 21);
    const tall = pseudoRandom(at, 22);
    const high = 14 + 20 * tall * tall;
    const near = z + 18 * pseudoRandom(at, 23);
    const material = (['city-brick', 'city-glass', 'city-stone'] as const)[at % 3] ?? 'city-stone';
    built.box(material, [x, x + wide], [foot, foot + high], [near - 12, near]);
    x += wide * (0.75 + 0.5 * pseudoRandom(at, 24));
  }
  const far: Span = [z - 130, z - 120];
  for (let x = left - 40, at = 0; x < right + 40; x += 22, at += 1)
    built.box('far-haze-warm', [x, x + 20], [foot, foot + 22 + 26 * pseudoRandom(at, 31)], far);
  return built;
}

/** The height of the pavement above the road. */
const drop = 0.11;

/** A kerb along X: stones 0.9 m long with joints, their tops level with the pavement. */
export function kerb([left, right]: Span, z: number): Location {
  const built = new Location();
  for (let x = left; x < right; x += 0.915)
    built.box('granite-kerb', [x, x + 0.91], [-drop - 0.1, 0.002], [z - 0.14, z], 0.012);
  return built;
}

/** A row of house fronts across the street, which windows reflect. */
export function frontsOpposite([left, right]: Span, z: number): Location {
  const built = new Location();
  for (let x = left, at = 0; x < right; at += 1) {
    const width = 7 + 6 * pseudoRandom(at, 2);
    const height = 5 + 5 * pseudoRandom(at, 5);
    built.box('brick-red', [x, x + width - 0.1], [0, height], [z, z + 1]);
    for (let w = x + 1; w < x + width - 1.4; w += 2.2)
      for (let y = 1; y < height - 1.6; y += 2.7)
        built.box('frame-dark', [w, w + 1.1], [y, y + 1.6], [z - 0.02, z]);
    x += width;
  }
  return built;
}
