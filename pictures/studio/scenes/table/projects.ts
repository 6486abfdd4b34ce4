import { goldenHour, indoors, overcast } from '../daylight.ts';
import { assemblyHall } from '../locations/assembly-hall.ts';
import { dockWarehouseFloor } from '../locations/dock-warehouse-floor.ts';
import { officeTowerFloor } from '../locations/office-tower-floor.ts';
import { plantRoom } from '../locations/plant-room.ts';
import { scienceHall } from '../locations/science-hall.ts';
import { shoppingCentre } from '../locations/shopping-centre.ts';
import { stationPlatform } from '../locations/station-platform.ts';
import { trainShed } from '../locations/train-shed.ts';
import type { Scene } from '../scene.ts';

export const projectScenes: readonly Scene[] = [
  {
    name: 'project-edinburgh-heritage-ladders',
    alt: 'A long narrow tower stands clear of oak panelling below a deep plaster cornice, timber steps beside it.',
    shape: 'wide',
    site: assemblyHall,
    stands: [
      { product: 'hawsgate-long-narrow-tower-6-2-m-platform', at: [3, 0.03, -1.75], turn: 90 },
      { product: 'calderstile-timber-swingback-steps-6-tread', at: [0.2, 0, -3.4], turn: 150 },
      { product: 'calderstile-timber-swingback-steps-10-tread', at: [6.2, 0, -3.9], turn: -20 },
    ],
    view: { from: [-1.6, 1.6, 11], turn: -9, lens: 27, shift: [-0.01, 0.115], sharp: [12.6, 6.3] },
    light: indoors({
      sun: { azimuth: -104, elevation: 24, strength: 12 },
      lamps: [
        {
          at: [-7.6, 4.6, 2],
          shines: [1, -0.1, 0],
          size: [21, 4],
          strength: 13,
          colour: [1, 0.95, 0.88],
        },
      ],
    }),
    indoors: true,
  },
  {
    name: 'project-liverpool-warehouse-ladders',
    alt: 'Podium steps and a folding work platform stand under low brick arches in a dock warehouse being drylined.',
    shape: 'wide',
    site: dockWarehouseFloor,
    stands: [
      { product: 'hawsgate-podium-steps-1-0-m-platform', at: [1.75, 0, -0.2], turn: 35 },
      {
        product: 'calderstile-300-folding-work-platform-0-8-m-platform',
        at: [2.95, 0, -0.7],
        turn: 75,
      },
    ],
    view: { from: [1, 1.35, 6.3], turn: -4, lens: 28, shift: [-0.12, 0.015], sharp: [6.4, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [-9.3, 1.7, -2],
          shines: [1, -0.15, 0],
          size: [20, 1.4],
          strength: 16,
          colour: [0.93, 0.97, 1],
        },
        {
          at: [1.6, 1.7, -14],
          shines: [0, -0.1, 1],
          size: [22, 1.4],
          strength: 14,
          colour: [0.93, 0.97, 1],
        },
        {
          at: [3, 2.4, 9],
          shines: [0, -0.2, -1],
          size: [8, 1.2],
          strength: 5,
          colour: [1, 0.93, 0.84],
        },
      ],
    }),
    indoors: true,
    exposure: -0.75,
  },
  {
    name: 'project-birmingham-station-ladders',
    alt: 'A GRP step ladder stands on an empty station platform under a boarded canopy, its lamps still lit in early sun.',
    shape: 'wide',
    site: stationPlatform,
    stands: [{ product: 'calderstile-900-grp-step-ladder-8-tread', at: [1.05, 0, 0.4], turn: 40 }],
    view: { from: [-0.9, 1.55, 7.6], turn: -8, lens: 28, shift: [-0.06, 0.05], sharp: [6, 5.6] },
    light: goldenHour(-128, 14, { strength: 6 }),
    indoors: false,
    exposure: -0.1,
  },
  {
    name: 'project-bristol-station-ladders',
    alt: 'A narrow tower stands at the end of a hoarding on a platform under the iron ribs and glass of a train shed.',
    shape: 'wide',
    site: trainShed,
    stands: [{ product: 'hawsgate-narrow-tower-4-2-m-platform', at: [2.5, 0, -0.6], turn: 0 }],
    view: { from: [-1.2, 1.6, 9.8], turn: -6, lens: 26, shift: [-0.07, 0.095], sharp: [10, 5.6] },
    light: overcast(-70, 50),
    indoors: false,
  },
  {
    name: 'project-london-maintenance-ladders',
    alt: 'Guarded platform steps stand in a row in a plant room with painted walls, pipes and switch panels.',
    shape: 'wide',
    site: plantRoom,
    stands: [
      {
        product: 'calderstile-500-safety-rail-platform-steps-5-tread',
        at: [1.7, 0, -0.6],
        turn: -38,
      },
      {
        product: 'calderstile-500-safety-rail-platform-steps-5-tread',
        at: [2.95, 0, -1.5],
        turn: -38,
      },
      {
        product: 'calderstile-500-safety-rail-platform-steps-5-tread',
        at: [4.2, 0, -2.4],
        turn: -38,
      },
      { product: 'calderstile-300-swingback-steps-6-tread', at: [0.2, 0, -3.2], turn: 20 },
    ],
    view: { from: [-0.2, 1.5, 5.2], turn: -7, lens: 27, shift: [-0.08, 0.02], sharp: [6, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [-0.5, 3, -0.8],
          shines: [0, -1, 0],
          size: [6, 4],
          strength: 9,
          colour: [1, 0.97, 0.92],
        },
        {
          at: [-3, 2.2, 8.6],
          shines: [0.2, -0.1, -1],
          size: [2.4, 2.4],
          strength: 30,
          colour: [1, 0.86, 0.68],
        },
      ],
    }),
    indoors: true,
  },
  {
    name: 'project-manchester-office-ladders',
    alt: 'Two podiums and a GRP step ladder stand under a ceiling grid on a bare office floor, low sun through walls of glass.',
    shape: 'wide',
    site: officeTowerFloor,
    stands: [
      { product: 'hawsgate-podium-steps-1-5-m-platform', at: [1.5, 0, -0.6], turn: 35 },
      { product: 'hawsgate-podium-steps-1-5-m-platform', at: [4.3, 0, -2.6], turn: -40 },
      { product: 'calderstile-900-grp-step-ladder-8-tread', at: [5.2, 0, -1.3], turn: 60 },
    ],
    view: { from: [-0.6, 1.5, 6], turn: -14, lens: 27, shift: [-0.05, 0.02], sharp: [7, 5.6] },
    light: {
      ...goldenHour(142, 13, { strength: 5 }),
      lamps: [
        {
          at: [-1, 1.7, -8.4],
          shines: [0, -0.1, 1],
          size: [20, 3],
          strength: 9,
          colour: [1, 0.93, 0.85],
        },
        {
          at: [-2, 2.2, 9.5],
          shines: [0.2, -0.1, -1],
          size: [10, 2.4],
          strength: 30,
          colour: [1, 0.97, 0.94],
        },
      ],
    },
    indoors: true,
  },
  {
    name: 'project-glasgow-science-ladders',
    alt: 'A tall decked tower stands beside an orrery hung in a high exhibition hall with a curved wall of metal shingles.',
    shape: 'wide',
    site: scienceHall,
    stands: [
      { product: 'hawsgate-industrial-deck-9-7-m-platform', at: [4.4, 0, -3.4], turn: 60 },
      { product: 'garrowforge-700-slip-resistant-mobile-ladder-8-tread', at: [9, 0, -5], turn: 40 },
    ],
    view: { from: [-1.5, 1.65, 14.6], turn: -4, lens: 25, shift: [-0.07, 0.155], sharp: [17.5, 8] },
    light: indoors({
      sun: { azimuth: -75, elevation: 26, strength: 9 },
      lamps: [
        {
          at: [-12.6, 7, -5],
          shines: [1, -0.1, 0],
          size: [40, 13],
          strength: 7,
          colour: [1, 0.97, 0.93],
          mirrored: true,
        },
        {
          at: [4, 13.4, -4],
          shines: [0, -1, 0],
          size: [20, 20],
          strength: 4,
          colour: [1, 0.95, 0.9],
        },
        {
          at: [2, 7, 15],
          shines: [0, -0.1, -1],
          size: [22, 10],
          strength: 7,
          colour: [0.97, 0.98, 1],
          mirrored: true,
        },
      ],
      sky: { strength: 1.6 },
    }),
    indoors: true,
    exposure: 0.1,
  },
  {
    name: 'project-leeds-shopping-ladders',
    alt: 'A folding tower and podium steps stand before shuttered shops under the glass roof of an empty shopping centre.',
    shape: 'wide',
    site: shoppingCentre,
    stands: [
      { product: 'hawsgate-folding-tower-3-9-m-platform', at: [0.7, 0, -1.8], turn: 60 },
      { product: 'hawsgate-auto-lock-podium-steps-2-0-m-platform', at: [4.4, 0, -3.4], turn: -60 },
      { product: 'calderstile-500-handrail-platform-steps-8-tread', at: [3.9, 0, -9.5], turn: 40 },
    ],
    view: { from: [-2, 1.6, 9.2], turn: -6, lens: 26, shift: [-0.12, 0.09], sharp: [10.6, 5.6] },
    light: {
      ...goldenHour(-66, 60, { strength: 6, colour: [1, 0.86, 0.68] }),
      lamps: [
        {
          at: [6.5, 4.3, -10],
          shines: [0, -1, 0],
          size: [2, 44],
          strength: 14,
          colour: [1, 0.93, 0.82],
        },
        {
          at: [-6.5, 4.3, -10],
          shines: [0, -1, 0],
          size: [2, 44],
          strength: 14,
          colour: [1, 0.93, 0.82],
        },
        {
          at: [0, 4.2, 11.5],
          shines: [0.2, -0.2, -1],
          size: [8, 3],
          strength: 10,
          colour: [1, 0.97, 0.92],
        },
      ],
    },
    indoors: true,
  },
];
