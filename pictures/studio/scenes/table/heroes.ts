import { goldenHour, indoors } from '../daylight.ts';
import { depotHall } from '../locations/depot-hall.ts';
import { millStreet } from '../locations/mill-street.ts';
import { benchTop, workbench } from '../locations/workbench.ts';
import type { Scene } from '../scene.ts';

export const heroScenes: readonly Scene[] = [
  {
    name: 'hero-access-equipment',
    alt: 'A mobile tower, podium steps and a GRP step ladder stand on the pavement before a brick mill in low evening sun.',
    shape: 'wide',
    site: millStreet,
    stands: [
      { product: 'hawsgate-250-agr-tower-3-7-m-platform', at: [4, 0, -0.1], turn: 90 },
      { product: 'hawsgate-podium-steps-1-5-m-platform', at: [1.2, 0, 0.8], turn: 40 },
      { product: 'calderstile-900-grp-step-ladder-8-tread', at: [-0.6, 0, 1], turn: -50 },
    ],
    view: { from: [-4.4, 1.6, 9], turn: -24, lens: 30, shift: [-0.01, 0.06], sharp: [10, 5.6] },
    light: goldenHour(-70, 17),
    indoors: false,
  },
  {
    name: 'hero-spare-parts',
    alt: 'A locking castor, ladder feet, a leveller and screw feet lie on a workbench before a board of tools.',
    shape: 'wide',
    site: workbench,
    stands: [
      { product: 'hawsgate-castor-200-mm', at: [0.56, benchTop, 0.16], turn: 40 },
      { product: 'calderstile-step-ladder-feet-set-of-4', at: [0.86, benchTop, 0.38], turn: 8 },
      { product: 'garrowforge-700-jackscrew-set', at: [0.98, benchTop, -0.16], turn: -10 },
      { product: 'calderstile-ladder-leveller', at: [1.17, benchTop, 0.16], turn: 28 },
      { product: 'calderstile-inspection-tag-kit', at: [0.3, benchTop, 0.36], turn: -8 },
      { product: 'hawsgate-250-horizontal-brace-1-8-m', at: [0.79, benchTop, -0.4], turn: 0 },
    ],
    view: { from: [0.35, 1.55, 2.55], turn: -2, lens: 32, shift: [-0.13, -0.12], sharp: [2, 8] },
    light: indoors({
      sun: { azimuth: -76, elevation: 24, strength: 9 },
      lamps: [
        {
          at: [-3.3, 1.9, 0.8],
          shines: [1, -0.15, 0],
          size: [2.6, 1.6],
          strength: 40,
          colour: [1, 0.92, 0.8],
        },
        {
          at: [1, 3, 2.6],
          shines: [0, -1, -0.6],
          size: [3, 1.4],
          strength: 9,
          colour: [0.95, 0.98, 1],
        },
      ],
    }),
    indoors: true,
  },
  {
    name: 'hero-all-equipment',
    alt: 'Podium steps, a GRP step ladder, a caged tanker ladder and a tall tower stand on the clear floor of a high depot.',
    shape: 'wide',
    site: depotHall,
    stands: [
      { product: 'hawsgate-250-agr-tower-11-7-m-platform', at: [8.6, 0, -3], turn: 35 },
      {
        product: 'garrowforge-700-tanker-access-ladder-4-8-m-platform',
        at: [4.3, 0, -2.2],
        turn: 62,
      },
      { product: 'calderstile-900-grp-step-ladder-12-tread', at: [1.2, 0, 0.8], turn: 45 },
      { product: 'hawsgate-podium-steps-1-5-m-platform', at: [-0.3, 0, 1.4], turn: -35 },
    ],
    view: { from: [-1.6, 1.75, 18.4], turn: -10, lens: 25, shift: [-0.06, 0.155], sharp: [19, 8] },
    light: indoors({
      sun: { azimuth: -30, elevation: 62, strength: 0.01 },
      lamps: [
        {
          at: [4.3, 15.6, -3],
          shines: [0, -1, 0],
          size: [1.6, 52],
          strength: 24,
          colour: [0.96, 0.98, 1],
        },
        {
          at: [-4.3, 15.6, -3],
          shines: [0, -1, 0],
          size: [1.6, 52],
          strength: 34,
          colour: [0.96, 0.98, 1],
        },
        {
          at: [-9, 7, 22],
          shines: [0.5, -0.3, -1],
          size: [14, 10],
          strength: 12,
          colour: [1, 0.9, 0.76],
        },
      ],
    }),
    indoors: true,
  },
];
