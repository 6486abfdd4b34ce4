import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StaffRole } from '../../../contract/office.ts';
import type { Queries } from '../../database/database.ts';
import { officeLink, staff } from '../../database/office-schema.ts';
import { createToken, hashToken } from './sessions.ts';

/** Validity in minutes: a first link is in a terminal, an invitation waits in a person's messages. */
const validMinutes = { first: 15, return: 60, invitation: 3 * 24 * 60 };

type NewLink = {
  kind: keyof typeof validMinutes;
  role: StaffRole;
  staffId?: number;
  email?: string;
  invitedBy?: number;
};

/** The token comes after `#`, so that no server or proxy logs it. */
const linkUrl = (origin: string, token: string) => `${origin}/join#${token}`;

/** Creates a link that lets one person in, once. */
export async function createLink(
  queries: Queries,
  origin: string,
  { kind, ...link }: NewLink,
): Promise<string> {
  const token = createToken();
  await queries.insert(officeLink).values({
    ...link,
    tokenHash: hashToken(token),
    expiresAt: sql`now() + make_interval(mins => ${validMinutes[kind]})`,
  });
  return linkUrl(origin, token);
}

/** While there is no owner, creates the link for the first one, replacing any earlier link. */
export async function createOwnerSignUpLink(
  queries: Queries,
  origin: string,
): Promise<string | undefined> {
  if (await hasOwner(queries)) return undefined;
  await queries.delete(officeLink).where(and(isNull(officeLink.email), isNull(officeLink.staffId)));
  return createLink(queries, origin, { kind: 'first', role: 'owner' });
}

export async function hasOwner(queries: Queries): Promise<boolean> {
  const owners = and(eq(staff.role, 'owner'), isNull(staff.removedAt));
  return (await queries.$count(staff, owners)) > 0;
}

/** Neither used nor expired. */
export const isValidLink = and(isNull(officeLink.usedAt), gt(officeLink.expiresAt, sql`now()`));

/** The purpose of a valid link, and the account that it recovers, if any. */
export async function findValidLink(queries: Queries, token: string) {
  const [found] = await queries
    .select({
      tokenHash: officeLink.tokenHash,
      staffId: officeLink.staffId,
      email: sql<string | null>`coalesce(${staff.email}, ${officeLink.email})`,
      name: staff.name,
      role: officeLink.role,
    })
    .from(officeLink)
    .leftJoin(staff, eq(staff.id, officeLink.staffId))
    .where(and(eq(officeLink.tokenHash, hashToken(token)), isValidLink));
  return found;
}

/** Marks a link as used; of two concurrent calls, only the first returns true. */
export async function markLinkUsed(queries: Queries, token: string): Promise<boolean> {
  const used = await queries
    .update(officeLink)
    .set({ usedAt: sql`now()` })
    .where(and(eq(officeLink.tokenHash, hashToken(token)), isValidLink))
    .returning({ tokenHash: officeLink.tokenHash });
  return used.length > 0;
}
