import { Location } from '../location.ts';
import type { Span } from '../shapes.ts';

/** A glass balustrade along X at z = 0: panes on a shoe with a handrail of steel. */
export function glassBalustrade([left, right]: Span): Location {
  const built = new Location();
  const pitch = 1.35;
  for (let x = left; x < right - 0.2; x += pitch) {
    const end = Math.min(x + pitch - 0.03, right);
    built.box('balustrade-glass', [x, end], [0.06, 1.04], [-0.006, 0.006]);
    built.rod('steel-polished', [x - 0.015, 0, 0], [x - 0.015, 1.1, 0], 0.02, 10);
  }
  built.box('steel-polished', [left, right], [0, 0.08], [-0.03, 0.03], 0.004);
  return built.rod('steel-polished', [left, 1.1, 0], [right, 1.1, 0], 0.024, 12);
}
