// Proves that no quote request is lost once the buyer has been thanked, nor any of its emails: a server
// under a load of quote requests is killed (kill -9) at random moments, repeatedly, on each engine.
//   node tests/proof/lost-enquiries.ts [kills] [PGlite | PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../server/database/database.ts';
import { crashUnderLoad, openUntil, prepareTrial } from '../support/crashes.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { askForQuote, createQuoteTally } from '../support/quotes.ts';

const kills = Number(process.argv[2] ?? 50);
const senders = 4;
/** Milliseconds between two quotes from one sender: emails are slower to send than to queue. */
const breath = 100;
const longestLife = 3000;

await onEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const { mailServer, environment } = await prepareTrial(place);
  const seen = createQuoteTally();
  const start = performance.now();
  /** Sends one quote request after another until the server is killed. */
  const send = async (address: string, signal: AbortSignal) => {
    while (!signal.aborted) {
      try {
        await askForQuote(address, seen);
        await pause(breath);
      } catch {
        // The server was killed before it responded: nothing was promised, and no server is running.
        return;
      }
    }
  };
  await crashUnderLoad({ kills, longestLife, environment, senders, send });
  const stored = await sendWhatIsLeft(place, environment);
  const ids = mailServer.received.map(({ messageId }) => messageId);
  await mailServer.close();

  const received = new Set(ids);
  const kept = new Map(stored.quotes.map((quote) => [quote.company, quote]));
  const figures = {
    engine: place.engine,
    kills,
    'quotes asked': seen.asked,
    'buyers thanked': seen.thanked.size,
    'told to try again': seen.refused,
    'OTHER ANSWERS': seen.other.length,
    'quotes kept': stored.quotes.length,
    'THANKED AND LOST': [...seen.thanked].filter((company) => !kept.has(company)).length,
    'KEPT WITHOUT BOTH MAILS': stored.quotes.filter(({ mails }) => mails !== 2).length,
    'mails written': stored.mails.length,
    'MAILS THAT NEVER CAME': stored.mails.filter((id) => !received.has(id)).length,
    'mails that came twice, as the same mail': ids.length - received.size,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return conclude(figures, seen.thanked.size > 0, 'Nothing that was promised is lost.');
}

type StoredEnquiries = { quotes: { company: string; mails: number }[]; mails: string[] };

/** Starts the shop once more until its outbox is empty, then reads its tables. */
async function sendWhatIsLeft(
  place: TestDatabase,
  environment: Record<string, string>,
): Promise<StoredEnquiries> {
  // No process is running, so the leases of killed processes are freed without waiting two minutes.
  await withDatabase(place, ({ queries }) =>
    queries.execute(sql`update mail set leased_until = null, next_attempt_at = now()`),
  );
  await openUntil(environment, () =>
    withDatabase(place, async ({ queries }) => {
      const left = await rowsOf(queries, sql`select from mail where state = 'queued' limit 1`);
      return left.length === 0;
    }),
  );
  return withDatabase(place, async ({ queries }) => ({
    quotes: await rowsOf<{ company: string; mails: number }>(
      queries,
      sql`select company, count(mail.id)::int as mails
        from quote left join mail on coalesce(reply_to, recipient) = quote.email
        group by quote.id, company`,
    ),
    mails: (await rowsOf<{ message_id: string }>(queries, sql`select message_id from mail`)).map(
      ({ message_id }) => message_id,
    ),
  }));
}
