// Proves that no inspection is lost once a phone has been told that it arrived, and none is stored twice: a
// server under a load of inspections is killed (kill -9) at random moments, repeatedly, on each engine. Then
// ten phones that were offline for a day send 200 inspections, all at once and each twice.
//   node tests/proof/lost-inspections.ts [kills] [PGlite | PostgreSQL]
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { registerPaths } from '../../contract/register-paths.ts';
import { queryRows } from '../../server/database/database.ts';
import { generateKey, hashKey } from '../../server/register/register-keys.ts';
import { newClientHeaders } from '../support/client-headers.ts';
import { crashUnderLoad, prepareCrashTest } from '../support/crashes.ts';
import { reportFigures } from '../support/report-figures.ts';
import { startServers } from '../support/server-processes.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const kills = Number(process.argv[2] ?? 30);
const [phones, inspectionsPerPhone] = [10, 20] as const;
const maxUptimeMs = 3000;
const equipmentCount = 10;

await runOnEngines(process.argv[3], prove);

type SentInspection = { attempt: string; at: string };

async function prove(place: TestDatabase): Promise<boolean> {
  const { mailServer, environment } = await prepareCrashTest(place);
  const keys = Array.from({ length: equipmentCount }, generateKey);
  const first = await startServers(1, environment);
  await first.stop();
  await withDatabase(place, async ({ queries }) => {
    await queries.execute(sql`insert into register (email) values ('buyer@firm.example')`);
    await queries.execute(sql`insert into register_piece (register_id, number, name, kind, interval_days)
      select id, 'T-' || n, 'Tower', 'tower', 7 from register, generate_series(1, ${equipmentCount}::int) n`);
    for (const [at, key] of keys.entries()) {
      await queries.execute(sql`insert into register_label (hash, piece_id)
        select ${hashKey(key)}, id from register_piece where number = ${`T-${at + 1}`}`);
    }
  });
  const start = performance.now();
  const acknowledged = new Set<string>();
  let sent = 0;
  const send = async (address: string, signal: AbortSignal) => {
    while (!signal.aborted) {
      const one = { attempt: randomUUID(), at: new Date().toISOString() };
      sent += 1;
      const key = keys[sent % equipmentCount] ?? '';
      try {
        if (await post(address, key, one)) acknowledged.add(one.attempt);
        // Sent again, like a phone that received no response: it is stored once.
        await post(address, key, one);
      } catch {
        return;
      }
    }
  };
  await crashUnderLoad({ kills, maxUptimeMs, environment, senders: 4, send });

  const offlineInspections = Array.from({ length: phones }, (_, phone) =>
    Array.from({ length: inspectionsPerPhone }, (_, at): SentInspection => {
      const minutes = 24 * 60 - (at * 60 + phone);
      return { attempt: randomUUID(), at: new Date(Date.now() - minutes * 60_000).toISOString() };
    }),
  );
  const servers = await startServers(1, environment);
  const answers = await Promise.all(
    offlineInspections.map(async (inspections, phone) => {
      const arrived: boolean[] = [];
      for (const one of inspections) {
        const key = keys[phone] ?? '';
        await post(servers.origin, key, one);
        arrived.push(await post(servers.origin, key, one));
      }
      return arrived;
    }),
  );
  await servers.stop();
  await mailServer.close();
  type Row = { attempt: string; at: string };
  const storedRows = await withDatabase(place, ({ queries }) =>
    queryRows<Row>(
      queries,
      sql`select attempt, inspected_at::text as at from inspection order by piece_id, inspected_at`,
    ),
  );
  const counts = new Map<string, number>();
  for (const { attempt } of storedRows) counts.set(attempt, (counts.get(attempt) ?? 0) + 1);
  const recordedTimes = new Map(
    storedRows.map(({ attempt, at }) => [attempt, new Date(at).toISOString()]),
  );
  const all = offlineInspections.flat();
  const figures = {
    engine: place.engine,
    kills,
    'inspections sent': sent,
    'phones that heard so': acknowledged.size,
    'HEARD AND LOST': [...acknowledged].filter((attempt) => !counts.has(attempt)).length,
    'KEPT TWICE': [...counts.values()].filter((count) => count > 1).length,
    'sent a day late': all.length,
    'LATE AND LOST': all.filter(({ attempt }) => !counts.has(attempt)).length,
    'LATE WITH ANOTHER DATE': all.filter(({ attempt, at }) => recordedTimes.get(attempt) !== at)
      .length,
    'LATE AND NOT ANSWERED': answers.flat().filter((arrived) => !arrived).length,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return reportFigures(
    figures,
    acknowledged.size > 0,
    'Every inspection is there, once, by its own date.',
  );
}

/** Sends an inspection; returns whether the server confirms that it has it. */
async function post(
  address: string,
  key: string,
  { attempt, at }: SentInspection,
): Promise<boolean> {
  const answer = await fetch(`${address}${registerPaths.inspect}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      ...{ key, attempt, at, inspector: 'A. Lund', position: 'scaffolder' },
      ...{ 'text-0': 'Braces: all fitted', 'check-0': 'good' },
    }),
  });
  return answer.ok;
}
