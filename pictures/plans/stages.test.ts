import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getPlan } from './plans.ts';
import { getAssemblyStages } from './stages.ts';

const built = products.filter((product) => getAssemblyStages(product).length > 0);

const counted = (names: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
  );

describe('the stages of an assembly', () => {
  it('[CO5] are those of every tower and podium, and of nothing else', () => {
    const families = new Set(built.map(({ family }) => family));
    expect(families).toEqual(
      new Set(
        products
          .map(({ family }) => family)
          .filter((family) => /tower|podium|stair-pod|deck|-standard|-agr/.test(family)),
      ),
    );
  });

  it('[CO5] add up to the packing list of the plan', () => {
    for (const product of built) {
      const names = getAssemblyStages(product).flatMap(({ pieces }) =>
        pieces.map(({ name }) => name),
      );
      const listed = getPlan(product).components.map(({ name, count }) => [name, count]);
      expect(counted(names), product.id).toEqual(Object.fromEntries(listed));
    }
  });

  it('[CO5] build frames before platforms, and have toeboards among the last two stages', () => {
    for (const product of built) {
      const stages = getAssemblyStages(product);
      let standing = 0;
      for (const { kind, deck = product.height, pieces } of stages) {
        if (kind === 'platform') expect(standing, product.id).toBeGreaterThanOrEqual(deck - 0.08);
        const tubes = pieces
          .flatMap(({ members }) => members)
          .filter((each) => each.kind === 'tube');
        standing = Math.max(standing, ...tubes.flatMap(({ from, to }) => [from[1], to[1]]));
      }
      expect(stages.at(0)?.kind).toBe('base');
      expect(
        stages.slice(-2).map(({ kind }) => kind),
        product.id,
      ).toContain('toeboards');
    }
  });
});
