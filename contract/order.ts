import * as v from 'valibot';

/** The states of an order that was paid. The first four follow one another. */
export const paidOrderStates = [
  'paid',
  'preparing',
  'dispatched',
  'delivered',
  'cancelled',
  'refunded',
] as const;

/** The states of an order; only a bank transfer can be awaited. */
export const orderStates = ['awaiting-payment', ...paidOrderStates] as const;

export type OrderState = (typeof orderStates)[number];
export type PaidOrderState = (typeof paidOrderStates)[number];

export const paymentMethods = ['card', 'bank-transfer'] as const;

/** How an order is delivered; express only where the owner has set a rate for it. */
export const deliveryServices = ['standard', 'express'] as const;

const pence = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1));
const items = v.array(v.object({ name: v.string(), quantity }));

/** An order as anyone with its session id can see it, without personal data. */
export const trackedOrder = v.object({
  reference: v.string(),
  state: v.picklist(paidOrderStates),
  /** We need to check it before dispatch. */
  underReview: v.optional(v.boolean()),
  placedAt: moment,
  /** UTC midnight of the last expected delivery day; missing if none is promised. */
  deliverBy: v.optional(moment),
  lines: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      sku: v.string(),
      quantity,
      unitPence: pence,
      /** Set on the line of the delivery charge, which is not a product. */
      delivery: v.optional(v.picklist(deliveryServices)),
    }),
  ),
  total: pence,
  /** The total by rate of VAT. */
  rates: v.optional(
    v.array(v.object({ percent: v.number(), exVatPence: pence, vatPence: pence })),
    [],
  ),
  /** Invoice and credit notes, which can be downloaded by number. */
  documents: v.optional(
    v.array(v.object({ kind: v.picklist(['invoice', 'credit-note']), number: v.string() })),
    [],
  ),
  /** Set if delivery to the address costs more than was paid; the difference, if there is a price. */
  deliveryDifference: v.optional(v.object({ pence: v.optional(pence) })),
  poNumber: v.optional(v.string()),
  /** Current and past shipments, with the carrier's tracking page. */
  shipments: v.optional(
    v.array(
      v.object({
        carrier: v.string(),
        tracking: v.optional(v.string()),
        trackingUrl: v.optional(v.string()),
        at: moment,
        items,
      }),
    ),
    [],
  ),
  /** For a partly dispatched order: the items still to be dispatched. */
  toFollow: v.optional(items),
  history: v.array(v.object({ state: v.picklist(paidOrderStates), at: moment })),
});

export type TrackedOrder = v.InferOutput<typeof trackedOrder>;

/** Returned with 202 while the payment is being processed. */
export const orderPending = v.object({
  state: v.literal('pending'),
  /** The provider has just reported that there is no payment. */
  unpaid: v.optional(v.boolean()),
});

export type OrderPending = v.InferOutput<typeof orderPending>;
