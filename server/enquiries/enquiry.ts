import type * as v from 'valibot';
import type { robotSigns } from '../../contract/fields.ts';
import type { Form } from '../../contract/form.ts';
import type { Database } from '../database/database.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import type { Limit } from '../http/limits/limits.ts';
import type { Route } from '../http/routes.ts';

/** What every form carries against robots. */
export type RobotSigns = v.InferOutput<v.ObjectSchema<typeof robotSigns, undefined>>;

/** One kind of question that visitors send: how it is read, asked again and kept. */
export type Enquiry<Fields extends RobotSigns> = {
  path: Route['path'];
  schema: v.GenericSchema<unknown, Fields>;
  form: Form;
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
