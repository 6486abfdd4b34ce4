import type * as v from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { type botCheckFields, minFillTimeMs } from '../../contract/fields.ts';
import type { Form } from '../../contract/form.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import type { HashedNetwork, Limiter } from '../http/limits/limiter.ts';
import type { Limit } from '../http/limits/limits.ts';
import type { SubmittedFields } from '../http/read-fields.ts';
import type { Route } from '../http/routes.ts';

/** The fields in every form that detect bots. */
export type BotSignals = v.InferOutput<v.ObjectSchema<typeof botCheckFields, undefined>>;

/** One kind of enquiry: how it is validated, shown again and stored. */
export type EnquiryEndpoint<Fields extends BotSignals> = {
  path: Route['path'];
  schema: v.GenericSchema<unknown, Fields>;
  form: Form;
  limit: Limit;
  /** Also accepts `Origin: null`; see `admitRequest`. */
  opaqueOrigin?: boolean;
  /** Where a browser without JavaScript is redirected. */
  thanks: string;
  /**
   * Stores it together with its emails, or throws an HttpError. It may return a URL where the browser
   * continues, instead of the thank-you page.
   */
  store: (deps: EnquiryDeps, fields: Fields) => Promise<unknown>;
};

/** What storing an enquiry needs. */
export type EnquiryDeps = {
  database: Database;
  limiter: Limiter;
  catalogue: () => Catalogue;
  /** The shop's public address, for links in emails. */
  origin: string;
  /** The networks that the request came from. */
  networks: () => Promise<HashedNetwork[]>;
  /** Starts the checkout of a unit that is held for someone, and returns the URL of its payment page. */
  takeHeld: (key: string) => Promise<string>;
};

/** Invalid fields, with a message for each. */
export class InvalidFieldsError extends HttpError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(422, 'Please check the marked fields.');
    this.fields = fields;
  }
}

/** Whether the hidden field is filled in, which only a bot does. */
export function isBot({ website }: SubmittedFields): boolean {
  return typeof website === 'string' && website.trim() !== '';
}

/**
 * Rejects a form that was filled in faster than a person can, so that it is sent again. Autofill can
 * be that fast, and a wrong clock proves nothing.
 */
export function rejectTooFast({ 'started-at': startedAt }: BotSignals, now: number): void {
  if (startedAt === undefined) return;
  const elapsed = now - startedAt;
  if (elapsed < 0 || elapsed >= minFillTimeMs) return;
  throw new HttpError(429, 'That was very quick. Please press the button again.', {
    retryAfter: Math.ceil((minFillTimeMs - elapsed) / 1000),
  });
}

/** Multi-line text without control characters other than line breaks. */
export function cleanMultilineText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
}
