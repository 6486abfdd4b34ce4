import { expect, it } from 'vitest';
import { badges } from './badges.ts';
import { products } from './catalogue.ts';
import { checkCatalogue } from './check.ts';
import { domesticUseOnly, isDomestic } from './domestic.ts';
import { sortProducts } from './sort.ts';

const domestic = products.filter(isDomestic);

it('[CO1] is every product of the Non-Professional class and every DIY tower, and no badge', () => {
  expect(domestic).toEqual(
    products.filter(
      ({ standardClass, model }) => standardClass === 'Non-Professional' || model.includes('DIY'),
    ),
  );
  expect(domestic).toHaveLength(10);
  expect(badges).not.toContain(domesticUseOnly);
});

it('[CO1] has Home after the brand in its name, and no other product has', () => {
  for (const product of products)
    expect(product.name.startsWith(`${product.brand} Home `), product.name).toBe(
      isDomestic(product),
    );
});

it('[CO1] is rejected if the name lacks Home after the brand', () => {
  const [home] = domestic;
  if (!home) throw new Error('Nothing is for the home');
  expect(() => checkCatalogue([{ ...home, name: 'Calderstile Step Ladder, 4 tread' }])).toThrow(
    /Home after the brand/,
  );
});

it('[CO1] is not on the first page when sorted by name', () => {
  expect(sortProducts(products, 'name').slice(0, 24).filter(isDomestic)).toEqual([]);
});

it('[CO1] keeps the addresses, SKUs and prices it had before its ranges were renamed', () => {
  const kept = domestic.map(({ id, sku, priceId }) => `${id} ${sku} ${priceId}`);
  expect(kept).toEqual([
    'calderstile-100-home-step-ladder-4-tread CAL-HSL4T price_calderstile_100_home_step_ladder_4_tread',
    'calderstile-100-home-step-ladder-5-tread CAL-HSL5T price_calderstile_100_home_step_ladder_5_tread',
    'hawsgate-100-diy-tower-1-2-m-platform HAW-DT12MP price_hawsgate_100_diy_tower_1_2_m_platform',
    'calderstile-100-home-step-ladder-6-tread CAL-HSL6T price_calderstile_100_home_step_ladder_6_tread',
    'hawsgate-100-diy-tower-2-2-m-platform HAW-DT22MP price_hawsgate_100_diy_tower_2_2_m_platform',
    'calderstile-100-home-extension-ladder-2x6-rung CAL-HEL26R price_calderstile_100_home_extension_ladder_2x6_rung',
    'hawsgate-100-diy-tower-3-2-m-platform HAW-DT32MP price_hawsgate_100_diy_tower_3_2_m_platform',
    'calderstile-100-home-extension-ladder-2x8-rung CAL-HEL28R price_calderstile_100_home_extension_ladder_2x8_rung',
    'calderstile-100-home-extension-ladder-2x10-rung CAL-HEL210 price_calderstile_100_home_extension_ladder_2x10_rung',
    'calderstile-100-home-extension-ladder-2x12-rung CAL-HEL212 price_calderstile_100_home_extension_ladder_2x12_rung',
  ]);
});
