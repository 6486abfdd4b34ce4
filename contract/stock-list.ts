import * as v from 'valibot';
import { familyKeys } from '../catalogue/families.ts';
import { attemptKey } from './cancel-checkout.ts';
import { optionalLine } from './fields.ts';
import { formatQuery, readFilter } from './query.ts';

export const stockTabs = ['all', 'low', 'sold-out', 'awaited'] as const;

export type StockTab = (typeof stockTabs)[number];

export const stockPageSize = 50;

/** The days that a supplier takes: stock that lasts no longer is low. */
export const supplierDays = 14;

/** Which products a list of stock shows. It is the query of the list's address. */
export const stockFilter = v.object({
  tab: v.optional(v.picklist(stockTabs), 'all'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  family: v.optional(v.picklist(familyKeys)),
});

export type StockFilter = v.InferOutput<typeof stockFilter>;

export const stockPageQuery = v.object({
  ...stockFilter.entries,
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
});

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readStockFilter(query: URLSearchParams): StockFilter {
  return readFilter(stockFilter, query);
}

/** Writes the filter as the query of an address, without default values. */
export function writeStockFilter({ tab, search, family }: StockFilter): string {
  return formatQuery({
    tab: tab === 'all' ? undefined : tab,
    search: search || undefined,
    family,
  });
}

/** A product should be counted again after this many days. */
export const recountDays = 30;

/** Which products are to be counted. */
export const countFilter = v.object({
  search: stockFilter.entries.search,
  family: stockFilter.entries.family,
  /** Only those that should be counted again. */
  due: v.optional(v.literal('yes')),
});

export type CountFilter = v.InferOutput<typeof countFilter>;

/** The most products in one count, because a device stores them all. */
export const maxProductsToCount = 300;

/** Why stock differs from what it should be. */
export const stockCauses = ['damaged', 'lost', 'found', 'returned', 'miscounted'] as const;

export type StockCause = (typeof stockCauses)[number];

/** Whether a cause can explain why there is more, or less, than there should be. */
export function fitsDifference(cause: StockCause, difference: number): boolean {
  if (cause === 'damaged' || cause === 'lost') return difference < 0;
  return cause === 'miscounted' || difference > 0;
}

const maxStockQuantity = 100_000;

const quantityAtLeast = (least: number) =>
  v.pipe(
    v.number('Enter a number.'),
    v.integer('Enter a whole number.'),
    v.minValue(least, `Enter ${least} or more.`),
    v.maxValue(maxStockQuantity, 'Enter 100,000 or fewer.'),
  );

const productId = v.pipe(v.string(), v.maxLength(100));

/** Goods that arrived together from a supplier. */
export const delivery = v.object({
  key: attemptKey,
  note: optionalLine(60),
  lines: v.pipe(
    v.array(v.object({ productId, quantity: quantityAtLeast(1) })),
    v.minLength(1, 'Choose what arrived.'),
    v.maxLength(100, 'Receive at most 100 products at once.'),
    v.check(
      (lines) => new Set(lines.map((line) => line.productId)).size === lines.length,
      'A product is listed twice.',
    ),
  ),
});

export type Delivery = v.InferOutput<typeof delivery>;

/** A counted number of items on hand. */
export const onHandCount = quantityAtLeast(0);

/** The longest time for which a count can wait on its device: 90 days. */
export const maxCountAgeMs = 90 * 86_400_000;

/** The count of one product, with the figure that was expected. */
const stockCount = v.pipe(
  v.object({
    productId,
    /** On hand as the office showed it: the stock changes by the difference, whatever is sold meanwhile. */
    expected: onHandCount,
    counted: onHandCount,
    cause: v.optional(v.picklist(stockCauses)),
    /**
     * How many milliseconds ago it was counted, for a count that waited on its device. It is compared
     * with the stock on hand at that time, not with what the device had read.
     */
    ago: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxCountAgeMs))),
  }),
  v.forward(
    v.check(
      ({ expected, counted, cause }) =>
        counted === expected || (cause !== undefined && fitsDifference(cause, counted - expected)),
      'Choose why it differs.',
    ),
    ['cause'],
  ),
);

export type StockCount = v.InferOutput<typeof stockCount>;

/** The most counts that can be applied together. */
export const maxCounts = 5_000;

export const stockCounts = v.object({
  key: attemptKey,
  counts: v.pipe(
    v.array(stockCount),
    v.minLength(1),
    v.maxLength(maxCounts),
    v.check(
      (counts) => new Set(counts.map((count) => count.productId)).size === counts.length,
      'A product is counted twice.',
    ),
  ),
});
