import { latheGeometry } from '../../../models/kit/sweep.ts';
import { Location } from '../location.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { lathe, rotatedPlacement, type Span } from '../shapes.ts';

const half = 5.2;
const [back, front] = [-34, 12] as const;
const upper = 4.9;
const eaves = 10;
const unit = 5.8;
const fronts: readonly LocationMaterial[] = [
  'shop-stone',
  'shop-teal',
  'shop-oak',
  'shop-plum',
  'shop-stone',
  'shop-slate',
];

/** A mall on two levels under a pitched glass roof, its shutters down. */
export function shoppingCentre(): Location {
  const built = new Location().ground('limestone', [-14, 14], [back, front]);
  for (const side of [1, -1] as const)
    built.join(
      oneSide(side),
      side > 0
        ? rotatedPlacement([0, 0, back], -Math.PI / 2)
        : rotatedPlacement([0, 0, front], Math.PI / 2),
    );
  for (let z = back; z <= front; z += unit) built.join(rafters(), [0, 0, z]);
  for (let x = -half; x <= half; x += 1.3) {
    const y = roof(x) + 0.08;
    built.rod('steel-white', [x, y, back], [x, y, front], 0.035, 6);
  }
  for (let z = back; z < front; z += unit / 4)
    for (const side of [-1, 1])
      built.rod('steel-white', [side * half, eaves + 0.1, z], [0, eaves + 2.6, z], 0.022, 5);
  for (const z of [-9, -16.5, -24]) built.join(planter(), [-2.9, 0, z]);
  built.box('shop-stone', [-14, 14], [0, 14], [back - 0.3, back]);
  return built.box('day-behind', [-3, 3], [0.1, 4.2], [back, back + 0.05]);
}

function roof(x: number): number {
  return eaves + 2.6 * (1 - Math.abs(x) / half);
}

function rafters(): Location {
  const built = new Location();
  for (const side of [-1, 1]) {
    built.rod('steel-white', [side * half, eaves, 0], [0, eaves + 2.5, 0], 0.09, 12);
    built.rod('steel-white', [side * half, 0.05, 0], [side * half, eaves, 0], 0.15, 18);
    built.rod(
      'steel-white',
      [side * half, eaves - 1.6, 0],
      [side * (half - 1.6), roof(half - 1.6) - 0.1, 0],
      0.05,
      10,
    );
  }
  return built.rod('steel-white', [-half, eaves + 0.02, 0], [half, eaves + 0.02, 0], 0.022, 8);
}

/** Shops on both levels along X, facing +Z. The gallery's edge is 5.2 m from the middle. */
function oneSide(side: 1 | -1): Location {
  const built = new Location();
  const length = front - back;
  const face = -half - 2.6;
  for (let x = 0, at = 0; x < length; x += unit, at += 1) {
    const material = fronts[(at + (side > 0 ? 0 : 3)) % fronts.length] ?? 'shop-stone';
    built.join(shop(material), [x, 0, face]);
    built.join(shop(fronts[(at + 2) % fronts.length] ?? 'shop-stone'), [x, upper, face]);
  }
  // The gallery: its slab, a white edge, a lit soffit, the balustrade.
  built.box('limestone', [0, length], [upper - 0.02, upper], [face, -half - 0.05]);
  built.box('plaster-white', [0, length], [upper - 0.5, upper - 0.02], [face, -half], 0.02);
  built.join(glassBalustrade([0.05, length]), [0, upper, -half - 0.1]);
  for (let x = 1.4; x < length; x += 2.9) {
    const spot = lathe(18, '0,0 0.09,0 0.09,0.012 0,0.012');
    built.add('globe-light', spot, [x, upper - 0.515, -half - 1.3]);
  }
  return built.box('plaster-white', [0, length], [upper + 4.3, eaves + 0.3], [face, -half], 0.02);
}

/** A shop unit: pilasters, a blank fascia, a roller shutter of slats. */
function shop(material: LocationMaterial): Location {
  const high = upper - 0.5;
  const built = new Location()
    .box('shop-stone', [0, 0.45], [0, high], [0, 0.25], 0.02)
    .box(material, [0.45, unit], [2.95, 3.95], [0, 0.2], 0.015)
    .box('plaster-white', [0.45, unit], [3.95, high], [0, 0.1])
    .box('fascia-glow', [0.9, unit - 0.45], [3.86, 3.9], [0.2, 0.23])
    .box('frame-dark', [0.45, 0.53], [0, 2.95], [0, 0.1], 0.004)
    .box('frame-dark', [unit - 0.08, unit], [0, 2.95], [0, 0.1], 0.004)
    .box('frame-dark', [0.45, unit], [2.88, 2.95], [0, 0.1], 0.004);
  return built.box('shutter', [0.53, unit - 0.08], [0.02, 2.88], [0, 0.04]);
}

function planter(): Location {
  const built = new Location()
    .box('shop-slate', [-0.9, 0.9], [0, 0.55], [-0.5, 0.5], 0.02)
    .box('soil', [-0.84, 0.84], [0.5, 0.57], [-0.44, 0.44]);
  for (const x of [-0.5, 0, 0.5])
    for (const [y, r] of [
      [0.75, 0.3],
      [1.05, 0.26],
      [1.3, 0.17],
    ] as const)
      built.add(
        'leaf',
        latheGeometry(10, [0, -r], [r * 0.8, -r * 0.55], [r, 0], [r * 0.7, r * 0.6], [0, r]),
        [x + 0.05 * (y - 1), y, 0.06 * Math.sin(9 * x)],
      );
  return built;
}

/** A glass balustrade along X at z = 0: panes in a base shoe, with a steel handrail. */
function glassBalustrade([left, right]: Span): Location {
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
