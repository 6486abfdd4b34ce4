import { expect, it } from 'vitest';
import { factWords, recordWords } from './activity-texts.ts';

it('[OF12] names and links what something was done to', () => {
  expect(recordWords('order', 'RM-000402', {})).toEqual({
    name: 'RM-000402',
    href: '/orders/RM-000402',
  });
  const href = '/stock?product=podium-1';
  const received = recordWords('product', 'podium-1', { quantity: 12 });
  expect(received).toEqual({ name: '12 × podium-1', href });
  expect(recordWords('product', 'podium-1', {})).toEqual({ name: 'podium-1', href });
  expect(recordWords('quote', '7', {})).toEqual({
    name: 'quote request 7',
    href: '/enquiries/quote-7',
  });
  expect(recordWords('export', 'orders', {})).toEqual({ name: 'orders' });
  expect(recordWords('staff', '3', {})).toBeUndefined();
});

it('[OF12] says how it left and what was refunded', () => {
  const shipped = { carrier: 'DPD', tracking: '1550' };
  expect(factWords('order.dispatch', shipped)).toBe(' with DPD, 1550');
  expect(factWords('order.correct-shipment', { carrier: 'DX', tracking: null })).toBe(' with DX');
  expect(factWords('order.refund', { pence: 4400 })).toBe(', £44.00');
  expect(factWords('order.note', shipped)).toBe('');
});
