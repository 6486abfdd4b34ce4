import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exVat, formatPrice, formatSaving, penceFromPounds, vatInPrice } from './money.ts';

const anyPence = fc.integer({ min: 1, max: 100_000_000 });

describe('money', () => {
  it('[PL8] [PD4] writes a price as £ and the number, with two decimals and thousands marked', () => {
    expect(formatPrice(28349)).toBe('£283.49');
    expect(formatPrice(210000)).toBe('£2,100.00');
    expect(formatPrice(1233058)).toBe('£12,330.58');
    expect(formatPrice(5)).toBe('£0.05');
  });

  it('[PL8] formats any amount like Intl.NumberFormat', () => {
    const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (pence) => {
        expect(formatPrice(pence)).toBe(pounds.format(pence / 100));
      }),
    );
  });

  it('[PL8] writes a saving without pence when there are none', () => {
    expect(formatSaving(3600)).toBe('£36');
    expect(formatSaving(3551)).toBe('£35.51');
    expect(formatSaving(10050)).toBe('£100.50');
  });

  it('[PL16] splits a price into VAT and the rest to the penny', () => {
    expect(vatInPrice(28349)).toBe(4725);
    expect(exVat(28349)).toBe(23624);
  });

  it('[PL16] keeps ex VAT and VAT whole, adding up, and within a penny of 20 %', () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        expect(Number.isInteger(vatInPrice(pence))).toBe(true);
        expect(exVat(pence) + vatInPrice(pence)).toBe(pence);
        expect(Math.abs(exVat(pence) * 1.2 - pence)).toBeLessThan(1);
      }),
    );
  });

  it('[CC4] parses formatted pounds back to the same pence', () => {
    fc.assert(
      fc.property(anyPence, (pence) => {
        expect(penceFromPounds((pence / 100).toFixed(2))).toBe(pence);
        expect(penceFromPounds(formatPrice(pence).replace(/[£,]/g, ''))).toBe(pence);
      }),
    );
  });

  it('[CA11] rejects text that is not an amount with at most two decimals', () => {
    for (const text of ['', '1.234', '-3', '£5', '1,000', '12.', '.5', 'free']) {
      expect(() => penceFromPounds(text)).toThrow(`"${text}"`);
    }
    expect(penceFromPounds('118')).toBe(11800);
    expect(penceFromPounds('0.5')).toBe(50);
  });
});
