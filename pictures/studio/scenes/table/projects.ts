import { goldenHour, indoors, lamp, overcast } from '../daylight.ts';
import { assemblyHall } from '../locations/assembly-hall.ts';
import { dockWarehouseFloor } from '../locations/dock-warehouse-floor.ts';
import { officeTowerFloor } from '../locations/office-tower-floor.ts';
import { plantRoom } from '../locations/plant-room.ts';
import { scienceHall } from '../locations/science-hall.ts';
import { shoppingCentre } from '../locations/shopping-centre.ts';
import { stationPlatform } from '../locations/station-platform.ts';
import { trainShed } from '../locations/train-shed.ts';
import { createScenes, placeProduct } from '../scene.ts';

export const projectScenes = createScenes('wide', [
  {
    name: 'project-edinburgh-heritage-ladders',
    alt: 'A long narrow tower stands clear of oak panelling below a deep plaster cornice, timber steps beside it.',
    location: assemblyHall,
    stands: [
      placeProduct('hawsgate-long-narrow-tower-6-2-m-platform', [3, 0.03, -1.75], 90),
      placeProduct('calderstile-timber-swingback-steps-6-tread', [0.2, 0, -3.4], 150),
      placeProduct('calderstile-timber-swingback-steps-10-tread', [6.2, 0, -3.9], -20),
    ],
    view: { from: [-1.6, 1.6, 11], turn: -9, lens: 27, shift: [-0.01, 0.115], sharp: [12.6, 6.3] },
    light: indoors({
      sun: { azimuth: -104, elevation: 24, strength: 12 },
      lamps: [lamp([-7.6, 4.6, 2], [1, -0.1, 0], [21, 4], 13, [1, 0.95, 0.88])],
    }),
  },
  {
    name: 'project-liverpool-warehouse-ladders',
    alt: 'Podium steps and a folding work platform stand under low brick arches in a dock warehouse being drylined.',
    location: dockWarehouseFloor,
    stands: [
      placeProduct('hawsgate-podium-steps-1-0-m-platform', [1.75, 0, -0.2], 35),
      placeProduct('calderstile-300-folding-work-platform-0-8-m-platform', [2.95, 0, -0.7], 75),
    ],
    view: { from: [1, 1.35, 6.3], turn: -4, lens: 28, shift: [-0.12, 0.015], sharp: [6.4, 5.6] },
    light: indoors({
      lamps: [
        lamp([-9.3, 1.7, -2], [1, -0.15, 0], [20, 1.4], 16, [0.93, 0.97, 1]),
        lamp([1.6, 1.7, -14], [0, -0.1, 1], [22, 1.4], 14, [0.93, 0.97, 1]),
        lamp([3, 2.4, 9], [0, -0.2, -1], [8, 1.2], 5, [1, 0.93, 0.84]),
      ],
    }),
    exposure: -0.75,
  },
  {
    name: 'project-birmingham-station-ladders',
    alt: 'A GRP step ladder stands on an empty station platform under a boarded canopy, its lamps still lit in early sun.',
    location: stationPlatform,
    stands: [placeProduct('calderstile-900-grp-step-ladder-8-tread', [1.05, 0, 0.4], 40)],
    view: { from: [-0.9, 1.55, 7.6], turn: -8, lens: 28, shift: [-0.06, 0.05], sharp: [6, 5.6] },
    light: goldenHour(-128, 14, { strength: 6 }),
    exposure: -0.1,
  },
  {
    name: 'project-bristol-station-ladders',
    alt: 'A narrow tower stands at the end of a hoarding on a platform under the iron ribs and glass of a train shed.',
    location: trainShed,
    stands: [placeProduct('hawsgate-narrow-tower-4-2-m-platform', [2.5, 0, -0.6], 0)],
    view: { from: [-1.2, 1.6, 9.8], turn: -6, lens: 26, shift: [-0.07, 0.095], sharp: [10, 5.6] },
    light: overcast(-70, 50),
  },
  {
    name: 'project-london-maintenance-ladders',
    alt: 'Guarded platform steps stand in a row in a plant room with painted walls, pipes and switch panels.',
    location: plantRoom,
    stands: [
      placeProduct('calderstile-500-safety-rail-platform-steps-5-tread', [1.7, 0, -0.6], -38),
      placeProduct('calderstile-500-safety-rail-platform-steps-5-tread', [2.95, 0, -1.5], -38),
      placeProduct('calderstile-500-safety-rail-platform-steps-5-tread', [4.2, 0, -2.4], -38),
      placeProduct('calderstile-300-swingback-steps-6-tread', [0.2, 0, -3.2], 20),
    ],
    view: { from: [-0.2, 1.5, 5.2], turn: -7, lens: 27, shift: [-0.08, 0.02], sharp: [6, 5.6] },
    light: indoors({
      lamps: [
        lamp([-0.5, 3, -0.8], [0, -1, 0], [6, 4], 9, [1, 0.97, 0.92]),
        lamp([-3, 2.2, 8.6], [0.2, -0.1, -1], [2.4, 2.4], 30, [1, 0.86, 0.68]),
      ],
    }),
  },
  {
    name: 'project-manchester-office-ladders',
    alt: 'Two podiums and a GRP step ladder stand under a ceiling grid on a bare office floor, low sun through walls of glass.',
    location: officeTowerFloor,
    stands: [
      placeProduct('hawsgate-podium-steps-1-5-m-platform', [1.5, 0, -0.6], 35),
      placeProduct('hawsgate-podium-steps-1-5-m-platform', [4.3, 0, -2.6], -40),
      placeProduct('calderstile-900-grp-step-ladder-8-tread', [5.2, 0, -1.3], 60),
    ],
    view: { from: [-0.6, 1.5, 6], turn: -14, lens: 27, shift: [-0.05, 0.02], sharp: [7, 5.6] },
    light: {
      ...goldenHour(142, 13, { strength: 5 }),
      lamps: [
        lamp([-1, 1.7, -8.4], [0, -0.1, 1], [20, 3], 9, [1, 0.93, 0.85]),
        lamp([-2, 2.2, 9.5], [0.2, -0.1, -1], [10, 2.4], 30, [1, 0.97, 0.94]),
      ],
    },
    indoors: true,
  },
  {
    name: 'project-glasgow-science-ladders',
    alt: 'A tall decked tower stands beside an orrery hung in a high exhibition hall with a curved wall of metal shingles.',
    location: scienceHall,
    stands: [
      placeProduct('hawsgate-industrial-deck-9-7-m-platform', [4.4, 0, -3.4], 60),
      placeProduct('garrowforge-700-slip-resistant-mobile-ladder-8-tread', [9, 0, -5], 40),
    ],
    view: { from: [-1.5, 1.65, 14.6], turn: -4, lens: 25, shift: [-0.07, 0.155], sharp: [17.5, 8] },
    light: indoors({
      sun: { azimuth: -75, elevation: 26, strength: 9 },
      lamps: [
        lamp([-12.6, 7, -5], [1, -0.1, 0], [40, 13], 7, [1, 0.97, 0.93], 'mirrored'),
        lamp([4, 13.4, -4], [0, -1, 0], [20, 20], 4, [1, 0.95, 0.9]),
        lamp([2, 7, 15], [0, -0.1, -1], [22, 10], 7, [0.97, 0.98, 1], 'mirrored'),
      ],
      sky: { strength: 1.6 },
    }),
    exposure: 0.1,
  },
  {
    name: 'project-leeds-shopping-ladders',
    alt: 'A folding tower and podium steps stand before shuttered shops under the glass roof of an empty shopping centre.',
    location: shoppingCentre,
    stands: [
      placeProduct('hawsgate-folding-tower-3-9-m-platform', [0.7, 0, -1.8], 60),
      placeProduct('hawsgate-auto-lock-podium-steps-2-0-m-platform', [4.4, 0, -3.4], -60),
      placeProduct('calderstile-500-handrail-platform-steps-8-tread', [3.9, 0, -9.5], 40),
    ],
    view: { from: [-2, 1.6, 9.2], turn: -6, lens: 26, shift: [-0.12, 0.09], sharp: [10.6, 5.6] },
    light: {
      ...goldenHour(-66, 60, { strength: 6, colour: [1, 0.86, 0.68] }),
      lamps: [
        lamp([6.5, 4.3, -10], [0, -1, 0], [2, 44], 14, [1, 0.93, 0.82]),
        lamp([-6.5, 4.3, -10], [0, -1, 0], [2, 44], 14, [1, 0.93, 0.82]),
        lamp([0, 4.2, 11.5], [0.2, -0.2, -1], [8, 3], 10, [1, 0.97, 0.92]),
      ],
    },
    indoors: true,
  },
]);
