import { goldenHour, indoors, lamp, overcast } from '../daylight.ts';
import { decoratorsRoom } from '../locations/decorators-room.ts';
import { glassEntrance } from '../locations/glass-entrance.ts';
import { stoneYard } from '../locations/stone-yard.ts';
import { terraceRear } from '../locations/terrace-rear.ts';
import { createScenes, placeProduct } from '../scene.ts';

export const finderScenes = createScenes('landscape', [
  {
    name: 'finder-extension-ladders',
    alt: 'A double extension ladder leans below the gutter of a brick terrace in evening sun.',
    location: terraceRear,
    stands: [placeProduct('calderstile-300-double-extension-ladder-2x10-rung', [0.1, 0, 0.66], 0)],
    view: { from: [-2.5, 1.6, 8.2], turn: -17, lens: 27, shift: [0, 0.12], sharp: [7.6, 6.3] },
    light: goldenHour(-58, 20),
  },
  {
    name: 'finder-step-ladders',
    alt: 'Swingback steps stand on a dust sheet before a half-painted wall, sun from a sash window.',
    location: decoratorsRoom,
    stands: [placeProduct('calderstile-300-swingback-steps-8-tread', [0.3, 0.01, -0.4], 42)],
    view: { from: [-0.1, 1.35, 4.6], turn: -4, lens: 30, shift: [0, 0], sharp: [4.6, 5.6] },
    light: indoors({
      sun: { azimuth: -84, elevation: 27, strength: 12 },
      lamps: [
        lamp([-3.1, 1.6, 1.7], [1, -0.1, 0], [5.4, 2], 15, [1, 0.95, 0.88]),
        lamp([1, 2.2, 5.8], [0, -0.2, -1], [4, 1.8], 10, [0.95, 0.98, 1]),
      ],
    }),
    exposure: 0.2,
  },
  {
    name: 'finder-platform-ladders',
    alt: 'Platform steps stand under the lit canopy of a glass and steel office entrance.',
    location: glassEntrance,
    stands: [placeProduct('calderstile-300-platform-steps-8-tread', [1.5, 0, 1.5], 38)],
    view: { from: [-0.9, 1.6, 8.4], turn: -18, lens: 31, shift: [0, 0.05], sharp: [7, 5.6] },
    light: overcast(-50, 45),
    exposure: 0.15,
  },
  {
    name: 'finder-combination-ladders',
    alt: 'A combination ladder stands open with its third section raised in a stone yard before painted barn doors.',
    location: stoneYard,
    stands: [placeProduct('calderstile-300-combination-ladder-3x7-rung', [0.6, 0, 1.5], 48)],
    view: { from: [-0.6, 1.5, 8], turn: -11, lens: 30, shift: [0, 0.06], sharp: [6, 5.6] },
    light: goldenHour(48, 24, { colour: [1, 0.82, 0.6] }),
  },
]);
