import { describe, expect, it } from 'vitest';
import { paidOrderStates, type TrackedOrder } from '../../../contract/order.ts';
import { getOrderText } from './order-texts.ts';

const at = '2026-11-15T10:00:00.000Z';
const loads = { long: ['LONG'], heavy: ['HEAVY'] };
const order = (state: TrackedOrder['state'], sku = 'LONG'): TrackedOrder => ({
  reference: 'RM-000002',
  state,
  placedAt: at,
  deliverBy: '2026-11-20T00:00:00.000Z',
  lines: [{ productId: 'a', name: 'A', sku, quantity: 1, unitPence: 100 }],
  total: 100,
  rates: [],
  documents: [],
  shipments: [],
  history: [{ state, at }],
});
const said = (state: TrackedOrder['state'], sku?: string) =>
  getOrderText({ kind: 'order', order: order(state, sku) }, loads);

const thanks = /^Thank you for your order$/;
const promise = /We'll deliver it by Friday 20 November\./;
const twoPeople = /two people/;

describe('order texts', () => {
  it('[CC12] thank the buyer and name the delivery day', () => {
    for (const state of ['paid', 'preparing'] as const) {
      expect(said(state).heading).toMatch(thanks);
      expect(said(state).text).toMatch(promise);
    }
  });

  it('[CC14] name no day if the server names none', () => {
    for (const state of ['paid', 'preparing'] as const) {
      const far = { ...order(state), deliverBy: undefined };
      const { text } = getOrderText({ kind: 'order', order: far }, loads);
      expect(text).toMatch(/We'll email you the delivery day/);
      expect(text).not.toMatch(/deliver it by/);
      expect(said(state).text).not.toMatch(/delivery day/);
    }
  });

  it('[CO3] state the delivery difference to agree', () => {
    const due = (deliveryDifference: TrackedOrder['deliveryDifference']) =>
      getOrderText(
        { kind: 'order', order: { ...order('paid'), underReview: true, deliveryDifference } },
        loads,
      ).text;
    expect(due({ pence: 48_00 })).toMatch(
      /costs £48\.00 more than you paid\. We'll email you, and accept your order once you've agreed the difference/,
    );
    expect(due({})).toMatch(/costs more than you paid/);
  });

  it('[CC14] promise nothing while under review', () => {
    const looked = (state: TrackedOrder['state']) =>
      getOrderText({ kind: 'order', order: { ...order(state), underReview: true } }, loads).text;
    for (const state of ['paid', 'preparing'] as const) {
      expect(looked(state)).toMatch(/We need to check your order and will email you today/);
      expect(looked(state)).not.toMatch(promise);
    }
    expect(looked('dispatched')).toBe(said('dispatched').text);
  });

  it.each([undefined, { kind: 'pending' }, { kind: 'unknown' }, { kind: 'no answer' }] as const)(
    '[CC12] contain no thanks and no delivery promise without an order: %o',
    (answer) => {
      const { heading, text } = getOrderText(answer, loads);
      expect(heading).not.toMatch(thanks);
      expect(text).not.toMatch(/deliver|working days|two people/i);
    },
  );

  it('[CC13] promise no delivery once dispatched, cancelled or refunded', () => {
    for (const state of paidOrderStates.slice(2)) expect(said(state).text).not.toMatch(promise);
    expect(said('cancelled').heading).toBe('Your order has been cancelled');
    expect(said('refunded').heading).toBe('Your order has been refunded');
  });

  it('[CC12] ask for two people for long undelivered items only', () => {
    const asking = paidOrderStates.filter((state) => twoPeople.test(said(state).text));
    expect(asking).toEqual(['paid', 'preparing', 'dispatched']);
    expect(paidOrderStates.filter((state) => twoPeople.test(said(state, 'SHORT').text))).toEqual(
      [],
    );
  });

  it('[CC12] ask for a forklift or enough people for heavy items', () => {
    const asking = paidOrderStates.filter((state) => /forklift/.test(said(state, 'HEAVY').text));
    expect(asking).toEqual(['paid', 'preparing', 'dispatched']);
    const { lines, ...both } = order('paid', 'HEAVY');
    const mixed = { ...both, lines: [...order('paid').lines, ...lines] };
    const { text } = getOrderText({ kind: 'order', order: mixed }, loads);
    expect(text).toMatch(/forklift/);
    expect(text).not.toMatch(twoPeople);
  });
});
