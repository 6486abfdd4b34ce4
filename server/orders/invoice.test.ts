import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exVat } from '../../catalogue/money.ts';
import { order } from '../testing/order.ts';
import { invoiceOf } from './invoice.ts';
import type { Order } from './order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

describe('an invoice', () => {
  it('[CC14] has lines that add up to the total of the order without VAT, whatever they are', () => {
    const line = fc.record({
      orderId: fc.constant(7),
      line: fc.nat(),
      productId: fc.string(),
      name: fc.string(),
      sku: fc.string(),
      unitPence: fc.integer({ min: 1, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      delivery: fc.constantFrom(null, 'standard', 'express'),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
        const totalPence = sum(lines.map(({ unitPence, quantity }) => unitPence * quantity));
        const invoice = invoiceOf({ ...order, totalPence, lines });
        expect(sum(invoice.lines.map(({ totalExVat }) => totalExVat))).toBe(exVat(totalPence));
      }),
    );
  });

  it('[CC14] is made out to the company, or the buyer where there is none', () => {
    const trade = { ...order, company: 'Fellside Works' };
    expect(invoiceOf(order).madeOutTo).toBe('A <Buyer>');
    expect(invoiceOf(trade).madeOutTo).toBe('Fellside Works');
    expect(invoiceOf(trade, { company: 'Fellside Holdings' }).madeOutTo).toBe('Fellside Holdings');
    expect(invoiceOf({ ...order, name: null }, { company: 'Fellside Holdings' }).madeOutTo).toBe(
      'Fellside Holdings',
    );
  });

  it.each<[Partial<Order>, string]>([
    [{ state: 'cancelled' }, 'is cancelled'],
    [{ state: 'refunded' }, 'is refunded in full'],
    [{ givenBackPence: 120_00 }, 'is refunded in full'],
    [{ email: '' }, 'no email address'],
    [{ name: null }, '--company NAME'],
    [{ address: null }, '--address TEXT'],
    [{ totalPence: 1 }, 'a different amount from its lines'],
  ])('[CC14] is refused of an order with %j', (changes, reason) => {
    expect(() => invoiceOf({ ...order, ...changes })).toThrow(reason);
  });
});
