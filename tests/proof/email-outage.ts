// Proves that an hour without the mail server neither loses nor duplicates an email: one is queued every
// half minute, and the outbox is delivered as its worker does. The hour passes only in the database, where
// the timestamps of all emails are moved back.
//   node tests/proof/email-outage.ts [minutes] [PGlite | PostgreSQL]
import { sql } from 'drizzle-orm';
import { createLog } from '../../server/app/log.ts';
import { type Database, queryRows } from '../../server/database/database.ts';
import { deliverEmails } from '../../server/email/deliver.ts';
import { renderEmail } from '../../server/email/email-template.ts';
import { queueEmail } from '../../server/email/outbox.ts';
import { smtpTransport } from '../../server/email/transport.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, withDatabase } from '../support/test-database.ts';

const minutes = Number(process.argv[2] ?? 60);
const stepSeconds = 30;
const log = createLog('error');

await runOnEngines(process.argv[3], (place) =>
  withDatabase(place, async (database) => {
    const { received, queuedIds, minutesAfter, maxAttempts } = await simulateOutage(database);
    const receivedIds = new Set(received);
    const positions = received.map((id) => queuedIds.indexOf(id));
    const figures = {
      engine: place.engine,
      'minutes without a mail server': minutes,
      'mails written meanwhile': queuedIds.length,
      'mails that came': received.length,
      'MAILS THAT NEVER CAME': queuedIds.filter((id) => !receivedIds.has(id)).length,
      'MAILS THAT CAME TWICE': received.length - receivedIds.size,
      'most attempts for one': maxAttempts,
      'minutes until all had come': minutesAfter,
      // Ten are sent in parallel.
      'furthest out of turn, places': Math.max(...countOvertaken(positions)),
    };
    return reportFigures(figures, queuedIds.length > 0, 'Every mail came once.');
  }),
);

async function simulateOutage(database: Database) {
  const server = await openMailServer();
  const transport = smtpTransport(server.url);
  const queuedIds: string[] = [];
  const step = async () => {
    await advanceHalfMinute(database);
    const messageKey = `mail-${queuedIds.length}`;
    await queueTestEmail(database, messageKey);
    queuedIds.push(`<${messageKey}@rungmoor.example>`);
    await deliverEmails({ database, transport, log });
  };
  await server.stop();
  for (let second = 0; second < minutes * 60; second += stepSeconds) await step();
  const pendingIds = [...queuedIds];
  await server.restart();
  let steps = 0;
  while (!pendingIds.every((id) => server.received.some(({ messageId }) => messageId === id))) {
    if (steps > 24 * 60 * 2) break;
    steps += 1;
    await advanceHalfMinute(database);
    await deliverEmails({ database, transport, log });
  }
  transport.close();
  await server.close();
  const [maxRow] = await queryRows<{ attempts: number }>(
    database.queries,
    sql`select max(attempts) as attempts from mail`,
  );
  return {
    received: server.received.map(({ messageId }) => messageId),
    queuedIds,
    minutesAfter: (steps * stepSeconds) / 60,
    maxAttempts: maxRow?.attempts ?? 0,
  };
}

/** Moves every email's timestamps back by half a minute. */
async function advanceHalfMinute({ queries }: Database): Promise<void> {
  await queries.execute(
    sql`update mail set next_attempt_at = next_attempt_at - make_interval(secs => ${stepSeconds}),
      created_at = created_at - make_interval(secs => ${stepSeconds})`,
  );
}

function queueTestEmail({ queries }: Database, key: string): Promise<boolean> {
  const email = renderEmail('Your order', ['It is on its way.']);
  return queueEmail(queries, {
    kind: 'order-confirmation',
    to: 'buyer@firm.example',
    key,
    ...email,
  });
}

/** For each email, how many later ones were delivered before it. */
function countOvertaken(positions: readonly number[]): number[] {
  return positions.map(
    (place, turn) => positions.slice(0, turn).filter((earlier) => earlier > place).length,
  );
}
