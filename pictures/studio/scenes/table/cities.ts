import { goldenHour, indoors, lamp, overcast } from '../daylight.ts';
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
import { stoneStreet } from '../locations/streets.ts';
import { tenementStair } from '../locations/tenement-stair.ts';
import { warehouseAisle } from '../locations/warehouses.ts';
import { createScenes, placeProduct } from '../scene.ts';

export const cityScenes = createScenes('landscape', [
  {
    name: 'city-manchester',
    alt: 'A narrow tower stands between cast-iron columns on the boards of a brick mill, evening sun through tall windows.',
    location: millFloor,
    stands: [placeProduct('hawsgate-narrow-tower-4-2-m-platform', [0.4, 0, -1.2], 62)],
    view: { from: [0.3, 1.6, 8], turn: 8, lens: 26, shift: [0, 0.1], sharp: [9.8, 5.6] },
    light: indoors({
      sun: { azimuth: -112, elevation: 19, strength: 14 },
      lamps: [
        lamp([-8.2, 2.9, -5], [1, -0.05, 0], [33, 3], 9, [1, 0.9, 0.78]),
        lamp([1.7, 2.9, -21.6], [0, 0, 1], [19, 3], 7, [0.9, 0.95, 1]),
      ],
    }),
  },
  {
    name: 'city-liverpool',
    alt: 'Mobile steps with a handrail stand in the aisle of a racked warehouse under rooflights.',
    location: warehouseAisle,
    stands: [
      placeProduct('garrowforge-700-slip-resistant-mobile-ladder-10-tread', [0.15, 0, -1.2], 14),
    ],
    view: { from: [-0.75, 1.65, 7.4], turn: -4, lens: 27, shift: [0, 0.06], sharp: [8.4, 5.6] },
    light: indoors({
      lamps: [
        lamp([0, 10.2, -10], [0, -1, 0], [20, 44], 5, [0.95, 0.98, 1]),
        lamp([0, 3, 12], [0, 0.1, -1], [4, 4], 6, [1, 0.95, 0.88]),
      ],
    }),
  },
  {
    name: 'city-edinburgh',
    alt: 'A long narrow tower stands free on boards before a dressed stone terrace under an overcast sky.',
    location: stoneStreet,
    stands: [placeProduct('hawsgate-long-narrow-tower-7-7-m-platform', [2.5, 0.038, -0.1], 0)],
    view: { from: [-5.2, 1.65, 13.6], turn: -22, lens: 29, shift: [0, 0.16], sharp: [15, 8] },
    light: overcast(-60, 48),
  },
  {
    name: 'city-southampton',
    alt: 'A folding tower stands on a quay beside the bow of a ship in evening light.',
    location: quayside,
    stands: [placeProduct('hawsgate-folding-tower-3-9-m-platform', [1.6, 0, -1.6], 70)],
    view: { from: [-3.4, 1.65, 9.4], turn: -8, lens: 28, shift: [0, 0.11], sharp: [11, 6.3] },
    light: goldenHour(-48, 13),
    exposure: 0.3,
  },
  {
    name: 'city-leeds',
    alt: 'Two folding podiums stand under an open ceiling grid on an office floor with brick piers and tall windows.',
    location: officeRefit,
    stands: [
      placeProduct('hawsgate-podium-steps-1-3-m-platform', [-0.6, 0, -0.2], 48),
      placeProduct('hawsgate-podium-steps-1-3-m-platform', [0.6, 0, -3.2], -30),
    ],
    view: { from: [2.4, 1.5, 4.9], turn: 24, lens: 28, shift: [-0.03, 0.03], sharp: [5.9, 5.6] },
    light: indoors({
      lamps: [
        lamp([-6, 1.9, -2], [1, -0.05, 0], [20, 2.2], 12, [0.93, 0.97, 1]),
        lamp([1, 2.6, 8.8], [0, -0.2, -1], [8, 1.5], 5, [1, 0.97, 0.92]),
      ],
    }),
  },
  {
    name: 'city-birmingham',
    alt: 'A tower with advance guardrails stands beside a carriage on an inspection road in a brick rail shed.',
    location: railShed,
    stands: [placeProduct('hawsgate-250-agr-tower-4-7-m-platform', [1.5, 0, -2], 0)],
    view: { from: [-0.6, 1.65, 9.2], turn: 2, lens: 25, shift: [0.02, 0.1], sharp: [10.5, 5.6] },
    light: indoors({
      lamps: [
        lamp([-2.9, 9, -8], [0, -1, 0], [1.7, 40], 30, [0.96, 0.98, 1]),
        lamp([3.3, 9, -8], [0, -1, 0], [1.7, 40], 30, [0.96, 0.98, 1]),
        lamp([8.2, 3.3, -8], [-1, -0.1, 0], [40, 3], 7, [0.96, 0.98, 1]),
      ],
    }),
    exposure: -0.25,
  },
  {
    name: 'city-london',
    alt: 'GRP step ladders stand on the terrazzo of an empty station concourse with a tiled arcade and a great arched window.',
    location: concourse,
    stands: [
      placeProduct('calderstile-900-grp-step-ladder-8-tread', [0.5, 0, 0.8], 35),
      placeProduct('calderstile-900-grp-step-ladder-6-tread', [2.7, 0, -2.2], -35),
    ],
    view: { from: [-0.8, 1.5, 7.6], turn: -5, lens: 27, shift: [-0.01, 0.1], sharp: [6.2, 5.6] },
    light: indoors({
      lamps: [
        lamp([0, 7.6, -24], [0, -0.25, 1], [8, 5.5], 22, [1, 0.95, 0.86], 'mirrored'),
        lamp([0, 6.5, 12], [0, -0.4, -1], [12, 5], 34, [0.95, 0.98, 1]),
        lamp([0, 11.5, -6], [0, -1, 0], [4, 26], 8, [1, 0.97, 0.93]),
      ],
      sky: { strength: 5 },
    }),
    exposure: 0.4,
  },
  {
    name: 'city-bristol',
    alt: 'Double-sided mobile steps stand under the wing of an airliner in a hangar whose doors are open to the evening.',
    location: hangar,
    stands: [
      placeProduct('garrowforge-700-double-sided-mobile-ladder-10-tread', [0.2, 0, -3.6], 58),
    ],
    view: { from: [3.6, 1.65, 8.6], turn: 22, lens: 27, shift: [0, 0.07], sharp: [13, 6.3] },
    light: {
      ...goldenHour(-72, 14, { strength: 12 }),
      lamps: [
        lamp([-23, 6, -5], [1, -0.05, 0], [34, 11], 5, [1, 0.88, 0.7], 'mirrored'),
        lamp([4, 6, 15], [-0.1, -0.3, -1], [16, 8], 4, [1, 0.97, 0.93]),
        lamp([0, 14, -4], [0, -1, 0], [30, 30], 1.6, [0.93, 0.96, 1]),
      ],
    },
    indoors: true,
  },
  {
    name: 'city-glasgow',
    alt: 'A stairwell tower stands on the half landing of a green-tiled tenement stair, an iron balustrade on either side.',
    location: tenementStair,
    stands: [placeProduct('hawsgate-stairwell-tower-4-2-m-platform', [-0.25, 1.925, -1.62], 0)],
    view: { from: [-0.35, 2.35, 8], turn: 1, lens: 24, shift: [0.02, 0.12], sharp: [9, 6.3] },
    light: indoors({
      sun: { azimuth: -160, elevation: 38, strength: 6, colour: [1, 0.88, 0.72] },
      lamps: [
        lamp([0, 9.6, 1], [0, -1, 0], [2.8, 6], 24, [0.95, 0.98, 1]),
        lamp([0, 4.6, -3], [0, -0.1, 1], [1.7, 3], 16, [1, 0.95, 0.88]),
        lamp([0, 6.4, 7.8], [0, -0.3, -1], [4, 2.4], 10, [1, 0.95, 0.88]),
      ],
      sky: { strength: 0.9 },
    }),
    exposure: -0.3,
  },
  {
    name: 'city-newcastle',
    alt: 'A tall access tower stands beside a primed steel module in a fabrication shed, its far door open to the river.',
    location: fabricationShed,
    stands: [placeProduct('hawsgate-500-agr-tower-9-7-m-platform', [-1.4, 0, -2.4], 40)],
    view: { from: [4.6, 1.7, 13.2], turn: 16, lens: 24, shift: [-0.04, 0.17], sharp: [17, 8] },
    light: indoors({
      sun: { azimuth: -172, elevation: 14, strength: 6 },
      lamps: [
        lamp([5, 15, -14], [0, -1, 0], [1.8, 58], 26, [0.95, 0.98, 1]),
        lamp([-5, 15, -14], [0, -1, 0], [1.8, 58], 26, [0.95, 0.98, 1]),
        lamp([-5.5, 5.5, -45], [0, 0, 1], [15, 11], 6, [1, 0.9, 0.76]),
        lamp([2, 8, 15], [0, -0.3, -1], [20, 8], 5, [0.95, 0.98, 1]),
      ],
      sky: { strength: 1 },
    }),
    exposure: -0.3,
  },
  {
    name: 'city-sheffield',
    alt: 'Welded machine steps stand beside a rolling stand and a glowing bar in a steelworks bay.',
    location: rollingBay,
    stands: [placeProduct('garrowforge-700-45-machine-steps-6-tread', [-0.7, 0, 0.9], 68)],
    view: { from: [2.1, 1.55, 6.4], turn: 24, lens: 28, shift: [0.03, 0.02], sharp: [5.9, 5.6] },
    light: indoors({
      sun: { azimuth: 112, elevation: 40, strength: 6, colour: [1, 0.84, 0.64] },
      lamps: [
        lamp([8.8, 7.3, -6], [-1, -0.4, 0], [34, 2.2], 15, [1, 0.94, 0.84]),
        lamp([-8.8, 7.3, -6], [1, -0.4, 0], [34, 2.2], 9, [0.9, 0.95, 1]),
        lamp([2, 5, 10.5], [-0.2, -0.4, -1], [8, 4], 3, [0.95, 0.97, 1]),
      ],
    }),
    exposure: -0.55,
  },
  {
    name: 'city-nottingham',
    alt: 'GRP platform steps stand between the benches of a white laboratory with fume cupboards and a band of windows.',
    location: laboratory,
    stands: [placeProduct('calderstile-900-grp-platform-steps-6-tread', [0.5, 0, 0.2], 18)],
    view: { from: [0.1, 1.5, 5.6], turn: -2, lens: 26, shift: [0, 0.02], sharp: [5.4, 5.6] },
    light: indoors({
      lamps: [
        lamp([0, 1.75, -9.2], [0, -0.05, 1], [11, 1.6], 24, [0.94, 0.97, 1]),
        lamp([0, 2.75, -1], [0, -1, 0], [8, 14], 2.6, [1, 0.99, 0.97]),
        lamp([0, 2.2, 7.8], [0, -0.2, -1], [6, 1.6], 10, [1, 0.98, 0.95]),
      ],
    }),
    exposure: 0.35,
  },
  {
    name: 'city-cardiff',
    alt: 'A tower and timber steps stand on the painted floor of a sound stage beside a street front built for a set.',
    location: soundStage,
    stands: [
      placeProduct('hawsgate-250-agr-tower-6-2-m-platform', [2.4, 0, -3.4], 28),
      placeProduct('calderstile-timber-swingback-steps-8-tread', [5.3, 0, -0.4], -30),
    ],
    view: { from: [1, 1.6, 9.6], turn: 5, lens: 26, shift: [0, 0.11], sharp: [12, 6.3] },
    light: indoors({
      sun: { azimuth: -96, elevation: 17, strength: 12 },
      lamps: [
        lamp([-11.6, 2.9, 2], [1, -0.05, -0.15], [5.4, 5.4], 40, [1, 0.87, 0.7]),
        lamp([0, 8.2, -3], [0, -1, 0.1], [16, 14], 2.6, [1, 0.95, 0.88]),
        lamp([4, 5, 12], [-0.1, -0.3, -1], [10, 5], 3, [0.93, 0.96, 1]),
      ],
    }),
    exposure: -1,
  },
]);
