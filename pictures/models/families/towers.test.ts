import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import type { FamilyKey } from '../../../catalogue/families.ts';
import { towerPlan } from '../../plans/towers.ts';
import { buildModel } from '../build-model.ts';
import { buildFamily, hasVertexAt, modelBoundingBox } from '../testing/measured.ts';

const families: readonly FamilyKey[] = [
  'podium-tower',
  'folding-tower',
  'stairwell-tower',
  'one-man-tower',
  'narrow-tower',
  '250-standard',
  '500-standard',
  '250-agr',
  '500-agr',
  'industrial-deck',
];

describe.each(families)('the towers of %s', (family) => {
  const built = buildFamily(family).map((each) => ({ ...each, plan: towerPlan(each.product) }));

  it('[PD10] measure what the product states, stabilisers beyond the posts', () => {
    for (const { product, model, plan } of built) {
      const { min, max } = modelBoundingBox(model);
      const { post, reach } = plan;
      const wide = reach > 0 ? product.width - 2 * post + 2 * reach : product.width;
      const long = reach > 0 ? product.length - 2 * post + 2 * reach : product.length;
      expect(Math.abs(max.x - min.x - wide), product.id).toBeLessThan(0.04);
      expect(Math.abs(max.z - min.z - long), product.id).toBeLessThan(0.04);
      expect(max.y, product.id).toBeCloseTo(product.overallHeight ?? 0, 2);
      expect(model.landmarks.stand).toBe(product.height);
    }
  });

  it('[PD10] have a deck at every level', () => {
    for (const { product, model, plan } of built) {
      const boards = plan.planked ? 'aluminium-deck' : 'plywood';
      for (const deck of plan.decks) {
        expect(hasVertexAt(model, boards, deck), `${product.id} at ${deck}`).toBe(true);
      }
    }
  });

  it('have two rails on the long sides of every deck', () => {
    for (const { product, model, plan } of built) {
      for (const rail of plan.decks.flatMap((deck) => plan.rails.map((above) => deck + above))) {
        const top = rail + plan.brace;
        expect(hasVertexAt(model, plan.metal, top), `${product.id} at ${rail}`).toBe(true);
      }
    }
  });

  it('hang every deck on rungs that are evenly apart', () => {
    for (const { product, plan } of built) {
      for (const { rungs } of plan.ends) {
        const gaps = rungs.slice(1).map((y, at) => y - (rungs[at] ?? 0));
        for (const gap of gaps) expect(gap, product.id).toBeCloseTo(plan.pitch, 6);
        for (const deck of plan.decks) {
          const carried = rungs.some((y) => deck - y > 0 && deck - y < 0.05);
          expect(carried, `${product.id} at ${deck}`).toBe(true);
        }
      }
    }
  });

  it('stand with the top trapdoor open, save where one enters through a gate', () => {
    for (const { product, model, plan } of built) {
      const boards = plan.planked ? 'aluminium-deck' : 'plywood';
      const above = modelBoundingBox(model, boards).max.y - product.height;
      if (plan.guard === 'gate') expect(above, product.id).toBeLessThan(0.01);
      else expect(above, product.id).toBeGreaterThan(0.2);
    }
  });
});

describe('towers', () => {
  it('show the rung spacing that the family is named after', () => {
    const spacings = (series: string) =>
      products
        .filter(({ family }) => family.startsWith(series))
        .map((product) => towerPlan(product).pitch);
    expect(new Set(spacings('250-'))).toEqual(new Set([0.25]));
    expect(new Set(spacings('500-'))).toEqual(new Set([0.5]));
  });

  it('have guardrail legs that reach below the lowest deck only on AGR towers', () => {
    for (const product of products.filter(({ height }) => height === 2.2)) {
      if (!families.includes(product.family)) continue;
      const low =
        modelBoundingBox(buildModel(product), 'plastic-yellow').min.y < product.height - 0.1;
      expect(low, product.id).toBe(product.family.endsWith('-agr'));
    }
  });

  it('run out the legs of a stairwell tower at its climbing end', () => {
    for (const { product, model } of buildFamily('stairwell-tower')) {
      const legs = modelBoundingBox(model, 'galvanised');
      expect(legs.min.z, product.id).toBeGreaterThan(0.5);
      expect(legs.max.y - legs.min.y, product.id).toBeGreaterThan(0.5);
    }
  });
});
