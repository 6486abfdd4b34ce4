import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { passkey, staff } from '../../database/office-schema.ts';
import { HttpError } from '../../http/errors.ts';
import { fieldErrors } from '../office-context.ts';
import { findValidLink, hasOwner, markLinkUsed } from './links.ts';
import { verifyRegistration } from './passkeys.ts';
import { validatePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

type Redemption = {
  token: string;
  name: string;
  email?: string | undefined;
  passkey?: RegistrationResponseJSON | undefined;
  password?: string | undefined;
  replace: boolean;
};

type Link = NonNullable<Awaited<ReturnType<typeof findValidLink>>>;

export const linkUsedError = () =>
  new HttpError(410, 'This link has been used or has expired. Ask for a new one.');

/** Creates an account for the holder of a link, or recovers theirs; returns the staff id. */
export async function redeemLink(
  database: Database,
  origin: string,
  { token, name, email: typed, replace, ...given }: Redemption,
  browser: string,
): Promise<number> {
  const link = await findValidLink(database.queries, token);
  if (!link) throw linkUsedError();
  const email = resolveLinkEmail(link, typed);
  const credential = await verifyCredential(database.queries, origin, link, {
    ...given,
    email,
    name,
  });
  return database.transaction(async (queries) => {
    if (!(await markLinkUsed(queries, token))) throw linkUsedError();
    const staffId = link.staffId ?? (await createOrRestoreStaff(queries, link, { email, name }));
    if (replace) await removeCredentials(queries, staffId);
    if (link.staffId !== null) await endSessions(queries, staffId);
    const { passwordHash, key } = credential;
    await queries
      .update(staff)
      .set({ name, ...(passwordHash !== undefined && { passwordHash }) })
      .where(eq(staff.id, staffId));
    if (key) await queries.insert(passkey).values({ ...key, staffId, name: browser });
    return staffId;
  });
}

/** A link's own email address; only the first owner has to enter one. */
export function resolveLinkEmail(link: Link, typed: string | undefined): string {
  const email = link.email ?? typed;
  if (!email) throw fieldErrors({ email: 'Enter your email address.' });
  return email;
}

type GivenCredential = Pick<Redemption, 'passkey' | 'password' | 'name'> & { email: string };

/** Checked before the transaction, because a challenge stays used even if that fails. */
async function verifyCredential(
  queries: Queries,
  origin: string,
  link: Link,
  given: GivenCredential,
) {
  if (given.passkey) {
    const key = await verifyRegistration(queries, origin, given.passkey, `link ${link.tokenHash}`);
    if (!key) throw new HttpError(422, 'The passkey could not be checked. Try again.');
    return { key };
  }
  const { password = '', email, name } = given;
  const fault = validatePassword(password, [email, name]);
  if (fault) throw fieldErrors({ password: fault });
  return { passwordHash: await hashPassword(password) };
}

/** A person who was removed and invited again remains the same person in the activity log. */
async function createOrRestoreStaff(
  queries: Queries,
  { role, email: invited }: Link,
  { email, name }: { email: string; name: string },
): Promise<number> {
  if (invited === null && (await hasOwner(queries))) throw linkUsedError();
  const [existing] = await queries
    .select({ id: staff.id, removedAt: staff.removedAt })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()));
  if (existing && !existing.removedAt)
    throw new HttpError(409, 'You already have an account. Sign in.');
  if (existing) {
    await removeCredentials(queries, existing.id);
    const restored = { role, email, removedAt: null };
    await queries.update(staff).set(restored).where(eq(staff.id, existing.id));
    return existing.id;
  }
  const [added] = await queries
    .insert(staff)
    .values({ email, name, role })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (!added) throw linkUsedError();
  return added.id;
}

async function removeCredentials(queries: Queries, staffId: number): Promise<void> {
  await queries.delete(passkey).where(eq(passkey.staffId, staffId));
  await queries.update(staff).set({ passwordHash: null }).where(eq(staff.id, staffId));
}

/** Whether there is an account in the office with this email address. */
export async function hasAccount(queries: Queries, email: string): Promise<boolean> {
  const theirs = eq(sql`lower(${staff.email})`, email.toLowerCase());
  return (await queries.$count(staff, and(theirs, isNull(staff.removedAt)))) > 0;
}
