import { rope } from '../../../models/kit/rope.ts';
import { move, placed, point, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import { ground } from '../buildings/ground.ts';
import { ship } from '../buildings/ship.ts';
import { rod } from '../buildings/structure.ts';
import { box } from '../shapes/box.ts';
import { chance } from '../shapes/chance.ts';
import { Site } from '../site.ts';

const edge = -4.2;
const water = -1.5;

/** A quay in the evening: a ship alongside, bollards at the edge, the far shore behind the bow. */
export function quayside(): Site {
  const site = new Site()
    .join(ground('quay-concrete', [-60, 60], [edge + 0.9, 40]))
    .join(ground('sea', [-600, 600], [-900, edge], water))
    .add('quay-concrete', box([-60, 60], [-4, -0.3], [edge, edge + 0.9]))
    .join(ship(), placed(move(-1.2, water, edge - 1.1), turn('y', -0.03)));
  for (let x = -60; x < 60; x += 1.62)
    site.add('stone-coping', box([x, x + 1.6], [-0.5, 0.004], [edge, edge + 0.9], 0.02));
  for (const x of [-10.5, -3.6, 6.6, 15]) site.join(bollard(), [x, 0, edge + 0.55]);
  site.add('mooring-rope', rope(point(-3.6, 0.36, edge + 0.4), point(-0.6, 5.1, edge - 4.6), 0.5));
  site.add('mooring-rope', rope(point(-3.5, 0.3, edge + 0.4), point(-0.2, 5.1, edge - 4.2), 0.62));
  // Crane rails let into the quay.
  for (const z of [edge + 3.4, edge + 3.52])
    site.add('steel-rail', box([-60, 60], [-0.02, 0.006], [z, z + 0.05]));
  for (let x = -9; x < 40; x += 9) site.join(fender(), [x, 0, edge - 0.02]);
  return site.join(farShore());
}

function bollard(): Site {
  const shaft = turned(
    28,
    [0, 0],
    [0.34, 0],
    [0.34, 0.05],
    [0.24, 0.09],
    [0.19, 0.2],
    [0.18, 0.42],
    [0.27, 0.5],
    [0.31, 0.57],
    [0.29, 0.64],
    [0.18, 0.69],
    [0, 0.7],
  );
  return new Site().add('cast-black', shaft);
}

function fender(): Site {
  return new Site().add('cast-black', box([-0.3, 0.3], [-1.6, -0.25], [-0.5, 0], 0.06));
}

/** Sheds and cranes across the water. */
function farShore(): Site {
  const site = new Site().add('far-haze', box([-700, 300], [water, 3], [-420, -400]));
  for (let at = 0; at < 30; at += 1) {
    const x = -420 + at * 16 + 7 * chance(at, 1);
    const [wide, high] = [10 + 22 * chance(at, 2), 5 + 11 * chance(at, 3)];
    site.add('far-haze', box([x, x + wide], [0, high], [-396, -380]));
  }
  for (const x of [-255, -222, -150, -96]) {
    site.add('far-haze', rod([x, 0, -390], [x, 34, -390], 1.1, 6));
    site.add('far-haze', rod([x + 9, 0, -390], [x + 9, 34, -390], 1.1, 6));
    site.add('far-haze', rod([x - 26, 32, -390], [x + 22, 32, -390], 1, 6));
    site.add('far-haze', rod([x + 2, 32, -390], [x + 4, 50, -390], 0.9, 6));
    site.add('far-haze', rod([x + 4, 50, -390], [x - 24, 33, -390], 0.4, 6));
  }
  return site;
}
