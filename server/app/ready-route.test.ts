import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrationNames } from '../database/migration-names.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { readyRoute } from './ready-route.ts';

async function requestReady(database: Promise<Database>) {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const app = createApp({ routes: [readyRoute({ database, log })], log });
  const answer = await app.request('/api/ready');
  const { status, headers } = answer;
  return { status, body: await answer.json(), headers, log: lines.join('') };
}

const notReady = (...missing: string[]) => ({ status: 'not ready', missing });

it('[CC14] is not ready while the database opens, and responds quickly', async () => {
  const { status, body, headers } = await requestReady(new Promise<Database>(() => {}));
  expect({ status, body }).toEqual({ status: 503, body: notReady('the database') });
  expect(headers.get('retry-after')).toBe('5');
});

it('[CC14] is not ready if the database is unreachable', async () => {
  const nowhere = openPostgres('postgres://shop:secret@127.0.0.1:1/shop');
  const { status, body } = await requestReady(Promise.resolve(nowhere));
  expect({ status, body }).toEqual({ status: 503, body: notReady('the database') });
  await nowhere.close();
});

describeOnBothEngines('readiness', (database) => {
  const asked = async () => {
    const { status, body } = await requestReady(Promise.resolve(database()));
    return { status, body };
  };

  it('[CC14] is ready once the tables are migrated', async () => {
    expect(await asked()).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('[CC14] is not ready while the disk is full, and logs why', async () => {
    const full = { ...database(), hasDiskSpace: () => false };
    const { status, body, log } = await requestReady(Promise.resolve(full));
    expect({ status, body }).toEqual({ status: 503, body: notReady('disk space') });
    expect(log).toContain('"message":"not ready","missing":"disk space"');
  });

  it('[CC14] names the missing migrations', async () => {
    const { queries } = database();
    const last = migrationNames.at(-1) ?? '';
    await queries.execute(sql`delete from migration where name = ${last}`);
    expect(await asked()).toEqual({ status: 503, body: notReady(`migration ${last}`) });
    await queries.execute(sql`drop table migration`);
    const all = migrationNames.map((name) => `migration ${name}`);
    expect(await asked()).toEqual({ status: 503, body: notReady(...all) });
  });
});
