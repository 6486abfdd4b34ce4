import type { Project } from '../../../content/projects.ts';
import { AssemblyHall } from '../cities/places/AssemblyHall.tsx';
import { Canopy } from '../cities/places/Canopy.tsx';
import { ExhibitionHall } from '../cities/places/ExhibitionHall.tsx';
import { Mill } from '../cities/places/Mill.tsx';
import { OfficeFloor } from '../cities/places/OfficeFloor.tsx';
import { PlantRoom } from '../cities/places/PlantRoom.tsx';
import { ShoppingCentre } from '../cities/places/ShoppingCentre.tsx';
import type { Scene } from '../cities/places/scene.ts';

/** What each case study's picture shows, with equipment from its own list. */
export const projectScenes: Readonly<Record<Project['slug'], Scene>> = {
  'manchester-office-ladders': {
    scale: 140,
    place: (frame) => <OfficeFloor frame={frame} />,
    stands: [
      { product: 'hawsgate-podium-steps-1-5-m-platform', x: -0.55, measuredAt: -1.45 },
      { product: 'hawsgate-podium-steps-1-5-m-platform', x: 0.8, mirrored: true },
    ],
    people: [{ x: 1.78 }],
  },
  'birmingham-station-ladders': {
    scale: 86,
    place: (frame) => <Canopy frame={frame} />,
    stands: [{ product: 'calderstile-900-grp-step-ladder-8-tread', x: -0.2, measuredAt: -1.6 }],
    people: [{ x: 1.6 }],
  },
  'london-maintenance-ladders': {
    scale: 150,
    place: (frame) => <PlantRoom frame={frame} />,
    stands: [
      { product: 'calderstile-500-safety-rail-platform-steps-5-tread', x: -0.5, measuredAt: -1.3 },
    ],
    people: [{ x: 0.75 }],
  },
  'edinburgh-heritage-ladders': {
    scale: 62,
    place: (frame) => <AssemblyHall frame={frame} />,
    stands: [{ product: 'hawsgate-long-narrow-tower-6-2-m-platform', x: 0, measuredAt: -2.9 }],
    people: [{ x: 3.2 }],
  },
  'liverpool-warehouse-ladders': {
    scale: 150,
    place: (frame) => <Mill frame={frame} spring={2.7} crown={3} bay={3.2} />,
    stands: [
      { product: 'hawsgate-podium-steps-1-0-m-platform', x: -0.3, measuredAt: -1.3 },
      { product: 'calderstile-300-folding-work-platform-0-8-m-platform', x: 1.85 },
    ],
    people: [{ x: 0.85 }],
  },
  'bristol-station-ladders': {
    scale: 84,
    place: (frame) => <Canopy frame={frame} hoarding={[-4.2, 4.2]} />,
    stands: [{ product: 'hawsgate-narrow-tower-4-2-m-platform', x: 0, measuredAt: -2.4 }],
    people: [{ x: 2.5 }],
  },
  'glasgow-science-ladders': {
    scale: 44,
    place: (frame) => <ExhibitionHall frame={frame} />,
    stands: [{ product: 'hawsgate-industrial-deck-9-7-m-platform', x: 0, measuredAt: -3.4 }],
    people: [{ x: 3.6 }],
  },
  'leeds-shopping-ladders': {
    scale: 57,
    place: (frame) => <ShoppingCentre frame={frame} />,
    stands: [{ product: 'hawsgate-folding-tower-3-9-m-platform', x: 0, measuredAt: -2.4 }],
    people: [{ x: 2.8 }],
  },
};
