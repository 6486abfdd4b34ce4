import type * as v from 'valibot';
import type { FieldErrors } from '../../contract/field-errors.ts';
import { leastFillTime, type robotSigns } from '../../contract/fields.ts';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import type { Limit } from '../http/limits/limits.ts';
import type { Typed } from '../http/read-fields.ts';
import type { Route } from '../http/routes.ts';
import type { FormShape } from './resubmit-form.ts';

/** What every form carries against robots. */
export type RobotSigns = v.InferOutput<v.ObjectSchema<typeof robotSigns, undefined>>;

/** One kind of question that visitors send: how it is read, asked again and kept. */
export type Enquiry<Fields extends RobotSigns> = {
  path: Route['path'];
  schema: v.GenericSchema<unknown, Fields>;
  shape: FormShape;
  limit: Limit;
  /** Taken also without an origin; see admit. */
  opaqueOrigin?: boolean;
  /** Where a browser without JavaScript is sent once it is kept. */
  thanks: string;
  /** Keeps it together with its mails, or refuses it. It is kept for good when this is over. */
  store: (deps: EnquiryDeps, fields: Fields) => Promise<void>;
};

/** What keeping an enquiry needs. */
export type EnquiryDeps = {
  database: Database;
  limiter: Limiter;
  /** The shop's public address, for links in emails. */
  origin: string;
};

/** An enquiry that was not taken, with what to mend field by field. */
export class InvalidFields extends HttpError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(422, 'Please check the marked fields.');
    this.fields = fields;
  }
}

/** The field that nobody sees is filled: whatever else is wrong, this was no person. */
export function isRobot({ website }: Typed): boolean {
  return typeof website === 'string' && website.trim() !== '';
}

/**
 * Asks whoever was faster than a person to send it again. A person may have been that fast, with
 * everything filled in by the browser, and loses nothing. A clock that goes wrong proves nothing.
 */
export function rejectTooFast({ 'started-at': startedAt }: RobotSigns, now: number): void {
  if (startedAt === undefined) return;
  const elapsed = now - startedAt;
  if (elapsed < 0 || elapsed >= leastFillTime) return;
  throw new HttpError(429, 'That was very quick. Please press the button once more.', {
    retryAfter: Math.ceil((leastFillTime - elapsed) / 1000),
  });
}

/** Text over several lines as a database and a mail can hold it: no control character but the line break. */
export function storedText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
}
