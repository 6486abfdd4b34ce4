import { describe, expect, it } from 'vitest';
import { exVatAt } from '../../catalogue/vat.ts';
import {
  errorsOf,
  otherLine,
  percentOff,
  priceAt,
  priceFromExVat,
  savedForm,
} from './offer-data.ts';

describe('[TO1] the price and the discount of a line', () => {
  it('are two views of one number', () => {
    const list = 217_50;
    expect(priceAt(list, 10)).toBe(195_75);
    expect(percentOff(list, 195_75)).toBe(10);
    expect(percentOff(list, list)).toBe(0);
    expect(priceAt(list, 100)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
  });

  it('read a price without VAT to the penny with VAT', () => {
    for (const percent of [0, 5, 20] as const)
      for (let typed = 0; typed < 500; typed += 1)
        expect(exVatAt(priceFromExVat(typed, percent, 0), percent)).toBe(typed);
  });

  it('keep the penny with VAT where what is typed is what stands', () => {
    // Two prices with VAT can have the same price without VAT.
    const now = 599;
    expect(priceFromExVat(exVatAt(now, 20), 20, now)).toBe(now);
  });
});

describe('[TO2] a draft as it is saved', () => {
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

  it('leaves out lines that have no words yet', () => {
    const empty = otherLine('text');
    const named = { ...otherLine('text', 50_00), name: 'Set up on site', vatPercent: 5 as const };
    expect(savedForm({ ...draft, lines: [empty, named] }).lines).toEqual([
      { kind: 'text', name: 'Set up on site', quantity: 1, unitPence: 50_00, vatPercent: 5 },
    ]);
  });

  it('says what is wrong by field', () => {
    expect(errorsOf(savedForm({ ...draft, lines: [] }))).toEqual({});
    const wrong = savedForm({
      ...draft,
      email: 'buyer@',
      lines: [otherLine('delivery'), otherLine('delivery')],
    });
    expect(Object.keys(errorsOf(wrong)).sort()).toEqual(['email', 'lines']);
  });
});
