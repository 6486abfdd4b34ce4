import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database/database.ts';

/** Answers the day's salt, which all processes on one database share. */
export function createDailySalt(now: () => Date = () => new Date()) {
  let kept: { day: string; salt: string } | undefined;
  return async (queries: Queries): Promise<string> => {
    const day = now().toISOString().slice(0, 10);
    if (kept?.day !== day) kept = { day, salt: await agreedSalt(queries, day) };
    return kept.salt;
  };
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
