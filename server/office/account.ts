import { and, desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { requiredLine } from '../../contract/fields.ts';
import { maxPasswordLength } from '../../contract/office.ts';
import type { Queries } from '../database/database.ts';
import { officeSession, passkey, staff } from '../database/office-schema.ts';
import { HttpError } from '../http/errors.ts';
import { limits, tooManyRequests } from '../http/limits/limits.ts';
import {
  fieldErrors,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
} from './office-context.ts';
import { readStaffLimit } from './settings.ts';
import { browserName } from './sign-in/browser-name.ts';
import {
  createRegistrationOptions,
  listPasskeys,
  passkeyRegistration,
  verifyRegistration,
} from './sign-in/passkeys.ts';
import { validatePassword } from './sign-in/password-rules.ts';
import { hashPassword, verifyPassword } from './sign-in/passwords.ts';
import { deleteSessionCookie, endSessions, isActiveSession } from './sign-in/sessions.ts';
import { recordStaffActivity } from './sign-in/staff-activity.ts';

const name = requiredLine('Enter a name.', 80);
const password = v.pipe(v.string(), v.maxLength(maxPasswordLength, 'Use fewer characters.'));

/** The signed-in user's account, passkeys and password. */
export function accountRoutes(deps: OfficeDeps) {
  const { shop, origin, limiter } = deps;
  const database = async () => (await shop()).database;

  return new Hono<OfficeVariables>()
    .get('/', async (context) => {
      const refundLimitPence = await readStaffLimit(
        (await database()).queries,
        'staffRefundLimitPence',
      );
      return context.json({ ...context.var.who, refundLimitPence });
    })
    .patch(
      '/',
      jsonBody(v.object({ name: v.optional(name), shortcuts: v.optional(v.boolean()) })),
      async (context) => {
        const { queries } = await database();
        const change = context.req.valid('json');
        if (Object.keys(change).length > 0)
          await queries.update(staff).set(change).where(eq(staff.id, context.var.who.staffId));
        return context.json({ done: true as const });
      },
    )
    .get('/access', async (context) => {
      const { queries } = await database();
      const { staffId, sessionId } = context.var.who;
      const sessions = await listSessions(queries, staffId);
      return context.json({
        hasPassword: (await lockPasswordHash(queries, staffId)) !== null,
        passkeys: (await listPasskeys(queries, staffId)).map(({ transports: _, ...key }) => key),
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
      });
    })
    .post('/sign-out', async (context) => {
      const { queries } = await database();
      await queries.delete(officeSession).where(eq(officeSession.id, context.var.who.sessionId));
      deleteSessionCookie(context, deps);
      return context.json({ done: true as const });
    })
    .post('/sign-out-everywhere', async (context) => {
      const { staffId } = context.var.who;
      await (await database()).transaction(async (queries) => {
        await endSessions(queries, staffId);
        await recordStaffActivity(queries, deps, context, { action: 'staff.sign-out', staffId });
      });
      deleteSessionCookie(context, deps);
      return context.json({ done: true as const });
    })
    .delete('/sessions/:id', idParam, async (context) => {
      const { queries } = await database();
      const { id } = context.req.valid('param');
      await queries
        .delete(officeSession)
        .where(and(eq(officeSession.id, id), eq(officeSession.staffId, context.var.who.staffId)));
      return context.json({ done: true as const });
    })
    .post('/passkeys/options', async (context) => {
      const { queries } = await database();
      const { staffId } = context.var.who;
      return context.json(
        await createRegistrationOptions(queries, origin, context.var.who, `staff ${staffId}`),
      );
    })
    .post('/passkeys', jsonBody(v.object({ passkey: passkeyRegistration })), async (context) => {
      const { queries, transaction } = await database();
      const { staffId } = context.var.who;
      const registration = context.req.valid('json').passkey;
      const key = await verifyRegistration(queries, origin, registration, `staff ${staffId}`);
      if (!key) throw new HttpError(422, 'The passkey could not be checked. Try again.');
      const browser = browserName(context.req.header('user-agent') ?? '');
      await transaction(async (within) => {
        await within.insert(passkey).values({ ...key, staffId, name: browser });
        await recordStaffActivity(within, deps, context, { action: 'staff.passkey', staffId });
      });
      return context.json({ done: true as const });
    })
    .patch('/passkeys/:id', jsonBody(v.object({ name })), async (context) => {
      const { queries } = await database();
      await queries
        .update(passkey)
        .set(context.req.valid('json'))
        .where(ownPasskey(context.req.param('id'), context.var.who.staffId));
      return context.json({ done: true as const });
    })
    .delete('/passkeys/:id', async (context) => {
      const { staffId } = context.var.who;
      const id = context.req.param('id');
      await (await database()).transaction(async (queries) => {
        const [hash, keys] = [
          await lockPasswordHash(queries, staffId),
          await listPasskeys(queries, staffId),
        ];
        if (hash === null && !keys.some((key) => key.id !== id)) throw lastSignInMethodError();
        await queries.delete(passkey).where(ownPasskey(id, staffId));
        await recordStaffActivity(queries, deps, context, { action: 'staff.passkey', staffId });
      });
      return context.json({ done: true as const });
    })
    .put(
      '/password',
      jsonBody(v.object({ current: v.optional(password, ''), password })),
      async (context) => {
        const { staffId, sessionId, email, name } = context.var.who;
        const given = context.req.valid('json');
        const wait = await limiter.count(email.toLowerCase(), limits.officeAccount);
        if (wait) throw tooManyRequests(wait);
        const { queries, transaction } = await database();
        const hash = await lockPasswordHash(queries, staffId);
        if (hash !== null && !(await verifyPassword(given.current, hash)))
          throw fieldErrors({ current: 'This is not your password.' });
        const passwordError = validatePassword(given.password, [email, name]);
        if (passwordError) throw fieldErrors({ password: passwordError });
        const passwordHash = await hashPassword(given.password);
        await transaction(async (within) => {
          await within.update(staff).set({ passwordHash }).where(eq(staff.id, staffId));
          // Ends other sessions, which used the old password.
          await endSessions(within, staffId, sessionId);
          await recordStaffActivity(within, deps, context, { action: 'staff.password', staffId });
        });
        return context.json({ done: true as const });
      },
    )
    .delete('/password', async (context) => {
      const { staffId } = context.var.who;
      await (await database()).transaction(async (queries) => {
        if ((await listPasskeys(queries, staffId)).length === 0) throw lastSignInMethodError();
        await queries.update(staff).set({ passwordHash: null }).where(eq(staff.id, staffId));
        await recordStaffActivity(queries, deps, context, { action: 'staff.password', staffId });
      });
      return context.json({ done: true as const });
    });
}

const lastSignInMethodError = () =>
  new HttpError(409, 'This is your last way in. Add a passkey or a password first.');

const ownPasskey = (id: string, staffId: number) =>
  and(eq(passkey.id, id), eq(passkey.staffId, staffId));

/** Locks the row: two concurrent requests must not remove the last two sign-in methods. */
async function lockPasswordHash(queries: Queries, staffId: number): Promise<string | null> {
  const [found] = await queries
    .select({ hash: staff.passwordHash })
    .from(staff)
    .where(eq(staff.id, staffId))
    .for('update');
  return found?.hash ?? null;
}

function listSessions(queries: Queries, staffId: number) {
  const { id, createdAt, seenAt, ip, browser } = officeSession;
  return queries
    .select({ id, createdAt, seenAt, ip, browser })
    .from(officeSession)
    .where(and(eq(officeSession.staffId, staffId), isActiveSession))
    .orderBy(desc(seenAt));
}
