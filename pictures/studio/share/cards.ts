import { productById, products } from '../../../catalogue/catalogue.ts';
import { familyLabel, includesAllFamilies } from '../../../catalogue/families.ts';
import { getStills } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { cities } from '../../../content/cities.ts';
import { cookies } from '../../../content/legal/cookies.ts';
import { privacy } from '../../../content/legal/privacy.ts';
import { terms } from '../../../content/legal/terms.ts';
import { projects } from '../../../content/projects.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { StudioError } from '../files.ts';
import type { Card, CardFigure } from './card.ts';

/** The picture of every page that may be listed. The test item's page is not. */
export function allCards(): readonly Card[] {
  return [
    {
      name: 'home',
      title: 'Find the right height before you order',
      under: 'Ladders, steps, podiums and towers',
      picture: scenePicture('hero-access-equipment', 'across'),
    },
    {
      name: 'shop',
      title: 'Professional access equipment',
      under: 'By height, width, family and load',
      picture: scenePicture('hero-all-equipment', 'across'),
    },
    {
      name: 'spare-parts',
      title: 'Spare parts',
      under: 'Listed by the product they fit',
      picture: scenePicture('hero-spare-parts', 'across'),
    },
    {
      name: 'projects',
      title: 'Projects',
      under: 'Access equipment on site',
      picture: scenePicture('project-edinburgh-heritage-ladders', 'across'),
    },
    ...projects.map(
      ({ slug, title, sector, location, image }): Card => ({
        name: `projects-${slug}`,
        over: sector,
        title,
        under: location,
        picture: scenePicture(image, 'across'),
      }),
    ),
    ...cities.map(
      ({ slug, headline, depot }): Card => ({
        name: `locations-${slug}`,
        title: headline,
        under: `From our depot: ${depot.locality}`,
        picture: scenePicture(`city-${slug}`, 'beside'),
      }),
    ),
    ...Object.entries({ terms, privacy, cookies }).map(
      ([name, { title }]): Card => ({
        name,
        title,
        under: 'Ladders, steps, podiums and towers',
        picture: productPicture('calderstile-900-grp-step-ladder-8-tread'),
      }),
    ),
    ...products.filter(({ isTest }) => !isTest).map(productCard),
  ];
}

function scenePicture(
  name: Parameters<typeof sceneOf>[0],
  kind: 'across' | 'beside',
): Card['picture'] {
  const { file, position } = sceneOf(name);
  return { kind, file, position };
}

function productPicture(id: string): Card['picture'] {
  const product = productById(id);
  if (!product) throw new StudioError(`A picture for sharing names ${id}, which we do not sell.`);
  return platePicture(product);
}

// A non-breaking space, so that a number and its unit stay on one line.
const space = '\u00a0';
const wordJoiner = '\u2060';
const heightNames = { platform: 'Platform', tread: 'Top tread', extended: 'Length' } as const;

/** A product's card. It omits price and stock, which change. */
function productCard(product: Product): Card {
  const { id, name, standingHeight, workingHeight, heightKind, range } = product;
  const isPart = heightKind === 'size';
  return {
    name: `product-${id}`,
    title: withNonBreakingNames(name, range),
    under: isPart ? formatFittedFamilies(product) : undefined,
    figures: productFigures(product),
    reach: isPart ? undefined : { stand: standingHeight, work: workingHeight },
    picture: platePicture(product),
  };
}

/** A product's main picture with its dimension. */
function platePicture({ id, height }: Pick<Product, 'id' | 'height'>): Card['picture'] {
  const still = getStills(id)['three-quarter'];
  if (!still) throw new StudioError(`${id} has no picture yet: npm run studio -- render`);
  const { file, anchors } = still;
  const label = `${height.toFixed(1)}${space}m`;
  return { kind: 'plate', file, ...(anchors?.quoted && { dimension: { label, anchors } }) };
}

function productFigures(product: Product): readonly CardFigure[] {
  const { heightKind, height, workingHeight, loadRating, length, width, weight } = product;
  if (heightKind === 'size')
    return [
      { name: 'Length', value: metres(length, 2) },
      { name: 'Width', value: metres(width, 2) },
      { name: 'Weight', value: kilograms(weight) },
    ];
  return [
    { name: heightNames[heightKind], value: metres(height, 1) },
    { name: 'Working height', value: metres(workingHeight, 1) },
    { name: 'Load', value: kilograms(loadRating) },
  ];
}

/** What an accessory fits: one or two families by name, or the first and the number of others. */
function formatFittedFamilies({ compatibleWith = [] }: Product): string | undefined {
  if (compatibleWith.length === 0) return undefined;
  if (includesAllFamilies(compatibleWith)) return 'Fits every family';
  const names = compatibleWith.map(familyLabel);
  return names.length > 2
    ? `Fits ${names[0]} and ${names.length - 1} more families`
    : `Fits ${names.join(' and ')}`;
}

/** Prevents line breaks within names: 'Calderstile 900', '2 × 8 rung', 'Slip-Resistant'. */
function withNonBreakingNames(name: string, range: string): string {
  const comma = name.lastIndexOf(', ') + 2;
  const [model, size] = comma < 2 ? [name, ''] : [name.slice(0, comma), name.slice(comma)];
  return (
    model.replace(range, withNonBreakingSpaces(range)).replaceAll('-', `-${wordJoiner}`) +
    (size.length > 16 ? size : withNonBreakingSpaces(size))
  );
}

function withNonBreakingSpaces(words: string): string {
  return words.replaceAll(' ', space);
}

function metres(value: number, digits: number): string {
  return `${value.toFixed(digits)}${space}m`;
}

function kilograms(value: number): string {
  return `${value}${space}kg`;
}
