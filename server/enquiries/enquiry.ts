import type * as v from 'valibot';
import type { robotSigns } from '../../contract/fields.ts';
import type { Call } from '../api.ts';
import type { Database } from '../database/database.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Limit } from '../limits/limits.ts';
import type { FormShape } from './again/form-shape.ts';

/** What every form carries against robots. */
export type RobotSigns = v.InferOutput<v.ObjectSchema<typeof robotSigns, undefined>>;

/** One kind of question that visitors send: how it is read, asked again and kept. */
export type Enquiry<Fields extends RobotSigns> = {
  path: Call['path'];
  schema: v.GenericSchema<unknown, Fields>;
  shape: FormShape;
  limit: Limit;
  /** Taken also without an origin; see admit. */
  opaqueOrigin?: boolean;
  /** Where a browser without JavaScript is sent once it is kept. */
  thanks: string;
  /** Keeps it together with its mails, or refuses it. It is kept for good when this is over. */
  keep: (desk: Desk, fields: Fields) => Promise<void>;
};

/** What keeping an enquiry needs. */
export type Desk = {
  database: Database;
  limiter: Limiter;
  /** The shop's public address, for links in emails. */
  origin: string;
};
