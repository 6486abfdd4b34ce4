import { move, placed, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { glassBalustrade } from '../buildings/balustrade.ts';
import { ground } from '../buildings/ground.ts';
import { rod } from '../buildings/structure.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { box } from '../shapes/box.ts';
import { Site } from '../site.ts';

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
export function shoppingCentre(): Site {
  const site = new Site().join(ground('limestone', [-14, 14], [back, front]));
  for (const side of [1, -1] as const)
    site.join(
      oneSide(side),
      side > 0
        ? placed(move(0, 0, back), turn('y', -Math.PI / 2))
        : placed(move(0, 0, front), turn('y', Math.PI / 2)),
    );
  for (let z = back; z <= front; z += unit) site.join(rafters(), [0, 0, z]);
  for (let x = -half; x <= half; x += 1.3) {
    const y = roof(x) + 0.08;
    site.add('steel-white', rod([x, y, back], [x, y, front], 0.035, 6));
  }
  for (let z = back; z < front; z += unit / 4)
    for (const side of [-1, 1])
      site.add('steel-white', rod([side * half, eaves + 0.1, z], [0, eaves + 2.6, z], 0.022, 5));
  for (const z of [-9, -16.5, -24]) site.join(planter(), [-2.9, 0, z]);
  site.add('shop-stone', box([-14, 14], [0, 14], [back - 0.3, back]));
  return site.add('day-behind', box([-3, 3], [0.1, 4.2], [back, back + 0.05]));
}

function roof(x: number): number {
  return eaves + 2.6 * (1 - Math.abs(x) / half);
}

function rafters(): Site {
  const site = new Site();
  for (const side of [-1, 1]) {
    site.add('steel-white', rod([side * half, eaves, 0], [0, eaves + 2.5, 0], 0.09, 12));
    site.add('steel-white', rod([side * half, 0.05, 0], [side * half, eaves, 0], 0.15, 18));
    site.add(
      'steel-white',
      rod(
        [side * half, eaves - 1.6, 0],
        [side * (half - 1.6), roof(half - 1.6) - 0.1, 0],
        0.05,
        10,
      ),
    );
  }
  return site.add('steel-white', rod([-half, eaves + 0.02, 0], [half, eaves + 0.02, 0], 0.022, 8));
}

/** Shops below and above along X, looking towards +Z; the gallery's edge is 5.2 m from the middle. */
function oneSide(side: 1 | -1): Site {
  const site = new Site();
  const length = front - back;
  const face = -half - 2.6;
  for (let x = 0, at = 0; x < length; x += unit, at += 1) {
    const material = fronts[(at + (side > 0 ? 0 : 3)) % fronts.length] ?? 'shop-stone';
    site.join(shop(material), [x, 0, face]);
    site.join(shop(fronts[(at + 2) % fronts.length] ?? 'shop-stone'), [x, upper, face]);
  }
  // The gallery: its slab, a white edge, a lit soffit, the balustrade.
  site.add('limestone', box([0, length], [upper - 0.02, upper], [face, -half - 0.05]));
  site.add('plaster-white', box([0, length], [upper - 0.5, upper - 0.02], [face, -half], 0.02));
  site.join(glassBalustrade([0.05, length]), [0, upper, -half - 0.1]);
  for (let x = 1.4; x < length; x += 2.9) {
    const spot = turned(18, [0, 0], [0.09, 0], [0.09, 0.012], [0, 0.012]);
    site.add('globe-light', spot, [x, upper - 0.515, -half - 1.3]);
  }
  return site.add(
    'plaster-white',
    box([0, length], [upper + 4.3, eaves + 0.3], [face, -half], 0.02),
  );
}

/** A shop unit: pilasters, a blank fascia, a roller shutter of slats. */
function shop(material: LocationMaterial): Site {
  const high = upper - 0.5;
  const site = new Site()
    .add('shop-stone', box([0, 0.45], [0, high], [0, 0.25], 0.02))
    .add(material, box([0.45, unit], [2.95, 3.95], [0, 0.2], 0.015))
    .add('plaster-white', box([0.45, unit], [3.95, high], [0, 0.1]))
    .add('fascia-glow', box([0.9, unit - 0.45], [3.86, 3.9], [0.2, 0.23]))
    .add('frame-dark', box([0.45, 0.53], [0, 2.95], [0, 0.1], 0.004))
    .add('frame-dark', box([unit - 0.08, unit], [0, 2.95], [0, 0.1], 0.004))
    .add('frame-dark', box([0.45, unit], [2.88, 2.95], [0, 0.1], 0.004));
  return site.add('shutter', box([0.53, unit - 0.08], [0.02, 2.88], [0, 0.04]));
}

function planter(): Site {
  const site = new Site()
    .add('shop-slate', box([-0.9, 0.9], [0, 0.55], [-0.5, 0.5], 0.02))
    .add('soil', box([-0.84, 0.84], [0.5, 0.57], [-0.44, 0.44]));
  for (const x of [-0.5, 0, 0.5])
    for (const [y, r] of [
      [0.75, 0.3],
      [1.05, 0.26],
      [1.3, 0.17],
    ] as const)
      site.add(
        'leaf',
        turned(10, [0, -r], [r * 0.8, -r * 0.55], [r, 0], [r * 0.7, r * 0.6], [0, r]),
        [x + 0.05 * (y - 1), y, 0.06 * Math.sin(9 * x)],
      );
  return site;
}
