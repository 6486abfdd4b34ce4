import { expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { partsFor } from '../../../pictures/plans/parts.ts';
import { partsOnPage } from '../../../pictures/plans/what-it-fits.ts';

const ladders = products.filter(({ category }) => category === 'Ladders');

it('[PD7] shows the parts that fit, in their order', () => {
  for (const ladder of ladders)
    expect(partsOnPage(ladder, products).parts).toEqual(partsFor(ladder, products).slice(0, 4));
});

it('[PD7] shows no more of them when the catalogue has twenty times as many, and counts the others', () => {
  const many = Array.from({ length: 20 }, (_, copy) =>
    products.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
  ).flat();
  for (const ladder of ladders) {
    const { parts, further } = partsOnPage(ladder, many);
    expect(parts.length).toBeLessThanOrEqual(4);
    expect(parts.length + further).toBe(20 * partsFor(ladder, products).length);
  }
});
