import { describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { outreach, widthWithStabilisers } from './floor-space.ts';

const towers = products.filter(({ standard }) => standard === 'EN 1004-1');

describe('the floor a tower takes', () => {
  it('[PD6] is told of all that come with stabilisers, and of nothing else', () => {
    for (const product of products) {
      const { name, inBox, category, height } = product;
      const listed = category === 'Ladders' && inBox.find((part) => part.includes('stabilisers'));
      // One box list serves every folding tower, and says from which size on they come.
      const from = Number(/from ([\d.]+) m up/.exec(listed || '')?.[1] ?? 0);
      const has = Boolean(listed) && height >= from;
      expect(widthWithStabilisers(product) !== undefined, name).toBe(has);
    }
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
