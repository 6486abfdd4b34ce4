import { rope } from '../../../models/kit/rope.ts';
import { point } from '../../../models/kit/space.ts';
import { ship } from '../buildings/ship.ts';
import { Location } from '../location.ts';
import { lathe, pseudoRandom, rotatedPlacement } from '../shapes.ts';

const edge = -4.2;
const water = -1.5;

/** A quay in the evening: a ship alongside, bollards at the edge, the far shore behind the bow. */
export function quayside(): Location {
  const built = new Location()
    .ground('quay-concrete', [-60, 60], [edge + 0.9, 40])
    .ground('sea', [-600, 600], [-900, edge], water)
    .box('quay-concrete', [-60, 60], [-4, -0.3], [edge, edge + 0.9])
    .join(ship(), rotatedPlacement([-1.2, water, edge - 1.1], -0.03));
  for (let x = -60; x < 60; x += 1.62)
    built.box('stone-coping', [x, x + 1.6], [-0.5, 0.004], [edge, edge + 0.9], 0.02);
  for (const x of [-10.5, -3.6, 6.6, 15]) built.join(bollard(), [x, 0, edge + 0.55]);
  built.add('mooring-rope', rope(point(-3.6, 0.36, edge + 0.4), point(-0.6, 5.1, edge - 4.6), 0.5));
  built.add('mooring-rope', rope(point(-3.5, 0.3, edge + 0.4), point(-0.2, 5.1, edge - 4.2), 0.62));
  // Crane rails set into the quay.
  for (const z of [edge + 3.4, edge + 3.52])
    built.box('steel-rail', [-60, 60], [-0.02, 0.006], [z, z + 0.05]);
  for (let x = -9; x < 40; x += 9) built.join(fender(), [x, 0, edge - 0.02]);
  return built.join(farShore());
}

function bollard(): Location {
  const shaft = lathe(
    28,
    '0,0 0.34,0 0.34,0.05 0.24,0.09 0.19,0.2 0.18,0.42 0.27,0.5 0.31,0.57 0.29,0.64',
    '0.18,0.69 0,0.7',
  );
  return new Location().add('cast-black', shaft);
}

function fender(): Location {
  return new Location().box('cast-black', [-0.3, 0.3], [-1.6, -0.25], [-0.5, 0], 0.06);
}

/** Sheds and cranes across the water. */
function farShore(): Location {
  const built = new Location().box('far-haze', [-700, 300], [water, 3], [-420, -400]);
  for (let at = 0; at < 30; at += 1) {
    const x = -420 + at * 16 + 7 * pseudoRandom(at, 1);
    const [wide, high] = [10 + 22 * pseudoRandom(at, 2), 5 + 11 * pseudoRandom(at, 3)];
    built.box('far-haze', [x, x + wide], [0, high], [-396, -380]);
  }
  for (const x of [-255, -222, -150, -96]) {
    built.rod('far-haze', [x, 0, -390], [x, 34, -390], 1.1, 6);
    built.rod('far-haze', [x + 9, 0, -390], [x + 9, 34, -390], 1.1, 6);
    built.rod('far-haze', [x - 26, 32, -390], [x + 22, 32, -390], 1, 6);
    built.rod('far-haze', [x + 2, 32, -390], [x + 4, 50, -390], 0.9, 6);
    built.rod('far-haze', [x + 4, 50, -390], [x - 24, 33, -390], 0.4, 6);
  }
  return built;
}
