import { type BufferGeometry, Vector3 } from 'three';
import { type RimCorner, rimOf, type Spot } from './rim.ts';
import { Surface } from './surface.ts';

/** A part as from a lathe, about Y: its outline as [radius, height], from the bottom up. */
export function turned(outline: readonly Spot[], corners = 20): BufferGeometry {
  const surface = new Surface();
  for (const [low, high] of rimOf(outline, false)) {
    const ring = (at: RimCorner) =>
      Array.from({ length: corners + 1 }, (_, step) => {
        const angle = (2 * Math.PI * step) / corners;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return surface.corner(
          new Vector3(at.x * cos, at.y, -at.x * sin),
          new Vector3(at.nx * cos, at.ny, -at.nx * sin),
          at.x * angle,
          at.along,
        );
      });
    const [below, above] = [ring(low), ring(high)];
    for (let step = 0; step < corners; step += 1) {
      const [a = 0, b = 0] = [below[step], below[step + 1]];
      const [c = 0, d = 0] = [above[step + 1], above[step]];
      if (low.x > 0) surface.triangle(a, b, high.x > 0 ? c : d);
      if (high.x > 0) surface.triangle(low.x > 0 ? a : b, c, d);
    }
  }
  return surface.geometry();
}
