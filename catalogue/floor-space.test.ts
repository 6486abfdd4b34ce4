import { describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { outreach, widthWithStabilisers } from './floor-space.ts';
import type { Product } from './product.ts';

const towers = products.filter(({ standard }) => standard === 'EN 1004-1');
const hasStabilisers = ({ category, inBox }: Product) =>
  category === 'Ladders' && inBox.some((part) => part.includes('stabilisers'));

describe('the floor a tower takes', () => {
  it('[PD6] is told of all that come with stabilisers, and of nothing else', () => {
    for (const product of products) {
      const isTold = widthWithStabilisers(product) !== undefined;
      expect(isTold, product.name).toBe(hasStabilisers(product));
    }
  });

  it('[CA1] [CO8] is that of the castors alone for these three, as their pictures show them', () => {
    // Listed by name: the box contents and the rule are both ours, and would agree if both were wrong.
    expect(towers.filter((tower) => !hasStabilisers(tower)).map(({ name }) => name)).toEqual([
      'Hawsgate Folding Tower, 1.0 m platform',
      'Hawsgate Podium Tower, 1.0 m platform',
      'Hawsgate Podium Tower, 1.2 m platform',
    ]);
  });

  it('[PD6] is never understated, and by no more than 0.1 m overstated', () => {
    for (const tower of towers) {
      const drawn = tower.width + 2 * outreach(tower);
      const told = widthWithStabilisers(tower) ?? tower.width;
      expect(told, tower.name).toBeGreaterThan(drawn - 1e-6);
      expect(told, tower.name).toBeLessThan(drawn + 0.1);
    }
  });

  it('[CA1] is not made light of: what is sold for tight places names its stabilisers', () => {
    const tight = /\b(aisle|alley|pavement|passage|slim|car-park|hallway|half-landing|stair hall)/i;
    for (const { name, description } of towers.filter((each) => outreach(each) > 0)) {
      const [use = ''] = description.split('. ');
      if (tight.test(use)) expect(use, name).toMatch(/stabilis/);
    }
  });
});
