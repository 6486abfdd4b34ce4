import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { quantityBands } from '../../../contract/quantity-bands.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { QuotedItems } from './QuotedItems.tsx';
import { QuoteForm } from './QuoteForm.tsx';

const form = renderToStaticMarkup(<QuoteForm />);

/** The tag of the control with this name. */
const control = (markup: string, name: string) =>
  markup.match(new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`))?.[0] ?? '';

describe('quote form, server-rendered', () => {
  it('[QU1] [QU3] posts without JavaScript', () => {
    expect(form).toMatch(/^<form[^>]* action="\/api\/bulk-quote" method="post"/);
    expect(form).not.toContain('noValidate');
    expect(form).toMatch(/<button type="submit"[^>]*>Request a quote/);
  });

  it('[QU1] requires company, email and quantity but no message', () => {
    expect(control(form, 'company')).toContain('required');
    expect(control(form, 'email')).toMatch(/required.*type="email"/);
    expect(control(form, 'message')).not.toContain('required');
    expect(control(form, 'form-name')).toMatch(/type="hidden".*value="bulk-quote"/);
  });

  it('[QU1] has four bands as required radio buttons', () => {
    const radios = form.match(/<input[^>]* type="radio"[^>]*>/g) ?? [];
    expect(radios).toHaveLength(4);
    for (const [place, { key }] of quantityBands.entries()) {
      expect(radios[place]).toMatch(/ required="".* name="quantity"/);
      expect(radios[place]).toContain(`value="${key}"`);
    }
  });

  it('[QU2a] shows the reply time', () => {
    expect(form.replace(/<[^>]+>/g, '')).toContain('within 5 working days');
  });

  it('[QU4] has a honeypot field', () => {
    expect(control(form, 'website')).toMatch(/tabindex="-1".*autoComplete="off"/i);
    expect(form).toMatch(/<div aria-hidden="true" class="sr-only">/);
  });
});

describe('quoted items', () => {
  const quoted = (quantity: number, fromCart = true) =>
    renderToStaticMarkup(
      <QuotedItems
        items={quantity ? [{ product: sampleProduct({ name: 'Tower' }), quantity }] : []}
        fromCart={fromCart}
        onQuantity={() => {}}
        onRemove={() => {}}
      />,
    );
  const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it('[QU4] lists the lines and can be removed', () => {
    const markup = quoted(2);
    expect(wordsOf(markup)).toContain('Included in your request: 2 items Remove Tower HAW-FT29');
    expect(markup).toMatch(/<input type="number"[^>]* aria-label="Quantity of Tower"/);
    expect(markup).toMatch(/ min="1" max="9999"[^>]* value="2"/);
    expect(quoted(0)).not.toContain('in your request');
  });

  it('[QU1] [QU4] states the minimum of five and links to order fewer', () => {
    const words = 'Quotes start at 5 items. Increase a quantity, or order now';
    expect(wordsOf(quoted(4))).toContain(words);
    expect(quoted(4)).toMatch(/<button[^>]* commandfor="cart"[^>]*>order now/);
    expect(quoted(4, false)).toMatch(/<a href="\/product\/[^"]+"[^>]*>order now/);
    expect(wordsOf(quoted(5))).not.toContain('Quotes start');
  });
});
