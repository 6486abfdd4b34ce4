import type { StaffRole } from '../../contract/office.ts';
import type { Queries } from '../database/database.ts';
import { officeSession, staff } from '../database/office-schema.ts';
import { createToken, hashToken } from '../office/sign-in/sessions.ts';

type Person = { name: string; email: string; role: StaffRole };

/** Adds a signed-in member of staff; the token is the one in their cookie. */
export async function addStaff(queries: Queries, person: Person, token = createToken()) {
  const [added] = await queries.insert(staff).values(person).returning({ id: staff.id });
  if (!added) throw new Error(`${person.email} was not added`);
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const [session] = await queries
    .insert(officeSession)
    .values({ tokenHash: hashToken(token), staffId: added.id, expiresAt, browser: 'Test' })
    .returning({ id: officeSession.id });
  return { staffId: added.id, sessionId: session?.id ?? 0, token };
}
