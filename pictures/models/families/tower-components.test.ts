import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { towerPlan } from '../../plans/towers.ts';
import { buildModel } from '../build-model.ts';
import { componentCounter, countPieces } from '../testing/measured.ts';

const towers = products
  .filter(({ standard }) => standard === 'EN 1004-1')
  .map((product) => ({ product, plan: towerPlan(product) }));

describe('the plan of a tower', () => {
  it('[PD10] puts platforms no further apart than EN 1004-1 allows', () => {
    expect(towers.length).toBeGreaterThan(40);
    for (const { product, plan } of towers) {
      const { decks } = plan;
      expect(decks.at(-1), product.id).toBe(product.height);
      expect(decks[0], product.id).toBeLessThanOrEqual(3.4);
      for (const [at, deck] of decks.entries()) {
        expect(deck - (decks[at - 1] ?? deck), product.id).toBeLessThanOrEqual(2.25);
      }
    }
  });

  it('lists what an AGR tower is built from', () => {
    const product = products.find(({ id }) => id === 'hawsgate-500-agr-tower-3-7-m-platform');
    if (!product) throw new Error('not in the catalogue');
    expect(
      Object.fromEntries(towerPlan(product).components.map((each) => Object.values(each))),
    ).toEqual({
      'Span frame 1.45 m, 4-rung': 4,
      'Guardrail frame 1.45 m, 1-rung': 2,
      'Interlock clip': 8,
      'Climbing ladder section': 2,
      'Castor 200 mm': 4,
      'Adjustable leg': 4,
      'Horizontal brace 2.5 m': 2,
      'Plan brace': 1,
      'Diagonal brace 2.5 m': 4,
      'Platform with trapdoor 2.5 m': 2,
      'Platform 2.5 m': 2,
      'Advance guardrail frame 2.5 m': 4,
      'Side toeboard 2.5 m': 2,
      'End toeboard': 2,
      'Toeboard clip': 4,
      'Telescopic stabiliser': 4,
    });
  });

  it('has every rung in a frame', () => {
    for (const { product, plan } of towers.filter(({ plan }) => !plan.folding)) {
      const inFrames = plan.components.reduce((sum, { name, count }) => {
        const [, rungs] = /(\d+)-rung$/.exec(name) ?? [];
        return sum + count * Number(rungs ?? 0);
      }, 0);
      expect(inFrames, product.id).toBe(plan.ends.flatMap(({ rungs }) => rungs).length);
    }
  });

  it('lists the platforms, toeboard clips and guardrail frames that the model shows', () => {
    for (const { product, plan } of towers.filter(({ product }) => product.height < 4)) {
      const [model, listed] = [buildModel(product), componentCounter(plan)];
      // A trapdoor platform is two boards and a leaf. A hatch panel is two planks, both split, and a leaf.
      const trapdoors = listed('Platform with trapdoor');
      const boards = 3 * trapdoors + listed('Platform');
      expect(countPieces(model, 'plywood'), product.id).toBe(boards);
      const hatches = listed('Deck panel with hatch');
      const planks = 5 * hatches + listed('Deck panel');
      expect(countPieces(model, 'aluminium-deck'), product.id).toBe(planks);
      if (plan.planked || plan.guard === 'gate') continue;
      const yellow = listed('Toeboard clip') + 4 * listed('Advance guardrail frame');
      expect(countPieces(model, 'plastic-yellow'), product.id).toBe(yellow);
    }
  });

  it('stands a tower without stabilisers on its castors alone', () => {
    for (const { product, plan } of towers) {
      const listed = componentCounter(plan);
      expect(listed('Castor'), product.id).toBe(4);
      const stabilisers = ['Stabiliser', 'Fold-out stabiliser', 'Telescopic stabiliser']
        .map(listed)
        .reduce((sum, count) => sum + count);
      expect(stabilisers, product.id).toBe(plan.reach > 0 ? 4 : 0);
    }
  });
});
