import type { City } from '../../../../content/cities/city.ts';
import { Close } from './Close.tsx';
import { Concourse } from './Concourse.tsx';
import { FabricationShed } from './FabricationShed.tsx';
import { Hangar } from './Hangar.tsx';
import { Laboratory } from './Laboratory.tsx';
import { Mill } from './Mill.tsx';
import { ceiling, OfficeFloor } from './OfficeFloor.tsx';
import { Quayside } from './Quayside.tsx';
import { RailWorks } from './RailWorks.tsx';
import { SoundStage } from './SoundStage.tsx';
import { Steelworks } from './Steelworks.tsx';
import { StoneFront } from './StoneFront.tsx';
import type { Scene } from './scene.ts';
import { Warehouse } from './Warehouse.tsx';

/** What a city's hero shows: the kind of site its page speaks of, and the equipment of its picture. */
export const cityScenes: Readonly<Record<City['siteType'], Scene>> = {
  mill: {
    scale: 78,
    place: (frame) => <Mill frame={frame} spring={5.25} crown={5.8} bay={3.4} />,
    stands: [{ product: 'hawsgate-narrow-tower-4-2-m-platform', x: 0, measuredAt: -2.5 }],
    people: [{ x: 2.7 }],
  },
  'rail works': {
    scale: 57,
    depth: 90,
    place: (frame) => <RailWorks frame={frame} />,
    stands: [{ product: 'hawsgate-250-agr-tower-4-7-m-platform', x: 0.4, measuredAt: -1.7 }],
    people: [{ x: 3.6 }],
  },
  station: {
    scale: 112,
    place: (frame) => <Concourse frame={frame} />,
    stands: [
      { product: 'calderstile-900-grp-step-ladder-8-tread', x: -0.3, measuredAt: -1.5 },
      { product: 'calderstile-900-grp-step-ladder-6-tread', x: 2.9, mirrored: true },
    ],
    people: [{ x: 1.3 }],
  },
  office: {
    scale: 140,
    place: (frame) => <OfficeFloor frame={frame} />,
    stands: [
      { product: 'hawsgate-podium-steps-1-3-m-platform', x: -1.2, measuredAt: -2.1 },
      { product: 'hawsgate-podium-steps-1-3-m-platform', x: 0.6, mirrored: true },
    ],
    people: [{ x: 1.6 }],
    clearances: [{ name: 'Ceiling', x: 2.55, height: ceiling }],
  },
  hangar: {
    scale: 42,
    place: (frame) => <Hangar frame={frame} />,
    stands: [
      { product: 'garrowforge-700-double-sided-mobile-ladder-10-tread', x: 0.6, measuredAt: 3.9 },
    ],
    people: [{ x: 8.7 }],
  },
  tenement: {
    scale: 62,
    depth: 100,
    place: (frame) => <Close frame={frame} />,
    stands: [
      {
        product: 'hawsgate-stairwell-tower-4-2-m-platform',
        x: 0.2,
        mirrored: true,
        measuredAt: 2.4,
      },
    ],
    people: [{ x: -5.4, y: 1.98 }],
  },
  warehouse: {
    scale: 74,
    place: (frame) => <Warehouse frame={frame} />,
    stands: [
      {
        product: 'garrowforge-700-slip-resistant-mobile-ladder-10-tread',
        x: -0.5,
        measuredAt: -3.1,
      },
    ],
    people: [{ x: 2.3 }],
  },
  'fabrication shed': {
    scale: 41,
    place: (frame) => <FabricationShed frame={frame} />,
    stands: [{ product: 'hawsgate-500-agr-tower-9-7-m-platform', x: 1.4, measuredAt: 4.9 }],
    people: [{ x: 7.2 }],
  },
  steelworks: {
    scale: 92,
    place: (frame) => <Steelworks frame={frame} />,
    stands: [{ product: 'garrowforge-700-45-machine-steps-6-tread', x: -1.23, measuredAt: 0.5 }],
    people: [{ x: 2.9 }],
  },
  laboratory: {
    scale: 128,
    place: (frame) => <Laboratory frame={frame} />,
    stands: [{ product: 'calderstile-900-grp-platform-steps-6-tread', x: 0.6, measuredAt: -0.7 }],
    people: [{ x: 2.1 }],
  },
  studio: {
    scale: 58,
    place: (frame) => <SoundStage frame={frame} />,
    stands: [
      { product: 'hawsgate-250-agr-tower-6-2-m-platform', x: 0, measuredAt: -2.1 },
      { product: 'calderstile-timber-swingback-steps-8-tread', x: -4.2 },
    ],
    people: [{ x: 4.6 }],
  },
  'heritage stone': {
    scale: 50,
    place: (frame) => <StoneFront frame={frame} />,
    stands: [
      { product: 'hawsgate-long-narrow-tower-7-7-m-platform', x: 0, y: 0.05, measuredAt: -3 },
    ],
    people: [{ x: 3.4 }],
  },
  dock: {
    scale: 56,
    place: (frame) => <Quayside frame={frame} />,
    stands: [{ product: 'hawsgate-folding-tower-3-9-m-platform', x: 0, measuredAt: -1.9 }],
    people: [{ x: 2.2 }],
  },
};
