import { goldenHour, indoors, overcast } from '../daylight.ts';
import type { Scene } from '../scene.ts';
import { millFloor } from '../sites/mill-floor.ts';
import { officeRefit } from '../sites/office-refit.ts';
import { quayside } from '../sites/quayside.ts';
import { stoneStreet } from '../sites/stone-street.ts';
import { warehouseAisle } from '../sites/warehouse-aisle.ts';

export const cityScenes: readonly Scene[] = [
  {
    name: 'city-manchester',
    alt: 'A narrow tower stands between cast-iron columns on the boards of a brick mill, evening sun through tall windows.',
    shape: 'landscape',
    focus: [0.56, 0.55],
    site: millFloor,
    stands: [{ product: 'hawsgate-narrow-tower-4-2-m-platform', at: [0.4, 0, -1.2], turn: 62 }],
    view: { from: [0.3, 1.6, 8], turn: 8, lens: 26, shift: [0, 0.1], sharp: [9.8, 5.6] },
    light: indoors({
      sun: { azimuth: -112, elevation: 19, strength: 14 },
      lamps: [
        { at: [-8.2, 2.9, -5], shines: [1, -0.05, 0], size: [33, 3], strength: 9, colour: [1, 0.9, 0.78] },
        { at: [1.7, 2.9, -21.6], shines: [0, 0, 1], size: [19, 3], strength: 7, colour: [0.9, 0.95, 1] },
      ],
    }),
    indoors: true,
  },
  {
    name: 'city-liverpool',
    alt: 'Mobile steps with a handrail stand in the aisle of a racked warehouse under rooflights.',
    shape: 'landscape',
    focus: [0.55, 0.55],
    site: warehouseAisle,
    stands: [{ product: 'garrowforge-700-slip-resistant-mobile-ladder-10-tread', at: [0.15, 0, -1.2], turn: 14 }],
    view: { from: [-0.75, 1.65, 7.4], turn: -4, lens: 27, shift: [0, 0.06], sharp: [8.4, 5.6] },
    light: indoors({
      lamps: [
        { at: [0, 10.2, -10], shines: [0, -1, 0], size: [20, 44], strength: 5, colour: [0.95, 0.98, 1] },
        { at: [0, 3, 12], shines: [0, 0.1, -1], size: [4, 4], strength: 6, colour: [1, 0.95, 0.88] },
      ],
    }),
    indoors: true,
  },
  {
    name: 'city-edinburgh',
    alt: 'A long narrow tower stands free on boards before a dressed stone terrace under an overcast sky.',
    shape: 'landscape',
    focus: [0.58, 0.5],
    site: stoneStreet,
    stands: [{ product: 'hawsgate-long-narrow-tower-7-7-m-platform', at: [2.5, 0.038, -0.1], turn: 0 }],
    view: { from: [-5.2, 1.65, 13.6], turn: -22, lens: 29, shift: [0, 0.16], sharp: [15, 8] },
    light: overcast(-60, 48),
    indoors: false,
  },
  {
    name: 'city-southampton',
    alt: 'A folding tower stands on a quay beside the bow of a ship in evening light.',
    shape: 'landscape',
    focus: [0.58, 0.55],
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
    focus: [0.55, 0.55],
    site: officeRefit,
    stands: [
      { product: 'hawsgate-podium-steps-1-3-m-platform', at: [-0.2, 0, -0.4], turn: 40 },
      { product: 'hawsgate-podium-steps-1-3-m-platform', at: [2.5, 0, -2.6], turn: -50 },
    ],
    view: { from: [-0.4, 1.5, 5.4], turn: -6, lens: 25, shift: [0, 0.03], sharp: [5.8, 5.6] },
    light: indoors({
      lamps: [
        { at: [-6, 1.9, -2], shines: [1, -0.05, 0], size: [20, 2.2], strength: 12, colour: [0.93, 0.97, 1] },
        { at: [1, 2.6, 8.8], shines: [0, -0.2, -1], size: [8, 1.5], strength: 5, colour: [1, 0.97, 0.92] },
      ],
    }),
    indoors: true,
  },
];
