import { productById, products } from '../../../catalogue/catalogue.ts';
import { cities } from '../../../content/cities.ts';
import { cookies } from '../../../content/legal/cookies.ts';
import { privacy } from '../../../content/legal/privacy.ts';
import { terms } from '../../../content/legal/terms.ts';
import { projects } from '../../../content/projects.ts';
import { sceneOf } from '../../../content/scenes.ts';
import { StudioError } from '../files.ts';
import type { Card } from './card.ts';
import { platePicture, productCard } from './product-card.ts';

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
