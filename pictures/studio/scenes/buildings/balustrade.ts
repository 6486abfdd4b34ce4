import { box, type Span } from '../shapes/box.ts';
import { Site } from '../site.ts';
import { rod } from './structure.ts';

/** A glass balustrade along X at z = 0: panes on a shoe with a handrail of steel. */
export function glassBalustrade([left, right]: Span): Site {
  const site = new Site();
  const pitch = 1.35;
  for (let x = left; x < right - 0.2; x += pitch) {
    const end = Math.min(x + pitch - 0.03, right);
    site.add('balustrade-glass', box([x, end], [0.06, 1.04], [-0.006, 0.006]));
    site.add('steel-polished', rod([x - 0.015, 0, 0], [x - 0.015, 1.1, 0], 0.02, 10));
  }
  site.add('steel-polished', box([left, right], [0, 0.08], [-0.03, 0.03], 0.004));
  return site.add('steel-polished', rod([left, 1.1, 0], [right, 1.1, 0], 0.024, 12));
}
