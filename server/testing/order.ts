import { issueText, openIssues } from '../orders/issue-text.ts';
import type { Order } from '../orders/order.ts';

/** Two podiums, paid in the first hour of 1 July UK time. */
export const order: Order = {
  id: 7,
  reference: 'RM-000007',
  paidBy: 'card',
  sessionId: 'cs_test_1',
  checkoutId: null,
  paymentId: 'pi_1',
  state: 'paid',
  email: 'buyer@firm.example',
  name: 'A <Buyer>',
  phone: null,
  address: { line1: '1 Test Road', town: 'Leeds', postcode: 'LS1 1AA', country: 'GB' },
  company: null,
  poNumber: null,
  deliveryNotes: null,
  totalPence: 120_00,
  refundRefusals: 0,
  givenBackPence: 0,
  version: 1,
  createdAt: new Date('2026-06-30T23:30:00Z'),
  paidAt: new Date('2026-06-30T23:30:00Z'),
  offerId: null,
  leadDays: null,
  billingAddress: null,
  paymentDue: null,
  exVatPence: null,
  payments: [],
  refunds: [],
  exportedPeriod: null,
  lines: [
    {
      orderId: 7,
      line: 1,
      productId: 'a',
      name: 'Podium',
      sku: 'CAL-P',
      unitPence: 60_00,
      quantity: 2,
      delivery: null,
      vatPercent: 20,
    },
  ],
  events: [],
  issues: [],
  shipments: [],
};

/** The author of changes in most tests: a command. */
export const byCommand = { by: { kind: 'command' } } as const;

/** The open issues of an order, as text. */
export function issueTexts(made: Pick<Order, 'issues'> | undefined): string[] {
  return made ? openIssues(made).map((issue) => issueText(issue)) : [];
}
