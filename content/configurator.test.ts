import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { familyKeys } from '../catalogue/families.ts';
import { filterProducts } from '../catalogue/filter.ts';
import { doorway, jobs } from './configurator.ts';

describe('configurator jobs', () => {
  it.each(jobs)('[HO10] has products for "$title" in every family it offers', (job) => {
    for (const family of job.families) {
      const found = filterProducts(products, { family: [family] }).filter(
        ({ material }) => job.material === undefined || material === job.material,
      );
      expect(found.length, family).toBeGreaterThan(0);
    }
  });

  it('[HO9] leads to every family that can be stood on', () => {
    const offered = new Set(jobs.flatMap(({ families }) => families));
    expect(familyKeys.filter((family) => !offered.has(family))).toEqual(['accessories']);
  });

  it('[CO8] names the clear width of a doorway: its leaf less a stop and the open leaf', () => {
    expect(doorway.clear).toBeLessThanOrEqual(doorway.leaf - 0.012 - 0.035);
    const throughDoors = products.filter(({ features }) => /doorways/.test(features.join()));
    expect(throughDoors.length).toBeGreaterThan(0);
    for (const { name, width } of throughDoors)
      expect(width, name).toBeLessThanOrEqual(doorway.clear);
  });

  it('[HO9] offers GRP alone near electrical risk', () => {
    expect(
      jobs.filter(({ material }) => material).map(({ key, material }) => [key, material]),
    ).toEqual([['electrical-risk', 'GRP']]);
  });
});
