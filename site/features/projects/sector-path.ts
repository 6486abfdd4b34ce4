import type { Sector } from '../../../content/projects.ts';
import { paths } from '../../paths.ts';

/** 'Cultural & Entertainment' is cultural-entertainment in an address. */
export function sectorSlug(sector: Sector): string {
  return sector.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** The list of projects, narrowed to a sector. */
export function sectorPath(sector: Sector): string {
  return `${paths.projects}?sector=${sectorSlug(sector)}`;
}
