import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { partsOnPage } from '../../../pictures/plans/fitted-families.ts';
import { findFittingParts } from '../../../pictures/plans/parts.ts';

const ladders = products.filter(({ category }) => category === 'Ladders');

it('[PD7] shows fitting parts in order', () => {
  for (const ladder of ladders)
    expect(partsOnPage(ladder, products).parts).toEqual(
      findFittingParts(ladder, products).slice(0, 4),
    );
});

it('[PD7] limits the parts shown and counts the others', () => {
  const many = Array.from({ length: 20 }, (_, copy) =>
    products.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
  ).flat();
  for (const ladder of ladders) {
    const { parts, further } = partsOnPage(ladder, many);
    expect(parts.length).toBeLessThanOrEqual(4);
    expect(parts.length + further).toBe(20 * findFittingParts(ladder, products).length);
  }
});
