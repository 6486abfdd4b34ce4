import { maxPricePence } from './changes.ts';
import type { Pence } from './money.ts';

/** How a price computed by a rule ends: in any pence, or in these. */
export const priceEndings = { pence: undefined, '95': 95, '99': 99, '00': 0 } as const;

export type PriceEnding = keyof typeof priceEndings;

/** What a rule does with the struck-through price beside the new one. */
export const wasRules = ['keep', 'remove', 'present-price'] as const;

export type PriceRule = {
  by: 'percent' | 'amount';
  /** Hundredths of a percent, or pence; below 0 for a reduction. */
  value: number;
  ending: PriceEnding;
  was: (typeof wasRules)[number];
};

type Priced = { readonly id: string; readonly price: Pence; readonly originalPrice?: Pence };

/** A warning about a new price. */
export type PriceMark = 'largest-rise' | 'largest-fall' | 'wrong-way' | 'was-removed';

/** Why a rule leaves a product unchanged. */
export type LeftOutReason = 'unchanged' | 'too-low' | 'too-high' | 'by-hand' | 'on-offer';

type RulePrice = {
  id: string;
  before: Pence;
  after: Pence;
  /** Hundredths of a percent. */
  change: number;
  originalPrice: Pence | undefined;
  marks: readonly PriceMark[];
};

export type RuleOutcome = {
  prices: readonly RulePrice[];
  leftOut: readonly { id: string; reason: LeftOutReason }[];
  /** The average change in hundredths of a percent. */
  average: number;
};

/** The nearest price above 0 with this ending; if two are equally near, the higher. */
export function roundTo(ending: PriceEnding, pence: Pence): Pence {
  const last = priceEndings[ending];
  const whole = Math.round(pence);
  if (last === undefined) return Math.max(1, whole);
  const nearest = Math.floor((whole - last + 50) / 100) * 100 + last;
  return nearest > 0 ? nearest : nearest + 100;
}

/** By how much a price changes, in hundredths of a percent. */
export function changeInBasisPoints(before: Pence, after: Pence): number {
  return Math.round(((after - before) * 10_000) / before);
}

/**
 * Applies a rule to each product. Every product is either in `prices` or in `leftOut` with a reason;
 * `protectedProducts` lists those that the rule must not change.
 */
export function applyRule(
  products: readonly Priced[],
  rule: PriceRule,
  protectedProducts: ReadonlyMap<string, 'by-hand' | 'on-offer'> = new Map(),
): RuleOutcome {
  const prices: RulePrice[] = [];
  const leftOut: RuleOutcome['leftOut'][number][] = [];
  for (const product of products) {
    const read = protectedProducts.get(product.id) ?? applyRuleToProduct(rule, product);
    if (typeof read === 'string') leftOut.push({ id: product.id, reason: read });
    else prices.push(read);
  }
  const total = prices.reduce((sum, { change }) => sum + change, 0);
  const average = prices.length > 0 ? Math.round(total / prices.length) : 0;
  return { prices: markExtremes(prices), leftOut, average };
}

function applyRuleToProduct(rule: PriceRule, product: Priced): RulePrice | LeftOutReason {
  const { id, price: before } = product;
  const unrounded =
    rule.by === 'percent' ? (before * (10_000 + rule.value)) / 10_000 : before + rule.value;
  // Checked before rounding up to the lowest price: a reduction by more than the price is a mistake.
  if (unrounded < 1) return 'too-low';
  const after = roundTo(rule.ending, unrounded);
  if (after > maxPricePence) return 'too-high';
  const was = rule.was === 'present-price' ? before : product.originalPrice;
  const originalPrice = rule.was === 'remove' || (was ?? 0) <= after ? undefined : was;
  if (after === before && originalPrice === product.originalPrice) return 'unchanged';
  const marks: PriceMark[] = [];
  if ((after - before) * rule.value < 0) marks.push('wrong-way');
  if (rule.was === 'keep' && was !== undefined && originalPrice === undefined)
    marks.push('was-removed');
  return { id, before, after, change: changeInBasisPoints(before, after), originalPrice, marks };
}

/** Marks the largest rise and the largest fall, unless all changes are equal. */
function markExtremes(prices: readonly RulePrice[]): RulePrice[] {
  const changes = prices.map(({ change }) => change);
  const highest = changes.reduce((most, change) => Math.max(most, change), 0);
  const lowest = changes.reduce((least, change) => Math.min(least, change), 0);
  const areEqual = changes.every((change) => change === changes[0]);
  return prices.map((price) => {
    if (areEqual || price.change === 0) return price;
    if (price.change === highest) return { ...price, marks: [...price.marks, 'largest-rise'] };
    if (price.change === lowest) return { ...price, marks: [...price.marks, 'largest-fall'] };
    return price;
  });
}
