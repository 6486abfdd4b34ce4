import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product.ts';
import { inWords, sentencesOf } from './change-sentences.ts';

const product = sampleProduct({ name: 'Folding Tower' });

describe('what the cart tells of changes', () => {
  it('[CC3] names the product and what happened to it', () => {
    const sentences = sentencesOf([
      { kind: 'sold-out', product },
      { kind: 'fewer-left', product, quantity: 3 },
      { kind: 'repriced', product, seenPrice: 150_000 },
    ]);
    expect(sentences.map(inWords)).toEqual([
      "Folding Tower is out of stock. We've removed it from your cart.",
      'Folding Tower is down to 3 in stock. Your quantity is now 3.',
      'Folding Tower is now £1,631.00 inc VAT. It was £1,500.00.',
    ]);
    expect(sentences[0]?.subject?.href).toBe('/product/folding-tower');
  });

  it('[CC3] counts products whose name is gone with them', () => {
    const gone = { kind: 'no-longer-sold', id: 'x' } as const;
    const words = (count: number) =>
      sentencesOf(Array.from({ length: count }, () => gone)).map(inWords);
    expect(words(1)).toEqual([
      "We no longer sell one of your products, so we've removed it from your cart.",
    ]);
    expect(words(2)).toEqual([
      "We no longer sell 2 of your products, so we've removed them from your cart.",
    ]);
    expect(sentencesOf([])).toEqual([]);
  });
});
