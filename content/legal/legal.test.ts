import { describe, expect, it } from 'vitest';
import { getSectionTexts } from '../../tests/support/legal-texts.ts';
import { browserStorage } from '../browser-storage.ts';
import { company, registeredOfficeLine } from '../company.ts';
import { returnBeyondMainland } from '../returns.ts';
import { cookies } from './cookies.ts';
import type { LegalDocument } from './document.ts';
import { privacy } from './privacy.ts';
import { retention } from './retention.ts';
import { terms } from './terms.ts';

const documents = { terms, privacy, cookies };

const sectionText = (document: LegalDocument, id: string): string =>
  document.sections
    .filter((section) => section.id === id)
    .flatMap(getSectionTexts)
    .join('\n');

const wholeText = (document: LegalDocument): string =>
  document.sections.map(({ id }) => sectionText(document, id)).join('\n');

describe('legal pages', () => {
  it.each(Object.entries(documents))('[OT1] dates the %s', (_, document) => {
    expect(document.lastUpdated).toBe('Last updated: 20th August 2025');
  });

  it.each(Object.entries(documents))(
    'gives every section of the %s an anchor of its own',
    (_, d) => {
      const ids = d.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    },
  );

  it.each(Object.entries(documents))('keeps the tables of the %s rectangular', (_, document) => {
    for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  it.each(Object.entries(documents))('writes the %s as text, not markup', (_, document) => {
    expect(wholeText(document)).not.toMatch(/<[a-z/]|&[a-z]+;|\*\*|undefined/i);
  });

  it('[OT1] gives consumers 14 days to cancel and refunds within 14 days of inspection', () => {
    expect(sectionText(terms, 'cancel')).toContain('within 14 days');
    expect(sectionText(terms, 'returns')).toContain('within 14 days of that inspection');
    expect(sectionText(terms, 'returns')).toMatch(/up to 1.5 m and 25 kg\n£15/);
    expect(sectionText(terms, 'returns')).toContain(returnBeyondMainland);
  });

  it('[OT1] counts the 14 days from the cancellation where we offer to collect, as the law does', () => {
    expect(sectionText(terms, 'returns')).toContain(
      'if we have offered to collect the goods, it is 14 days after you tell us',
    );
  });

  it('[OT1] prints the model cancellation form addressed to the seller', () => {
    const form = sectionText(terms, 'cancellation-form');
    expect(form).toContain(`To ${company.legalName}, ${registeredOfficeLine}`);
    expect(form).toContain('hereby give notice');
    expect(form).toContain('Signature of consumer(s)');
  });

  it('[OT1] says that prices include VAT unless stated', () => {
    expect(sectionText(terms, 'prices')).toContain('include VAT unless stated');
  });

  it('[OT1] keeps enquiries 24 months, order and tax records 6 years, logs 12 months', () => {
    expect(retention).toMatchObject({ enquiriesMonths: 24, orderYears: 6, logMonths: 12 });
    const data = sectionText(privacy, 'data');
    expect(data).toMatch(/quote[\s\S]*Up to 24 months/);
    expect(data).toMatch(/You order[\s\S]*6 years[\s\S]*accounts[\s\S]*6 years/);
    expect(data).toMatch(/server logs[\s\S]*Up to 12 months/);
  });

  it('[CC6a] says how long a restock request is kept that nobody confirms', () => {
    expect(sectionText(privacy, 'data')).toMatch(
      /stock is back[\s\S]*If you don't confirm your address, 14 days/,
    );
  });

  it('[OT1] is for adults only in the terms and in the privacy policy', () => {
    expect(sectionText(terms, 'adults')).toContain('18 or over');
    expect(sectionText(privacy, 'adults')).toContain('18 or over');
  });

  it('[SH10] discloses company, number, register, office and VAT number', () => {
    const seller = sectionText(terms, 'seller');
    for (const fact of [
      company.legalName,
      company.companyNumber,
      company.registeredIn,
      registeredOfficeLine,
      company.vatNumber,
      company.email.shown,
      company.phone.shown,
    ]) {
      expect(seller).toContain(fact);
    }
  });

  it('[OT2] asks consent for any analytics cookie in the terms and uses none in the policy', () => {
    expect(sectionText(terms, 'site')).toContain('analytics cookie only with your consent');
    expect(sectionText(terms, 'site')).toContain('sets no analytics cookie');
    expect(sectionText(cookies, 'none')).toContain('No analytics cookies are used');
  });

  it('[OT2] lists exactly what the site keeps in the browser', () => {
    const storage = cookies.sections.find(({ id }) => id === 'storage');
    const tables = storage?.blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables).toHaveLength(1);
    expect(tables?.[0]?.rows.map(([name]) => name)).toEqual([
      'Cart (rungmoor.cart.v1)',
      'VAT switch (rungmoor.vat.v1)',
      'Compare list (rungmoor.compare.v1)',
      'Delivery postcode (rungmoor.delivery.v1)',
      'Payments started (rungmoor.payments.v2)',
      'Pages for use offline (rungmoor.kept.v1)',
      'Forms not sent yet (rungmoor.outbox.v2)',
      'Equipment opened by its label (rungmoor.pieces.v1)',
      'Inspector (rungmoor.inspector.v1)',
      'Saved lists (rungmoor.lists.v1)',
      'List for a quote (rungmoor.quoted-list.v1)',
      'Checkout in progress (rungmoor.checkout.v2)',
    ]);
    expect(cookies.summary).toContain('twelve things');
    expect(browserStorage).toHaveLength(12);
  });

  it('[OT2] says what is kept unasked, and calls only the rest strictly necessary', () => {
    const [others = '', unasked = ''] = cookies.sections
      .filter(({ id }) => id === 'storage')
      .flatMap(({ blocks }) => blocks.slice(-2))
      .map((block) => (block.kind === 'paragraph' ? block.text : ''));
    expect(others).toMatch(/^All but the pages for use offline .* strictly necessary/);
    expect(unasked).toMatch(/^We store pages for use offline without asking you first\. On your /);
    expect(unasked).not.toContain('necessary');
    expect(sectionText(cookies, 'clear')).toContain(
      'To stop storing pages for use offline, untick',
    );
  });

  it('takes complaints itself, acknowledges them within 30 days and tells the outcome', () => {
    const complain = sectionText(privacy, 'complain');
    expect(complain).toContain('You can complain to us');
    expect(complain).toContain('within 30 days');
    expect(complain).toContain('the outcome without undue delay');
    for (const way of [company.email.shown, company.phone.shown]) expect(complain).toContain(way);
  });

  it('names the regulator and every kind of processor', () => {
    expect(sectionText(privacy, 'complain')).toContain('ico.org.uk');
    expect(sectionText(privacy, 'recipients')).toMatch(/Stripe[\s\S]*Email delivery[\s\S]*Hosting/);
  });
});
