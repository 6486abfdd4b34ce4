import { recordsWithChanges } from './owner-changes.ts';
import birminghamStation from './projects/birmingham-station-ladders.json' with { type: 'json' };
import bristolStation from './projects/bristol-station-ladders.json' with { type: 'json' };
import edinburghHeritage from './projects/edinburgh-heritage-ladders.json' with { type: 'json' };
import glasgowScience from './projects/glasgow-science-ladders.json' with { type: 'json' };
import leedsShopping from './projects/leeds-shopping-ladders.json' with { type: 'json' };
import liverpoolWarehouse from './projects/liverpool-warehouse-ladders.json' with { type: 'json' };
import londonMaintenance from './projects/london-maintenance-ladders.json' with { type: 'json' };
import manchesterOffice from './projects/manchester-office-ladders.json' with { type: 'json' };
import { projectSchema, type Sector, sectors } from './projects/project.ts';
import { readRecords } from './read-records.ts';

export type { Sector };

/** The case studies without the owner's changes. */
export const listedProjects = {
  'manchester-office-ladders': manchesterOffice,
  'birmingham-station-ladders': birminghamStation,
  'london-maintenance-ladders': londonMaintenance,
  'edinburgh-heritage-ladders': edinburghHeritage,
  'liverpool-warehouse-ladders': liverpoolWarehouse,
  'bristol-station-ladders': bristolStation,
  'glasgow-science-ladders': glasgowScience,
  'leeds-shopping-ladders': leedsShopping,
};

/** The case studies with the owner's changes. */
export const projects = readRecords(
  'content/projects',
  projectSchema,
  recordsWithChanges('project', listedProjects),
).map((project) => ({ ...project, image: `project-${project.slug}` as const }));

export type Project = (typeof projects)[number];

export const findProject = (slug: string): Project | undefined =>
  projects.find((project) => project.slug === slug);

export const projectsInSector = (sector: Sector | 'all'): readonly Project[] =>
  sector === 'all' ? projects : projects.filter((project) => project.sector === sector);

export const firstProjects = (count = 4): readonly Project[] => projects.slice(0, count);

/** The sectors to offer as a filter, without those that have no project. */
export const sectorsWithProjects = sectors
  .map((sector) => ({ sector, count: projectsInSector(sector).length }))
  .filter(({ count }) => count > 0);
