import { birminghamStation } from './projects/birmingham-station-ladders.ts';
import { bristolStation } from './projects/bristol-station-ladders.ts';
import { edinburghHeritage } from './projects/edinburgh-heritage-ladders.ts';
import { glasgowScience } from './projects/glasgow-science-ladders.ts';
import { leedsShopping } from './projects/leeds-shopping-ladders.ts';
import { liverpoolWarehouse } from './projects/liverpool-warehouse-ladders.ts';
import { londonMaintenance } from './projects/london-maintenance-ladders.ts';
import { manchesterOffice } from './projects/manchester-office-ladders.ts';
import { type Project, type Sector, sectors } from './projects/project.ts';

export type { Project, Sector };

export const projects: readonly Project[] = [
  manchesterOffice,
  birminghamStation,
  londonMaintenance,
  edinburghHeritage,
  liverpoolWarehouse,
  bristolStation,
  glasgowScience,
  leedsShopping,
];

export const findProject = (slug: string): Project | undefined =>
  projects.find((project) => project.slug === slug);

export const projectsInSector = (sector: Sector | 'all'): readonly Project[] =>
  sector === 'all' ? projects : projects.filter((project) => project.sector === sector);

export const firstProjects = (count = 4): readonly Project[] => projects.slice(0, count);

/** The sectors to offer as a filter: one without a project is left out. */
export const sectorsWithProjects = sectors
  .map((sector) => ({ sector, count: projectsInSector(sector).length }))
  .filter(({ count }) => count > 0);
