import { indoors } from '../daylight.ts';
import type { Scene } from '../scene.ts';
import { assemblyHall } from '../sites/assembly-hall.ts';
import { dockWarehouseFloor } from '../sites/dock-warehouse-floor.ts';

export const projectScenes: readonly Scene[] = [
  {
    name: 'project-edinburgh-heritage-ladders',
    alt: 'A long narrow tower stands clear of oak panelling below a deep plaster cornice, timber steps beside it.',
    shape: 'wide',
    focus: [0.7, 0.5],
    site: assemblyHall,
    stands: [
      { product: 'hawsgate-long-narrow-tower-6-2-m-platform', at: [3, 0.03, -1.75], turn: 90 },
      { product: 'calderstile-timber-swingback-steps-6-tread', at: [0.2, 0, -3.4], turn: 150 },
      { product: 'calderstile-timber-swingback-steps-10-tread', at: [6.2, 0, -3.9], turn: -20 },
    ],
    view: { from: [-1.6, 1.6, 11], turn: -9, lens: 27, shift: [-0.01, 0.115], sharp: [12.6, 6.3] },
    light: indoors({
      sun: { azimuth: -104, elevation: 24, strength: 12 },
      lamps: [{ at: [-7.6, 4.6, 2], shines: [1, -0.1, 0], size: [21, 4], strength: 13, colour: [1, 0.95, 0.88] }],
    }),
    indoors: true,
  },
  {
    name: 'project-liverpool-warehouse-ladders',
    alt: 'Podium steps and a folding work platform stand under low brick arches in a dock warehouse being drylined.',
    shape: 'wide',
    focus: [0.68, 0.6],
    site: dockWarehouseFloor,
    stands: [
      { product: 'hawsgate-podium-steps-1-0-m-platform', at: [1.5, 0, -0.6], turn: 35 },
      { product: 'calderstile-300-folding-work-platform-0-8-m-platform', at: [4, 0, -0.9], turn: 62 },
    ],
    view: { from: [-1.3, 1.35, 6.2], turn: -16, lens: 28, shift: [-0.02, 0.015], sharp: [7, 5.6] },
    light: indoors({
      lamps: [
        { at: [-9.3, 1.7, -2], shines: [1, -0.15, 0], size: [20, 1.4], strength: 16, colour: [0.93, 0.97, 1] },
        { at: [1.6, 1.7, -14], shines: [0, -0.1, 1], size: [22, 1.4], strength: 14, colour: [0.93, 0.97, 1] },
        { at: [3, 2.4, 9], shines: [0, -0.2, -1], size: [8, 1.2], strength: 9, colour: [1, 0.93, 0.84] },
      ],
    }),
    indoors: true,
  },
];
