// Proves that no quote is lost once the buyer has been thanked, and none of its mails: a server under
// a load of quotes is killed (kill -9) at random, again and again, on each engine.
//   node tests/proof/lost-enquiries.ts [kills] [PGlite | PostgreSQL]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { startServers } from '../support/server-processes.ts';

const kills = Number(process.argv[2] ?? 50);
const engines = process.argv[3] ? [process.argv[3]] : ['PGlite', 'PostgreSQL'];
const senders = 4;
/** Milliseconds between two quotes of one sender: mail is slower to send than to write. */
const breath = 100;
const longestLife = 3000;
/** After so many looks at the outbox, what still waits counts as lost. */
const mostRounds = 60;

for (const engine of engines) {
  const right = engine === 'PGlite' ? await onPglite() : await onPostgres();
  if (!right) process.exitCode = 1;
}

async function onPglite(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-proof-'));
  try {
    return await prove({ folder: join(folder, 'data') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    return await prove({ folder: '', url: postgres.url });
  } finally {
    await postgres.stop();
  }
}

type Place = { folder: string; url?: string };

/** What the buyers saw: the companies that were thanked, and how many asked at all. */
type Seen = { thanked: Set<string>; asked: number; refused: number };

async function prove(place: Place): Promise<boolean> {
  const mailServer = await openMailServer();
  const environment = {
    DATA_DIR: place.folder,
    DATABASE_URL: place.url ?? '',
    SMTP_URL: mailServer.url,
    // Each quote comes from a visitor of its own, or the limits would end the load.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const seen: Seen = { thanked: new Set(), asked: 0, refused: 0 };
  const start = performance.now();
  for (let kill = 0; kill < kills; kill += 1) {
    const servers = await startServers(1, environment);
    const load = new AbortController();
    const sending = Array.from({ length: senders }, () => send(servers.origin, seen, load.signal));
    await pause(Math.random() * longestLife);
    await servers.crash();
    load.abort();
    await Promise.all(sending);
  }
  const books = await sendWhatIsLeft(place, environment);
  const ids = mailServer.received.map(({ messageId }) => messageId);
  await mailServer.close();

  const received = new Set(ids);
  const kept = new Map(books.quotes.map((quote) => [quote.company, quote]));
  const figures = {
    engine: place.url ? 'PostgreSQL' : 'PGlite',
    kills,
    'quotes asked': seen.asked,
    'buyers thanked': seen.thanked.size,
    'told to try again': seen.refused,
    'quotes kept': books.quotes.length,
    'THANKED AND LOST': [...seen.thanked].filter((company) => !kept.has(company)).length,
    'KEPT WITHOUT BOTH MAILS': books.quotes.filter(({ mails }) => mails !== 2).length,
    'mails written': books.mails.length,
    'MAILS THAT NEVER CAME': books.mails.filter((id) => !received.has(id)).length,
    'mails that came twice, as the same mail': ids.length - received.size,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  console.table(figures);
  const right =
    seen.thanked.size > 0 &&
    figures['THANKED AND LOST'] === 0 &&
    figures['KEPT WITHOUT BOTH MAILS'] === 0 &&
    figures['MAILS THAT NEVER CAME'] === 0;
  console.log(right ? 'Nothing that was promised is lost.' : 'SOMETHING IS LOST.');
  return right;
}

/** Asks for one quote after the other until the server is gone. */
async function send(address: string, seen: Seen, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    seen.asked += 1;
    const number = seen.asked;
    const company = `Firm ${number}`;
    try {
      const answer = await fetch(`${address}/api/bulk-quote`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({
          'form-name': 'bulk-quote',
          company,
          email: `buyer-${number}@firm.example`,
          quantity: '11-25',
        }),
      });
      const { ok } = (await answer.json()) as { ok?: boolean };
      if (answer.status === 201 && ok) seen.thanked.add(company);
      else seen.refused += 1;
      await pause(breath);
    } catch {
      // The server died before it answered: nothing was promised, and nobody is there to ask.
      return;
    }
  }
}

type Books = { quotes: { company: string; mails: number }[]; mails: string[] };

/** Opens the shop once more until its outbox is empty, then reads what it holds. */
async function sendWhatIsLeft(place: Place, environment: Record<string, string>): Promise<Books> {
  // Nobody is at work now, so that what the dead had taken is free again without the two minutes.
  await withBooks(place, ({ queries }) =>
    queries.execute(sql`update mail set leased_until = null, next_attempt_at = now()`),
  );
  let left = 1;
  for (let round = 0; left > 0 && round < mostRounds; round += 1) {
    const servers = await startServers(1, environment);
    await pause(10_000);
    await servers.stop();
    left = await withBooks(place, async ({ queries }) => {
      const [row] = await rowsOf<{ left: number }>(
        queries,
        sql`select count(*)::int as left from mail where state = 'queued'`,
      );
      return row?.left ?? 0;
    });
  }
  return withBooks(place, async ({ queries }) => ({
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

async function withBooks<Result>(
  { folder, url }: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, folder });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
