import * as v from 'valibot';
import { WrongRequest } from './api-error.ts';
import type { FormValue } from './form.ts';

/** Everything arrives as text. */
export const text = (most = 5000) => v.pipe(v.string(), v.maxLength(most));

/** Text that an empty value takes away. */
export const emptyable = (most = 5000) =>
  v.pipe(
    text(most),
    v.transform((value) => (value === '' ? null : value)),
  );

/** A whole number within its bounds. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/, 'Invalid integer'),
    v.transform(Number),
    v.minValue(least, `This value must be greater than or equal to ${least}.`),
    v.maxValue(most, `This value must be less than or equal to ${most}.`),
  );

export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

export const metadata = v.pipe(
  v.record(text(40), text(500)),
  v.maxEntries(50, 'Metadata can have up to 50 keys.'),
);

/** What is added to metadata that exists: an empty value takes its key away, or everything. */
export const metadataChange = v.union([v.literal(''), metadata]);

export const webAddress = v.pipe(
  text(),
  v.check(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'Not a valid URL: it must begin with http:// or https://',
  ),
);

/** A moment in seconds, as Stripe counts. */
export const moment = whole(0, 9_999_999_999);

/** What every list can be asked for. */
export const page = {
  limit: v.optional(whole(1, 100), '10'),
  starting_after: v.optional(text()),
};

/** The same for a list that goes by time. */
export const pageSince = { ...page, created: v.optional(v.strictObject({ gte: moment })) };

/** Stripe takes amounts of up to eight digits. */
export const largestAmount = 99_999_999;

export const pounds = v.literal('gbp', 'The sandbox takes gbp only');
export const taxBehavior = v.picklist(['inclusive', 'exclusive', 'unspecified']);

/** Reads a request's parameters, or refuses the first that is wrong by its name. */
export function readParameters<Output>(
  schema: v.GenericSchema<unknown, Output>,
  given: { [key: string]: FormValue },
): Output {
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const param = bracketed(v.getDotPath(issue) ?? '');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    throw new WrongRequest(`Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  if (issue.received === 'undefined') {
    throw new WrongRequest(`Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  const code = issue.message === 'Invalid integer' ? 'parameter_invalid_integer' : undefined;
  throw new WrongRequest(`${issue.message} (${param})`, { ...(code && { code }), param });
}

function bracketed(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((part) => `[${part}]`).join('');
}
