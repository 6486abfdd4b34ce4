import { describe, expect, it } from 'vitest';
import { mainPicturePath } from './pictures.ts';
import { buildProducts, type ProductRange } from './range.ts';

const range: ProductRange = {
  brand: 'Calderstile',
  number: 900,
  model: 'GRP Step Ladder',
  sized: '{size} tread',
  family: 'step-ladders',
  shape: 'cap-steps',
  heightKind: 'tread',
  loadRating: 150,
  standard: 'EN 131-1, -2, -3',
  standardClass: 'Professional',
  material: 'GRP',
  counts: 'treads',
  badges: ['GRP'],
  text: 'GRP stiles.',
  closing: 'closes to',
  features: ['One', 'Two'],
  inBox: ['the ladder', 'a card'],
  everyRow: { width: '0.54' },
  rows: `
    size | height | length | closed | weight | price             | stock                       | rating | badges        | for
    8    | 1.9    | 1.28   | 2.1    | 12     | 283.49 was 319.00 | out: Usually back in 4 days | 4.7    | New, Featured | For risers.
  `,
};

const changed = (from: string, to: string) => () =>
  buildProducts({ ...range, rows: range.rows.replace(from, to) });

describe('a range', () => {
  it('[CA1] makes a product of each row, with what the range says once', () => {
    expect(buildProducts(range)).toMatchObject([
      {
        id: 'calderstile-900-grp-step-ladder-8-tread',
        name: 'Calderstile 900 GRP Step Ladder, 8 tread',
        sku: 'CAL-GSL8T',
        price: 28349,
        originalPrice: 31900,
        range: 'Calderstile 900',
        image: mainPicturePath('calderstile-900-grp-step-ladder-8-tread'),
        width: 0.54,
        treads: 8,
        workingHeight: 3.1,
        inStock: false,
        stockCount: 0,
        estimatedRestock: 'Usually back in 4 days',
        badges: ['GRP', 'New', 'Featured'],
        description:
          'For risers. GRP stiles. In the box: the ladder and a card. Made to EN 131-1, -2, -3 Professional; 12 kg, closes to 2.10 m.',
      },
    ]);
  });

  it('[CA1] reads a row without a rating, and a stock of 0 as out of stock', () => {
    const [unrated] = changed('4.7 ', '    ')();
    expect(unrated).toMatchObject({ id: 'calderstile-900-grp-step-ladder-8-tread' });
    expect(unrated?.rating).toBeUndefined();
    expect(changed('out: Usually back in 4 days', '0')()).toMatchObject([
      { inStock: false, stockCount: 0 },
    ]);
  });

  it('[CA1] takes the shape of a row where the range has none', () => {
    const { shape, rows, ...rest } = range;
    const column = rows
      .replace('size |', 'size | shape |')
      .replace('8    |', '8    | tray-steps |');
    expect(buildProducts(range)).toMatchObject([{ shape }]);
    expect(buildProducts({ ...rest, rows: column })).toMatchObject([{ shape: 'tray-steps' }]);
    expect(() => buildProducts({ ...rest, rows })).toThrow('the cell "shape" is empty');
  });

  it('[CA11] names the product whose row cannot be read', () => {
    const name = 'Calderstile 900 GRP Step Ladder, 8 tread';
    expect(changed('283.49', '283.499')).toThrow(`${name}: "283.499"`);
    expect(changed('12     |', 'twelve |')).toThrow(`${name}: weight "twelve"`);
    expect(changed('For risers.', '')).toThrow(`${name}: the cell "for" is empty`);
    expect(changed('badges ', 'badge ')).toThrow(`${name}: there is no column "badge"`);
    expect(changed('out: Usually back in 4 days', 'soon')).toThrow(`${name}: stock "soon"`);
  });

  it('[CA11] rejects a row with too many or too few cells', () => {
    expect(changed('| For risers.', '')).toThrow('Row "8" has 9 cells');
    expect(changed('For risers.', 'For | risers.')).toThrow('Row "8" has 11 cells');
  });
});
