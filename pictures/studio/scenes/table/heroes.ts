import { goldenHour, indoors, lamp } from '../daylight.ts';
import { millStreet } from '../locations/streets.ts';
import { depotHall } from '../locations/warehouses.ts';
import { benchTop, workbench } from '../locations/workbench.ts';
import { createScenes, placeProduct } from '../scene.ts';

export const heroScenes = createScenes('wide', [
  {
    name: 'hero-access-equipment',
    alt: 'A mobile tower, podium steps and a GRP step ladder stand on the pavement before a brick mill in low evening sun.',
    location: millStreet,
    stands: [
      placeProduct('hawsgate-250-agr-tower-3-7-m-platform', [4, 0, -0.1], 90),
      placeProduct('hawsgate-podium-steps-1-5-m-platform', [1.2, 0, 0.8], 40),
      placeProduct('calderstile-900-grp-step-ladder-8-tread', [-0.6, 0, 1], -50),
    ],
    view: { from: [-4.4, 1.6, 9], turn: -24, lens: 30, shift: [-0.01, 0.06], sharp: [10, 5.6] },
    light: goldenHour(-70, 17),
  },
  {
    name: 'hero-spare-parts',
    alt: 'A locking castor, ladder feet, a leveller and screw feet lie on a workbench before a board of tools.',
    location: workbench,
    stands: [
      placeProduct('hawsgate-castor-200-mm', [0.56, benchTop, 0.16], 40),
      placeProduct('calderstile-step-ladder-feet-set-of-4', [0.86, benchTop, 0.38], 8),
      placeProduct('garrowforge-700-jackscrew-set', [0.98, benchTop, -0.16], -10),
      placeProduct('calderstile-ladder-leveller', [1.17, benchTop, 0.16], 28),
      placeProduct('calderstile-inspection-tag-kit', [0.3, benchTop, 0.36], -8),
      placeProduct('hawsgate-250-horizontal-brace-1-8-m', [0.79, benchTop, -0.4], 0),
    ],
    view: { from: [0.35, 1.55, 2.55], turn: -2, lens: 32, shift: [-0.13, -0.12], sharp: [2, 8] },
    light: indoors({
      sun: { azimuth: -76, elevation: 24, strength: 9 },
      lamps: [
        lamp([-3.3, 1.9, 0.8], [1, -0.15, 0], [2.6, 1.6], 40, [1, 0.92, 0.8]),
        lamp([1, 3, 2.6], [0, -1, -0.6], [3, 1.4], 9, [0.95, 0.98, 1]),
      ],
    }),
  },
  {
    name: 'hero-all-equipment',
    alt: 'Podium steps, a GRP step ladder, a caged tanker ladder and a tall tower stand on the clear floor of a high depot.',
    location: depotHall,
    stands: [
      placeProduct('hawsgate-250-agr-tower-11-7-m-platform', [8.6, 0, -3], 35),
      placeProduct('garrowforge-700-tanker-access-ladder-4-8-m-platform', [4.3, 0, -2.2], 62),
      placeProduct('calderstile-900-grp-step-ladder-12-tread', [1.2, 0, 0.8], 45),
      placeProduct('hawsgate-podium-steps-1-5-m-platform', [-0.3, 0, 1.4], -35),
    ],
    view: { from: [-1.6, 1.75, 18.4], turn: -10, lens: 25, shift: [-0.06, 0.155], sharp: [19, 8] },
    light: indoors({
      sun: { azimuth: -30, elevation: 62, strength: 0.01 },
      lamps: [
        lamp([4.3, 15.6, -3], [0, -1, 0], [1.6, 52], 24, [0.96, 0.98, 1]),
        lamp([-4.3, 15.6, -3], [0, -1, 0], [1.6, 52], 34, [0.96, 0.98, 1]),
        lamp([-9, 7, 22], [0.5, -0.3, -1], [14, 10], 12, [1, 0.9, 0.76]),
      ],
    }),
  },
]);
