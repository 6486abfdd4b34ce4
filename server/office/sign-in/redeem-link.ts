import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { passkey, staff } from '../../database/office-schema.ts';
import { HttpError } from '../../http/errors.ts';
import { fieldErrors } from '../office-context.ts';
import { hasOwner, readLink, useLink } from './links.ts';
import { verifyCreated } from './passkeys.ts';
import { faultOfPassword } from './password-rules.ts';
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

type Link = NonNullable<Awaited<ReturnType<typeof readLink>>>;

export const linkUsed = () =>
  new HttpError(410, 'This link has been used or has expired. Ask for a new one.');

/** Creates an account for the holder of a link, or recovers theirs; returns the staff id. */
export async function redeemLink(
  database: Database,
  origin: string,
  { token, name, email: typed, replace, ...given }: Redemption,
  browser: string,
): Promise<number> {
  const link = await readLink(database.queries, token);
  if (!link) throw linkUsed();
  const email = emailFor(link, typed);
  const proof = await readProof(database.queries, origin, link, { ...given, email, name });
  return database.transaction(async (queries) => {
    if (!(await useLink(queries, token))) throw linkUsed();
    const staffId = link.staffId ?? (await addPerson(queries, link, { email, name }));
    if (replace) await removeWaysIn(queries, staffId);
    if (link.staffId !== null) await endSessions(queries, staffId);
    const { passwordHash, key } = proof;
    await queries
      .update(staff)
      .set({ name, ...(passwordHash !== undefined && { passwordHash }) })
      .where(eq(staff.id, staffId));
    if (key) await queries.insert(passkey).values({ ...key, staffId, name: browser });
    return staffId;
  });
}

/** A link's own email address; only the first owner has to enter one. */
export function emailFor(link: Link, typed: string | undefined): string {
  const email = link.email ?? typed;
  if (!email) throw fieldErrors({ email: 'Enter your email address.' });
  return email;
}

type Given = Pick<Redemption, 'passkey' | 'password' | 'name'> & { email: string };

/** Checked before the transaction, because a challenge stays used even if that fails. */
async function readProof(queries: Queries, origin: string, link: Link, given: Given) {
  if (given.passkey) {
    const key = await verifyCreated(queries, origin, given.passkey, `link ${link.tokenHash}`);
    if (!key) throw new HttpError(422, 'The passkey could not be checked. Try again.');
    return { key };
  }
  const { password = '', email, name } = given;
  const fault = faultOfPassword(password, [email, name]);
  if (fault) throw fieldErrors({ password: fault });
  return { passwordHash: await hashPassword(password) };
}

/** A person who was removed and invited again remains the same person in the activity log. */
async function addPerson(
  queries: Queries,
  { role, email: invited }: Link,
  { email, name }: { email: string; name: string },
): Promise<number> {
  if (invited === null && (await hasOwner(queries))) throw linkUsed();
  const [known] = await queries
    .select({ id: staff.id, removedAt: staff.removedAt })
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email.toLowerCase()));
  if (known && !known.removedAt) throw new HttpError(409, 'You already have an account. Sign in.');
  if (known) {
    await removeWaysIn(queries, known.id);
    const again = { role, email, removedAt: null };
    await queries.update(staff).set(again).where(eq(staff.id, known.id));
    return known.id;
  }
  const [added] = await queries
    .insert(staff)
    .values({ email, name, role })
    .onConflictDoNothing()
    .returning({ id: staff.id });
  if (!added) throw linkUsed();
  return added.id;
}

async function removeWaysIn(queries: Queries, staffId: number): Promise<void> {
  await queries.delete(passkey).where(eq(passkey.staffId, staffId));
  await queries.update(staff).set({ passwordHash: null }).where(eq(staff.id, staffId));
}

/** Whether there is an account in the office with this email address. */
export async function worksHere(queries: Queries, email: string): Promise<boolean> {
  const theirs = eq(sql`lower(${staff.email})`, email.toLowerCase());
  return (await queries.$count(staff, and(theirs, isNull(staff.removedAt)))) > 0;
}
