import { goldenHour, indoors, overcast } from '../daylight.ts';
import { concourse } from '../locations/concourse.ts';
import { fabricationShed } from '../locations/fabrication-shed.ts';
import { hangar } from '../locations/hangar.ts';
import { laboratory } from '../locations/laboratory.ts';
import { millFloor } from '../locations/mill-floor.ts';
import { officeRefit } from '../locations/office-refit.ts';
import { quayside } from '../locations/quayside.ts';
import { railShed } from '../locations/rail-shed.ts';
import { rollingBay } from '../locations/rolling-bay.ts';
import { soundStage } from '../locations/sound-stage.ts';
import { stoneStreet } from '../locations/stone-street.ts';
import { tenementStair } from '../locations/tenement-stair.ts';
import { warehouseAisle } from '../locations/warehouse-aisle.ts';
import type { Scene } from '../scene.ts';

export const cityScenes: readonly Scene[] = [
  {
    name: 'city-manchester',
    alt: 'A narrow tower stands between cast-iron columns on the boards of a brick mill, evening sun through tall windows.',
    shape: 'landscape',
    site: millFloor,
    stands: [{ product: 'hawsgate-narrow-tower-4-2-m-platform', at: [0.4, 0, -1.2], turn: 62 }],
    view: { from: [0.3, 1.6, 8], turn: 8, lens: 26, shift: [0, 0.1], sharp: [9.8, 5.6] },
    light: indoors({
      sun: { azimuth: -112, elevation: 19, strength: 14 },
      lamps: [
        {
          at: [-8.2, 2.9, -5],
          shines: [1, -0.05, 0],
          size: [33, 3],
          strength: 9,
          colour: [1, 0.9, 0.78],
        },
        {
          at: [1.7, 2.9, -21.6],
          shines: [0, 0, 1],
          size: [19, 3],
          strength: 7,
          colour: [0.9, 0.95, 1],
        },
      ],
    }),
    indoors: true,
  },
  {
    name: 'city-liverpool',
    alt: 'Mobile steps with a handrail stand in the aisle of a racked warehouse under rooflights.',
    shape: 'landscape',
    site: warehouseAisle,
    stands: [
      {
        product: 'garrowforge-700-slip-resistant-mobile-ladder-10-tread',
        at: [0.15, 0, -1.2],
        turn: 14,
      },
    ],
    view: { from: [-0.75, 1.65, 7.4], turn: -4, lens: 27, shift: [0, 0.06], sharp: [8.4, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [0, 10.2, -10],
          shines: [0, -1, 0],
          size: [20, 44],
          strength: 5,
          colour: [0.95, 0.98, 1],
        },
        {
          at: [0, 3, 12],
          shines: [0, 0.1, -1],
          size: [4, 4],
          strength: 6,
          colour: [1, 0.95, 0.88],
        },
      ],
    }),
    indoors: true,
  },
  {
    name: 'city-edinburgh',
    alt: 'A long narrow tower stands free on boards before a dressed stone terrace under an overcast sky.',
    shape: 'landscape',
    site: stoneStreet,
    stands: [
      { product: 'hawsgate-long-narrow-tower-7-7-m-platform', at: [2.5, 0.038, -0.1], turn: 0 },
    ],
    view: { from: [-5.2, 1.65, 13.6], turn: -22, lens: 29, shift: [0, 0.16], sharp: [15, 8] },
    light: overcast(-60, 48),
    indoors: false,
  },
  {
    name: 'city-southampton',
    alt: 'A folding tower stands on a quay beside the bow of a ship in evening light.',
    shape: 'landscape',
    site: quayside,
    stands: [{ product: 'hawsgate-folding-tower-3-9-m-platform', at: [1.6, 0, -1.6], turn: 70 }],
    view: { from: [-3.4, 1.65, 9.4], turn: -8, lens: 28, shift: [0, 0.11], sharp: [11, 6.3] },
    light: goldenHour(-48, 13),
    indoors: false,
    exposure: 0.3,
  },
  {
    name: 'city-leeds',
    alt: 'Two folding podiums stand under an open ceiling grid on an office floor with brick piers and tall windows.',
    shape: 'landscape',
    site: officeRefit,
    stands: [
      { product: 'hawsgate-podium-steps-1-3-m-platform', at: [-0.6, 0, -0.2], turn: 48 },
      { product: 'hawsgate-podium-steps-1-3-m-platform', at: [0.6, 0, -3.2], turn: -30 },
    ],
    view: { from: [2.4, 1.5, 4.9], turn: 24, lens: 28, shift: [-0.03, 0.03], sharp: [5.9, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [-6, 1.9, -2],
          shines: [1, -0.05, 0],
          size: [20, 2.2],
          strength: 12,
          colour: [0.93, 0.97, 1],
        },
        {
          at: [1, 2.6, 8.8],
          shines: [0, -0.2, -1],
          size: [8, 1.5],
          strength: 5,
          colour: [1, 0.97, 0.92],
        },
      ],
    }),
    indoors: true,
  },
  {
    name: 'city-birmingham',
    alt: 'A tower with advance guardrails stands beside a carriage on an inspection road in a brick rail shed.',
    shape: 'landscape',
    site: railShed,
    stands: [{ product: 'hawsgate-250-agr-tower-4-7-m-platform', at: [1.5, 0, -2], turn: 0 }],
    view: { from: [-0.6, 1.65, 9.2], turn: 2, lens: 25, shift: [0.02, 0.1], sharp: [10.5, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [-2.9, 9, -8],
          shines: [0, -1, 0],
          size: [1.7, 40],
          strength: 30,
          colour: [0.96, 0.98, 1],
        },
        {
          at: [3.3, 9, -8],
          shines: [0, -1, 0],
          size: [1.7, 40],
          strength: 30,
          colour: [0.96, 0.98, 1],
        },
        {
          at: [8.2, 3.3, -8],
          shines: [-1, -0.1, 0],
          size: [40, 3],
          strength: 7,
          colour: [0.96, 0.98, 1],
        },
      ],
    }),
    indoors: true,
    exposure: -0.25,
  },
  {
    name: 'city-london',
    alt: 'GRP step ladders stand on the terrazzo of an empty station concourse with a tiled arcade and a great arched window.',
    shape: 'landscape',
    site: concourse,
    stands: [
      { product: 'calderstile-900-grp-step-ladder-8-tread', at: [0.5, 0, 0.8], turn: 35 },
      { product: 'calderstile-900-grp-step-ladder-6-tread', at: [2.7, 0, -2.2], turn: -35 },
    ],
    view: { from: [-0.8, 1.5, 7.6], turn: -5, lens: 27, shift: [-0.01, 0.1], sharp: [6.2, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [0, 7.6, -24],
          shines: [0, -0.25, 1],
          size: [8, 5.5],
          strength: 22,
          colour: [1, 0.95, 0.86],
          mirrored: true,
        },
        {
          at: [0, 6.5, 12],
          shines: [0, -0.4, -1],
          size: [12, 5],
          strength: 34,
          colour: [0.95, 0.98, 1],
        },
        {
          at: [0, 11.5, -6],
          shines: [0, -1, 0],
          size: [4, 26],
          strength: 8,
          colour: [1, 0.97, 0.93],
        },
      ],
      sky: { strength: 5 },
    }),
    indoors: true,
    exposure: 0.4,
  },
  {
    name: 'city-bristol',
    alt: 'Double-sided mobile steps stand under the wing of an airliner in a hangar whose doors are open to the evening.',
    shape: 'landscape',
    site: hangar,
    stands: [
      {
        product: 'garrowforge-700-double-sided-mobile-ladder-10-tread',
        at: [0.2, 0, -3.6],
        turn: 58,
      },
    ],
    view: { from: [3.6, 1.65, 8.6], turn: 22, lens: 27, shift: [0, 0.07], sharp: [13, 6.3] },
    light: {
      ...goldenHour(-72, 14, { strength: 12 }),
      lamps: [
        {
          at: [-23, 6, -5],
          shines: [1, -0.05, 0],
          size: [34, 11],
          strength: 5,
          colour: [1, 0.88, 0.7],
          mirrored: true,
        },
        {
          at: [4, 6, 15],
          shines: [-0.1, -0.3, -1],
          size: [16, 8],
          strength: 4,
          colour: [1, 0.97, 0.93],
        },
        {
          at: [0, 14, -4],
          shines: [0, -1, 0],
          size: [30, 30],
          strength: 1.6,
          colour: [0.93, 0.96, 1],
        },
      ],
    },
    indoors: true,
  },
  {
    name: 'city-glasgow',
    alt: 'A stairwell tower stands on the half landing of a green-tiled tenement stair, an iron balustrade on either side.',
    shape: 'landscape',
    site: tenementStair,
    stands: [
      { product: 'hawsgate-stairwell-tower-4-2-m-platform', at: [-0.25, 1.925, -1.62], turn: 0 },
    ],
    view: { from: [-0.35, 2.35, 8], turn: 1, lens: 24, shift: [0.02, 0.12], sharp: [9, 6.3] },
    light: indoors({
      sun: { azimuth: -160, elevation: 38, strength: 6, colour: [1, 0.88, 0.72] },
      lamps: [
        {
          at: [0, 9.6, 1],
          shines: [0, -1, 0],
          size: [2.8, 6],
          strength: 24,
          colour: [0.95, 0.98, 1],
        },
        {
          at: [0, 4.6, -3],
          shines: [0, -0.1, 1],
          size: [1.7, 3],
          strength: 16,
          colour: [1, 0.95, 0.88],
        },
        {
          at: [0, 6.4, 7.8],
          shines: [0, -0.3, -1],
          size: [4, 2.4],
          strength: 10,
          colour: [1, 0.95, 0.88],
        },
      ],
      sky: { strength: 0.9 },
    }),
    indoors: true,
    exposure: -0.3,
  },
  {
    name: 'city-newcastle',
    alt: 'A tall access tower stands beside a primed steel module in a fabrication shed, its far door open to the river.',
    shape: 'landscape',
    site: fabricationShed,
    stands: [{ product: 'hawsgate-500-agr-tower-9-7-m-platform', at: [-1.4, 0, -2.4], turn: 40 }],
    view: { from: [4.6, 1.7, 13.2], turn: 16, lens: 24, shift: [-0.04, 0.17], sharp: [17, 8] },
    light: indoors({
      sun: { azimuth: -172, elevation: 14, strength: 6 },
      lamps: [
        {
          at: [5, 15, -14],
          shines: [0, -1, 0],
          size: [1.8, 58],
          strength: 26,
          colour: [0.95, 0.98, 1],
        },
        {
          at: [-5, 15, -14],
          shines: [0, -1, 0],
          size: [1.8, 58],
          strength: 26,
          colour: [0.95, 0.98, 1],
        },
        {
          at: [-5.5, 5.5, -45],
          shines: [0, 0, 1],
          size: [15, 11],
          strength: 6,
          colour: [1, 0.9, 0.76],
        },
        {
          at: [2, 8, 15],
          shines: [0, -0.3, -1],
          size: [20, 8],
          strength: 5,
          colour: [0.95, 0.98, 1],
        },
      ],
      sky: { strength: 1 },
    }),
    indoors: true,
    exposure: -0.3,
  },
  {
    name: 'city-sheffield',
    alt: 'Welded machine steps stand beside a rolling stand and a glowing bar in a steelworks bay.',
    shape: 'landscape',
    site: rollingBay,
    stands: [{ product: 'garrowforge-700-45-machine-steps-6-tread', at: [-0.7, 0, 0.9], turn: 68 }],
    view: { from: [2.1, 1.55, 6.4], turn: 24, lens: 28, shift: [0.03, 0.02], sharp: [5.9, 5.6] },
    light: indoors({
      sun: { azimuth: 112, elevation: 40, strength: 6, colour: [1, 0.84, 0.64] },
      lamps: [
        {
          at: [8.8, 7.3, -6],
          shines: [-1, -0.4, 0],
          size: [34, 2.2],
          strength: 15,
          colour: [1, 0.94, 0.84],
        },
        {
          at: [-8.8, 7.3, -6],
          shines: [1, -0.4, 0],
          size: [34, 2.2],
          strength: 9,
          colour: [0.9, 0.95, 1],
        },
        {
          at: [2, 5, 10.5],
          shines: [-0.2, -0.4, -1],
          size: [8, 4],
          strength: 3,
          colour: [0.95, 0.97, 1],
        },
      ],
    }),
    indoors: true,
    exposure: -0.55,
  },
  {
    name: 'city-nottingham',
    alt: 'GRP platform steps stand between the benches of a white laboratory with fume cupboards and a band of windows.',
    shape: 'landscape',
    site: laboratory,
    stands: [
      { product: 'calderstile-900-grp-platform-steps-6-tread', at: [0.5, 0, 0.2], turn: 18 },
    ],
    view: { from: [0.1, 1.5, 5.6], turn: -2, lens: 26, shift: [0, 0.02], sharp: [5.4, 5.6] },
    light: indoors({
      lamps: [
        {
          at: [0, 1.75, -9.2],
          shines: [0, -0.05, 1],
          size: [11, 1.6],
          strength: 24,
          colour: [0.94, 0.97, 1],
        },
        {
          at: [0, 2.75, -1],
          shines: [0, -1, 0],
          size: [8, 14],
          strength: 2.6,
          colour: [1, 0.99, 0.97],
        },
        {
          at: [0, 2.2, 7.8],
          shines: [0, -0.2, -1],
          size: [6, 1.6],
          strength: 10,
          colour: [1, 0.98, 0.95],
        },
      ],
    }),
    indoors: true,
    exposure: 0.35,
  },
  {
    name: 'city-cardiff',
    alt: 'A tower and timber steps stand on the painted floor of a sound stage beside a street front built for a set.',
    shape: 'landscape',
    site: soundStage,
    stands: [
      { product: 'hawsgate-250-agr-tower-6-2-m-platform', at: [2.4, 0, -3.4], turn: 28 },
      { product: 'calderstile-timber-swingback-steps-8-tread', at: [5.3, 0, -0.4], turn: -30 },
    ],
    view: { from: [1, 1.6, 9.6], turn: 5, lens: 26, shift: [0, 0.11], sharp: [12, 6.3] },
    light: indoors({
      sun: { azimuth: -96, elevation: 17, strength: 12 },
      lamps: [
        {
          at: [-11.6, 2.9, 2],
          shines: [1, -0.05, -0.15],
          size: [5.4, 5.4],
          strength: 40,
          colour: [1, 0.87, 0.7],
        },
        {
          at: [0, 8.2, -3],
          shines: [0, -1, 0.1],
          size: [16, 14],
          strength: 2.6,
          colour: [1, 0.95, 0.88],
        },
        {
          at: [4, 5, 12],
          shines: [-0.1, -0.3, -1],
          size: [10, 5],
          strength: 3,
          colour: [0.93, 0.96, 1],
        },
      ],
    }),
    indoors: true,
    exposure: -1,
  },
];
