import { productById, products } from '../../catalogue/catalogue.ts';
import { cities } from '../../content/cities.ts';
import { cookies } from '../../content/legal/cookies.ts';
import { privacy } from '../../content/legal/privacy.ts';
import { terms } from '../../content/legal/terms.ts';
import { projects } from '../../content/projects.ts';
import { sceneOf } from '../../content/scenes.ts';
import { scenes } from '../scenes/scenes.ts';
import { StudioError } from '../studio-error.ts';
import type { Card } from './card.ts';
import { plateOf, productCard } from './product-card.ts';

/** The picture of every page that may be listed. The test item's page is not. */
export function allCards(): readonly Card[] {
  return [
    {
      name: 'home',
      title: 'Know the height before you order.',
      under: 'Ladders, steps, podiums and towers',
      picture: sceneOrProduct('hero-access-equipment', 'across'),
    },
    {
      name: 'shop',
      title: 'Professional access equipment',
      under: 'By height, width, family and load',
      picture: sceneOrProduct('hero-all-equipment', 'across'),
    },
    {
      name: 'spare-parts',
      title: 'Spare parts',
      under: 'Found by the product they fit',
      picture: sceneOrProduct('hero-spare-parts', 'across'),
    },
    {
      name: 'projects',
      title: 'Projects',
      under: 'Access equipment on site',
      picture: sceneOrProduct('project-edinburgh-heritage-ladders', 'across'),
    },
    ...projects.map(
      ({ slug, title, sector, location }): Card => ({
        name: `projects-${slug}`,
        over: sector,
        title,
        under: location,
        picture: sceneOrProduct(`project-${slug}`, 'across'),
      }),
    ),
    ...cities.map(
      ({ slug, headline, depot }): Card => ({
        name: `locations-${slug}`,
        title: headline,
        under: `From our depot: ${depot.locality}`,
        picture: sceneOrProduct(`city-${slug}`, 'beside'),
      }),
    ),
    ...[terms, privacy, cookies].map(
      ({ title }, at): Card => ({
        name: ['terms', 'privacy', 'cookies'][at] ?? '',
        title,
        under: 'Ladders, steps, podiums and towers',
        picture: productPicture('calderstile-900-grp-step-ladder-8-tread'),
      }),
    ),
    ...products.filter(({ isTest }) => !isTest).map(productCard),
  ];
}

/** The scene, or until it is rendered the product that it will be of. */
function sceneOrProduct(
  name: Parameters<typeof sceneOf>[0],
  kind: 'across' | 'beside',
): Card['picture'] {
  const scene = sceneOf(name);
  if (scene) return { kind, file: scene.file, position: scene.position };
  const shown = scenes.find((planned) => planned.name === name)?.stands[0]?.product;
  return productPicture(shown ?? '');
}

function productPicture(id: string): Card['picture'] {
  const product = productById(id);
  if (!product) throw new StudioError(`A picture for sharing names ${id}, which we do not sell.`);
  return plateOf(product);
}
