import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { OfficeEvent } from '../../contract/office.ts';
import { type Queries, queryRows } from '../database/database.ts';
import { officeEvent, officeSession, staff } from '../database/schema.ts';
import { startWorker } from '../jobs/worker.ts';
import type { OfficeDeps, OfficeVariables } from './office-context.ts';
import { isActiveSession } from './sign-in/sessions.ts';

/** The transactions a reader has seen, in PostgreSQL's snapshot format: 740:752:741,749. */
type Cursor = string;

type EventBatch = { events: (OfficeEvent & { xact: string })[]; cursor: Cursor };

/** Milliseconds between polls of the database while anyone listens, and between heartbeats. */
const intervalsMs = { poll: 1_000, heartbeat: 15_000 } as const;

/** Milliseconds after which a browser that has lost the stream reconnects. */
const reconnectMs = 1_000;

/** Events are deleted after a day; a page that was disconnected for longer reloads everything. */
const maxGapMs = 20 * 3_600_000;

/**
 * What became visible since a cursor. Transactions commit in a different order than they begin, so a
 * cursor is a snapshot rather than a number: no transaction that was still open is missed.
 */
export async function readEvents(queries: Queries, since?: Cursor): Promise<EventBatch> {
  const seen = sql`${since ?? null}::pg_snapshot`;
  const [news] = await queryRows<EventBatch>(
    queries,
    sql`select pg_current_snapshot()::text as cursor, coalesce((
      select jsonb_agg(jsonb_build_object('xact', xact::text, 'kind', kind, 'record', record)
        order by xact, kind, record)
      from ${officeEvent}
      where xact >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(xact, ${seen})
        and xact < pg_snapshot_xmax(pg_current_snapshot())
    ), '[]') as events`,
  );
  if (!news) throw new Error('The database returned no rows');
  return news;
}

/** The same as PostgreSQL's pg_visible_in_snapshot. */
function isVisible(xact: string, cursor: Cursor): boolean {
  const [xmin = '', xmax = '', open = ''] = cursor.split(':');
  const id = BigInt(xact);
  return id < BigInt(xmin) || (id < BigInt(xmax) && !open.split(',').includes(xact));
}

/** The cursor in a `Last-Event-ID`; undefined if it is missing, too old, or from another database. */
function parseCursor(id: string, now: Cursor): Cursor | undefined {
  const [, cursor, xmax = '', at] =
    /^(\d{1,18}:(\d{1,18}):[\d,]{0,4000})@(\d{1,15})$/.exec(id) ?? [];
  const isFromThisDatabase = Number(xmax) <= Number(now.split(':')[1]);
  return isFromThisDatabase && Date.now() - Number(at) < maxGapMs ? cursor : undefined;
}

type Listener = {
  sessionId: number;
  lastEventId: string;
  /** Undefined until the first poll. */
  cursor?: Cursor;
  tell: (events: EventBatch['events'], cursor: Cursor, event?: 'reload') => void;
  end: () => void;
};

/** Polls the database once a second for all its listeners, until the last one has left. */
function startPolling({ shop, log }: OfficeDeps) {
  const listeners = new Set<Listener>();
  let cursor: Cursor | undefined;

  async function poll() {
    const { queries } = (await shop()).database;
    const news = await readEvents(queries, cursor);
    cursor = news.cursor;
    for (const listener of [...listeners]) {
      if (listener.cursor === undefined) await sendMissed(queries, listener);
      else sendUnseen(listener, news);
    }
    await endRevokedSessions(queries);
  }

  /** A new listener reads separately, after the poll; `isVisible` prevents it from getting an event twice. */
  async function sendMissed(queries: Queries, listener: Listener) {
    const now = await readEvents(queries);
    const since = parseCursor(listener.lastEventId, now.cursor);
    // If PostgreSQL rejects it as a snapshot, it is not one of our cursors.
    const missed = since && (await readEvents(queries, since).catch(() => undefined));
    const { events, cursor } = missed || now;
    listener.cursor = cursor;
    listener.tell(events, cursor, missed ? undefined : 'reload');
  }

  function sendUnseen(listener: Listener, { events, cursor }: EventBatch) {
    const unseen = events.filter(({ xact }) => !isVisible(xact, listener.cursor ?? cursor));
    listener.cursor = cursor;
    if (unseen.length > 0) listener.tell(unseen, cursor);
  }

  async function endRevokedSessions(queries: Queries) {
    const ids = [...new Set([...listeners].map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return;
    const activeSessions = await queryRows<{ id: number }>(
      queries,
      sql`select ${officeSession.id} from ${officeSession}
        join ${staff} on ${staff.id} = ${officeSession.staffId} and ${staff.removedAt} is null
        where ${officeSession.id} in ${ids} and ${isActiveSession}`,
    );
    for (const listener of listeners)
      if (!activeSessions.some(({ id }) => id === listener.sessionId)) listener.end();
  }

  const worker = startWorker({
    name: 'reading office events',
    intervalMs: intervalsMs.poll,
    run: poll,
    log,
  });
  return { listeners, wake: worker.wake, stop: worker.stop };
}

/** One poller for all listeners in this process, and none while there are no listeners. */
function createPoller(deps: OfficeDeps) {
  let polling: ReturnType<typeof startPolling> | undefined;
  return (listener: Listener) => {
    polling ??= startPolling(deps);
    const activePolling = polling;
    activePolling.listeners.add(listener);
    activePolling.wake();
    return () => {
      activePolling.listeners.delete(listener);
      if (activePolling.listeners.size > 0) return;
      activePolling.stop();
      if (polling === activePolling) polling = undefined;
    };
  };
}

/**
 * Changes in the shop as server-sent events: each message is a list of OfficeEvents. A stream begins with
 * those missed since its `Last-Event-ID`, or with `reload` if they cannot be determined.
 */
export function eventRoutes(deps: OfficeDeps) {
  const listen = createPoller(deps);
  return new Hono<OfficeVariables>().get('/', async (context) => {
    const response = streamSSE(context, async (stream) => {
      const closed = Promise.withResolvers<void>();
      const listener: Listener = {
        sessionId: context.var.who.sessionId,
        lastEventId: context.req.header('last-event-id') ?? '',
        tell: (events, cursor, event) => {
          const message: OfficeEvent[] = events.map(({ kind, record }) => ({ kind, record }));
          const id = `${cursor}@${Date.now()}`;
          stream.writeSSE({
            id,
            data: JSON.stringify(message),
            retry: reconnectMs,
            ...(event && { event }),
          });
        },
        end: closed.resolve,
      };
      // Proxies and the server itself close idle connections.
      const heartbeat = setInterval(() => stream.write(':\n\n'), intervalsMs.heartbeat);
      stream.onAbort(closed.resolve);
      deps.stopping.addEventListener('abort', listener.end, { once: true });
      if (deps.stopping.aborted) listener.end();
      const unsubscribe = listen(listener);
      await closed.promise;
      unsubscribe();
      clearInterval(heartbeat);
      deps.stopping.removeEventListener('abort', listener.end);
    });
    response.headers.set('cache-control', 'no-store');
    // A proxy that buffers the response would delay events.
    response.headers.set('x-accel-buffering', 'no');
    return response;
  });
}
