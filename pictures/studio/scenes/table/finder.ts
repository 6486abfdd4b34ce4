import { goldenHour, indoors, overcast } from '../daylight.ts';
import { decoratorsRoom } from '../locations/decorators-room.ts';
import { glassEntrance } from '../locations/glass-entrance.ts';
import { stoneYard } from '../locations/stone-yard.ts';
import { terraceRear } from '../locations/terrace-rear.ts';
import type { Scene } from '../scene.ts';

export const finderScenes: readonly Scene[] = [
  {
    name: 'finder-extension-ladders',
    alt: 'A double extension ladder leans below the gutter of a brick terrace in evening sun.',
    shape: 'landscape',
    site: terraceRear,
    stands: [
      { product: 'calderstile-300-double-extension-ladder-2x10-rung', at: [0.1, 0, 0.66], turn: 0 },
    ],
    view: { from: [-2.5, 1.6, 8.2], turn: -17, lens: 27, shift: [0, 0.12], sharp: [7.6, 6.3] },
    light: goldenHour(-58, 20),
    indoors: false,
  },
  {
    name: 'finder-step-ladders',
    alt: 'Swingback steps stand on a dust sheet before a half-painted wall, sun from a sash window.',
    shape: 'landscape',
    site: decoratorsRoom,
    stands: [
      { product: 'calderstile-300-swingback-steps-8-tread', at: [0.3, 0.01, -0.4], turn: 42 },
    ],
    view: { from: [-0.1, 1.35, 4.6], turn: -4, lens: 30, shift: [0, 0], sharp: [4.6, 5.6] },
    light: indoors({
      sun: { azimuth: -84, elevation: 27, strength: 12 },
      lamps: [
        {
          at: [-3.1, 1.6, 1.7],
          shines: [1, -0.1, 0],
          size: [5.4, 2],
          strength: 15,
          colour: [1, 0.95, 0.88],
        },
        {
          at: [1, 2.2, 5.8],
          shines: [0, -0.2, -1],
          size: [4, 1.8],
          strength: 10,
          colour: [0.95, 0.98, 1],
        },
      ],
    }),
    indoors: true,
    exposure: 0.2,
  },
  {
    name: 'finder-platform-ladders',
    alt: 'Platform steps stand under the lit canopy of a glass and steel office entrance.',
    shape: 'landscape',
    site: glassEntrance,
    stands: [{ product: 'calderstile-300-platform-steps-8-tread', at: [1.5, 0, 1.5], turn: 38 }],
    view: { from: [-0.9, 1.6, 8.4], turn: -18, lens: 31, shift: [0, 0.05], sharp: [7, 5.6] },
    light: overcast(-50, 45),
    indoors: false,
    exposure: 0.15,
  },
  {
    name: 'finder-combination-ladders',
    alt: 'A combination ladder stands open with its third section raised in a stone yard before painted barn doors.',
    shape: 'landscape',
    site: stoneYard,
    stands: [
      { product: 'calderstile-300-combination-ladder-3x7-rung', at: [0.6, 0, 1.5], turn: 48 },
    ],
    view: { from: [-0.6, 1.5, 8], turn: -11, lens: 30, shift: [0, 0.06], sharp: [6, 5.6] },
    light: goldenHour(48, 24, { colour: [1, 0.82, 0.6] }),
    indoors: false,
  },
];
