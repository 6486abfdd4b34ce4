// Proves that no quote request is lost once the buyer has been thanked, nor any of its emails: a server
// under a load of quote requests is killed (kill -9) at random moments, repeatedly, on each engine.
//   node tests/proof/lost-enquiries.ts [kills] [PGlite | PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../server/database/database.ts';
import { crashUnderLoad, prepareCrashTest, restartUntil } from '../support/crashes.ts';
import { createQuoteTally, sendQuoteRequest } from '../support/quotes.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const kills = Number(process.argv[2] ?? 50);
const senders = 4;
/** Milliseconds between two quotes from one sender: emails are slower to send than to queue. */
const pauseMs = 100;
const maxUptimeMs = 3000;

await runOnEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const { mailServer, environment } = await prepareCrashTest(place);
  const tally = createQuoteTally();
  const start = performance.now();
  /** Sends one quote request after another until the server is killed. */
  const send = async (address: string, signal: AbortSignal) => {
    while (!signal.aborted) {
      try {
        await sendQuoteRequest(address, tally);
        await pause(pauseMs);
      } catch {
        // The server was killed before it responded: nothing was promised, and no server is running.
        return;
      }
    }
  };
  await crashUnderLoad({ kills, maxUptimeMs, environment, senders, send });
  const stored = await drainOutbox(place, environment);
  const ids = mailServer.received.map(({ messageId }) => messageId);
  await mailServer.close();

  const received = new Set(ids);
  const storedByCompany = new Map(stored.quotes.map((quote) => [quote.company, quote]));
  const figures = {
    engine: place.engine,
    kills,
    'quotes asked': tally.asked,
    'buyers thanked': tally.thanked.size,
    'told to try again': tally.refused,
    'OTHER ANSWERS': tally.other.length,
    'quotes kept': stored.quotes.length,
    'THANKED AND LOST': [...tally.thanked].filter((company) => !storedByCompany.has(company))
      .length,
    'KEPT WITHOUT BOTH MAILS': stored.quotes.filter(({ mails }) => mails !== 2).length,
    'mails written': stored.mails.length,
    'MAILS THAT NEVER CAME': stored.mails.filter((id) => !received.has(id)).length,
    'mails that came twice, as the same mail': ids.length - received.size,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return reportFigures(figures, tally.thanked.size > 0, 'Nothing that was promised is lost.');
}

type StoredEnquiries = { quotes: { company: string; mails: number }[]; mails: string[] };

/** Starts the shop once more until its outbox is empty, then reads its tables. */
async function drainOutbox(
  place: TestDatabase,
  environment: Record<string, string>,
): Promise<StoredEnquiries> {
  // No process is running, so the leases of killed processes are freed without waiting two minutes.
  await withDatabase(place, ({ queries }) =>
    queries.execute(sql`update mail set leased_until = null, next_attempt_at = now()`),
  );
  await restartUntil(environment, () =>
    withDatabase(place, async ({ queries }) => {
      const queued = await queryRows(queries, sql`select from mail where state = 'queued' limit 1`);
      return queued.length === 0;
    }),
  );
  return withDatabase(place, async ({ queries }) => ({
    quotes: await queryRows<{ company: string; mails: number }>(
      queries,
      sql`select company, count(mail.id)::int as mails
        from quote left join mail on coalesce(reply_to, recipient) = quote.email
        group by quote.id, company`,
    ),
    mails: (await queryRows<{ message_id: string }>(queries, sql`select message_id from mail`)).map(
      ({ message_id }) => message_id,
    ),
  }));
}
