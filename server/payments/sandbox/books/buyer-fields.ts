/** What a buyer is asked for, besides the shop's own fields. */
export const fieldNames = [
  'email',
  'phone',
  'name',
  'line1',
  'line2',
  'town',
  'county',
  'postcode',
  'card',
  'delivery',
] as const;

/** A field of the shop's own stands under its key. */
export type FieldName = (typeof fieldNames)[number] | `custom-${string}`;

/** The form as it was sent, for the page to show again. */
export type TypedFields = Record<FieldName, string>;
