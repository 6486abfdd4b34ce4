import { composePlacements, mirror, move } from '../../../models/kit/space.ts';
import { portalHall } from '../buildings/portal-hall.ts';
import { load, racking } from '../buildings/racking.ts';
import { Location } from '../location.ts';
import { rotatedPlacement } from '../shapes.ts';

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
    .join(racking(11, 5), composePlacements(move(1.75, 0, 4), mirror()))
    .join(racking(11, 9), composePlacements(move(-4.05, 0, 4), mirror()))
    .join(racking(11, 14), [4.05, 0, 4]);
  for (const x of [-1.52, 1.42]) built.box('line-yellow', [x, x + 0.1], [0, 0.002], [-30, 12]);
  return built.box('rooflight', [-1.6, 1.6], [0, 3.6], [-37.98, -37.9]);
}

/** A depot under one high roof: racks along the left, dock doors at the end, a clear floor. */
export function depotHall(): Location {
  const built = new Location()
    .ground('floor-power-float', [-30, 30], [-34, 26])
    .join(
      portalHall({
        half: 18,
        eaves: 14.5,
        rise: 2,
        z: [-30, 24],
        pitch: 7.5,
        deep: 0.7,
        frame: 'steel-grey',
        walls: 'sheet-slate',
        roof: 'sheet-grey',
        rooflights: [
          [3.5, 5],
          [10.5, 12],
        ],
        plinth: { material: 'block-painted', top: 2.6 },
      }),
    )
    .join(racking(9, 21), [-6.6, 0, -3])
    .join(racking(9, 25), composePlacements(move(-8.9, 0, -3), mirror()))
    .join(racking(9, 31), [-14.2, 0, -3]);
  for (const x of [-4, 3, 10]) built.join(dockDoor(x < 0), [x, 0, -29.95]);
  for (const [x, z, seed, angle] of [
    [13.6, -9, 3, 0.1],
    [15.1, -9.2, 8, 0.05],
    [14.3, -12, 12, -0.1],
  ] as const)
    built.join(load(seed), rotatedPlacement([x, 0, z], angle));
  built
    .box('line-yellow', [-5.6, -5.45], [0, 0.002], [-28, 22])
    .box('line-yellow', [12.2, 12.35], [0, 0.002], [-28, 22]);
  return built;
}

/** A dock door with bumpers at its foot, open to daylight or with its shutter down. */
function dockDoor(open: boolean): Location {
  return new Location()
    .box(open ? 'day-behind' : 'shutter', [-1.6, 1.6], [0, 3.6], [0, 0.02])
    .box('steel-grey', [-1.85, -1.6], [0, 3.9], [0, 0.15], 0.01)
    .box('steel-grey', [1.6, 1.85], [0, 3.9], [0, 0.15], 0.01)
    .box('steel-grey', [-1.85, 1.85], [3.6, 3.95], [0, 0.2], 0.01)
    .box('line-yellow', [-2.3, -2.1], [0, 1.1], [0.3, 0.5], 0.03)
    .box('line-yellow', [2.1, 2.3], [0, 1.1], [0.3, 0.5], 0.03);
}
