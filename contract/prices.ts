import * as v from 'valibot';
import { maxPricePence } from '../catalogue/changes.ts';
import { familyKeys } from '../catalogue/families.ts';
import { type PriceEnding, priceEndings, wasRules } from '../catalogue/price-rules.ts';
import { optionalLine, requiredLine } from './fields.ts';
import { formatQuery, isoDate, readFilter } from './query.ts';

export const priceTabs = ['all', 'changed', 'reduced', 'scheduled'] as const;

export type PriceTab = (typeof priceTabs)[number];

export const pricePageSize = 50;

/** Which products a list of prices shows. It is the query of the list's address. */
export const priceFilter = v.object({
  tab: v.optional(v.picklist(priceTabs), 'all'),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
  family: v.optional(v.picklist(familyKeys)),
});

export type PriceFilter = v.InferOutput<typeof priceFilter>;

export const pricePageQuery = v.object({
  ...priceFilter.entries,
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
});

/** Reads the filter from the query of an address. Invalid values are dropped. */
export function readPriceFilter(query: URLSearchParams): PriceFilter {
  return readFilter(priceFilter, query);
}

/** Writes the filter as the query of an address, without default values. */
export function writePriceFilter({ tab, search, family }: PriceFilter): string {
  return formatQuery({ tab: tab === 'all' ? undefined : tab, search: search || undefined, family });
}

export const productId = v.pipe(v.string(), v.maxLength(100));

/** How a change was made to the draft. */
export const draftOrigins = ['hand', 'rule', 'import'] as const;

export type DraftOrigin = (typeof draftOrigins)[number];

/** The most prices that can be changed together. */
export const maxBulkPrices = 5_000;

/** A rule for all products of a filter, or for those that were chosen from it. */
export const ruleRequest = v.object({
  filter: priceFilter,
  chosen: v.pipe(v.array(productId), v.maxLength(maxBulkPrices)),
  rule: v.object({
    by: v.picklist(['percent', 'amount']),
    value: v.pipe(
      v.number('Enter how much.'),
      v.integer('Use at most two decimals.'),
      v.minValue(-maxPricePence),
      v.maxValue(maxPricePence),
      v.notValue(0, 'Enter how much.'),
    ),
    ending: v.picklist(Object.keys(priceEndings) as PriceEnding[]),
    was: v.picklist(wasRules),
  }),
});

export type RuleRequest = v.InferOutput<typeof ruleRequest>;

const field = v.pipe(v.string(), v.maxLength(40));

/** One field of the draft, with the drafted value that it replaces, where there was one. */
export const draftField = v.object({
  productId,
  field,
  value: v.unknown(),
  seen: v.optional(v.unknown()),
});

/** Many changes to the draft at once. */
export const draftChanges = v.object({
  origin: v.picklist(draftOrigins),
  changes: v.pipe(
    v.array(v.object({ productId, field, value: v.unknown() })),
    v.minLength(1),
    v.maxLength(2 * maxBulkPrices),
  ),
});

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as 06:00.'));
const calendarDay = v.pipe(v.string('Choose a day.'), isoDate);

/** What goes live, and when in UK time; for an offer, also when the old values return. */
export const publication = v.object({
  /** The state of the draft that the publisher has seen. */
  seen: v.pipe(v.string(), v.maxLength(40)),
  /** The publisher's reason for the change. */
  note: optionalLine(200),
  /** Immediately if omitted. */
  start: v.optional(v.object({ day: calendarDay, time: clock })),
  end: v.optional(v.object({ day: calendarDay, time: clock })),
});

export type PublicationRequest = v.InferOutput<typeof publication>;

/** Confirms that a was-price is true although the shop has no record of it. */
export const wasConfirmation = v.object({
  productId,
  pence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPricePence)),
  reason: requiredLine('Say how you know that it was charged.', 300),
});
