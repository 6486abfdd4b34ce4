import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import {
  backInStock,
  partEnquiryForSeller,
  partEnquiryReceived,
  quoteForSeller,
  quoteReceived,
} from './letters.ts';

const [tower] = products;
if (!tower) throw new Error('The catalogue is empty');

describe('the letters about an enquiry', () => {
  it('[QU4, QU2a] a quote goes to both sides with everything that was asked', () => {
    const asked = {
      id: 12,
      company: 'Fellside <b>',
      email: 'office@fellside.example',
      quantity: '11-25',
      message: 'Ten podiums,\ndelivered.',
      city: 'Leeds',
      lines: [{ productId: tower.id, quantity: 3 }],
      state: 'open' as const,
      createdAt: new Date(),
      closedAt: null,
      attemptKey: null,
    };
    const toBuyer = quoteReceived({ asked, unknownLines: 2 });
    const toSeller = quoteForSeller({ asked, unknownLines: 2 });
    expect(toBuyer.text).toContain('within 5 working days');
    expect(toSeller.subject).toBe('Quote 12: Fellside <b>, 11-25 items');
    expect(toSeller.text).toContain('Answer to: office@fellside.example');
    for (const { text, html } of [toBuyer, toSeller]) {
      expect(text).toContain('Company: Fellside <b>\nQuantity: 11-25 items\nDelivery to: Leeds');
      expect(text).toContain(`3 × | ${tower.name} | ${tower.sku}`);
      expect(text).toContain('2 lines of the cart');
      expect(html).toContain('Fellside &lt;b&gt;');
      expect(html).not.toContain('Fellside <b>');
    }
    expect(quoteReceived({ asked, unknownLines: 0 }).text).not.toContain('catalogue any more');
  });

  it('[OT4] a part enquiry goes to both sides', () => {
    const asked = {
      id: 3,
      email: 'a@b.example',
      fits: 'Podium steps, P12',
      message: 'Left foot',
      state: 'open' as const,
      createdAt: new Date(),
      closedAt: null,
      attemptKey: null,
    };
    expect(partEnquiryReceived(asked).text).toContain('For: Podium steps, P12\nMessage: Left foot');
    expect(partEnquiryForSeller(asked).text).toContain('Answer to: a@b.example');
    expect(partEnquiryForSeller({ ...asked, fits: '' }).text).not.toContain('For:');
  });

  it('[CC6] a stock notice says how many there are, what one costs and where', () => {
    const origin = 'https://shop.example';
    const { subject, text } = backInStock(tower, 1, origin);
    expect(subject).toBe(`Back in stock: ${tower.name}`);
    expect(text).toContain('One is in stock now at £');
    expect(text).toContain(`${origin}/product/${tower.id}`);
    expect(backInStock(tower, 3, origin).text).toContain('3 are in stock now');
  });
});
