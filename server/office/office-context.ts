import type { Context, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import type { StaffRole } from '../../contract/office.ts';
import type { Actor } from '../activity/activity.ts';
import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import type { HealthMonitor } from '../health/monitor.ts';
import { HttpError } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { clientAddress } from '../http/limits/networks.ts';
import type { PreviewPages } from '../publish/preview-pages.ts';

/** The signed-in user. */
export type SignedInUser = {
  staffId: number;
  sessionId: number;
  email: string;
  name: string;
  role: StaffRole;
  shortcuts: boolean;
};

/** The context variables of every handler that requires a session. */
export type OfficeVariables = { Variables: { requestId: string; who: SignedInUser } };

/** What the office's routes depend on. */
export type OfficeDeps = {
  /** Waits for the database, but not longer than a person would. */
  shop: () => Promise<Shop>;
  limiter: Limiter;
  log: Log;
  /** The office's own origin. */
  origin: string;
  /** How many proxies are in front. */
  proxies: number;
  environment: Environment;
  health: HealthMonitor;
  previewPages: PreviewPages;
  /** Whether the shop has real customers, who must never mistake a trial for the real thing. */
  isPublicShop: boolean;
  /** Call when an email may be waiting to be sent. */
  onMail: () => void;
  /** Ends streams when the server closes. */
  stopping: AbortSignal;
};

/** Whether PostgreSQL can store all its text: without NUL or lone surrogates. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each));
}

const unstorableText = () => new HttpError(422, 'This has characters that cannot be stored.');

/** Validates a JSON body; the response to an invalid one has the errors by field. */
export function jsonBody<Schema extends v.GenericSchema>(schema: Schema) {
  return validator('json', (value, context: Context) => {
    if (!isStorable(value)) throw unstorableText();
    const result = v.safeParse(schema, value);
    if (result.success) return result.output as v.InferOutput<Schema>;
    const fields = v.flatten(result.issues).nested ?? {};
    return context.json({ error: 'Check the marked fields.', fields }, 422);
  });
}

/** An error with messages by field, like the response of `jsonBody`. */
export function fieldErrors(fields: Readonly<Record<string, string>>): HttpError {
  const messages = Object.entries(fields).map(([name, sentence]) => [name, [sentence]]);
  return new HttpError(422, 'Check the marked fields.', {
    details: { fields: Object.fromEntries(messages) },
  });
}

/** The input type, in which fields with a default are optional, and the output type for the handler. */
type CheckedQuery<Schema extends v.GenericSchema> = MiddlewareHandler<
  OfficeVariables,
  string,
  { in: { query: v.InferInput<Schema> }; out: { query: v.InferOutput<Schema> } }
>;

/** Validates the query string. */
export function queryParams<Schema extends v.GenericSchema>(schema: Schema): CheckedQuery<Schema> {
  return validator('query', (value, context: Context) => {
    if (!isStorable(value)) throw unstorableText();
    const result = v.safeParse(schema, value);
    if (result.success) return result.output as v.InferOutput<Schema>;
    return context.json({ error: 'This address is not valid.' }, 422);
  }) as CheckedQuery<Schema>;
}

const id = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));

/** The id of a record in the path. */
export const idParam = validator('param', (value) => {
  const result = v.safeParse(v.object({ id }), value);
  if (!result.success) throw new HttpError(404, 'There is no record with this number.');
  return result.output;
});

/** The signed-in user, as recorded in the activity log. */
export function getActor(
  context: Context<OfficeVariables>,
  { proxies }: Pick<OfficeDeps, 'proxies'>,
): Extract<Actor, { kind: 'staff' }> {
  const { staffId } = context.var.who;
  return { kind: 'staff', staffId, ip: clientAddress(context, proxies) };
}

/** Only for owners. */
export const ownersOnly: MiddlewareHandler<OfficeVariables> = async (context, next) => {
  if (context.var.who.role !== 'owner') throw new HttpError(403, 'Only an owner can do this.');
  await next();
};
