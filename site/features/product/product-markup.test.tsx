import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../../catalogue/catalogue.ts';
import { familyColours } from '../../../catalogue/families.ts';
import { isIndoorOnly } from '../../../catalogue/indoor-only.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { findRelatedProducts } from '../../../catalogue/related.ts';
import { loadOf } from '../../../content/delivery.ts';
import { ProductDelivery } from '../delivery/DeliveryPanel.tsx';
import { BuyBox, WithdrawnBox } from './BuyBox.tsx';
import { Description, FitsList } from './ProductSections.tsx';
import { FeaturedProducts, RelatedProducts } from './RelatedProducts.tsx';

function find(test: (product: Product) => boolean): Product {
  const product = products.find(test);
  if (!product) throw new Error('the catalogue has no such product');
  return product;
}

const pageOf = (product: Product) =>
  renderToStaticMarkup(
    <BuyBox product={product} delivery={<ProductDelivery {...product} />}>
      Buy
    </BuyBox>,
  );
const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const stocked = find(({ inStock, closedLength }) => inStock && closedLength < 3);
const soldOut = find(({ inStock }) => !inStock);

describe('stock on a product page', () => {
  const lookOf = (product: Product) =>
    new RegExp(`data-stock="${product.id}".*? class="([^"]+)"`).exec(pageOf(product))?.[1];

  it('[PD4, CC14] differs only by data-left when built out of stock', () => {
    expect(lookOf(stocked)).toBe(lookOf(soldOut));
    expect(lookOf(stocked)).toContain('stock-line');
    expect(pageOf(soldOut)).toContain('data-left="0"');
    expect(pageOf(stocked)).not.toContain('data-left=');
  });
});

describe('a withdrawn product', () => {
  const gone = { ...stocked, withdrawn: true };
  const pageWith = (instead: readonly Product[]) =>
    renderToStaticMarkup(<WithdrawnBox product={gone} instead={instead} nearest={[soldOut]} />);

  it('[LC8] shows alternatives and cannot be bought', () => {
    const page = pageWith([stocked]);
    expect(wordsOf(page)).toContain('We no longer sell this product These do the same job:');
    expect(page).toContain(`href="/product/${stocked.id}"`);
    expect(page).not.toContain('data-buying');
    expect(page).toContain(`/product/${gone.id}.pdf`);
  });

  it('[LC8] suggests no replacement when nothing does the same job', () => {
    const words = wordsOf(pageWith([]));
    expect(words).not.toContain('These do the same job');
    expect(words).toContain('check height, load and material');
    expect(pageWith([])).toContain(`href="/product/${soldOut.id}"`);
  });
});

describe('featured products', () => {
  it('[LC6] are at most four, without a heading if none', () => {
    const home = (all: readonly Product[]) =>
      renderToStaticMarkup(<FeaturedProducts products={all} />);
    expect(home(products)).toBe('');
    const page = home(products.slice(0, 6).map((each) => ({ ...each, featured: true })));
    expect(page).toContain('Featured products');
    expect(page.match(/<h3/g)).toHaveLength(4);
  });
});

describe('alternatives in stock', () => {
  const page = renderToStaticMarkup(
    <BuyBox product={soldOut} instead={[stocked]}>
      Buy
    </BuyBox>,
  );

  it('[PD4, CC14] show price and live stock', () => {
    expect(page).toContain(`href="/product/${stocked.id}"`);
    expect(page).toContain(`data-stock="${stocked.id}" data-some="in stock now"`);
    expect(wordsOf(page)).toContain(
      `${formatPrice(stocked.price)}, ${formatPrice(exVat(stocked.price))} ex VAT, ${stocked.stockCount} in stock now`,
    );
  });

  it('[PD4, CC14] are left out if there are none', () => {
    expect(pageOf(soldOut)).not.toContain('in stock now');
  });
});

