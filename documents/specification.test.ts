import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { findFittingParts } from '../pictures/plans/parts.ts';
import { buildSpecification } from './specification.ts';

function find(test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error('No such product');
  return product;
}

function facts(product: Product): Record<string, string> {
  const rows = buildSpecification(product).flatMap((table) => table.rows);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value.replaceAll('\u00a0', ' ')]));
}

describe('buildSpecification', () => {
  it('[PD6] gives equipment four tables and highlights its height', () => {
    const tables = buildSpecification(find(({ family }) => family === 'step-ladders'));
    expect(tables.map(({ caption }) => caption)).toEqual([
      'Heights',
      'Size and weight',
      'Load and standard',
      'Material',
    ]);
    expect(tables.flatMap(({ rows }) => rows).filter(({ highlight }) => highlight)).toHaveLength(1);
  });

  it.each([
    ['step-ladders', 'GRP Step Ladder', 'EN 131-1, -2, -3'],
    ['mobile-access', 'Mobile Platform Ladder', 'EN 131-7'],
    ['podium-steps', 'Podium Steps', 'BS 8620'],
    ['250-standard', 'Standard Tower', 'EN 1004-1'],
  ])('[PD6] names the standard that applies to %s, %s', (family, model, standard) => {
    const product = find((each) => each.family === family && each.model === model);
    expect(facts(product).Standard).toBe(standard);
  });

  it('[PD6] distinguishes a platform from the highest safe tread', () => {
    const steps = find(({ heightKind }) => heightKind === 'tread');
    expect(facts(steps)).toMatchObject({
      'Top tread height': `${steps.height.toFixed(2)} m`,
      'Highest place to stand': `${steps.standingHeight.toFixed(2)} m`,
      'Working height': `${steps.workingHeight.toFixed(2)} m`,
    });
    const podium = find(({ family }) => family === 'podium-steps');
    expect(facts(podium)).not.toHaveProperty('Highest place to stand');
  });

  it.each([
    ['250-agr', 'Frame width'],
    ['extension-ladders', 'Ladder width'],
    ['step-ladders', 'Overall width'],
    ['accessories', 'Width'],
  ])(
    '[PD6] says what the width of %s is: stabilisers and base bars stand wider',
    (family, name) => {
      const product = find((each) => each.family === family);
      const widths = Object.keys(facts(product)).filter((each) => /width$/i.test(each));
      expect(widths).toEqual([name]);
    },
  );

  it('[PD6] says how wide a tower stands with its stabilisers, where it comes with them', () => {
    const narrow = find(({ id }) => id === 'hawsgate-narrow-tower-4-2-m-platform');
    expect(facts(narrow)).toMatchObject({
      'Frame width': '0.85 m',
      'Width with stabilisers': 'About 2.7 m',
    });
    const podium = find(({ family }) => family === 'podium-tower');
    for (const product of [podium, find(({ family }) => family === 'mobile-access')])
      expect(facts(product)).not.toHaveProperty('Width with stabilisers');
  });

  it('[PD6] says how long a stair podium is with its stair, and nothing of a stair elsewhere', () => {
    const stair = find(({ model, height }) => model === 'Stair Podium' && height === 1.5);
    expect(facts(stair)).toMatchObject({
      'Length of base': '1.20 m',
      'Length with stair': '2.35 m',
    });
    const podium = find(({ model }) => model === 'Podium Steps');
    expect(facts(podium)).not.toHaveProperty('Length with stair');
  });

  it('[PD6] says how wide a ladder stands on its bar, and nothing of a foot elsewhere', () => {
    const foot = (id: string) => facts(find((each) => each.id === id))['Width across the foot'];
    expect(foot('calderstile-300-double-extension-ladder-2x8-rung')).toBe('0.95 m');
    expect(foot('calderstile-300-double-extension-ladder-2x16-rung')).toBe('1.15 m');
    expect(foot('calderstile-300-multi-position-ladder-4x3-rung')).toBe('0.75 m');
    expect(foot('calderstile-900-grp-step-ladder-8-tread')).toBeUndefined();
  });

  it('[PD6] says how low a platform can be set, and that staging does not close', () => {
    const staging = find(({ model }) => model === 'Wide Staging Set');
    expect(facts(staging)).toMatchObject({
      'Platform height': '1.80 m',
      'Adjusts down to': '1.20 m',
      'Longest part, packed': '3.60 m',
    });
    for (const { id, height, adjustsFrom = 0 } of products)
      expect(adjustsFrom, id).toBeLessThanOrEqual(height);
  });

  it('[PD6] explains the number that a family of towers is called by where it is no load', () => {
    const tower = find(({ family }) => family === '500-standard');
    expect(facts(tower)).toMatchObject({
      'Load rating': '250 kg',
      'Rung spacing': '500 mm. Maximum load 250 kg per platform',
    });
    expect(facts(find(({ family }) => family === 'stair-pod-500'))).not.toHaveProperty(
      'Rung spacing',
    );
  });

  it('[PD6] keeps a tower over 8 m indoors', () => {
    const tall = find(({ family, height }) => family === '250-standard' && height === 11.7);
    const low = find(({ family, height }) => family === '250-standard' && height === 3.7);
    expect(facts(tall)['Suitable for']).toBe('Indoors only');
    expect(facts(low)['Suitable for']).toBe('Indoors and outdoors');
  });

  it('[PD6] promises no load, standard or height for an accessory', () => {
    const names = Object.keys(facts(find(({ category }) => category === 'Accessories')));
    expect(names).not.toContain('Load rating');
    expect(names).not.toContain('Standard');
    expect(names).not.toContain('Working height');
    expect(names).toContain('Weight');
  });

  it('[PD6] says weight, closed length, SKU and material of every product, each once', () => {
    for (const product of products) {
      const names = buildSpecification(product).flatMap(({ rows }) => rows.map(({ name }) => name));
      expect(new Set(names).size, product.id).toBe(names.length);
      expect(names, product.id).toEqual(expect.arrayContaining(['Weight', 'SKU', 'Material']));
    }
  });

  it('[PD6, PD7] names what fits, where something does', () => {
    const steps = find(({ model }) => model === 'GRP Step Ladder');
    const parts = findFittingParts(steps, products);
    const fitting = buildSpecification(steps, parts).find(
      ({ caption }) => caption === 'Parts that fit',
    );
    expect(fitting?.rows).toEqual(parts.map(({ model, sku }) => ({ name: model, value: sku })));
    expect(parts.length).toBeGreaterThan(0);
    expect(buildSpecification(steps, []).map(({ caption }) => caption)).not.toContain(
      'Parts that fit',
    );
    const more = buildSpecification(steps, parts, 20).find(
      ({ caption }) => caption === 'Parts that fit',
    );
    expect(more?.rows.at(-1)).toEqual({ name: 'More parts', value: '20 online' });
  });

  it.each([
    ['Podium Steps', 'Braked'],
    ['Auto Lock Podium Steps', 'Feet drop under load'],
    ['Mobile Platform Ladder', 'Lift clear when the lever is down'],
    ['Double-Sided Mobile Ladder', 'Lever brake at each end'],
    ['Lorry Access Steps', 'Two, for moving only'],
    ['Tanker Access Ladder', 'Lifted by the jackscrews'],
    ['Swingback Steps', undefined],
  ])('[PD6] says what keeps the castors of %s from rolling: %s', (model, hold) => {
    expect(facts(find((product) => product.model === model)).Castors).toBe(hold);
  });

  it('[PD6] calls no material safe near live parts', () => {
    const advice = new Set(products.map((product) => facts(product)['Near electrical risk']));
    expect([...advice].filter(Boolean).sort()).toEqual([
      'Isolate first (HSE HSG85)',
      'Not suitable',
    ]);
  });
});
