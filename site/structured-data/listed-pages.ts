import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { cities } from '../../content/cities.ts';
import { cookies } from '../../content/legal/cookies.ts';
import type { LegalDocument } from '../../content/legal/document.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import { projects } from '../../content/projects.ts';
import { paths } from '../paths.ts';
import { productPictures } from './pictures.ts';

interface ListedPage {
  readonly path: string;
  /** The day of its last change, where the page's own data says it: 2025-08-20. */
  readonly changed?: string;
  readonly pictures?: readonly string[];
}

/** What machines are told of. The test item is for ourselves. */
export const publicProducts: readonly Product[] = products.filter(({ isTest }) => !isTest);

/** Every page that search engines may list. */
export function listedPages(): readonly ListedPage[] {
  return [
    { path: paths.home },
    { path: paths.shop },
    { path: paths.spareParts },
    ...publicProducts.map((product) => ({
      path: paths.product(product.id),
      pictures: productPictures(product),
    })),
    { path: paths.projects },
    ...projects.map(({ slug }) => ({ path: paths.project(slug) })),
    ...cities.map(({ slug }) => ({ path: paths.location(slug) })),
    { path: paths.terms, changed: changeOf(terms) },
    { path: paths.privacy, changed: changeOf(privacy) },
    { path: paths.cookies, changed: changeOf(cookies) },
  ];
}

/** Reads 'Last updated: 20th August 2025'. */
export function changeOf({ lastUpdated }: Pick<LegalDocument, 'lastUpdated'>): string {
  const [, day, month, year] = /(\d{1,2})(?:st|nd|rd|th) (\w+) (\d{4})$/.exec(lastUpdated) ?? [];
  const date = new Date(`${day} ${month} ${year} UTC`);
  if (Number.isNaN(date.getTime())) throw new Error(`"${lastUpdated}" names no day`);
  return date.toISOString().slice(0, 10);
}
