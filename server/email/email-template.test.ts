import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailAddress } from '../../contract/fields.ts';
import { renderEmail } from './email-template.ts';
import { isDeliverableAddress } from './outbox.ts';

const written = (text: string) =>
  renderEmail(text, [
    { kind: 'heading', text },
    text,
    { kind: 'facts', rows: [[text, text]] },
    { kind: 'table', head: [text], rows: [[text]] },
    { kind: 'list', items: [text] },
    { kind: 'link', text, href: text },
  ]);

describe('an email', () => {
  it('[QU4] reads well as plain text', () => {
    const { text } = renderEmail('Your quote', [
      'Thank you.',
      {
        kind: 'facts',
        rows: [
          ['Company', 'Fellside'],
          ['Message', 'Ten podiums,\nto site.'],
        ],
      },
      { kind: 'heading', text: 'Goods' },
      { kind: 'table', head: ['Quantity', 'Product'], rows: [['2 ×', 'Tower']] },
      { kind: 'list', items: ['One', 'Two'] },
      { kind: 'link', text: 'Terms', href: 'https://shop.example/terms' },
    ]);
    expect(text).toMatch(
      /^Thank you\.\n\nCompany: Fellside\nMessage:\n {2}Ten podiums,\n {2}to site\.\n\nGOODS\n\nQuantity \| Product\n2 × \| Tower\n\n- One\n- Two\n\nTerms:\nhttps:\/\/shop\.example\/terms\n\n-- \nRungmoor Access Ltd\n/,
    );
  });

  it('[QU4, CC14] is signed with what the law asks of a company', () => {
    const { text, html } = renderEmail('Hello', []);
    for (const fact of ['Rungmoor Access Ltd', 'England and Wales', '00000000', '1 Example Way']) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
  });

  it('[QU4] shows what a visitor typed as text, never as markup', () => {
    const tags = (html: string) => html.replaceAll('<br>', '').split(/[<>"]/).length;
    const plain = tags(written('a').html);
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(tags(written(`a${text}z`).html)).toBe(plain);
      }),
    );
  });

  it('[QU4] has a subject on one line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\r', '\n', '\0', '\t', 'a', ':', ' ') }),
        (text) => {
          expect(renderEmail(text, []).subject).toMatch(/^[a: ]*$/);
        },
      ),
    );
  });

  it('[QU4] loads no external content and has no tracking', () => {
    const { html } = written('Text');
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|https?:/);
  });
});

describe('a recipient', () => {
  it('[QU4] every address that our forms accept is deliverable', () => {
    const part = fc.stringMatching(/^[\w+-]{1,9}(\.[\w+-]{1,9})?$/);
    const host = fc.stringMatching(/^[\da-zA-Z]{1,9}([.-][\da-zA-Z]{1,9})?\.[a-z]{2,4}$/);
    const address = fc.oneof(
      fc.emailAddress(),
      fc.tuple(part, host).map(([before, after]) => `${before}@${after}`),
    );
    let taken = 0;
    fc.assert(
      fc.property(address, (text) => {
        const read = v.safeParse(emailAddress, text);
        if (!read.success) return;
        taken += 1;
        expect(isDeliverableAddress(read.output)).toBe(true);
      }),
    );
    expect(taken).toBeGreaterThan(20);
  });
});
