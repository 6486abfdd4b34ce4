import * as v from 'valibot';

const pence = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How a bank's dispute ends. Even if it was prevented, the money may have been returned. */
export const disputeOutcomes = ['lost', 'over', 'prevented'] as const;

function issueSchema<Kind extends string, Data extends v.ObjectEntries>(kind: Kind, data: Data) {
  return v.object({ kind: v.literal(kind), data: v.object(data) });
}

/** Something about an order that a person must check, by its kind. */
export const issue = v.variant('kind', [
  issueSchema('out-of-stock', { items: v.array(v.object({ name: v.string(), quantity: count })) }),
  issueSchema('paid-twice', {}),
  issueSchema('restored', {}),
  issueSchema('amount-mismatch', { paidPence: pence, duePence: pence }),
  issueSchema('no-email', {}),
  issueSchema('no-address', {}),
  /** The amounts paid and due are absent if there is no price, or if it is older than the delivery table. */
  issueSchema('delivery-surcharge', {
    district: v.string(),
    paidPence: v.optional(pence),
    duePence: v.optional(pence),
  }),
  issueSchema('dispute', { respondBy: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  issueSchema('dispute-ended', { end: v.picklist(disputeOutcomes), pence }),
  issueSchema('refund-failed', { pence, totalPence: pence }),
  issueSchema('partial-refund', { refundedPence: pence, totalPence: pence }),
  issueSchema('refund-recount', { refundedPence: pence, totalPence: pence, countedPence: pence }),
  /** For a bank transfer: less has arrived by the due date than was due, or more was paid than was due. */
  issueSchema('part-payment', { paidPence: pence, duePence: pence }),
  issueSchema('overpayment', { paidPence: pence, duePence: pence }),
  /** Paid by card for an offer that had ended since the payment began. */
  issueSchema('paid-after-withdrawal', {
    offer: v.string(),
    ended: v.picklist(['declined', 'withdrawn', 'lapsed', 'replaced', 'accepted']),
  }),
  /** Paid by card for an offer, or a version of one, that a restored backup does not have. */
  issueSchema('offer-lost', { offer: v.string(), version: count }),
  issueSchema('refund-rejected', { pence }),
  /** Free text from before issues had kinds. */
  issueSchema('note', { text: v.string() }),
]);

export type Issue = v.InferOutput<typeof issue>;
export type IssueKind = Issue['kind'];
