import { goldenHour } from '../daylight.ts';
import type { Scene } from '../scene.ts';
import { millStreet } from '../sites/mill-street.ts';

export const heroScenes: readonly Scene[] = [
  {
    name: 'hero-access-equipment',
    alt: 'A mobile tower, podium steps and a GRP step ladder stand on the pavement before a brick mill in low evening sun.',
    shape: 'wide',
    focus: [0.72, 0.55],
    site: millStreet,
    stands: [
      { product: 'hawsgate-250-agr-tower-3-7-m-platform', at: [4.2, 0, 0], turn: 90 },
      { product: 'hawsgate-podium-steps-1-5-m-platform', at: [1.3, 0, 0.7], turn: 40 },
      { product: 'calderstile-900-grp-step-ladder-8-tread', at: [-0.55, 0, 0.8], turn: -50 },
    ],
    view: { from: [-4.4, 1.6, 8.4], turn: -25, lens: 31, shift: [-0.02, 0.06], sharp: [10, 5.6] },
    light: goldenHour(-70, 17),
    indoors: false,
  },
];
