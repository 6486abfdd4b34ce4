import * as v from 'valibot';
import { deliverable, tidyPostcode } from '../../../../content/postcode.ts';
import { cleanText } from '../../../../contract/clean-text.ts';
import { type FieldErrors, fieldErrors } from '../../../../contract/field-errors.ts';
import { emailAddress, optionalLine, requiredLine } from '../../../../contract/fields.ts';
import {
  type CustomField,
  customFields,
  type SessionParameters,
} from '../api/session-parameters.ts';
import type { Buyer } from '../books/buyer.ts';
import { type FieldName, fieldNames, type TypedFields } from '../books/buyer-fields.ts';
import { type CardNumber, cards } from '../books/cards.ts';
import { type Delivery, deliveries } from '../notices/plan.ts';

type Read = { buyer: Buyer; card: CardNumber; delivery: Delivery } | { errors: FieldErrors };

const phoneNumber = v.pipe(
  requiredLine('Enter a phone number for the delivery.', 30),
  v.transform(internationalNumber),
  v.regex(/^\+[1-9]\d{8,14}$/, 'Enter a phone number like 0161 496 0142 or +44 161 496 0142.'),
);

const toNothing = v.pipe(
  v.string(),
  v.transform(() => null),
);

const fields = v.object({
  email: emailAddress,
  phone: phoneNumber,
  name: requiredLine('Enter the name of whoever takes the delivery.', 120),
  line1: requiredLine('Enter the building and street.', 120),
  line2: optionalLine(120),
  town: requiredLine('Enter the town or city.', 80),
  county: optionalLine(80),
  postcode: v.pipe(
    requiredLine('Enter the postcode.', 12),
    v.transform(tidyPostcode),
    v.check(deliverable, 'Enter a full United Kingdom postcode, like M17 1AA.'),
  ),
  card: v.picklist(
    cards.map(({ number }) => number),
    'Choose a test card.',
  ),
  delivery: v.pipe(
    v.picklist(['', ...keysOf(deliveries)], 'Choose how the shop is told.'),
    v.transform((value) => value || 'prompt'),
  ),
});

const withoutPhone = v.object({ ...fields.entries, phone: toNothing });

/** Takes the fields out of a form's body; what is not text counts as empty. */
export function typedFields(body: Record<string, unknown>, asked: SessionParameters): TypedFields {
  const value = (name: FieldName) => {
    const typed = body[name];
    // PostgreSQL keeps every whole character but this one.
    return typeof typed === 'string' ? cleanText(typed).replaceAll('\0', '') : '';
  };
  const names = [...fieldNames, ...customFields(asked).map(customName)];
  return Object.fromEntries(names.map((name) => [name, value(name)])) as TypedFields;
}

/** Reads who pays, where the goods go and by which card, or says what is wrong with each field. */
export function readForm(typed: TypedFields, asked: SessionParameters): Read {
  const asksForPhone = asked.phone_number_collection?.enabled === true;
  const result = v.safeParse(asksForPhone ? fields : withoutPhone, typed);
  const custom = v.safeParse(customForm(asked), typed);
  if (!result.success || !custom.success) {
    return { errors: fieldErrors([...(result.issues ?? []), ...(custom.issues ?? [])]) };
  }
  const { email, phone, name, line1, line2, town, county, postcode, card, delivery } =
    result.output;
  const address = {
    line1,
    line2: line2 || null,
    city: town,
    state: county || null,
    postal_code: postcode,
    country: 'GB' as const,
  };
  const filled = customFields(asked).flatMap((field) => {
    const value = custom.output[customName(field)];
    return value ? [[field.key, value]] : [];
  });
  const buyer = { email, name, phone, address, custom: Object.fromEntries(filled) };
  return { buyer, card, delivery };
}

export function customName({ key }: CustomField): `custom-${string}` {
  return `custom-${key}`;
}

function customForm(asked: SessionParameters) {
  const entries = customFields(asked).map((field) => {
    const most = field.text?.maximum_length ?? 255;
    return [
      customName(field),
      field.optional ? optionalLine(most) : requiredLine('Fill in this field.', most),
    ] as const;
  });
  return v.object(Object.fromEntries(entries));
}

/** As the world dials it: 0161 496 0142 becomes +441614960142. */
function internationalNumber(shown: string): string {
  return shown
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+44')
    .replace(/^\+440/, '+44');
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}
