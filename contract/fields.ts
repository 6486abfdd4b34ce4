import * as v from 'valibot';
import { attemptKey } from './cancel-checkout.ts';
import { cleanText } from './clean-text.ts';
import { emailField, type Form, type FormField } from './form.ts';

/**
 * The text typed into a field; a missing field counts as empty. A pipe stops at a transformation if a
 * check before it failed, so nothing after this sees more than `maxLength` characters.
 */
function trimmedText(
  wrongType: string,
  maxLength: number,
  tooLong = `Use ${maxLength} characters or fewer.`,
) {
  return v.pipe(
    v.optional(v.string(wrongType), ''),
    v.trim(),
    v.maxLength(maxLength, tooLong),
    v.transform(cleanText),
  );
}

/** Text on one line: it may be put in an email header, which must not contain a line break. */
const oneLine = v.regex<string, string>(/^[^\p{Cc}]*$/u, 'Enter this on one line.');

export function requiredLine(requiredMessage: string, maxLength: number) {
  return v.pipe(trimmedText(requiredMessage, maxLength), v.nonEmpty(requiredMessage), oneLine);
}

export function optionalLine(maxLength: number) {
  return v.pipe(trimmedText('Enter this as text.', maxLength), oneLine);
}

/** Accepts every character that a browser's own field does, including those of O'Brien and B&Q. */
export const emailAddress = v.pipe(
  trimmedText(emailField.required, emailField.maxLength, emailField.tooLong),
  v.nonEmpty(emailField.required),
  v.rfcEmail(emailField.invalid),
  // The ending has no '.' or '@': otherwise a text of nothing else would take quadratic time to match.
  v.regex(/\.[^.@]{2,}$/, emailField.invalid),
);

function fieldSchema(field: FormField): v.GenericSchema<unknown, string> {
  const { required } = field;
  switch (field.kind) {
    case 'email':
      return emailAddress;
    case 'choice': {
      const values = field.choices.map(([value]) => value);
      return v.pipe(v.optional(v.unknown(), ''), v.picklist(values, required));
    }
    case 'text': {
      const text = trimmedText(required ?? 'Enter your message as text.', field.maxLength);
      return required === undefined ? text : v.pipe(text, v.nonEmpty(required));
    }
    default:
      return required === undefined
        ? optionalLine(field.maxLength)
        : requiredLine(required, field.maxLength);
  }
}

/** A schema for each field of a form. */
export function formSchemas<Fields extends Form['fields']>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return Object.fromEntries(entries) as {
    [Name in keyof Fields]: v.GenericSchema<unknown, string>;
  };
}

/** The name in a form's hidden field, which tells it apart from other forms. */
export function formName<Name extends string>(name: Name) {
  return v.literal(name, 'This form is out of date. Reload the page.');
}

/**
 * The browser's key of one attempt to send a form. If the form is sent again under the same key, after
 * a lost response or while offline, it is stored once. Absent without JavaScript.
 */
export const attempt = v.fallback(v.optional(attemptKey), undefined);

/** The least time in milliseconds that a person needs to fill in a form; the browser waits for it to pass. */
export const minFillTimeMs = 2000;

/**
 * Fields that detect robots without a puzzle: one that is hidden and that only robots fill in, and the
 * time at which the form was first shown (absent without JavaScript).
 */
export const botCheckFields = {
  website: v.optional(v.string('Leave this empty.'), ''),
  'started-at': v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
};
