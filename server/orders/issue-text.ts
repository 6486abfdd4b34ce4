import { formatPrice } from '../../catalogue/money.ts';
import type { Issue, IssueKind } from '../../contract/order-issue.ts';
import { ukDateAndTime } from '../email/uk-date.ts';
import type { Order, OrderIssue } from './order.ts';

type IssueData = { [Each in Issue as Each['kind']]: Each['data'] };
/** A mapped type, so that TypeScript matches the rule of a kind to the data of that kind. */
type IssueOf<Kind extends IssueKind> = {
  [Each in Kind]: { kind: Each; data: IssueData[Each] };
}[Kind];

type IssueRule<Data> = {
  text: (data: Data) => string;
  /** Whether we may not be able to send the order as it was placed. */
  needsReview: (data: Data) => boolean;
  /** The issue is about money: dispatch and cancellation leave it open. */
  isMoneyIssue?: true;
};

const always = () => true;
const never = () => false;

const rules: { [Kind in IssueKind]: IssueRule<IssueData[Kind]> } = {
  'out-of-stock': {
    text: ({ items }) => `Out of stock when it was paid: ${listItems(items)}.`,
    needsReview: always,
  },
  'paid-twice': { text: () => 'This cart was paid for twice.', needsReview: always },
  restored: {
    text: () => 'Recovered from the payment provider. It may have been sent already.',
    needsReview: always,
  },
  'amount-mismatch': {
    text: ({ paidPence, duePence }) =>
      `${formatPrice(paidPence)} was paid, but ${formatPrice(duePence)} was due.`,
    needsReview: always,
  },
  'no-email': { text: () => 'The buyer gave no usable email address.', needsReview: always },
  'no-address': { text: () => 'The buyer gave no delivery address.', needsReview: always },
  'delivery-surcharge': {
    text: surchargeText,
    // Without amounts, the issue is from before there was a delivery table, and the order was accepted.
    needsReview: ({ paidPence, duePence }) =>
      paidPence !== undefined && (duePence === undefined || duePence > paidPence),
  },
  dispute: {
    text: ({ respondBy }) =>
      `The buyer's bank disputes this payment. Respond at Stripe${respondBy ? ` by ${ukDateAndTime(new Date(respondBy))}` : ''}.`,
    needsReview: always,
    isMoneyIssue: true,
  },
  'dispute-ended': {
    text: ({ end, pence }) => disputeEndTexts[end](formatPrice(pence)),
    needsReview: ({ end }) => end !== 'over',
    isMoneyIssue: true,
  },
  'refund-failed': {
    text: ({ pence }) =>
      `A refund of ${formatPrice(pence)} failed or was cancelled at Stripe. Refund the buyer another way.`,
    // An order that we tried to refund in full is not meant to be sent.
    needsReview: ({ pence, totalPence }) => pence >= totalPence,
    isMoneyIssue: true,
  },
  'partial-refund': { text: partialRefundText, needsReview: never },
  'refund-recount': {
    text: ({ countedPence, ...refunded }) =>
      `${partialRefundText(refunded)} The ${formatPrice(countedPence)} recorded before included a refund that failed or was cancelled.`,
    needsReview: never,
    isMoneyIssue: true,
  },
  'part-payment': {
    text: ({ paidPence, duePence }) =>
      `${formatPrice(paidPence)} of ${formatPrice(duePence)} arrived by the due date. Record the rest when it arrives, give more time, or cancel the order and return the money.`,
    needsReview: never,
    isMoneyIssue: true,
  },
  overpayment: {
    text: ({ paidPence, duePence }) =>
      `${formatPrice(paidPence)} arrived by bank transfer, ${formatPrice(paidPence - duePence)} more than was due. Return the difference.`,
    needsReview: never,
    isMoneyIssue: true,
  },
  'paid-after-withdrawal': {
    text: ({ offer, ended }) => `Paid for ${offer} after ${offerEndTexts[ended]}.`,
    needsReview: always,
  },
  'offer-lost': {
    text: ({ offer, version }) =>
      `Paid for ${offer}, version ${version}, which the restored backup doesn't have. Check what was agreed in the email that the buyer got.`,
    needsReview: always,
  },
  'refund-rejected': {
    text: ({ pence }) =>
      `The payment provider rejected a refund of ${formatPrice(pence)}. Nothing was refunded: try again, or refund by bank transfer.`,
    needsReview: never,
    isMoneyIssue: true,
  },
  note: { text: ({ text }) => text, needsReview: always },
};

const offerEndTexts: Record<IssueData['paid-after-withdrawal']['ended'], string> = {
  declined: 'it was declined',
  withdrawn: 'it was withdrawn',
  lapsed: 'it had lapsed',
  replaced: 'a newer version had been sent',
  accepted:
    'it had been accepted in another way: it is paid for twice, or a bank transfer is due too',
};

function surchargeText({ district, paidPence, duePence }: IssueData['delivery-surcharge']): string {
  const agree = 'Agree the delivery cost with the buyer before dispatch.';
  if (paidPence === undefined) return `${district} is outside standard delivery. ${agree}`;
  const paid = `${formatPrice(paidPence)} was paid`;
  if (duePence === undefined) {
    return `The delivery table has no price for ${district}, and ${paid} for delivery. ${agree}`;
  }
  const cost = `Delivery to ${district} costs ${formatPrice(duePence)}, but ${paid}.`;
  return duePence > paidPence
    ? `${cost} Accept the order once the buyer has agreed to pay ${formatPrice(duePence - paidPence)} more.`
    : `${cost} The buyer paid ${formatPrice(paidPence - duePence)} more than our delivery price: check the address and the service.`;
}

const disputeEndTexts: Record<IssueData['dispute-ended']['end'], (sum: string) => string> = {
  lost: (sum) => `Dispute lost: the buyer's bank has taken back ${sum}.`,
  over: () => 'Dispute closed: we keep the money.',
  prevented: (sum) =>
    `Dispute resolved before it was opened. ${sum} may have gone back to the buyer: check at Stripe.`,
};

function partialRefundText({
  refundedPence,
  totalPence,
}: {
  refundedPence: number;
  totalPence: number;
}) {
  return `${formatPrice(refundedPence)} of ${formatPrice(totalPence)} has been refunded at Stripe.`;
}

/** Items as text: 2 × Podium, 1 × Tower. */
export function listItems(items: readonly { name: string; quantity: number }[]): string {
  return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}

/** The text of an issue for the owner. */
export function issueText<Kind extends IssueKind>(issue: IssueOf<Kind>): string {
  return rules[issue.kind].text(issue.data);
}

function isReviewIssue<Kind extends IssueKind>(issue: IssueOf<Kind>): boolean {
  return rules[issue.kind].needsReview(issue.data);
}

/** Whether an issue stays open when the goods are dispatched or the order is cancelled. */
export function isMoneyIssue({ kind }: Issue): boolean {
  return rules[kind].isMoneyIssue === true;
}

/** The issues that still have to be checked. */
export function openIssues({ issues }: Pick<Order, 'issues'>): OrderIssue[] {
  return issues.filter(({ clearedAt }) => clearedAt === null);
}

/** Whether we may not be able to send an order as it was placed. */
export function isUnderReview(order: Pick<Order, 'issues'>): boolean {
  return openIssues(order).some((issue) => isReviewIssue(issue));
}
