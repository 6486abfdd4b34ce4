import * as v from 'valibot';

const pence = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

/** How a bank's dispute ends; where it was prevented, the money may have gone back all the same. */
export const disputeEnds = ['lost', 'over', 'prevented'] as const;

function issueOf<Kind extends string, Data extends v.ObjectEntries>(kind: Kind, data: Data) {
  return v.object({ kind: v.literal(kind), data: v.object(data) });
}

/** Something about an order that a person must check, by its kind. */
export const issue = v.variant('kind', [
  issueOf('out-of-stock', { items: v.array(v.object({ name: v.string(), quantity: count })) }),
  issueOf('paid-twice', {}),
  issueOf('restored', {}),
  issueOf('amount-mismatch', { paidPence: pence, duePence: pence }),
  issueOf('no-email', {}),
  issueOf('no-address', {}),
  /** With what was paid and what is due, where there is a price; before there was a table, with neither. */
  issueOf('delivery-surcharge', {
    district: v.string(),
    paidPence: v.optional(pence),
    duePence: v.optional(pence),
  }),
  issueOf('dispute', { respondBy: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
  issueOf('dispute-ended', { end: v.picklist(disputeEnds), pence }),
  issueOf('refund-failed', { pence, totalPence: pence }),
  issueOf('partial-refund', { refundedPence: pence, totalPence: pence }),
  issueOf('refund-recount', { refundedPence: pence, totalPence: pence, countedPence: pence }),
  /** Of a bank transfer: what has come by the day on which it was due, or more than was due. */
  issueOf('part-payment', { paidPence: pence, duePence: pence }),
  issueOf('overpayment', { paidPence: pence, duePence: pence }),
  /** Paid by card for an offer that had ended since the payment began. */
  issueOf('paid-after-withdrawal', {
    offer: v.string(),
    ended: v.picklist(['declined', 'withdrawn', 'lapsed', 'replaced', 'accepted']),
  }),
  /** Paid by card for an offer, or a version of one, that a restored backup does not have. */
  issueOf('offer-lost', { offer: v.string(), version: count }),
  issueOf('refund-rejected', { pence }),
  /** Free text from before issues had kinds. */
  issueOf('note', { text: v.string() }),
]);

export type Issue = v.InferOutput<typeof issue>;
export type IssueKind = Issue['kind'];
