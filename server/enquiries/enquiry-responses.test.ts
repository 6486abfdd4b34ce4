import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { partForm } from '../../contract/part-enquiry.ts';
import { fakeContentSecurityPolicy, writeFakeSite } from '../../tests/support/fake-site.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { readSite } from '../pages/read-site.ts';
import { createMemoryFile } from '../pages/site-file.ts';
import { openTestEnquiries } from '../testing/test-enquiries.ts';
import { createResubmitPage } from './enquiry-responses.ts';
import { partEnquiryEndpoint } from './part-enquiry.ts';
import { quoteEndpoint } from './quote-endpoint.ts';
import {
  restockConfirmationEndpoint,
  restockRequestEndpoint,
  restockWithdrawalEndpoint,
} from './restock-forms.ts';
import { type Resubmission, resubmitFormHtml } from './resubmit-form.ts';

const fake = writeFakeSite();
afterAll(fake.remove);
const site = readSite(fake.dist);
/** A database that has failed from the start, so that nothing waits for it. */
const away = Promise.reject<never>(new Error('no database'));
away.catch(() => {});

describe('resubmit page', () => {
  it('[QU3] is a page of the site with its policy, and is not cached', async () => {
    const answer = await openTestEnquiries(away, site).postForm('/api/bulk-quote', {});
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-security-policy')).toBe(fakeContentSecurityPolicy);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await answer.text()).toMatch(
      /<h1>Not sent<\/h1><div class="form" data-enquiry-again><h1>Your quote request was not sent<[\s\S]*<\/form>[\s\S]*<\/div><p>Footer<\/p>$/,
    );
  });

  it('[QU3] inserts typed replacement patterns literally', () => {
    expect(createResubmitPage(site).html('$& $1 $`')).toContain('>$& $1 $`</div>');
  });

  it('[QU3] fails at startup if the page is missing', () => {
    const identity = new TextEncoder().encode('<main></main>');
    const enquiryAgain = createMemoryFile({}, { identity });
    expect(() => createResubmitPage({ ...site, enquiryAgain })).toThrow('no place for a form');
  });
});

const again = (more: Partial<Resubmission> = {}): Resubmission => ({
  action: '/api/bulk-quote',
  form: quoteEndpoint.form,
  typed: {},
  sentence: 'Please check.',
  errors: {},
  ...more,
});

describe('resubmit form', () => {
  it('[QU3] links each error to its field and focuses the first', () => {
    const html = resubmitFormHtml(
      again({ errors: { email: 'No.', quantity: 'Choose.', cart: 'Odd.' } }),
    );
    expect(html).toContain('<li><a href="#again-email">No.</a></li>');
    expect(html).toContain('<li><a href="#again-quantity">Choose.</a></li>');
    expect(html).toContain('<li>Odd.</li>');
    expect(html).toMatch(
      /<input type="email" value="" autocomplete="email" maxlength="254" id="again-email" autofocus name="email" required aria-invalid="true" aria-describedby="again-email-wrong"><p class="wrong" id="again-email-wrong">No\.<\/p>/,
    );
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect(html.match(/id="again-quantity"/g)).toHaveLength(1);
  });

  it.each([
    quoteEndpoint,
    partEnquiryEndpoint,
    restockRequestEndpoint,
    restockConfirmationEndpoint,
    restockWithdrawalEndpoint,
  ])('[QU3] has the fields that $path takes', (enquiry) => {
    const { form, schema } = enquiry as { form: Resubmission['form']; schema: unknown };
    const { entries } = schema as { entries: Record<string, unknown> };
    const named = [...Object.keys(form.hidden), ...Object.keys(form.fields), 'website'];
    const taken = Object.keys(entries).filter(
      (name) => !['attempt', 'cart', 'started-at'].includes(name),
    );
    expect(named.sort()).toEqual(taken.sort());
    const html = resubmitFormHtml(again({ form }));
    for (const name of taken) expect(html).toContain(` name="${name}"`);
  });

  it('[QU3] describes a field as its page does', () => {
    const { message } = partForm.fields;
    const html = resubmitFormHtml(
      again({ form: partEnquiryEndpoint.form, errors: { message: 'No.' } }),
    );
    expect(html).toContain(`<small id="again-message-hint">${escapeHtml(message.hint)}</small>`);
    expect(html).toContain('aria-describedby="again-message-wrong again-message-hint"');
    expect(html).toContain('<option value="" selected>Optional</option>');
  });

  it('[CC6] keeps hidden fields', () => {
    const typed = { productId: 'a"b' };
    expect(resubmitFormHtml(again({ form: restockRequestEndpoint.form, typed }))).toContain(
      '<input type="hidden" name="productId" value="a&quot;b">',
    );
  });

  it('[QU3] shows whatever was typed as text', () => {
    const tags = (html: string) => html.split(/[<>"]/).length;
    const typed = (text: string) => ({ company: text, email: text, city: text, message: text });
    const plain = tags(resubmitFormHtml(again({ typed: typed('a'), errors: typed('a') })));
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const html = resubmitFormHtml(again({ typed: typed(text), errors: typed(`a${text}`) }));
        expect(tags(html)).toBe(plain);
      }),
    );
  });

  it('[QU3] keeps the first empty line of a message, and shows no file', () => {
    expect(resubmitFormHtml(again({ typed: { message: '\nTen' } }))).toContain(
      '>\n\nTen</textarea>',
    );
    expect(resubmitFormHtml(again({ typed: { company: new File([], 'x') } }))).toContain(
      'value=""',
    );
  });
});
