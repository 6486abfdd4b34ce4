import * as v from 'valibot';
import { type FieldErrors, fieldErrors } from '../../contract/field-errors.ts';
import { emailAddress, optionalLine, requiredLine } from '../../contract/fields.ts';
import type { Buyer } from '../database.ts';
import type { CustomField, SessionParameters } from '../parameters.ts';
import { testCards } from '../sessions.ts';

/** What was typed, by the names of the inputs; the shop's own fields begin with `custom-`. */
export type BuyerFormValues = Readonly<Record<string, string>>;

type BuyerFormResult = { buyer: Buyer; card: string } | { errors: FieldErrors };

const phoneNumber = v.pipe(
  requiredLine('Enter a phone number for the delivery.', 30),
  v.transform(toInternationalNumber),
  v.regex(/^\+[1-9]\d{8,14}$/, 'Enter a phone number like 0161 496 0142 or +44 161 496 0142.'),
);

/** The forms a UK postcode can take, and those of the Isle of Man; not Jersey's nor Guernsey's. */
const postcode =
  /^(?!JE|GY)(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])) \d[ABD-HJLNP-UW-Z]{2}$/;

const fields = {
  email: emailAddress,
  phone: phoneNumber,
  name: requiredLine('Enter the name of the person receiving the delivery.', 120),
  line1: requiredLine('Enter the building and street.', 120),
  line2: optionalLine(120),
  town: requiredLine('Enter the town or city.', 80),
  county: optionalLine(80),
  postcode: v.pipe(
    requiredLine('Enter the postcode.', 12),
    v.transform(formatPostcode),
    v.regex(postcode, 'Enter a full UK postcode, like M17 1AA.'),
  ),
  card: v.picklist(
    testCards.map(({ number }) => number),
    'Choose a test card.',
  ),
};

/** Takes the known fields out of a form, each as text. */
export function submittedFields(form: BuyerFormValues, asked: SessionParameters): BuyerFormValues {
  const names = [...Object.keys(fields), ...asked.custom_fields.map(customFieldName)];
  // PostgreSQL keeps every character but this one.
  return Object.fromEntries(names.map((name) => [name, (form[name] ?? '').replaceAll('\0', '')]));
}

/** Reads the buyer, the delivery address and the card, or what is wrong with each field. */
export function readBuyerForm(typed: BuyerFormValues, asked: SessionParameters): BuyerFormResult {
  const result = v.safeParse(v.object(fields), typed);
  const custom = v.safeParse(customSchema(asked), typed);
  if (!result.success || !custom.success) {
    return { errors: fieldErrors([...(result.issues ?? []), ...(custom.issues ?? [])]) };
  }
  const { email, phone, name, line1, line2, town, county, card } = result.output;
  const address = {
    line1,
    line2: line2 || null,
    city: town,
    state: county || null,
    postal_code: result.output.postcode,
    country: result.output.postcode.startsWith('IM') ? 'IM' : 'GB',
  };
  const filled = asked.custom_fields.flatMap((field) => {
    const value = custom.output[customFieldName(field)];
    return value ? [[field.key, value]] : [];
  });
  const buyer = { email, name, phone, address, custom: Object.fromEntries(filled) };
  return { buyer, card };
}

export function customFieldName({ key }: CustomField): string {
  return `custom-${key}`;
}

function customSchema(asked: SessionParameters) {
  const entries = asked.custom_fields.map((field) => {
    const most = field.text?.maximum_length ?? 255;
    const line = field.optional ? optionalLine(most) : requiredLine('Fill in this field.', most);
    return [customFieldName(field), line] as const;
  });
  return v.object(Object.fromEntries(entries));
}

function formatPostcode(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return plain.length > 3 ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : plain;
}

/** As the world dials it: 0161 496 0142 becomes +441614960142. */
function toInternationalNumber(shown: string): string {
  return shown
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+44')
    .replace(/^\+440/, '+44');
}
