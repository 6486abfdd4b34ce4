/** What a product has beside its id and dates. */
export type ProductFacts = {
  name: string;
  description: string | null;
  images: string[];
  metadata: Record<string, string>;
  default_price: string | null;
  shippable: boolean | null;
  tax_code: string | null;
  url: string | null;
};

/** What a price has beside its id, product and lookup key. */
export type PriceFacts = {
  unit_amount: number;
  tax_behavior: 'inclusive' | 'exclusive' | 'unspecified';
  nickname: string | null;
  metadata: Record<string, string>;
};

/** Adds to metadata: an empty value takes its key away, no keys at all take everything. */
export function changedMetadata(
  before: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''),
  );
}
