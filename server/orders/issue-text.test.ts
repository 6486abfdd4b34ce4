import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Issue, issue as issueSchema } from '../../contract/order-issue.ts';
import { order } from '../testing/order.ts';
import { isMoneyIssue, issueText, isUnderReview, openIssues } from './issue-text.ts';

const refunded = { refundedPence: 10_00, totalPence: 50_00 };

/** Every kind: its text, whether the order is in doubt, and whether dispatch leaves it open. */
const issues: readonly (readonly [Issue, text: string, inDoubt: boolean, stays: boolean])[] = [
  [
    {
      kind: 'out-of-stock',
      data: {
        items: [
          { name: 'Podium', quantity: 2 },
          { name: 'Tower', quantity: 1 },
        ],
      },
    },
    'Out of stock when it was paid: 2 × Podium, 1 × Tower.',
    true,
    false,
  ],
  [{ kind: 'paid-twice', data: {} }, 'This cart was paid for twice.', true, false],
  [
    { kind: 'offer-lost', data: { offer: 'RO-000007', version: 2 } },
    "Paid for RO-000007, version 2, which the restored backup doesn't have. Check what was agreed in the email that the buyer got.",
    true,
    false,
  ],
  [
    { kind: 'restored', data: {} },
    'Recovered from the payment provider. It may have been sent already.',
    true,
    false,
  ],
  [
    { kind: 'amount-mismatch', data: { paidPence: 1, duePence: 1_283_49 } },
    '£0.01 was paid, but £1,283.49 was due.',
    true,
    false,
  ],
  [{ kind: 'no-email', data: {} }, 'The buyer gave no usable email address.', true, false],
  [{ kind: 'no-address', data: {} }, 'The buyer gave no delivery address.', true, false],
  [
    { kind: 'delivery-surcharge', data: { district: 'IV27' } },
    'IV27 is outside standard delivery. Agree the delivery cost with the buyer before dispatch.',
    false,
    false,
  ],
  [
    { kind: 'delivery-surcharge', data: { district: 'IV27', paidPence: 0, duePence: 48_00 } },
    'Delivery to IV27 costs £48.00, but £0.00 was paid. Accept the order once the buyer has agreed to pay £48.00 more.',
    true,
    false,
  ],
  [
    { kind: 'delivery-surcharge', data: { district: 'LS1', paidPence: 48_00, duePence: 0 } },
    'Delivery to LS1 costs £0.00, but £48.00 was paid. The buyer paid £48.00 more than our delivery price: check the address and the service.',
    false,
    false,
  ],
  [
    { kind: 'delivery-surcharge', data: { district: 'JE2', paidPence: 0 } },
    'The delivery table has no price for JE2, and £0.00 was paid for delivery. Agree the delivery cost with the buyer before dispatch.',
    true,
    false,
  ],
  [
    { kind: 'dispute', data: { respondBy: '2026-01-03T23:59:00.000Z' } },
    "The buyer's bank disputes this payment. Respond at Stripe by 3 January 2026 at 23:59.",
    true,
    true,
  ],
  [
    { kind: 'dispute-ended', data: { end: 'over', pence: 1 } },
    'Dispute closed: we keep the money.',
    false,
    true,
  ],
  [
    { kind: 'dispute-ended', data: { end: 'lost', pence: 20_00 } },
    "Dispute lost: the buyer's bank has taken back £20.00.",
    true,
    true,
  ],
  [
    { kind: 'dispute-ended', data: { end: 'prevented', pence: 20_00 } },
    'Dispute resolved before it was opened. £20.00 may have gone back to the buyer: check at Stripe.',
    true,
    true,
  ],
  [
    { kind: 'refund-failed', data: { pence: 49_99, totalPence: 50_00 } },
    'A refund of £49.99 failed or was cancelled at Stripe. Refund the buyer another way.',
    false,
    true,
  ],
  [
    { kind: 'refund-failed', data: { pence: 50_00, totalPence: 50_00 } },
    'A refund of £50.00 failed or was cancelled at Stripe. Refund the buyer another way.',
    true,
    true,
  ],
  [
    { kind: 'partial-refund', data: refunded },
    '£10.00 of £50.00 has been refunded at Stripe.',
    false,
    false,
  ],
  [
    { kind: 'refund-recount', data: { ...refunded, countedPence: 30_00 } },
    '£10.00 of £50.00 has been refunded at Stripe. The £30.00 recorded before included a refund that failed or was cancelled.',
    false,
    true,
  ],
  [
    { kind: 'part-payment', data: { paidPence: 10_00, duePence: 50_00 } },
    '£10.00 of £50.00 arrived by the due date. Record the rest when it arrives, give more time, or cancel the order and return the money.',
    false,
    true,
  ],
  [
    { kind: 'overpayment', data: { paidPence: 60_00, duePence: 50_00 } },
    '£60.00 arrived by bank transfer, £10.00 more than was due. Return the difference.',
    false,
    true,
  ],
  [
    { kind: 'paid-after-withdrawal', data: { offer: 'RO-000007', ended: 'lapsed' } },
    'Paid for RO-000007 after it had lapsed.',
    true,
    false,
  ],
  [
    { kind: 'refund-rejected', data: { pence: 10_00 } },
    'The payment provider rejected a refund of £10.00. Nothing was refunded: try again, or refund by bank transfer.',
    false,
    true,
  ],
  [{ kind: 'note', data: { text: 'Ask Jo.' } }, 'Ask Jo.', true, false],
];

it.each(issues)(
  '[CC14] %j has its text, review state and money state',
  (one, text, doubt, stays) => {
    const row = { ...one, id: 1, orderId: 7, key: 'k', raisedAt: new Date(), clearedBy: null };
    const open = { ...order, issues: [{ ...row, clearedAt: null }] };
    const cleared = { ...order, issues: [{ ...row, clearedAt: new Date() }] };
    expect(v.parse(issueSchema, one)).toEqual(one);
    expect(issueText(one)).toBe(text);
    expect(isMoneyIssue(one)).toBe(stays);
    expect(isUnderReview(open)).toBe(doubt);
    expect(isUnderReview(cleared)).toBe(false);
    expect(openIssues(cleared)).toEqual([]);
  },
);

it('[CC14] every kind of issue is tested', () => {
  const kinds = issueSchema.options.map(({ entries }) => entries.kind.literal);
  expect(new Set(issues.map(([{ kind }]) => kind))).toEqual(new Set(kinds));
});
