import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { quoteRequest } from '../../../contract/bulk-quote.ts';
import { fieldErrors } from '../../../contract/field-errors.ts';
import { sampleProduct } from '../../testing/sample-product.ts';
import { NotifyForm } from '../notify/NotifyDialog.tsx';
import { QuoteForm } from '../quote/QuoteForm.tsx';
import { PartEnquiry } from '../spare-parts/PartEnquiry.tsx';
import { shownIn } from './shown-in.ts';

/** The controls of a form, read from its markup. */
function controlsOf(form: ReactElement) {
  const tags = renderToStaticMarkup(form).match(/<(?:input|select|textarea|button)\b[^>]*>/g) ?? [];
  return tags.map((tag) => ({
    getAttribute: (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null,
  }));
}

const quote = controlsOf(<QuoteForm />);
const part = controlsOf(<PartEnquiry />);
const notify = controlsOf(<NotifyForm id="notify" product={sampleProduct()} onSent={() => {}} />);
const failed = { reason: 'Please check the marked fields.' };
const outOfDate = { 'form-name': 'This form is out of date. Reload the page.' };

describe('what is wrong with a field that nobody sees', () => {
  it('[CC6] is the reason that the restock request was not taken', () => {
    const gone = 'This product is not in our catalogue any more.';
    expect(shownIn(notify, { errors: { productId: gone }, failed })).toEqual({
      errors: {},
      failed: { reason: gone },
    });
  });

  it.each([
    ['QU3', 'quote', quote],
    ['OT4', 'part enquiry', part],
  ])('[%s] is the reason that the %s was not taken', (_id, _form, controls) => {
    expect(shownIn(controls, { errors: outOfDate, failed })).toEqual({
      errors: {},
      failed: { reason: outOfDate['form-name'] },
    });
  });

  it.each([
    ['a quantity', [{ id: 'a', quantity: 10_000 }], 'Enter a whole number from 1 to 9999.'],
    [
      'the number of lines',
      Array.from({ length: 201 }, (_, line) => ({ id: `${line}`, quantity: 1 })),
      'You can send up to 200 different products at once.',
    ],
  ])('[QU4] is told of a quoted cart that is rejected for %s', (_what, cart, reason) => {
    const typed = {
      'form-name': 'bulk-quote',
      company: 'Fellside',
      email: 'office@fellside.example',
      quantity: '50+',
      cart,
    };
    const errors = fieldErrors(v.safeParse(quoteRequest, typed).issues ?? []);
    expect(shownIn(quote, { errors })).toEqual({ errors: {}, failed: { reason } });
  });

  it('[QU3] is told beside what is marked', () => {
    const email = 'Enter your email address.';
    expect(shownIn(quote, { errors: { email, ...outOfDate }, failed })).toEqual({
      errors: { email },
      failed: { reason: `${failed.reason} ${outOfDate['form-name']}` },
    });
  });
});

describe('what is wrong with fields that are seen', () => {
  it('[QU3] is marked and nothing else, as the server or the browser found it', () => {
    const errors = { company: 'Enter your company name.', quantity: 'Choose.' };
    expect(shownIn(quote, { errors, failed })).toEqual({ errors, failed });
    expect(shownIn(quote, { errors }).failed).toBeUndefined();
  });

  it('[QU3] takes no reason away where there is none for it', () => {
    expect(shownIn(notify, { errors: {}, failed: {} })).toEqual({ errors: {}, failed: {} });
  });
});
