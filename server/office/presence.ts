import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Queries } from '../database/database.ts';
import { officeSession, presence, staff } from '../database/schema.ts';
import {
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  type SignedInUser,
} from './office-context.ts';

/** Browsers report every 15 seconds which record they have open: after two misses it counts as closed. */
const staleSeconds = 45;

/** Another person who has a record open. */
export type OpenBy = { record: string; staffId: number; name: string };

/** Other people who have a record open, or any record if none is given; each person once. */
export async function findOpenBy(
  queries: Queries,
  { staffId }: Pick<SignedInUser, 'staffId'>,
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

/** The name of an order in presence records. */
export function orderPresenceKey(reference: string): string {
  return `order ${reference}`;
}

/** Empty when no record is open any more. */
const heartbeat = v.object({ record: v.pipe(v.string(), v.maxLength(60)) });

/** Receives heartbeats of open records, and responds with the other people who have the same one open. */
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
