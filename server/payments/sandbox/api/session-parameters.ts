import * as v from 'valibot';
import {
  flag,
  largestAmount,
  metadata,
  moment,
  pageSince,
  pounds,
  taxBehavior,
  text,
  webAddress,
  whole,
} from './parameters.ts';

const priceData = v.strictObject({
  currency: pounds,
  unit_amount: whole(0, largestAmount),
  tax_behavior: v.optional(taxBehavior),
  product_data: v.strictObject({
    name: v.pipe(text(250), v.nonEmpty('The name is empty.')),
    description: v.optional(text()),
    images: v.optional(v.array(webAddress)),
    metadata: v.optional(metadata),
  }),
});

const lineItem = v.pipe(
  v.strictObject({
    price: v.optional(text()),
    price_data: v.optional(priceData),
    quantity: whole(1, 999_999),
  }),
  v.check(
    (line) => (line.price === undefined) !== (line.price_data === undefined),
    'You must specify either `price` or `price_data`.',
  ),
);

/** A field of the shop's own on the payment page. */
const customField = v.strictObject({
  key: v.pipe(text(200), v.regex(/^[a-z\d]+$/i, 'The key may hold letters and digits only')),
  label: v.strictObject({ type: v.literal('custom'), custom: v.pipe(text(50), v.nonEmpty()) }),
  type: v.literal('text', 'The sandbox asks for text only'),
  optional: v.optional(flag, 'false'),
  text: v.optional(v.strictObject({ maximum_length: v.optional(whole(1, 255)) })),
});

const customText = v.strictObject({ message: text(1200) });

/** What the sandbox knows of a session to be made; anything else is refused and not passed over. */
export const sessionParameters = v.strictObject({
  mode: v.literal('payment', 'The sandbox takes payments only'),
  success_url: webAddress,
  adaptive_pricing: v.optional(
    v.strictObject({ enabled: v.pipe(flag, v.literal(false, 'The sandbox takes pounds only')) }),
  ),
  cancel_url: v.optional(webAddress),
  line_items: v.pipe(v.array(lineItem), v.minLength(1), v.maxLength(100)),
  allowed_payment_method_types: v.optional(
    v.array(v.literal('card', 'The sandbox takes cards only')),
  ),
  client_reference_id: v.optional(text(200)),
  custom_fields: v.optional(
    v.pipe(
      v.array(customField),
      v.maxLength(3, 'You may only specify up to 3 custom fields.'),
      v.check(
        (fields) => new Set(fields.map(({ key }) => key)).size === fields.length,
        'Each custom field needs a key of its own.',
      ),
    ),
    [],
  ),
  custom_text: v.optional(
    v.strictObject({ shipping_address: v.optional(customText), submit: v.optional(customText) }),
  ),
  customer_email: v.optional(v.pipe(text(512), v.email('Invalid email address'))),
  expires_at: v.optional(moment),
  locale: v.optional(v.picklist(['auto', 'en', 'en-GB'], 'The sandbox speaks English only')),
  metadata: v.optional(metadata),
  payment_intent_data: v.optional(
    v.strictObject({ description: v.optional(text(1000)), metadata: v.optional(metadata) }),
  ),
  phone_number_collection: v.optional(v.strictObject({ enabled: flag })),
  shipping_address_collection: v.optional(
    v.strictObject({
      allowed_countries: v.pipe(
        v.array(v.literal('GB', 'The sandbox delivers to GB only')),
        v.minLength(1),
      ),
    }),
  ),
});

export const sessionQuestion = v.strictObject({
  ...pageSince,
  status: v.optional(v.picklist(['open', 'complete', 'expired'])),
});

export type CustomField = v.InferOutput<typeof customField>;
export type SessionParameters = v.InferOutput<typeof sessionParameters>;
export type LineParameters = SessionParameters['line_items'][number];

/** The fields of the shop's own; a session from before there were any has none. */
export function customFields({ custom_fields: fields }: SessionParameters): CustomField[] {
  return fields ?? [];
}
