import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Queries } from '../../database/database.ts';
import {
  officeLink,
  officeSession,
  passkeyChallenge,
  staff,
} from '../../database/office-schema.ts';
import { HttpError } from '../../http/errors.ts';
import { clientAddress } from '../../http/limits/networks.ts';
import type { OfficeDeps, OfficeVariables } from '../office-context.ts';
import { browserName } from './browser-name.ts';

const sessionDays = 30;
const idleHours = 12;

/** A secret for a cookie or a link; the database stores only its hash. */
export const createToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Browsers accept a `__Host-` cookie only over HTTPS, for this host and every path. */
function sessionCookie(origin: string) {
  const secure = origin.startsWith('https:');
  return {
    name: secure ? '__Host-office' : 'office',
    options: { httpOnly: true, secure, sameSite: 'Strict', path: '/' } as const,
  };
}

/** Signs a user in, in this browser. */
export async function createSession(
  context: Context,
  { origin, proxies }: OfficeDeps,
  queries: Queries,
  staffId: number,
): Promise<void> {
  const token = createToken();
  await queries.insert(officeSession).values({
    tokenHash: hashToken(token),
    staffId,
    expiresAt: sql`now() + make_interval(days => ${sessionDays})`,
    ip: clientAddress(context, proxies),
    browser: browserName(context.req.header('user-agent') ?? ''),
  });
  const { name, options } = sessionCookie(origin);
  setCookie(context, name, token, { ...options, maxAge: sessionDays * 24 * 60 * 60 });
}

/** Rejects requests without a session, and sets the signed-in user. */
export function requireSession(deps: OfficeDeps): MiddlewareHandler<OfficeVariables> {
  const { name } = sessionCookie(deps.origin);
  return async (context, next) => {
    const token = getCookie(context, name);
    const who = token === undefined ? undefined : await findSession(deps, token);
    if (!who) throw new HttpError(401, 'Sign in to continue.');
    context.set('who', who);
    await next();
  };
}

async function findSession({ shop }: OfficeDeps, token: string) {
  const { queries } = (await shop()).database;
  const [found] = await queries
    .select({
      staffId: staff.id,
      sessionId: officeSession.id,
      email: staff.email,
      name: staff.name,
      role: staff.role,
      shortcuts: staff.shortcuts,
      isStale: sql<boolean>`${officeSession.seenAt} < now() - interval '1 minute'`,
    })
    .from(officeSession)
    .innerJoin(staff, and(eq(staff.id, officeSession.staffId), isNull(staff.removedAt)))
    .where(and(eq(officeSession.tokenHash, hashToken(token)), isActiveSession));
  if (!found) return undefined;
  const { isStale, ...who } = found;
  if (isStale) {
    const isThisSession = eq(officeSession.id, who.sessionId);
    await queries.update(officeSession).set({ seenAt: sql`now()` }).where(isThisSession);
  }
  return who;
}

/** Neither idle for too long nor expired. */
export const isActiveSession = sql`(${officeSession.expiresAt} > now()
  and ${officeSession.seenAt} > now() - make_interval(hours => ${idleHours}))`;

/** Ends the sessions of a user, or all but one of them. */
export async function endSessions(
  queries: Queries,
  staffId: number,
  exceptSessionId?: number,
): Promise<void> {
  const isOfUser = eq(officeSession.staffId, staffId);
  await queries
    .delete(officeSession)
    .where(
      exceptSessionId === undefined
        ? isOfUser
        : and(isOfUser, ne(officeSession.id, exceptSessionId)),
    );
}

/** Deletes sessions, links and challenges that are no longer valid. */
export async function deleteExpiredSessions(queries: Queries): Promise<void> {
  await queries.delete(officeSession).where(not(isActiveSession));
  await queries.delete(officeLink).where(lt(officeLink.expiresAt, sql`now()`));
  await queries.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`));
}

/** Deletes the cookie in this browser. */
export function deleteSessionCookie(context: Context, { origin }: OfficeDeps): void {
  const { name, options } = sessionCookie(origin);
  deleteCookie(context, name, options);
}
