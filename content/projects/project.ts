export const sectors = [
  'Commercial Development',
  'Transport Infrastructure',
  'Commercial Property',
  'Heritage Conservation',
  'Residential Development',
  'Cultural & Entertainment',
  'Retail & Commercial',
] as const;

export type Sector = (typeof sectors)[number];

type ProjectSlug =
  | 'manchester-office-ladders'
  | 'birmingham-station-ladders'
  | 'london-maintenance-ladders'
  | 'edinburgh-heritage-ladders'
  | 'liverpool-warehouse-ladders'
  | 'bristol-station-ladders'
  | 'glasgow-science-ladders'
  | 'leeds-shopping-ladders';

/** A line of equipment: its text begins with the count, its product id lets a page link it. */
export interface EquipmentLine {
  text: `${number} × ${string}`;
  productId: string;
}

interface TitledText {
  title: string;
  description: string;
}

interface ProjectPhase {
  name: string;
  duration: string;
  description: string;
  equipment: readonly EquipmentLine[];
}

export interface Project {
  slug: ProjectSlug;
  title: string;
  location: string;
  client: string;
  description: string;
  /** Its name in scenes.json. */
  image: `project-${ProjectSlug}`;
  completedDate: string;
  projectValue: string;
  sector: Sector;
  equipment: `${number} × ${string}`;
  duration: `${number} weeks`;
  height: string;
  detailedEquipmentList: readonly EquipmentLine[];
  challenges: readonly TitledText[];
  results: readonly TitledText[];
  phases: readonly ProjectPhase[];
  testimonial: { quote: string; author: string; position: string; company: string };
}
