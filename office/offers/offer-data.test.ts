import { describe, expect, it } from 'vitest';
import { exVatAt } from '../../catalogue/vat.ts';
import {
  createCustomLine,
  discountedPrice,
  percentOff,
  toIncVatPrice,
  toOfferDraft,
  validateDraft,
} from './offer-data.ts';

describe('[TO1] line price and discount', () => {
  it('convert into each other', () => {
    const list = 217_50;
    expect(discountedPrice(list, 10)).toBe(195_75);
    expect(percentOff(list, 195_75)).toBe(10);
    expect(percentOff(list, list)).toBe(0);
    expect(discountedPrice(list, 100)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
  });

  it('convert a price ex VAT to the penny inc VAT', () => {
    for (const percent of [0, 5, 20] as const)
      for (let typed = 0; typed < 500; typed += 1)
        expect(exVatAt(toIncVatPrice(typed, percent, 0), percent)).toBe(typed);
  });

  it('keep the price inc VAT if the typed price ex VAT is unchanged', () => {
    // Two prices with VAT can have the same price without VAT.
    const now = 599;
    expect(toIncVatPrice(exVatAt(now, 20), 20, now)).toBe(now);
  });
});

describe('[TO2] saved draft', () => {
  const draft = {
    company: 'Ashworth Shopfitters',
    name: '',
    email: 'buyer@ashworth.example',
    phone: '',
    title: '',
    leadDays: null,
    validUntil: '2026-12-18',
    note: '',
  };

  it('omits lines without text', () => {
    const empty = createCustomLine('text');
    const named = {
      ...createCustomLine('text', 50_00),
      name: 'Set up on site',
      vatPercent: 5 as const,
    };
    expect(toOfferDraft({ ...draft, lines: [empty, named] }).lines).toEqual([
      { kind: 'text', name: 'Set up on site', quantity: 1, unitPence: 50_00, vatPercent: 5 },
    ]);
  });

  it('returns errors by field', () => {
    expect(validateDraft(toOfferDraft({ ...draft, lines: [] }))).toEqual({});
    const wrong = toOfferDraft({
      ...draft,
      email: 'buyer@',
      lines: [createCustomLine('delivery'), createCustomLine('delivery')],
    });
    expect(Object.keys(validateDraft(wrong)).sort()).toEqual(['email', 'lines']);
  });
});
