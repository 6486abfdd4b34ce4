import * as v from 'valibot';

/** What happens to refunded goods. Goods that come back damaged do not go into stock. */
export const goodsOutcomes = ['restock', 'written-off', 'not-back', 'keeps'] as const;
export type GoodsOutcome = (typeof goodsOutcomes)[number];

/** How money is refunded: to the card through the provider, or by a manual bank transfer. */
export const refundMethods = ['provider', 'bank-transfer'] as const;
export type RefundMethod = (typeof refundMethods)[number];

export const refundStates = ['requested', 'done', 'pending', 'failed'] as const;

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

/** How many items of a line are refunded, and what happens to them. */
const refundedLine = v.object({
  line: whole,
  quantity: whole,
  goods: v.picklist(goodsOutcomes),
});

export type RefundedLine = v.InferOutput<typeof refundedLine>;

/** Goods that have come back since their refund. */
export const goodsBackRequest = v.object({
  version: whole,
  refund: whole,
  line: whole,
  quantity: whole,
  goods: v.picklist(['restock', 'written-off']),
});

/** The office's refund request: the sum that was on the button, by line where there are lines. */
export const refundRequest = v.object({
  version: whole,
  pence: whole,
  note: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Use 2000 characters or fewer.')),
  ),
  method: v.optional(v.picklist(refundMethods), 'provider'),
  lines: v.optional(v.pipe(v.array(refundedLine), v.maxLength(200)), []),
  /** The key of this press of the button: a repeated request refunds nothing twice. */
  attempt: v.pipe(v.string(), v.uuid()),
});
