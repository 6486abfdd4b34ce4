import { millFront } from '../buildings/mill-front.ts';
import { railings, stoneFront } from '../buildings/stone-front.ts';
import { frontsOpposite, kerb } from '../buildings/street.ts';
import { Location } from '../location.ts';
import { spanAround } from '../shapes.ts';

/** A pavement in front of a brick mill, with the street beyond it. */
export function millStreet(): Location {
  return new Location()
    .join(millFront([-19.8, 16.5]), [0, 0, -1.9])
    .ground('paving-york', [-30, 30], [-2, 3.2])
    .join(kerb([-30, 30], 3.34))
    .ground('asphalt', [-40, 40], [3.34, 30], -0.11)
    .join(frontsOpposite([-40, 40], 22));
}

/** A stone terrace on a sett-paved street, with boards laid for the castors of a tower. */
export function stoneStreet(): Location {
  const built = new Location()
    .join(stoneFront([-17.2, 36], [2, 8, 14]), [0, 0, -3.6])
    .ground('paving-york', [-40, 40], [-4, 2.1])
    .join(kerb([-40, 40], 2.24))
    .ground('setts', [-40, 40], [2.24, 30], -0.11)
    .join(railings([-8.9, -0.8]), [0, 0, -2.85])
    .join(railings([-17, -10.9]), [0, 0, -2.85])
    .join(railings([9.7, 24.6]), [0, 0, -2.85]);
  for (const x of [1.92, 3.08])
    built.box('pallet', spanAround(x, 0.16), [0, 0.038], [-1.85, 1.6], 0.004);
  return built;
}
