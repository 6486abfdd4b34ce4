import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Queries } from '../database/database.ts';
import { officeSession, presence, staff } from '../database/schema.ts';
import {
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  type SignedIn,
} from './office-context.ts';

/** Browsers say every 15 seconds what they have open: after two misses it is taken as closed. */
const staleSeconds = 45;

/** Someone else who has a record open. */
export type OpenBy = { record: string; staffId: number; name: string };

/** Who else has a record open, or any record where none is named; each person once. */
export async function findOpenBy(
  queries: Queries,
  { staffId }: Pick<SignedIn, 'staffId'>,
  record?: string,
): Promise<OpenBy[]> {
  return queries
    .selectDistinct({ record: presence.record, staffId: staff.id, name: staff.name })
    .from(presence)
    .innerJoin(officeSession, eq(officeSession.id, presence.sessionId))
    .innerJoin(staff, eq(staff.id, officeSession.staffId))
    .where(
      and(
        record === undefined ? undefined : eq(presence.record, record),
        ne(staff.id, staffId),
        gt(presence.seenAt, sql`now() - make_interval(secs => ${staleSeconds})`),
      ),
    )
    .orderBy(staff.name);
}

/** How presence names an order. */
export function recordOfOrder(reference: string): string {
  return `order ${reference}`;
}

/** Empty once nothing is open any more. */
const heartbeat = v.object({ record: v.pipe(v.string(), v.maxLength(60)) });

/** Takes heartbeats of who has what open, and answers who else has. */
export function presenceRoutes({ shop }: OfficeDeps) {
  return new Hono<OfficeVariables>().post('/', jsonBody(heartbeat), async (context) => {
    const { record } = context.req.valid('json');
    const { queries } = (await shop()).database;
    const { who } = context.var;
    if (record === '') {
      await queries.delete(presence).where(eq(presence.sessionId, who.sessionId));
      return context.json({ openBy: [] as OpenBy[] });
    }
    await queries
      .insert(presence)
      .values({ sessionId: who.sessionId, record })
      .onConflictDoUpdate({ target: presence.sessionId, set: { record, seenAt: sql`now()` } });
    return context.json({ openBy: await findOpenBy(queries, who, record) });
  });
}
