import { expect, it } from 'vitest';
import { factText, recordLink } from './activity-texts.ts';

it('[OF12] returns the name and link of a record', () => {
  expect(recordLink('order', 'RM-000402', {})).toEqual({
    name: 'RM-000402',
    href: '/orders/RM-000402',
  });
  const href = '/stock?product=podium-1';
  const received = recordLink('product', 'podium-1', { quantity: 12 });
  expect(received).toEqual({ name: '12 × podium-1', href });
  expect(recordLink('product', 'podium-1', {})).toEqual({ name: 'podium-1', href });
  expect(recordLink('quote', '7', {})).toEqual({
    name: 'quote request 7',
    href: '/enquiries/quote-7',
  });
  expect(recordLink('export', 'orders', {})).toEqual({ name: 'orders' });
  expect(recordLink('staff', '3', {})).toBeUndefined();
});

it('[OF12] describes carriers and refunded amounts', () => {
  const shipped = { carrier: 'DPD', tracking: '1550' };
  expect(factText('order.dispatch', shipped)).toBe(' with DPD, 1550');
  expect(factText('order.correct-shipment', { carrier: 'DX', tracking: null })).toBe(' with DX');
  expect(factText('order.refund', { pence: 4400 })).toBe(', £44.00');
  expect(factText('order.note', shipped)).toBe('');
});
