import { describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { outreach, widthWithStabilisers } from './floor-space.ts';
import type { Product } from './product.ts';

const towers = products.filter(({ standard }) => standard === 'EN 1004-1');
const hasStabilisers = ({ category, inBox }: Product) =>
  category === 'Ladders' && inBox.some((part) => part.includes('stabilisers'));

describe('the width of a tower with stabilisers', () => {
  it('[PD6] is stated for exactly the products with stabilisers', () => {
    for (const product of products) {
      const isTold = widthWithStabilisers(product) !== undefined;
      expect(isTold, product.name).toBe(hasStabilisers(product));
    }
  });

  it('[CA1] [CO8] is the width of the castors for the three towers without stabilisers', () => {
    // Listed by name: the box contents and the rule are both ours, and would agree if both were wrong.
    expect(towers.filter((tower) => !hasStabilisers(tower)).map(({ name }) => name)).toEqual([
      'Hawsgate Folding Tower, 1.0 m platform',
      'Hawsgate Podium Tower, 1.0 m platform',
      'Hawsgate Podium Tower, 1.2 m platform',
    ]);
  });

  it('[PD6] is at most 0.1 m more than drawn, and never less', () => {
    for (const tower of towers) {
      const drawn = tower.width + 2 * outreach(tower);
      const told = widthWithStabilisers(tower) ?? tower.width;
      expect(told, tower.name).toBeGreaterThan(drawn - 1e-6);
      expect(told, tower.name).toBeLessThan(drawn + 0.1);
    }
  });

  it('[CA1] is mentioned in the description of towers for narrow places', () => {
    const tight = /\b(aisle|alley|pavement|passage|slim|car-park|hallway|half-landing|stair hall)/i;
    for (const { name, description } of towers.filter((each) => outreach(each) > 0)) {
      const [use = ''] = description.split('. ');
      if (tight.test(use)) expect(use, name).toMatch(/stabilis/);
    }
  });
});
