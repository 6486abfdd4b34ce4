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
import { toVisibleErrors } from './use-enquiry.ts';

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

describe('errors of hidden fields', () => {
  it('[CC6] become the reason of a rejected restock request', () => {
    const gone = 'This product is not in our catalogue any more.';
    expect(toVisibleErrors(notify, { errors: { productId: gone }, failed })).toEqual({
      errors: {},
      failed: { reason: gone },
    });
  });

  it.each([
    ['QU3', 'quote', quote],
    ['OT4', 'part enquiry', part],
  ])('[%s] become the reason of a rejected %s', (_id, _form, controls) => {
    expect(toVisibleErrors(controls, { errors: outOfDate, failed })).toEqual({
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
  ])('[QU4] become the reason of a quoted cart rejected for %s', (_what, cart, reason) => {
    const typed = {
      'form-name': 'bulk-quote',
      company: 'Fellside',
      email: 'office@fellside.example',
      quantity: '50+',
      cart,
    };
    const errors = fieldErrors(v.safeParse(quoteRequest, typed).issues ?? []);
    expect(toVisibleErrors(quote, { errors })).toEqual({ errors: {}, failed: { reason } });
  });

  it('[QU3] are added to the reason', () => {
    const email = 'Enter your email address.';
    expect(toVisibleErrors(quote, { errors: { email, ...outOfDate }, failed })).toEqual({
      errors: { email },
      failed: { reason: `${failed.reason} ${outOfDate['form-name']}` },
    });
  });
});

describe('errors of visible fields', () => {
  it('[QU3] are kept unchanged', () => {
    const errors = { company: 'Enter your company name.', quantity: 'Choose.' };
    expect(toVisibleErrors(quote, { errors, failed })).toEqual({ errors, failed });
    expect(toVisibleErrors(quote, { errors }).failed).toBeUndefined();
  });

  it('[QU3] add no reason', () => {
    expect(toVisibleErrors(notify, { errors: {}, failed: {} })).toEqual({ errors: {}, failed: {} });
  });
});
