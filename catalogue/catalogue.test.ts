import { describe, expect, it } from 'vitest';
import { brands } from './brands.ts';
import {
  products as changed,
  firstProduct,
  lists,
  productById,
  productByPriceId,
  // The specification's figures are those of the lists, without the owner's later changes.
  listedProducts as products,
} from './catalogue.ts';
import { categories, categoryKeys, categoryTest } from './categories.ts';
import { expandFamilyChoice, familyColours, familyKeys, familyLabel } from './families.ts';
import { outreach } from './floor-space.ts';
import { findHeightBand, heightBands } from './height-bands.ts';
import { isIndoorOnly } from './indoor-only.ts';
import { heightLabels, type Product } from './product.ts';
import { buildSku } from './product-ids.ts';

const ladders = products.filter(({ category }) => category === 'Ladders');
const onSale = products.filter(({ isTest }) => !isTest);
const inFamily = (family: Product['family']) => products.filter((p) => p.family === family);
const pounds = (of: readonly Product[]) => of.map(({ price }) => price / 100);
const numbers = (of: readonly Product[], read: (product: Product) => string | undefined) =>
  of.map((product) => Number(/(\d+)\D*$/.exec(read(product) ?? '')?.[1]));

describe('the catalogue', () => {
  it('[CA1] [CA8] holds at least 250 products, each found again by its id and its price reference', () => {
    expect(products.length).toBeGreaterThanOrEqual(250);
    for (const product of changed) {
      expect(productById(product.id)).toBe(product);
      expect(productByPriceId(product.priceId)).toBe(product);
    }
    expect(productById('nothing')).toBeUndefined();
    expect(productByPriceId('nothing')).toBeUndefined();
  });

  it('[CA2] merges six lists and four empty ones', () => {
    const filled = Object.values(lists).filter((list) => list.length > 0);
    expect(filled).toHaveLength(6);
    expect(Object.values(lists)).toHaveLength(10);
  });

  it('[CA2] sorts by height, lowest first', () => {
    const heights = products.map(({ height }) => height);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
  });

  it('[PD8] falls back to the first product, which is on sale and no test item', () => {
    expect(firstProduct).toBe(products[0]);
    expect(firstProduct.isTest).toBeUndefined();
    expect(firstProduct.inStock).toBe(true);
  });

  it('[CA3] takes every SKU from its brand and label', () => {
    for (const { brand, label, sku } of products) expect(sku).toBe(buildSku(brand, label));
  });

  it('[CA4] gives every product an id, a SKU and a price reference of its own', () => {
    for (const field of ['id', 'sku', 'priceId'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
  });

  it('[CA5] uses every brand, every badge and every load rating, and no other', () => {
    expect(brands).toHaveLength(3);
    expect(new Set(products.map(({ brand }) => brand))).toEqual(new Set(brands));
    expect(new Set(products.flatMap(({ badges }) => badges))).toEqual(
      new Set([
        'New',
        'Featured',
        'Heavy Duty',
        'GRP',
        'Rope Operated',
        'Professional',
        'Smart Base',
        'Red Line',
        'Industrial',
        'Auto Lock',
        'Corda',
        '5-in-1',
        'Telescopic',
        'Hook-On',
        'Hookable',
        'With Handrail',
        'Platform Stairs',
        'Safety Rail',
        'Trade',
        'Swingback',
        'Accessory',
      ]),
    );
    expect(new Set(products.map(({ loadRating }) => loadRating))).toEqual(
      new Set([0, 150, 200, 225, 250]),
    );
  });

  it('[CA5] rates every product from 4.5 to 5 stars and stocks 1 to 25, the test item aside', () => {
    for (const { id, rating, inStock, stockCount } of onSale) {
      expect(rating, id).toBeGreaterThanOrEqual(4.5);
      expect(rating, id).toBeLessThanOrEqual(5);
      expect(stockCount, id).toBeGreaterThanOrEqual(inStock ? 1 : 0);
      expect(stockCount, id).toBeLessThanOrEqual(inStock ? 25 : 0);
    }
  });

  it('[CA5] prices from £38.78 to £12,330.58, the test item aside', () => {
    expect(Math.min(...pounds(onSale))).toBe(38.78);
    expect(Math.max(...pounds(onSale))).toBe(12330.58);
    expect(onSale.find(({ price }) => price === 1233058)?.model).toBe('Tanker Access Ladder');
  });

  it('[CA5] rates 225 kg on heavy-duty step ladders and 150 kg on most others', () => {
    for (const { loadRating, badges: worn } of inFamily('step-ladders')) {
      expect(loadRating).toBe(worn.includes('Heavy Duty') ? 225 : 150);
    }
    for (const { name, loadRating, badges: worn } of ladders)
      if (worn.includes('Heavy Duty')) expect(loadRating, name).toBeGreaterThanOrEqual(225);
    const at150 = ladders.filter(({ loadRating }) => loadRating === 150);
    expect(at150.length).toBeGreaterThan(ladders.length / 2);
  });

  it('[CA5] gives the 21 families their labels and a colour each', () => {
    expect(Object.fromEntries(familyKeys.map((key) => [key, familyLabel(key)]))).toEqual({
      'extension-ladders': 'Extension Ladders',
      'combination-ladders': 'Combination Ladders',
      'step-ladders': 'Step Ladders',
      'platform-ladders': 'Platform Ladders',
      'specialist-ladders': 'Specialist Ladders',
      'folding-tower': 'Folding Towers',
      'stairwell-tower': 'Stairwell Towers',
      'one-man-tower': 'One Man Towers',
      'narrow-tower': 'Narrow Towers',
      'podium-tower': 'Podium Towers',
      'lorry-access': 'Lorry Access',
      'stair-pod-500': 'Stair Podiums',
      'industrial-deck': 'Industrial Decks',
      'mobile-access': 'Mobile Access',
      'work-platforms': 'Work Platforms',
      'podium-steps': 'Podium Steps',
      '250-standard': '250kg Standard Towers',
      '500-standard': '500kg Standard Towers',
      '250-agr': '250kg AGR Towers',
      '500-agr': '500kg AGR Towers',
      accessories: 'Accessories',
    });
    expect(familyLabel('specialist-towers')).toBe('Specialist Towers');
    const colours = familyKeys.map((key) => familyColours[key]);
    expect(new Set(colours).size).toBe(21);
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('[CA6] has one test item, at £10, in Accessories, with 100 in stock', () => {
    const tests = products.filter(({ isTest }) => isTest);
    expect(tests).toMatchObject([{ price: 1000, category: 'Accessories', stockCount: 100 }]);
  });

  it('[CA8] has reduced products, and products out of stock with and without a restock date', () => {
    expect(products.filter(({ originalPrice }) => originalPrice).length).toBeGreaterThan(20);
    const out = products.filter(({ inStock }) => !inStock);
    expect(out.filter(({ estimatedRestock }) => estimatedRestock).length).toBeGreaterThan(2);
    expect(out.filter(({ estimatedRestock }) => !estimatedRestock).length).toBeGreaterThan(2);
    expect(new Set(out.map(({ family }) => family)).size).toBeGreaterThanOrEqual(8);
  });

  it('[PL9] gives restock estimates as "Usually back in 3, 4 or 5 days"', () => {
    for (const { name, estimatedRestock } of products)
      if (estimatedRestock) expect(estimatedRestock, name).toMatch(/^Usually back in [345] days$/);
  });

  it('[CA9] lets specialist-towers stand for six families and industrial-towers for four', () => {
    expect(expandFamilyChoice('specialist-towers')).toEqual([
      'folding-tower',
      'stairwell-tower',
      'one-man-tower',
      'narrow-tower',
      'podium-tower',
      'stair-pod-500',
    ]);
    expect(categories['industrial-towers'].families).toEqual([
      '250-standard',
      '250-agr',
      '500-standard',
      '500-agr',
    ]);
    expect(categories['industrial-towers'].label).toBe('Industrial Towers (250kg & 500kg)');
  });

  it('[CA10] [SH9] has products behind every categoryKey that a link uses', () => {
    expect(categoryKeys).toEqual(
      expect.arrayContaining([
        'professional-ladders',
        'access-equipment',
        'mobile-access',
        'work-platforms',
        'podium-steps',
        'professional-equipment',
        'heavy-duty',
        'spare-parts',
        'all-equipment',
      ]),
    );
    for (const key of categoryKeys) {
      expect(products.filter(categoryTest(key)).length, key).toBeGreaterThan(0);
    }
  });

  it('[CA10] puts exactly the heavy-duty models and 225 kg loads in heavy-duty', () => {
    const found = new Set(products.filter(categoryTest('heavy-duty')));
    for (const product of products) {
      const isCalledHeavy = /heavy duty/i.test(product.name);
      expect(found.has(product), product.name).toBe(product.loadRating >= 225 || isCalledHeavy);
    }
  });

  it('[CA10] has no ladder for the home behind professional-ladders', () => {
    const found = products.filter(categoryTest('professional-ladders'));
    expect(found.map(({ standardClass }) => standardClass)).not.toContain('Non-Professional');
    expect(found.map(({ model }) => model)).not.toContain('Home Step Ladder');
  });

  it('[CA10] has no tower for the home behind professional-equipment', () => {
    const models = products.filter(categoryTest('professional-equipment')).map((p) => p.model);
    expect(models).toContain('Narrow Tower');
    expect(models).not.toContain('Home DIY Tower');
  });

  it.each<[Product['family'], lowest: number, highest: number]>([
    ['extension-ladders', 118, 520],
    ['step-ladders', 89, 380],
    ['platform-ladders', 145, 450],
    ['combination-ladders', 165, 485],
  ])('[CA10a] [HO8] sells %s from £%d to £%d', (family, lowest, highest) => {
    const prices = pounds(inFamily(family));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([lowest, highest]);
  });

  it('[CA10a] has products in every family and every height band', () => {
    for (const family of familyKeys) expect(inFamily(family).length, family).toBeGreaterThan(0);
    const bands = new Set(ladders.map(({ height }) => findHeightBand(height)));
    expect(bands).toEqual(new Set(heightBands.map(({ key }) => key)));
  });

  it('[CP3] has the smallest and largest sizes that the city pages state', () => {
    const rungs = numbers(inFamily('extension-ladders'), ({ rungs: by }) => by);
    expect([Math.min(...rungs), Math.max(...rungs)]).toEqual([6, 22]);
    const treads = inFamily('platform-ladders').map(({ treads: count }) => count ?? 0);
    expect([Math.min(...treads), Math.max(...treads)]).toEqual([3, 12]);
    const threes = inFamily('combination-ladders').filter(({ sections }) => sections === 3);
    const combined = numbers(threes, ({ rungs: by }) => by);
    expect([Math.min(...combined), Math.max(...combined)]).toEqual([6, 14]);
  });

  it('[CA5] makes a longer or taller size of a model heavier and, before reductions, dearer', () => {
    const models = Map.groupBy(ladders, ({ range, model }) => `${range} ${model}`);
    for (const [model, sizes] of models) {
      const bySize = [...sizes].sort((a, b) => a.height - b.height || a.length - b.length);
      const weights = bySize.map(({ weight }) => weight);
      const prices = bySize.map(({ price, originalPrice }) => originalPrice ?? price);
      expect(weights, `${model}: weights`).toEqual([...weights].sort((a, b) => a - b));
      expect(prices, `${model}: prices`).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  it('[CA5] prices the handrail that is fitted later at less than twice what it costs from the maker', () => {
    const sizes = inFamily('platform-ladders');
    const unreduced = ({ price, originalPrice = price }: Product) => originalPrice;
    const railed = sizes.filter(({ model }) => model === 'Handrail Platform Steps');
    const extra = railed.flatMap((steps) =>
      sizes
        .filter((plain) => plain.model === 'Platform Steps' && plain.treads === steps.treads)
        .map((plain) => unreduced(steps) - unreduced(plain)),
    );
    expect(extra.length).toBeGreaterThan(0);
    const kit = products.find(({ model }) => model === 'Platform Steps Handrail, pair');
    expect(kit && unreduced(kit)).toBeLessThan(2 * Math.min(...extra));
  });

  it('[HO10] puts every working height 2 m above where one stands, and names what a height measures', () => {
    for (const { heightKind, height, standingHeight, workingHeight } of ladders) {
      expect(workingHeight - standingHeight).toBeCloseTo(2);
      expect(standingHeight).toBeLessThanOrEqual(height);
      if (heightKind === 'platform') expect(standingHeight).toBe(height);
      expect(heightLabels[heightKind]).not.toBe('');
    }
  });

  it('[CA8] says in words that a tower over 8 m is for indoors', () => {
    const tall = products.filter(isIndoorOnly);
    expect(tall.length).toBeGreaterThan(0);
    for (const { id, description } of tall) expect(description, id).toMatch(/indoor/i);
  });

  it('[CA1] lists guardrails, toeboards and access in the box of every tower', () => {
    for (const { name, family, inBox } of ladders.filter((p) => p.standard === 'EN 1004-1')) {
      const box = inBox.join(', ');
      expect(box, name).toMatch(/guardrail/);
      expect(box, name).toMatch(/toeboards/);
      // Rungs half a metre apart are no ladder, so those frames come with one.
      const isWide = family.startsWith('500-') || family === 'industrial-deck';
      expect(/climbing ladder/.test(box), name).toBe(isWide);
    }
  });

  it('[CA8] gives every leaning ladder over 3 m to EN 131 the wide base that it asks for', () => {
    const leaning = ['extension-ladders', 'combination-ladders', 'specialist-ladders'];
    const long = ladders.filter(
      ({ family, height, length, standard }) =>
        leaning.includes(family) && Math.max(height, length) > 3 && standard?.startsWith('EN 131'),
    );
    expect(long.length).toBeGreaterThan(0);
    for (const { name, inBox } of long)
      expect(inBox.join(), name).toMatch(/stabiliser bar|with its base/);
  });

  it('[CA8] puts a platform into the box of every ladder that is said to be a trestle too', () => {
    const trestles = inFamily('combination-ladders').filter((p) => /trestle/.test(p.description));
    expect(trestles.length).toBeGreaterThan(0);
    for (const { name, inBox } of trestles) expect(inBox.join(), name).toMatch(/platform/);
  });

  it('[CA1] puts stabilisers into the box of every tower that stands on them, and of no other', () => {
    for (const tower of ladders.filter(({ standard }) => standard === 'EN 1004-1'))
      expect(/stabilisers/.test(tower.inBox.join()), tower.name).toBe(outreach(tower) > 0);
  });

  it('[CA5] [CO9] refers to EN ISO 14122-3 for no flight over 45 degrees, which by it has two handrails', () => {
    const flights = ladders.filter(({ model }) => model.includes('Machine Steps'));
    for (const { name, model, standard, inBox, description } of flights) {
      expect(inBox, name).toContain('one handrail');
      const isSteep = Number.parseInt(model, 10) > 45;
      expect(standard?.includes('14122') ?? false, name).toBe(!isSteep);
      if (isSteep)
        expect(description, name).toMatch(
          /EN ISO 14122-3 asks for two at 60°: the second is an accessory/,
        );
    }
  });

  it('[CA1] recommends no metal frame for electrical work', () => {
    const electrical =
      /electric|switch ?(gear|room|board|panel)|busbar|substation|consumer unit|distribution board|meter board|rewire|overhead (line|service)|drop-wire|light fitting|lighting|cable pull|\bmeters\b/i;
    for (const { name, material, description, features } of ladders)
      if (material === 'Aluminium' || material === 'Steel')
        expect([description, ...features].join(' '), name).not.toMatch(electrical);
  });

  it('[CA1] calls nothing of GRP an insulated stand or fit to use near live parts', () => {
    const grp = products.filter(({ material }) => material === 'GRP');
    expect(grp.length).toBeGreaterThan(0);
    for (const { name, description, features } of grp) {
      const text = [description, ...features].join(' ');
      // The stiles do not conduct. Treads and rungs do, and none of it is approved for live work.
      const others = text.replaceAll(
        /Insulating GRP stiles|Not a live-working tool|clear of live parts/g,
        '',
      );
      expect(others, name).not.toMatch(/insulat|\blive\b|energised|\bsafe(ly)? (near|beside)\b/i);
      expect(features, name).toContain('Not a live-working tool: isolate first (HSE HSG85)');
      if (/overhead/.test(text))
        expect(text, name).toMatch(/HSE asks for 6 m to overhead power lines/);
    }
  });

  it('[CA5] loads one working platform of a tower at a time, as EN 1004-1 does', () => {
    for (const { name, family, description, features } of products) {
      const text = [description, ...features].join(' ');
      expect(text, name).not.toMatch(/over the (whole )?tower|(second|working|extra) level/i);
      if (family.startsWith('500-')) expect(text, name).toMatch(/one working platform at a time/);
    }
  });

  it('[CA1] describes each product in two to six sentences of its own, with plain spaces', () => {
    for (const { id, name, description } of products) {
      const sentences = description.match(/[.!?](?=\s|$)/g) ?? [];
      expect(sentences.length, id).toBeGreaterThanOrEqual(2);
      expect(sentences.length, id).toBeLessThanOrEqual(6);
      expect(`${name}${description}`, id).not.toMatch(/[\u00a0\u202f\u2014]/);
    }
  });
});
