import { describe, expect, it } from 'vitest';
import { productById, products } from './catalogue.ts';
import { checkCatalogue } from './check.ts';
import { getStills } from './pictures.ts';
import type { Product } from './product.ts';

const good = productById('calderstile-900-grp-step-ladder-8-tread');
const tower = productById('hawsgate-500-agr-tower-4-7-m-platform');
const fullDeck = productById('hawsgate-industrial-deck-4-7-m-platform');
const accessory = productById('calderstile-ladder-mat');
if (!good || !tower || !fullDeck || !accessory)
  throw new Error('The products these tests spoil are gone');

/** Checks the catalogue with one record changed, as by a typing mistake. */
function spoilt(record: Product, change: Record<string, unknown>): () => void {
  const bad = { ...record, ...change } as Product;
  return () => checkCatalogue(products.map((product) => (product === record ? bad : product)));
}

describe('checkCatalogue', () => {
  it('[CA11] accepts the current catalogue', () => {
    expect(() => checkCatalogue(products)).not.toThrow();
  });

  it.each<[what: string, change: Record<string, unknown>, message: string]>([
    ['a price of nothing', { price: 0 }, 'price'],
    ['a price below nothing', { price: -500 }, 'price'],
    ['a price with part of a penny', { price: 28349.5 }, 'The price must be in whole pence.'],
    [
      'an original price below the price',
      { originalPrice: 100 },
      'The former price (£1.00) must be higher',
    ],
    ['an unknown family', { family: 'trampolines' }, 'family'],
    ['an unknown shape', { shape: 'beanstalk' }, 'shape'],
    ['a shape of another family', { shape: 'lorry-steps' }, 'lorry-steps is no shape of'],
    ['an unknown brand', { brand: 'Acme' }, 'brand'],
    ['a badge that is not in the list', { badges: ['Bargain'] }, 'badges'],
    ['a height between two bands', { height: 2.05 }, 'A height of 2.05 m is in none'],
    ['a height above every band', { height: 12.5 }, 'A height of 12.5 m is in none'],
    ['225 kg under EN 131', { loadRating: 225 }, '225 kg does not go with EN 131-1, -2, -3'],
    ['no load', { loadRating: 0 }, '0 kg does not go with EN 131-1, -2, -3'],
    ['a part of a kilogram', { loadRating: 150.5 }, 'loadRating'],
    ['a rating above five stars', { rating: 5.1 }, 'rating'],
    ['a rating finer than reviews give', { rating: 4.65 }, 'rating: not to one decimal'],
    ['part of a ladder in stock', { stockCount: 2.5 }, 'stockCount'],
    ['stock beyond belief', { stockCount: 10_000 }, 'stockCount'],
    ['stock that is not there', { inStock: true, stockCount: 0 }, 'in stock is true with 0'],
    ['no description', { description: ' ' }, 'description'],
    ['no standard', { standard: undefined }, 'names no standard'],
    ['a SKU out of shape', { sku: 'GSL8T' }, 'sku'],
    ['a field nobody knows', { colour: 'yellow' }, 'colour'],
  ])('[CA11] names the record with %s', (_what, change, message) => {
    expect(spoilt(good, change)).toThrow(message);
    expect(spoilt(good, change)).toThrow(good.id);
  });

  it.each<[what: string, record: Product, change: Record<string, unknown>]>([
    ['any rating that reviews give', good, { rating: 3.1 }],
    ['no rating', good, { rating: undefined }],
    ['a full warehouse', good, { stockCount: 640 }],
    ["the maker's own load", good, { standard: 'Manufacturer rated', loadRating: 175 }],
    ['a tower for a heavier load', tower, { loadRating: 272 }],
  ])('[CA11] accepts %s', (_what, record, change) => {
    expect(spoilt(record, change)).not.toThrow();
  });

  it('[CA11] names a tower whose load is too low for its class, or whose height is beyond its standard', () => {
    expect(spoilt(tower, { standardClass: 'Class 3' })).toThrow(
      `${tower.id} (${tower.name}): load rating 250 kg is too low for Class 3 on a 2.5 m deck`,
    );
    expect(spoilt(fullDeck, { standardClass: 'Class 2' })).toThrow(
      `${fullDeck.id} (${fullDeck.name}): load rating 250 kg is too low for Class 2 on a 2.5 m deck`,
    );
    expect(spoilt(tower, { standard: 'BS 8620', loadRating: 150 })).toThrow('over the 2.5 m');
  });

  it('[CA11] names an accessory that carries a load, a height, a standard or fits nothing', () => {
    expect(spoilt(accessory, { loadRating: 150 })).toThrow('load rating other than 0');
    expect(spoilt(accessory, { height: 0.8 })).toThrow('height other than 0');
    expect(spoilt(accessory, { standard: 'EN 131-4' })).toThrow('names a standard');
    expect(spoilt(accessory, { compatibleWith: [] })).toThrow('fits nothing');
    expect(spoilt(accessory, { fitsModels: ['Spoon'] })).toThrow('fits the model "Spoon"');
    expect(spoilt(accessory, { family: 'step-ladders' })).toThrow(accessory.id);
  });

  it.each(['id', 'sku', 'priceId', 'description'] as const)(
    '[CA4] [CA11] names both records that share one %s',
    (field) => {
      const twin = spoilt(good, { [field]: tower[field] });
      expect(twin).toThrow(`share the ${field} ${tower[field]}`);
      expect(twin).toThrow(tower.id);
    },
  );

  it('[CA11] names the product whose picture is missing', () => {
    const hasPicture = (image: string) => image !== good.image;
    expect(() => checkCatalogue(products, { hasPicture })).toThrow(
      `${good.id} (${good.name}): no picture at ${good.image}`,
    );
    expect(() => checkCatalogue(products, { hasPicture: () => true })).not.toThrow();
  });

  it('[CA11] looks for every view of a product that has been rendered', () => {
    const detail = `/pictures/${getStills(good.id).detail?.file}`;
    const hasPicture = (image: string) => image !== detail;
    expect(() => checkCatalogue(products, { hasPicture })).toThrow(`no picture at ${detail}`);
  });

  it('[CA11] reports all invalid records together', () => {
    const bad = products.map((p) => (p === good || p === tower ? { ...p, price: 0 } : p));
    expect(() => checkCatalogue(bad)).toThrow(good.id);
    expect(() => checkCatalogue(bad)).toThrow(tower.id);
  });
});
