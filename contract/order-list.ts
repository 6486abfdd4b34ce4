import * as v from 'valibot';
import { requiredLine } from './fields.ts';
import { deliveryServices, paymentMethods } from './order.ts';
import { formatQuery, isoDate, readFilter } from './query.ts';

/** Tabs of the order list. Orders that are packed or partly dispatched are also still to be dispatched. */
export const orderTabs = [
  'to-dispatch',
  'stuck',
  'awaiting-payment',
  'packing',
  'part-dispatched',
  'dispatched',
  'delivered',
  'refunded',
  'cancelled',
  'all',
] as const;

export type OrderTab = (typeof orderTabs)[number];

/** Tabs of orders that need a person; there are never very many. */
const workTabs = ['to-dispatch', 'stuck', 'packing', 'part-dispatched'] as const;

export function isWorkTab(tab: OrderTab): boolean {
  return workTabs.some((one) => one === tab);
}

export const orderSorts = ['send-by', 'newest', 'total'] as const;

export type OrderSort = (typeof orderSorts)[number];

export const orderPageSize = 50;

/** Counting stops at this number, to spare the database: nobody needs an exact count beyond it. */
export const maxOrderCount = 500;

/** The most orders that can be dispatched or printed together. */
const maxBulkOrders = 100;

/** Which orders a list shows, and in what order. It is the query of the list's address. */
export const orderFilter = v.object({
  tab: v.optional(v.picklist(orderTabs), 'to-dispatch'),
  search: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  /** Placed within this many days, including today. */
  days: v.optional(v.picklist(['1', '7', '30'])),
  /** The first and the last day, in the UK, on which it was placed. */
  from: v.optional(isoDate),
  to: v.optional(isoDate),
  service: v.optional(v.picklist(deliveryServices)),
  paidBy: v.optional(v.picklist(paymentMethods)),
  /** By default what must leave first, or the newest if nothing has to leave. */
  sort: v.optional(v.picklist(orderSorts)),
});

export type OrderFilter = v.InferOutput<typeof orderFilter>;

/** A page of the list: the orders after the one that `after` names. */
export const orderPageQuery = v.object({
  ...orderFilter.entries,
  after: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,15}_\d{1,9}$/))),
});

/** Only open orders have a dispatch date, and only they are few enough to be sorted by it. */
export function effectiveSort({ tab, sort }: Pick<OrderFilter, 'tab' | 'sort'>): OrderSort {
  return isWorkTab(tab) ? (sort ?? 'send-by') : 'newest';
}

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  return readFilter(orderFilter, query);
}

/** Writes the filter as the query of an address, without default values. */
export function writeOrderFilter({ tab, search, ...rest }: OrderFilter): string {
  const shown = tab === 'to-dispatch' ? undefined : tab;
  return formatQuery({ tab: shown, search: search || undefined, ...rest });
}

/** A filter that is saved under a name. */
export const savedViewFields = v.object({
  name: requiredLine('Enter a name.', 40),
  query: v.pipe(v.string(), v.maxLength(500)),
});

const chosenOrders = v.pipe(
  v.array(
    v.object({
      reference: v.pipe(v.string(), v.regex(/^RM-\d{6,9}$/)),
      /** The version that was seen in the list. */
      version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  v.minLength(1),
  v.maxLength(maxBulkOrders),
);

export const bulkPreparation = v.object({ orders: chosenOrders });

export const bulkDispatch = v.object({
  orders: chosenOrders,
  carrier: requiredLine('Choose a carrier.', 60),
});

/** Why an order in a bulk action was skipped. */
export type SkipReason =
  | 'not-found'
  | 'stuck'
  | 'done-already'
  | 'not-possible'
  | 'changed'
  | 'failed';
