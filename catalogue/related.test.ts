import { describe, expect, it } from 'vitest';
import { firstProduct, products } from './catalogue.ts';
import { isDomestic } from './domestic.ts';
import { isIndoorOnly } from './indoor-only.ts';
import type { Product } from './product.ts';
import { findInStockAlternatives, findRelatedProducts, findWorkAlternative } from './related.ts';

describe('related products', () => {
  it('[PD7] are of the same family, nearest height first, without the product itself', () => {
    for (const product of products) {
      const related = findRelatedProducts(product, products);
      const away = related.map((other) => Math.abs(other.height - product.height));
      expect(related.length, product.id).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(4);
      expect(related).not.toContain(product);
      expect(related.every((other) => other.family === product.family && !other.isTest)).toBe(true);
      away.forEach((distance, at) => {
        expect(distance).toBeGreaterThanOrEqual((away[at - 1] ?? 0) - 0.001);
      });
    }
  });

  it('[LC6] put featured products first', () => {
    const [product, , , , farthest] = products.filter(({ family }) => family === 'step-ladders');
    if (!product || !farthest) throw new Error('The family is too small');
    const featured = { ...farthest, featured: true };
    const others = products.map((each) => (each === farthest ? featured : each));
    const [first, ...rest] = findRelatedProducts(product, others);
    expect(first).toBe(featured);
    expect(rest).toEqual(
      findRelatedProducts(product, products)
        .filter((each) => each !== farthest)
        .slice(0, 3),
    );
  });

  it('[PD7] never omit a nearer product', () => {
    for (const product of products.filter(({ category }) => category === 'Ladders')) {
      const related = findRelatedProducts(product, products, 3);
      const farthest = Math.max(...related.map((other) => Math.abs(other.height - product.height)));
      const nearer = products.filter(
        (other) =>
          other.family === product.family &&
          other !== product &&
          Math.abs(other.height - product.height) < farthest - 0.001,
      );
      for (const other of nearer) expect(related).toContain(other);
    }
  });

  it('[PD7] put the same model first where heights tie, then the nearer price, and no test item', () => {
    const like = (id: string, change: Partial<Product>): Product => ({
      ...firstProduct,
      id,
      family: 'narrow-tower',
      model: 'A',
      height: 2,
      price: 1000,
      ...change,
    });
    const here = like('here', {});
    const shop = [
      like('other-dear', { model: 'B', price: 5000 }),
      like('other-near', { model: 'B', price: 1100 }),
      like('above', { height: 2.5, price: 9000 }),
      like('below', { height: 1.5, price: 500 }),
      like('test', { isTest: true }),
      here,
    ];
    expect(findRelatedProducts(here, shop).map(({ id }) => id)).toEqual([
      'other-near',
      'other-dear',
      'below',
      'above',
    ]);
  });
});

describe('related products of a large family', () => {
  it('[PD7] are found in linear time', () => {
    let looks = 0;
    const family = Array.from({ length: 4000 }, (_, place) => ({
      ...firstProduct,
      id: `copy-${place}`,
      get height() {
        looks += 1;
        return (place * 7919) % 4000;
      },
    }));
    expect(findRelatedProducts({ ...firstProduct, height: 2000 }, family)).toHaveLength(4);
    expect(looks).toBeLessThan(4 * family.length);
  });
});

