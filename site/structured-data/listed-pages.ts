import { existsSync } from 'node:fs';
import { lists, products } from '../../catalogue/catalogue.ts';
import { getStill } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/product.ts';
import { buildProducts } from '../../catalogue/range.ts';
import { views } from '../../catalogue/views.ts';
import { cities } from '../../content/cities.ts';
import { heroSlides } from '../../content/hero.ts';
import { cookies } from '../../content/legal/cookies.ts';
import type { LegalDocument } from '../../content/legal/document.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import { projects } from '../../content/projects.ts';
import { sceneOf } from '../../content/scenes.ts';
import { sceneFallbackWidth } from '../features/pictures/ScenePicture.tsx';
import { paths } from '../paths.ts';

interface ListedPage {
  readonly path: string;
  /** The day of its last change, if the page itself states it: 2025-08-20. */
  readonly lastModified?: string;
  /** The files that its content comes from. A folder has a trailing slash. */
  readonly sourceFiles: readonly string[];
  readonly pictures: readonly string[];
}

/** The products in structured data, feeds and the sitemap. The test item is internal. */
export const publicProducts: readonly Product[] = products.filter(({ isTest }) => !isTest);

/** The file of a list, which has the list's name in kebab case. */
const listFile = (list: keyof typeof lists) =>
  `catalogue/lists/${list.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const listFileByProductId = new Map(
  Object.entries(lists).flatMap(([name, ranges]) =>
    ranges
      .flatMap(buildProducts)
      .map(({ id }) => [id, listFile(name as keyof typeof lists)] as const),
  ),
);

/** Every page that search engines may list. */
export function listedPages(): readonly ListedPage[] {
  return [
    {
      path: paths.home,
      sourceFiles: ['content/'],
      pictures: heroSlides.map(({ image }) => scenePicture(image)),
    },
    { path: paths.shop, sourceFiles: ['catalogue/lists/'], pictures: [] },
    { path: paths.spareParts, sourceFiles: [listFile('accessories')], pictures: [] },
    ...publicProducts.map((product) => ({
      path: paths.product(product.id),
      sourceFiles: [listFileByProductId.get(product.id) ?? ''],
      pictures: productPictures(product),
    })),
    { path: paths.projects, sourceFiles: ['content/projects/'], pictures: [] },
    ...projects.map(({ slug, image }) => ({
      path: paths.project(slug),
      sourceFiles: [`content/projects/${slug}.json`],
      pictures: [scenePicture(image)],
    })),
    ...cities.map(({ slug }) => ({
      path: paths.location(slug),
      sourceFiles: [`content/cities/${slug}.json`],
      pictures: [scenePicture(`city-${slug}`)],
    })),
    legalPage(paths.terms, terms),
    legalPage(paths.privacy, privacy),
    legalPage(paths.cookies, cookies),
  ];
}

function legalPage(path: string, document: LegalDocument): ListedPage {
  return { path, lastModified: parseLastUpdated(document), sourceFiles: [], pictures: [] };
}

/** Reads 'Last updated: 20th August 2025'. */
export function parseLastUpdated({ lastUpdated }: Pick<LegalDocument, 'lastUpdated'>): string {
  const [, day, month, year] = /(\d{1,2})(?:st|nd|rd|th) (\w+) (\d{4})$/.exec(lastUpdated) ?? [];
  const date = new Date(`${day} ${month} ${year} UTC`);
  if (Number.isNaN(date.getTime())) throw new Error(`"${lastUpdated}" names no day`);
  return date.toISOString().slice(0, 10);
}

/** A product's pictures as WebP, main one first: Merchant Center accepts neither SVG nor AVIF. */
export function rasterPictures(product: Pick<Product, 'id' | 'photo'>): readonly string[] {
  return views.flatMap((view) => {
    const file = getStill(product, view)?.file;
    return file ? [`/pictures/${file}-640.webp`] : [];
  });
}

/** A product's pictures, or its drawing if it has not been rendered. */
export function productPictures(
  product: Pick<Product, 'id' | 'photo'>,
): readonly [string, ...string[]] {
  const [main, ...others] = rasterPictures(product);
  return main ? [main, ...others] : [`/drawings/${product.id}/three-quarter.svg`];
}

/** A picture of our products at work, in the same format. */
export function scenePicture(name: Parameters<typeof sceneOf>[0]): string {
  return `/pictures/scenes/${sceneOf(name).file}-${sceneFallbackWidth}.webp`;
}

/** The size of a picture for sharing. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's picture: /projects/x is projects-x, the home page is home. */
export function shareName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}

/** The page's picture for sharing, if there is one. */
export function sharePicture(path: string, publicFolder: URL): string | undefined {
  return ['jpg', 'png']
    .map((type) => `share/${shareName(path)}.${type}`)
    .filter((file) => existsSync(new URL(file, publicFolder)))
    .map((file) => `/${file}`)[0];
}
