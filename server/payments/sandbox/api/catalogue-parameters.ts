import * as v from 'valibot';
import {
  emptyable,
  flag,
  largestAmount,
  metadata,
  metadataChange,
  page,
  pounds,
  taxBehavior,
  text,
  webAddress,
  whole,
} from './parameters.ts';

const name = v.pipe(text(250), v.nonEmpty('The name is empty.'));

export const newProduct = v.strictObject({
  id: v.optional(v.pipe(text(255), v.regex(/^[\w-]+$/, 'Invalid product id'))),
  name,
  active: v.optional(flag, 'true'),
  description: v.optional(text()),
  images: v.optional(v.pipe(v.array(webAddress), v.maxLength(8))),
  metadata: v.optional(metadata),
  shippable: v.optional(flag),
  tax_code: v.optional(text()),
  url: v.optional(webAddress),
});

export const productChange = v.strictObject({
  name: v.optional(name),
  active: v.optional(flag),
  default_price: v.optional(emptyable()),
  description: v.optional(emptyable()),
  images: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform((): string[] => []),
      ),
      v.pipe(v.array(webAddress), v.maxLength(8)),
    ]),
  ),
  metadata: v.optional(metadataChange),
  shippable: v.optional(flag),
  tax_code: v.optional(emptyable()),
  url: v.optional(emptyable()),
});

const lookupKey = text(200);

export const newPrice = v.strictObject({
  currency: pounds,
  product: text(),
  unit_amount: whole(0, largestAmount),
  active: v.optional(flag, 'true'),
  lookup_key: v.optional(lookupKey),
  metadata: v.optional(metadata),
  nickname: v.optional(text()),
  tax_behavior: v.optional(taxBehavior, 'unspecified'),
  transfer_lookup_key: v.optional(flag, 'false'),
});

/** What a price costs is never changed: another price takes over its lookup key. */
export const priceChange = v.strictObject({
  active: v.optional(flag),
  lookup_key: v.optional(emptyable(200)),
  metadata: v.optional(metadataChange),
  nickname: v.optional(emptyable()),
  transfer_lookup_key: v.optional(flag, 'false'),
});

export const productQuestion = v.strictObject({
  ...page,
  active: v.optional(flag),
  ids: v.optional(v.array(text())),
});

export const priceQuestion = v.strictObject({
  ...page,
  active: v.optional(flag),
  lookup_keys: v.optional(
    v.pipe(v.array(lookupKey), v.maxLength(10, 'You can look up at most 10 keys at once.')),
  ),
  product: v.optional(text()),
});
