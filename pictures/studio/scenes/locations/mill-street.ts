import { kerb } from '../buildings/ground.ts';
import { frontsOpposite, millFront } from '../buildings/mill-front.ts';
import { Location } from '../location.ts';

/** A pavement before a brick mill, with the street in front of it. */
export function millStreet(): Location {
  return new Location()
    .join(millFront([-19.8, 16.5]), [0, 0, -1.9])
    .ground('paving-york', [-30, 30], [-2, 3.2])
    .join(kerb([-30, 30], 3.34))
    .ground('asphalt', [-40, 40], [3.34, 30], -0.11)
    .join(frontsOpposite([-40, 40], 22));
}
