import { Location } from '../location.ts';
import { chance, type Span } from '../shapes.ts';

/** A city seen from an upper floor: towers in the haze behind a band of lower roofs. */
export function skyline([left, right]: Span, z: number, foot: number): Location {
  const built = new Location();
  for (let x = left, at = 0; x < right; at += 1) {
    const wide = 9 + 16 * chance(at, 21);
    const tall = chance(at, 22);
    const high = 14 + 20 * tall * tall;
    const near = z + 18 * chance(at, 23);
    built.box(
      at % 3 === 0 ? 'city-brick' : at % 3 === 1 ? 'city-glass' : 'city-stone',
      [x, x + wide],
      [foot, foot + high],
      [near - 12, near],
    );
    x += wide * (0.75 + 0.5 * chance(at, 24));
  }
  for (let x = left - 40, at = 0; x < right + 40; x += 22, at += 1)
    built.box(
      'far-haze-warm',
      [x, x + 20],
      [foot, foot + 22 + 26 * chance(at, 31)],
      [z - 130, z - 120],
    );
  return built;
}
