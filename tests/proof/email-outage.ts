// Proves that an hour without the mail server neither loses nor duplicates an email: one is queued every
// half minute, and the outbox is delivered as its worker does. The hour passes only in the database, where
// the timestamps of all emails are moved back.
//   node tests/proof/email-outage.ts [minutes] [PGlite | PostgreSQL]
import { sql } from 'drizzle-orm';
import { createLog } from '../../server/app/log.ts';
import { type Database, rowsOf } from '../../server/database/database.ts';
import { deliverEmails } from '../../server/email/deliver.ts';
import { renderEmail } from '../../server/email/email-template.ts';
import { queueEmail } from '../../server/email/outbox.ts';
import { smtpTransport } from '../../server/email/transport.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { onEngines, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';

const minutes = Number(process.argv[2] ?? 60);
const stepSeconds = 30;
const log = createLog('error');

await onEngines(process.argv[3], (place) =>
  withDatabase(place, async (database) => {
    const { received, written, minutesAfter, mostAttempts } = await spend(database);
    const came = new Set(received);
    const places = received.map((id) => written.indexOf(id));
    const figures = {
      engine: place.engine,
      'minutes without a mail server': minutes,
      'mails written meanwhile': written.length,
      'mails that came': received.length,
      'MAILS THAT NEVER CAME': written.filter((id) => !came.has(id)).length,
      'MAILS THAT CAME TWICE': received.length - came.size,
      'most attempts for one': mostAttempts,
      'minutes until all had come': minutesAfter,
      // Ten are sent in parallel.
      'furthest out of turn, places': Math.max(...outOfTurn(places)),
    };
    return conclude(figures, written.length > 0, 'Every mail came once.');
  }),
);

async function spend(database: Database) {
  const server = await openMailServer();
  const transport = smtpTransport(server.url);
  const written: string[] = [];
  const step = async () => {
    await pass(database);
    const once = `mail-${written.length}`;
    await write(database, once);
    written.push(`<${once}@rungmoor.example>`);
    await deliverEmails({ database, transport, log });
  };
  await server.goAway();
  for (let second = 0; second < minutes * 60; second += stepSeconds) await step();
  const waiting = [...written];
  await server.comeBack();
  let steps = 0;
  while (!waiting.every((id) => server.received.some(({ messageId }) => messageId === id))) {
    if (steps > 24 * 60 * 2) break;
    steps += 1;
    await pass(database);
    await deliverEmails({ database, transport, log });
  }
  transport.close();
  await server.close();
  const [most] = await rowsOf<{ attempts: number }>(
    database.queries,
    sql`select max(attempts) as attempts from mail`,
  );
  return {
    received: server.received.map(({ messageId }) => messageId),
    written,
    minutesAfter: (steps * stepSeconds) / 60,
    mostAttempts: most?.attempts ?? 0,
  };
}

/** Moves every email's timestamps back by half a minute. */
async function pass({ queries }: Database): Promise<void> {
  await queries.execute(
    sql`update mail set next_attempt_at = next_attempt_at - make_interval(secs => ${stepSeconds}),
      created_at = created_at - make_interval(secs => ${stepSeconds})`,
  );
}

function write({ queries }: Database, key: string): Promise<boolean> {
  const words = renderEmail('Your order', [{ kind: 'paragraph', text: 'It is on its way.' }]);
  return queueEmail(queries, {
    kind: 'order-confirmation',
    to: 'buyer@firm.example',
    key,
    ...words,
  });
}

/** For each email, how many later ones were delivered before it. */
function outOfTurn(places: readonly number[]): number[] {
  return places.map(
    (place, turn) => places.slice(0, turn).filter((earlier) => earlier > place).length,
  );
}
