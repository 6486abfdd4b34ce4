import * as v from 'valibot';
import { attemptKey } from './cancel-checkout.ts';
import { cleanText } from './clean-text.ts';
import { emailField, type Form, type FormField } from './form.ts';

/**
 * What was typed into a field; a missing one counts as empty. A pipe ends where a transformation
 * follows a failed check, so that nothing after this sees more than `most` characters.
 */
function typed(wrongType: string, most: number, tooLong = `Use ${most} characters or fewer.`) {
  return v.pipe(
    v.optional(v.string(wrongType), ''),
    v.trim(),
    v.maxLength(most, tooLong),
    v.transform(cleanText),
  );
}

/** Text on one line: what may later stand in a mail's header can hold no line break. */
const oneLine = v.regex<string, string>(/^[^\p{Cc}]*$/u, 'Enter this on one line.');

/** A line that must be filled. */
export function requiredLine(asked: string, most: number) {
  return v.pipe(typed(asked, most), v.nonEmpty(asked), oneLine);
}

/** A line that may be left empty. */
export function optionalLine(most: number) {
  return v.pipe(typed('Enter this as text.', most), oneLine);
}

/** In whatever letters a browser's own field takes, O'Brien's and B&Q's too. */
export const emailAddress = v.pipe(
  typed(emailField.required, emailField.maxLength, emailField.tooLong),
  v.nonEmpty(emailField.required),
  v.rfcEmail(emailField.invalid),
  // No second '@' or '.' within, or a text of nothing else would be read anew from each of them.
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
      const text = typed(required ?? 'Enter your message as text.', field.maxLength);
      return required === undefined ? text : v.pipe(text, v.nonEmpty(required));
    }
    default:
      return required === undefined
        ? optionalLine(field.maxLength)
        : requiredLine(required, field.maxLength);
  }
}

/** A schema for each field of a form. */
export function formEntries<Fields extends Form['fields']>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return Object.fromEntries(entries) as {
    [Name in keyof Fields]: v.GenericSchema<unknown, string>;
  };
}

/** The name that a form carries hidden, so that it can be told from every other. */
export function formName<Name extends string>(name: Name) {
  return v.literal(name, 'This form is out of date. Reload the page.');
}

/**
 * The browser's key of one try to send a form: what comes again under it, because no answer was heard
 * or it waited for a signal, is kept once. Absent without JavaScript.
 */
export const attempt = v.fallback(v.optional(attemptKey), undefined);

/** Milliseconds that a person needs at least to fill in a form; the browser waits for them to pass. */
export const leastFillTime = 2000;

/**
 * What tells a robot from a person without a puzzle: a field that nobody sees and only robots fill,
 * and the time at which the form was first shown (absent without JavaScript).
 */
export const robotSigns = {
  website: v.optional(v.string('Leave this empty.'), ''),
  'started-at': v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
};
