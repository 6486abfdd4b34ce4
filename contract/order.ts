import * as v from 'valibot';

/** The states of an order. The first four follow one another. */
export const orderStates = [
  'paid',
  'preparing',
  'dispatched',
  'delivered',
  'cancelled',
  'refunded',
] as const;

export type OrderState = (typeof orderStates)[number];

/** How an order is paid. */
export const paymentMethods = ['card', 'bank-transfer'] as const;

/** How an order travels; express only where the owner has set a rate for it. */
export const deliveryServices = ['standard', 'express'] as const;

const pence = v.pipe(v.number(), v.integer());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** An order as anybody with its session id may see it: nothing personal. */
export const trackedOrder = v.object({
  reference: v.string(),
  state: v.picklist(orderStates),
  /** We need to check it before dispatch. */
  underReview: v.optional(v.boolean()),
  placedAt: moment,
  /** UTC midnight of the last expected delivery day; missing where none is promised. */
  deliverBy: v.optional(moment),
  lines: v.array(
    v.object({
      productId: v.string(),
      name: v.string(),
      sku: v.string(),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      unitPence: pence,
      /** Of the line that is the delivery charge, and of no product. */
      delivery: v.optional(v.picklist(deliveryServices)),
    }),
  ),
  total: pence,
  /** Delivery to the address costs more than was paid: by so much, where there is a price. */
  deliveryDifference: v.optional(v.object({ pence: v.optional(pence) })),
  /** The buyer's purchase order number. */
  poNumber: v.optional(v.string()),
  carrier: v.optional(v.string()),
  tracking: v.optional(v.string()),
  history: v.array(v.object({ state: v.picklist(orderStates), at: moment })),
});

export type TrackedOrder = v.InferOutput<typeof trackedOrder>;

/** Returned with 202 while the payment is being processed. */
export const orderPending = v.object({
  state: v.literal('pending'),
  /** The provider has just said that there is no payment. */
  unpaid: v.optional(v.boolean()),
});

export type OrderPending = v.InferOutput<typeof orderPending>;
