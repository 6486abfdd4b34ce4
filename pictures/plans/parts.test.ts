import { describe, expect, it } from 'vitest';
import { productById, products } from '../../catalogue/catalogue.ts';
import { isDomestic } from '../../catalogue/domestic.ts';
import { baseWidth, outreach } from '../../catalogue/floor-space.ts';
import { findFittingParts, findFittingProducts, fits } from './parts.ts';
import { getPlan } from './plans.ts';

function named(id: string) {
  const product = productById(id);
  if (product === undefined) throw new Error(`There is no ${id}`);
  return product;
}

const tanker = named('garrowforge-700-tanker-access-ladder-4-8-m-platform');
const jackscrews = named('garrowforge-700-jackscrew-set');

describe('spare parts', () => {
  it('[PD7] gives every product but accessories at least one part, all of them made for its family', () => {
    for (const product of products.filter(({ category }) => category === 'Ladders')) {
      const parts = findFittingParts(product, products);
      expect(parts.length, product.id).toBeGreaterThan(0);
      for (const part of parts) expect(part.compatibleWith).toContain(product.family);
    }
  });

  it('[PD7] [OT4] keeps a part to the models it names', () => {
    expect(fits(jackscrews, tanker)).toBe(true);
    expect(fits(jackscrews, named('garrowforge-700-lorry-access-steps-1-2-m-platform'))).toBe(
      false,
    );
    const timber = named('calderstile-timber-swingback-steps-6-tread');
    expect(findFittingParts(timber, products).map(({ model }) => model)).not.toContain(
      'Step Ladder Feet, set of 4',
    );
  });

  it('[PD7] [OT4] keeps a part to the lengths it names: no ladder section over 3 m is used by itself', () => {
    const hooks = named('calderstile-roof-hook-kit');
    const double = (size: string) => named(`calderstile-300-double-extension-ladder-${size}-rung`);
    expect(fits(hooks, double('2x10'))).toBe(true);
    expect(fits(hooks, double('2x11'))).toBe(false);
    for (const { name, closedLength } of findFittingProducts(hooks, products))
      expect(closedLength, name).toBeLessThanOrEqual(3);
  });

  it('[PD7] [OT4] sells for each ladder the bar that it came with, and no other', () => {
    const bars = products.filter(({ model }) => model.startsWith('Stabiliser Bar, '));
    expect(bars).toHaveLength(2);
    for (const bar of bars) {
      for (const ladder of findFittingProducts(bar, products))
        expect(baseWidth(ladder), ladder.name).toBe(bar.length);
    }
    const withBar = products.filter(({ features }) =>
      features.includes('Stabiliser bar fitted across the foot'),
    );
    expect(withBar.length).toBeGreaterThan(20);
    for (const ladder of withBar)
      expect(
        bars.filter((bar) => fits(bar, ladder)),
        ladder.name,
      ).toHaveLength(1);
  });

  it('[PD7] [OT4] sells the sprung castor for what a foot lever sets down, and for nothing else', () => {
    const fitted = findFittingProducts(named('garrowforge-700-sprung-castor-125-mm'), products);
    const levered = products.filter(
      ({ castors }) => castors === 'Lift clear when the lever is down',
    );
    expect(fitted).toEqual(levered);
  });

  it('[PD7] [OT4] sells a clamped stabiliser for no tower whose own fold out', () => {
    for (const { name, features } of findFittingProducts(
      named('hawsgate-fixed-stabiliser'),
      products,
    ))
      expect(features, name).not.toContain('Fold-out stabilisers');
  });

  it('[PD7] [OT4] sells a part that telescopes for no flight beyond its reach', () => {
    const rail = named('garrowforge-700-machine-steps-handrail-second-side');
    const reach = /from ([\d.]+) to ([\d.]+) m, shown at ([\d.]+) m/.exec(rail.features.join());
    const [shortest = 0, longest = 0, shown = 0] = (reach?.slice(1) ?? []).map(Number);
    expect(shown).toBe(rail.length);
    for (const { name, closedLength } of findFittingProducts(rail, products)) {
      expect(closedLength, name).toBeGreaterThanOrEqual(shortest);
      expect(closedLength, name).toBeLessThanOrEqual(longest);
    }
  });

  it('[PD7] [OT4] sells a trestle for the sets that stand on it, at the heights they name', () => {
    const trestle = named('garrowforge-adjustable-trestle');
    const heights = /from [\d.]+ to [\d.]+ m/.exec(trestle.features.join())?.[0];
    const fitted = findFittingProducts(trestle, products);
    expect(new Set(fitted.map(({ model }) => model))).toEqual(new Set(['Staging Set']));
    for (const { name, features } of fitted)
      expect(features, name).toContain(`Trestles adjust ${heights}`);
  });

  it('[PD7] says how many handrail kits a board takes that is longer than one', () => {
    const kit = named('garrowforge-staging-handrail-kit');
    const reach = Number(/boards up to ([\d.]+) m/.exec(kit.features.join())?.[1]);
    const longer = findFittingProducts(kit, products).filter(({ length }) => length > reach);
    expect(longer.length).toBeGreaterThan(0);
    for (const { length } of longer) {
      expect(length).toBeLessThanOrEqual(2 * reach);
      expect(kit.description).toMatch(new RegExp(`${length.toFixed(1)}.* m takes two kits`));
    }
  });

  it('[CA1, OT4] has no stabilisers for a tower that stands on its castors alone', () => {
    const stabilisers = products.filter(({ model }) => model.endsWith('Stabiliser'));
    expect(stabilisers.length).toBeGreaterThan(0);
    for (const stabiliser of stabilisers)
      for (const tower of findFittingProducts(stabiliser, products))
        expect(outreach(tower), `${stabiliser.id} on ${tower.id}`).toBeGreaterThan(0);
  });

  it('[CA1] sells nothing made to order, which could not be sent back', () => {
    for (const { name, description, features } of products)
      expect([description, ...features].join(' '), name).not.toMatch(
        /\b(cut|made|built) to (order|size|measure)|at order\b/i,
      );
  });

  it('[PD7] shows what is made for the model before what fits everything', () => {
    const parts = findFittingParts(tanker, products).map(({ model }) => model);
    expect(parts).toEqual([
      'Yard Castor, 200 mm',
      'Jackscrew Set',
      'Rubber Block Feet, set of 4',
      'Inspection Tag Kit',
    ]);
  });

  it('[OT4] names the products a part fits, and the two ways agree', () => {
    for (const part of products.filter(({ category }) => category === 'Accessories')) {
      const fitted = findFittingProducts(part, products);
      expect(fitted.length > 0, part.id).toBe(!part.isTest);
      for (const product of fitted) expect(findFittingParts(product, products)).toContain(part);
    }
  });

  it('[CO7] sells every wearing part of a tower, podium, mobile ladder and staging set', () => {
    const wearing =
      /^(?!Deck panel with|Steel)(.*(castor|brace \d|guardrail (frame )?\d|toeboard \d|ladder frame|span frame|self-closing gate|trestle)|Platform .*\d|Deck panel|Auto Lock foot|Board tie|(Telescopic s|S)tabiliser$)/i;
    const rolling = products.filter(
      ({ castors, shape }) => castors !== undefined || shape === 'staging-set',
    );
    for (const product of rolling.filter((each) => !isDomestic(each))) {
      const parts = new Set(
        findFittingParts(product, products).flatMap(({ replaces = [] }) => replaces),
      );
      const worn = getPlan(product)
        .components.map(({ name }) => name.replace(/, \d+-rung$/, ''))
        .filter((name) => wearing.test(name) && !name.startsWith('Guardrail frame'));
      expect(worn.length, product.id).toBeGreaterThan(0);
      for (const name of worn) expect(parts, `${name} of ${product.id}`).toContain(name);
    }
  });

  it('[CO7] names no family whose plans all lack the part', () => {
    for (const part of products.filter(({ category }) => category === 'Accessories'))
      for (const family of part.compatibleWith ?? [])
        expect(
          findFittingProducts(part, products).map((product) => product.family),
          part.id,
        ).toContain(family);
  });

  it('[CO7] sells no braked castor for a podium that drops on to its own feet', () => {
    const autoLock = products.filter(({ castors }) => castors === 'Feet drop under load');
    expect(autoLock.length).toBeGreaterThan(0);
    for (const podium of autoLock)
      expect(
        findFittingParts(podium, products).flatMap(({ model }) =>
          /Castor/.test(model) ? [model] : [],
        ),
      ).toEqual(['Auto Lock Castor, 125 mm']);
  });

  it('[CO7] lists castors by the wheel that pictures show', () => {
    for (const product of products.filter(({ castors }) => castors !== undefined)) {
      const plan: object = getPlan(product);
      const wheel = 'wheel' in plan ? Number(plan.wheel) : 0.125;
      const castor = getPlan(product).components.find(({ name }) => /castor/i.test(name));
      expect(castor?.name, product.id).toMatch(new RegExp(` ${wheel * 1000} mm$`));
    }
  });

  it('[CA5] packs no tower shorter than the longest of its parts that is sold singly', () => {
    for (const tower of products.filter(({ standard }) => standard === 'EN 1004-1'))
      for (const part of findFittingParts(tower, products))
        expect(part.length, `${part.name} of ${tower.name}`).toBeLessThanOrEqual(
          tower.closedLength,
        );
  });
});
