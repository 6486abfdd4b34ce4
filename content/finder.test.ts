import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { familyLabel } from '../catalogue/families.ts';
import { finderCategories } from './finder.ts';

const categories = finderCategories(products);

describe('equipment finder', () => {
  it('[HO8][CA10a] shows the price ranges of the specification, out of the catalogue', () => {
    expect(categories.map(({ key, priceRange }) => [key, priceRange])).toEqual([
      ['extension-ladders', '£118-£520'],
      ['step-ladders', '£89-£380'],
      ['platform-ladders', '£145-£450'],
      ['combination-ladders', '£165-£485'],
    ]);
  });

  it('[HO8] rounds a range outwards, so that every price lies inside it', () => {
    const [step] = products.filter(({ family }) => family === 'step-ladders');
    if (!step) throw new Error('The catalogue holds no step ladder');
    const [, card] = finderCategories([
      { ...step, price: 9_999 },
      { ...step, price: 20_001 },
    ]);
    expect(card.priceRange).toBe('£99-£201');
  });

  it('[HO8] titles each card as the shop labels the family', () => {
    for (const { key, title } of categories) expect(title).toBe(familyLabel(key));
  });

  it('[HO8] flags one card popular and one on sale', () => {
    expect(categories.filter(({ popular }) => popular).map(({ key }) => key)).toEqual([
      'step-ladders',
    ]);
    expect(categories.filter(({ sale }) => sale).map(({ key }) => key)).toEqual([
      'combination-ladders',
    ]);
  });

  it('[HO8] announces no sale where no price is reduced', () => {
    const undiscounted = products.map(({ originalPrice: _, ...product }) => product);
    expect(finderCategories(undiscounted).some(({ sale }) => sale)).toBe(false);
  });
});
