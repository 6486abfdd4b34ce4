import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import {
  backInStockEmail,
  partEnquiryReceivedEmail,
  partEnquirySellerEmail,
  quoteReceivedEmail,
  quoteSellerEmail,
  restockConfirmationEmail,
} from './enquiry-emails.ts';

const [tower] = products;
if (!tower) throw new Error('The catalogue is empty');

const answered = {
  state: 'open',
  createdAt: new Date(),
  closedAt: null,
  attemptKey: null,
} as const;
const quote = {
  ...answered,
  id: 12,
  company: 'Fellside <b>',
  email: 'office@fellside.example',
  quantity: '11-25',
  message: 'Ten podiums,\nclick https://pills.example',
  city: 'Leeds',
  lines: [{ productId: tower.id, quantity: 3 }],
};
const part = {
  ...answered,
  id: 3,
  email: 'a@b.example',
  fits: 'Podium steps, P12',
  message: 'Left foot, https://pills.example',
};

describe('the emails about an enquiry', () => {
  it('[QU4, QU2a] a quote goes to us with everything that was asked', () => {
    const { subject, text, html } = quoteSellerEmail({
      asked: quote,
      unknownLines: 2,
      catalogue: catalogue(),
    });
    expect(subject).toBe('Quote 12: Fellside <b>, 11-25 items');
    expect(text).toContain('Reply to: office@fellside.example');
    expect(text).toContain('Company: Fellside <b>\nQuantity: 11-25 items\nDelivery to: Leeds');
    expect(text).toContain(`3 × | ${tower.name} | ${tower.sku}`);
    expect(text).toContain('2 lines of your cart');
    expect(html).toContain('Fellside &lt;b&gt;');
    expect(html).not.toContain('Fellside <b>');
  });

  it('[QU4a, QU2a] a quote’s sender gets a confirmation without the text that was typed', () => {
    const { subject, text, html } = quoteReceivedEmail({
      asked: quote,
      unknownLines: 2,
      catalogue: catalogue(),
    });
    expect(text).toContain('within 5 working days');
    expect(text).toContain('Reference: Quote 12\nQuantity: 11-25 items');
    expect(text).toContain(`3 × | ${tower.name} | ${tower.sku}`);
    expect(text).toContain('2 lines of your cart');
    for (const part of [subject, text, html])
      expect(part).not.toMatch(/Fellside|pills|podiums|Leeds|click/i);
    expect(
      quoteReceivedEmail({ asked: quote, unknownLines: 0, catalogue: catalogue() }).text,
    ).not.toContain('catalogue any more');
  });

  it('[OT4, QU4a] a part enquiry goes to us whole, and to its sender without a word of it', () => {
    expect(partEnquirySellerEmail(part).text).toContain('Reply to: a@b.example');
    expect(partEnquirySellerEmail(part).text).toContain(
      'For: Podium steps, P12\nMessage: Left foot, https://pills.example',
    );
    expect(partEnquirySellerEmail({ ...part, fits: '' }).text).not.toContain('For:');
    const { text, html } = partEnquiryReceivedEmail(part);
    expect(text).toContain('within 5 working days');
    expect(text).toContain('Reference: Part enquiry 3');
    for (const body of [text, html]) expect(body).not.toMatch(/P12|Left foot|pills/);
  });

  it('[CC6a] a confirmation email says what to press, for how long, and how to stop it', () => {
    const link = `https://shop.example/product/${tower.id}?confirm=abc`;
    const { subject, text, html } = restockConfirmationEmail(tower, link);
    expect(subject).toContain(tower.name);
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
    for (const words of ["Yes, email me when it's back", "Don't email me", 'works for 14 days'])
      expect(text).toContain(words);
  });

  it('[CC6] a back-in-stock email says how many there are, what one costs and where', () => {
    const origin = 'https://shop.example';
    const { subject, text } = backInStockEmail(tower, { available: 1, origin });
    expect(subject).toBe(`Back in stock: ${tower.name}`);
    expect(text).toContain('One is in stock now at £');
    expect(text).toContain(`${origin}/product/${tower.id}`);
    expect(backInStockEmail(tower, { available: 3, origin }).text).toContain('3 are in stock now');
  });
});
