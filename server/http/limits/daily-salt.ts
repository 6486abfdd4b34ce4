import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../../database/database.ts';

/** Answers the day's salt, which all processes on one database share. */
export function createDailySalt(now = () => new Date()) {
  let kept: { day: string; salt: string } | undefined;
  return async (queries: Queries): Promise<string> => {
    const day = dayOf(now());
    if (kept?.day !== day) kept = { day, salt: await agreedSalt(queries, day) };
    return kept.salt;
  };
}

/** The day of a moment (UTC): 2026-04-05. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The first to ask on a day sets it; the others are told. */
async function agreedSalt(queries: Queries, day: string): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const [row] = await rowsOf<{ salt: string }>(
    queries,
    sql`insert into rate_salt as kept (day, salt) values (${day}, ${fresh})
      on conflict (day) do update set salt = kept.salt returning salt`,
  );
  return row?.salt ?? fresh;
}

/**
 * How long a salt is kept after its day: a checkout from just before midnight holds goods for 40
 * minutes, and must be known for the same visitor's until then.
 */
export const saltGraceHours = 3;

/** Every salt that what is counted now may have been hashed with. */
export async function keptSalts(queries: Queries): Promise<string[]> {
  const rows = await rowsOf<{ salt: string }>(queries, sql`select salt from rate_salt`);
  return rows.map(({ salt }) => salt);
}
