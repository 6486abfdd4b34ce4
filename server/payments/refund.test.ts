import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { sumOfRefunds } from './refund.ts';

it('[CC14] what has gone back is all that was refunded but what failed or was cancelled', () => {
  const statuses = ['succeeded', 'pending', 'requires_action', 'failed', 'canceled', null];
  const refunds = statuses.map((status, n) => ({ status, amount: 10 ** n }) as Stripe.Refund);
  expect(sumOfRefunds(refunds)).toBe(100_111);
  expect(sumOfRefunds([])).toBe(0);
});
