import { mirror, move, placed } from '../../../models/kit/space.ts';
import { portalHall } from '../buildings/portal-hall.ts';
import { racking } from '../buildings/racking.ts';
import { Location } from '../location.ts';

/** An aisle between pallet racks under a sheeted roof with rooflights, a loading door at its end. */
export function warehouseAisle(): Location {
  const built = new Location()
    .ground('floor-power-float', [-30, 30], [-40, 16])
    .join(
      portalHall({
        half: 13,
        eaves: 9.2,
        rise: 1.3,
        z: [-38, 14],
        pitch: 6,
        frame: 'steel-grey',
        walls: 'sheet-white',
        roof: 'sheet-grey',
        rooflights: [
          [3.2, 4.4],
          [7.8, 9],
        ],
      }),
    )
    .join(racking(11, 3), [-1.75, 0, 4])
    .join(racking(11, 5), placed(move(1.75, 0, 4), mirror()))
    .join(racking(11, 9), placed(move(-4.05, 0, 4), mirror()))
    .join(racking(11, 14), [4.05, 0, 4]);
  for (const x of [-1.52, 1.42]) built.box('line-yellow', [x, x + 0.1], [0, 0.002], [-30, 12]);
  return built.box('rooflight', [-1.6, 1.6], [0, 3.6], [-37.98, -37.9]);
}