describe('in-stock alternatives', () => {
  it('[CO1] has at least the class, rails, slip resistance, material and standard, for every product', () => {
    const grades = ['Non-Professional', 'Class 2', 'Professional', 'Class 3'];
    const gradeOf = (product: Product) => grades.indexOf(product.standardClass ?? '');
    const railsOf = ({ overallHeight, height }: Product) => (overallHeight ?? height) - height;
    const grips = ({ name }: Product) => name.includes('Slip-Resistant');
    // As if each were the last to sell out, so that all others are still available.
    const stocked = products.map((product) => ({ ...product, inStock: true }));
    for (const product of stocked) {
      for (const other of findInStockAlternatives(product, stocked)) {
        const pair = `${other.name} for ${product.name}`;
        expect(isDomestic(other) && !isDomestic(product), pair).toBe(false);
        expect(gradeOf(other), pair).toBeGreaterThanOrEqual(gradeOf(product));
        expect(railsOf(other) - railsOf(product), pair).toBeGreaterThan(-0.001);
        expect(!product.handrail || other.handrail, pair).toBe(true);
        expect(!grips(product) || grips(other), pair).toBe(true);
        expect(other.material, pair).toBe(product.material);
        expect(other.standard, pair).toBe(product.standard);
      }
    }
  });

  it('[CO1] is empty if no product of the family is as good', () => {
    const wanted = products.find(({ model }) => model === 'Slip-Resistant Mobile Ladder');
    if (!wanted) throw new Error('There is no such model');
    const plain = products.filter(({ model }) => model === 'Mobile Platform Ladder');
    expect(findInStockAlternatives(wanted, [wanted, ...plain])).toEqual([]);
  });

  it('[CA9, PD4] never replaces an outdoor product with an indoor-only one', () => {
    for (const product of products.filter((each) => !isIndoorOnly(each))) {
      expect(findInStockAlternatives(product, products).filter(isIndoorOnly), product.id).toEqual(
        [],
      );
    }
  });

  it('[PD4] is two at most, in stock, of the family, and reaches and holds as much', () => {
    for (const product of products) {
      const instead = findInStockAlternatives(product, products);
      expect(instead.length).toBeLessThanOrEqual(2);
      for (const other of instead) {
        expect(other).toMatchObject({ inStock: true, family: product.family });
        expect(other.id).not.toBe(product.id);
        expect(other.workingHeight, product.id).toBeGreaterThanOrEqual(product.workingHeight);
        expect(other.loadRating, product.id).toBeGreaterThanOrEqual(product.loadRating);
      }
    }
    const offered = products.filter(
      (product) => findInStockAlternatives(product, products).length > 0,
    );
    expect(offered.length).toBeGreaterThan(products.length / 2);
  });

  it('[PD4] replaces GRP only with GRP', () => {
    const grp = products.filter(({ material }) => material === 'GRP');
    const instead = grp.flatMap((product) => findInStockAlternatives(product, products));
    expect(instead.length).toBeGreaterThan(0);
    expect(new Set(instead.map(({ material }) => material))).toEqual(new Set(['GRP']));
  });

  it('[PD4] has the least height to spare, then the lower price', () => {
    const wanted = { ...firstProduct, workingHeight: 4.2, inStock: false };
    const like = (id: string, workingHeight: number, price: number): Product => ({
      ...firstProduct,
      id,
      workingHeight,
      price,
      inStock: true,
      stockCount: 1,
    });
    const shop = [
      like('much-higher', 6, 100),
      like('lower', 4.1, 100),
      like('dear', 4.4, 900),
      like('cheap', 4.4, 200),
      { ...like('gone', 4.2, 100), inStock: false },
      { ...like('test', 4.2, 100), isTest: true },
      { ...like('weaker', 4.2, 100), loadRating: firstProduct.loadRating - 1 },
    ];
    expect(findInStockAlternatives(wanted, shop).map(({ id }) => id)).toEqual(['cheap', 'dear']);
  });
});

describe('the alternative for work', () => {
  it('[CO1] is of the family, made for work, and reaches and holds as much as what is for the home', () => {
    const domestic = products.filter(isDomestic);
    expect(new Set(domestic.map(({ model }) => model))).toEqual(
      new Set(['Home Step Ladder', 'Home Extension Ladder', 'Home DIY Tower']),
    );
    for (const product of domestic) {
      const forWork = findWorkAlternative(product, products);
      if (!forWork) throw new Error(`${product.name} names nothing for work`);
      expect(forWork).toMatchObject({ family: product.family, inStock: true });
      expect(isDomestic(forWork)).toBe(false);
      expect(forWork.workingHeight).toBeGreaterThanOrEqual(product.workingHeight);
      expect(forWork.loadRating).toBeGreaterThanOrEqual(product.loadRating);
    }
  });
});