describe('ladder guidance', () => {
  const ladderFamilies = [
    'extension-ladders',
    'combination-ladders',
    'specialist-ladders',
    'step-ladders',
    'platform-ladders',
  ];

  it('[CO9] is shown on pages of ladders and steps only', () => {
    for (const product of products) {
      const words = wordsOf(renderToStaticMarkup(<Description product={product} />));
      const isLadder = ladderFamilies.includes(product.family);
      expect(/Safe use .*INDG455/.test(words), product.id).toBe(isLadder);
      if (!isLadder) continue;
      expect(words).toMatch(/low-risk work of up to 30 minutes at a time/);
      expect(words).toContain('three points of contact');
    }
  });
});

describe('stars on a product page', () => {
  it('[PD4] are left out with the reviews if there is no rating', () => {
    expect(wordsOf(pageOf(stocked))).toContain('reviews)');
    const unrated = pageOf({ ...stocked, rating: undefined });
    expect(unrated).not.toContain('reviews)');
    expect(unrated).not.toContain('stars');
  });
});

describe('buying facts', () => {
  it('[PD12] state the delivery cost, and the delivery time from stock, even if sold out', () => {
    for (const product of [stocked, soldOut]) {
      expect(wordsOf(pageOf(product))).toContain(
        'Delivery to postcode Check Included to the UK mainland, within 5 working days from stock. Enter a postcode for the price and day',
      );
    }
  });

  it('[PD12] state kerbside delivery for long items only', () => {
    const long = find((product) => loadOf(product) === 'long');
    expect(wordsOf(pageOf(long))).toContain('Long item, delivered to the kerb');
    expect(wordsOf(pageOf(stocked))).not.toMatch(/Long item|Heavy item/);
  });

  it('[PD12] state the weight of heavy items without asking for two people', () => {
    const tanker = find(({ model }) => model === 'Tanker Access Ladder');
    const words = wordsOf(pageOf(tanker));
    expect(words).toContain(`Heavy item, ${tanker.weight} kg, delivered to the kerb.`);
    expect(words).not.toContain('two people');
  });

  it('[QU4] link to a quote for this product', () => {
    expect(pageOf(stocked)).toContain(`href="/?product=${stocked.id}#bulk-order-cta"`);
  });
});

describe('families that a part fits', () => {
  it('[PD7] state the maximum size if a part fits shorter sizes only', () => {
    const kit = products.find(({ fitsUpTo }) => fitsUpTo);
    if (!kit) throw new Error('No part is for the shorter sizes alone');
    const lines = renderToStaticMarkup(<FitsList part={kit} />).match(/Only [^<]+/g);
    expect(lines).toHaveLength(kit.compatibleWith?.length ?? 0);
    for (const line of lines ?? []) expect(line).toMatch(/up to 3\u00a0m closed\.$/);
  });
});

describe('family mark', () => {
  it('[CA5, PD7] shows name and colour above related products and in the list of families a part fits', () => {
    const related = renderToStaticMarkup(<RelatedProducts related={[]} family="step-ladders" />);
    expect(related).toContain(`fill="${familyColours['step-ladders']}"`);
    expect(wordsOf(related)).toContain('Step Ladders, closest in height');
    const part = find(({ compatibleWith }) => compatibleWith?.includes('narrow-tower') ?? false);
    const fits = renderToStaticMarkup(<FitsList part={part} />);
    expect(fits).toContain(`fill="${familyColours['narrow-tower']}"`);
  });
});

describe('indoor-only towers', () => {
  it('[PD7] are marked among the related products of an outdoor tower', () => {
    const outdoors = find(({ family, height }) => family === '500-agr' && height === 7.7);
    const related = findRelatedProducts(outdoors, products);
    const cards = wordsOf(
      renderToStaticMarkup(<RelatedProducts related={related} family={outdoors.family} />),
    );
    expect(related.filter(isIndoorOnly).length).toBeGreaterThan(0);
    expect(cards.match(/Indoors only/g)).toHaveLength(related.filter(isIndoorOnly).length);
  });
});
