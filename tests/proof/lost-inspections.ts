// Proves that no inspection is lost once a phone has been told that it arrived, and none is stored twice: a
// server under a load of inspections is killed (kill -9) at random moments, repeatedly, on each engine. Then
// ten phones that were offline for a day send 200 inspections, all at once and each twice.
//   node tests/proof/lost-inspections.ts [kills] [PGlite | PostgreSQL]
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { registerPaths } from '../../contract/register-paths.ts';
import { rowsOf } from '../../server/database/database.ts';
import { hashOf, newKey } from '../../server/register/keys.ts';
import { crashUnderLoad, prepareTrial } from '../support/crashes.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { startServers } from '../support/server-processes.ts';
import { newVisitor } from '../support/visitors.ts';

const kills = Number(process.argv[2] ?? 30);
const [phones, each] = [10, 20] as const;
const longestLife = 3000;
const pieces = 10;

await onEngines(process.argv[3], prove);

type Sent = { attempt: string; at: string };

async function prove(place: TestDatabase): Promise<boolean> {
  const { mailServer, environment } = await prepareTrial(place);
  const keys = Array.from({ length: pieces }, newKey);
  const first = await startServers(1, environment);
  await first.stop();
  await withDatabase(place, async ({ queries }) => {
    await queries.execute(sql`insert into register (email) values ('buyer@firm.example')`);
    await queries.execute(sql`insert into register_piece (register_id, number, name, kind, interval_days)
      select id, 'T-' || n, 'Tower', 'tower', 7 from register, generate_series(1, ${pieces}::int) n`);
    for (const [at, key] of keys.entries()) {
      await queries.execute(sql`insert into register_label (hash, piece_id)
        select ${hashOf(key)}, id from register_piece where number = ${`T-${at + 1}`}`);
    }
  });
  const start = performance.now();
  const heard = new Set<string>();
  let sent = 0;
  const send = async (address: string, signal: AbortSignal) => {
    while (!signal.aborted) {
      const one = { attempt: randomUUID(), at: new Date().toISOString() };
      sent += 1;
      const key = keys[sent % pieces] ?? '';
      try {
        if (await post(address, key, one)) heard.add(one.attempt);
        // Sent again, like a phone that received no response: it is stored once.
        await post(address, key, one);
      } catch {
        return;
      }
    }
  };
  await crashUnderLoad({ kills, longestLife, environment, senders: 4, send });

  const late = Array.from({ length: phones }, (_, phone) =>
    Array.from({ length: each }, (_, at): Sent => {
      const minutes = 24 * 60 - (at * 60 + phone);
      return { attempt: randomUUID(), at: new Date(Date.now() - minutes * 60_000).toISOString() };
    }),
  );
  const servers = await startServers(1, environment);
  const answers = await Promise.all(
    late.map(async (inspections, phone) => {
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
  const kept = await withDatabase(place, ({ queries }) =>
    rowsOf<Row>(
      queries,
      sql`select attempt, inspected_at::text as at from inspection order by piece_id, inspected_at`,
    ),
  );
  const counts = new Map<string, number>();
  for (const { attempt } of kept) counts.set(attempt, (counts.get(attempt) ?? 0) + 1);
  const times = new Map(kept.map(({ attempt, at }) => [attempt, new Date(at).toISOString()]));
  const all = late.flat();
  const figures = {
    engine: place.engine,
    kills,
    'inspections sent': sent,
    'phones that heard so': heard.size,
    'HEARD AND LOST': [...heard].filter((attempt) => !counts.has(attempt)).length,
    'KEPT TWICE': [...counts.values()].filter((count) => count > 1).length,
    'sent a day late': all.length,
    'LATE AND LOST': all.filter(({ attempt }) => !counts.has(attempt)).length,
    'LATE WITH ANOTHER DATE': all.filter(({ attempt, at }) => times.get(attempt) !== at).length,
    'LATE AND NOT ANSWERED': answers.flat().filter((arrived) => !arrived).length,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return conclude(figures, heard.size > 0, 'Every inspection is there, once, by its own date.');
}

/** Sends an inspection; returns whether the server confirms that it has it. */
async function post(address: string, key: string, { attempt, at }: Sent): Promise<boolean> {
  const answer = await fetch(`${address}${registerPaths.inspect}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({
      ...{ key, attempt, at, inspector: 'A. Lund', position: 'scaffolder' },
      ...{ 'text-0': 'Braces: all fitted', 'check-0': 'good' },
    }),
  });
  return answer.ok;
}
