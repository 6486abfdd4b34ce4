import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/database/database.ts';
import { openPglite } from '../../server/database/open-pglite.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { addStaff } from '../../server/testing/staff.ts';
import { draftPrices, officeCaller } from '../support/office-api.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import { ask, type BenchOrder } from './load.ts';

type Price = { productId: string; value: number };

/** A running shop with its office, on the embedded database. */
export type ShopWithOffice = {
  shop: string;
  pid: number;
  pagesFolder: string;
  /** Calls the office's API as its owner. */
  call: ReturnType<typeof officeCaller>;
  /** Publishes through the office's API; resolves to the seconds until everything is live. */
  publish: (prices: readonly Price[]) => Promise<number>;
};

type ShopSettings = {
  environment?: Record<string, string>;
  prepare?: (database: Database) => Promise<void>;
};

export async function withOffice<Result>(
  work: (place: ShopWithOffice) => Promise<Result>,
  { environment = {}, prepare = async () => {} }: ShopSettings = {},
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-office-'));
  const DATA_DIR = path.join(folder, 'data');
  const pagesFolder = path.join(folder, 'published');
  await copyMigratedDatabase(DATA_DIR);
  const database = await openPglite(DATA_DIR);
  const owner = { name: 'Olive Owner', email: 'olive@office.example', role: 'owner' } as const;
  const { token } = await addStaff(database.queries, owner);
  await prepare(database);
  await database.close();
  const [port, officePort] = [await freePort(), await freePort()];
  const child = await spawnShop(port, {
    DATA_DIR,
    PAGES_DIR: pagesFolder,
    MAIL_DIR: path.join(folder, 'mail'),
    OFFICE_PORT: String(officePort),
    ...environment,
  });
  const shop = `http://localhost:${port}`;
  try {
    await untilAnswers(`${shop}/api/ready`);
    const call = officeCaller(`http://localhost:${officePort}`, token);
    return await work({
      shop,
      pid: child.pid ?? 0,
      pagesFolder,
      call,
      publish: publisherOf(call, shop),
    });
  } finally {
    await end(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

function publisherOf(call: ShopWithOffice['call'], shop: string): ShopWithOffice['publish'] {
  const textOf = async (page: string) => (await fetch(`${shop}${page}`)).text();
  return async (prices) => {
    const seen = await draftPrices(call, prices);
    const start = performance.now();
    await call('/api/draft/publish', { seen });
    // All pages that show a price are replaced at once, so checking one is enough.
    const [last] = prices.slice(-1);
    const pounds = ((last?.value ?? 0) / 100).toFixed(2);
    while (!(await textOf(`/product/${last?.productId}`)).includes(`"price":"${pounds}"`))
      await pause(50);
    return Number(((performance.now() - start) / 1000).toFixed(1));
  };
}

/** Sends requests at a steady pace, whether or not the last is answered, and notes how long each took. */
export function openVisitors(shop: string, perSecond: number, next: () => BenchOrder) {
  const agent = new Agent({ keepAlive: true });
  let times: number[] = [];
  let failed = 0;
  const open = new Set<Promise<void>>();
  const visit = async () => {
    const start = performance.now();
    const status = await ask(agent, shop, next()).catch(() => 0);
    times.push(performance.now() - start);
    if (status < 200 || status > 299) failed += 1;
  };
  const clock = setInterval(() => {
    const visited = visit().finally(() => open.delete(visited));
    open.add(visited);
  }, 1000 / perSecond);
  return {
    times: () => times,
    failed: () => failed,
    forget: () => {
      times = [];
    },
    leave: async () => {
      clearInterval(clock);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

/** Every product page in turn, the home page and the listing between. */
export function pagesInTurn(ids: readonly string[]): () => BenchOrder {
  const pages = ['/', '/shop', ...ids.map((id) => `/product/${id}`)];
  const headers = { 'accept-encoding': 'br' };
  let turn = 0;
  return () => {
    turn += 1;
    return { method: 'GET', path: pages[turn % pages.length] ?? '/', headers };
  };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The memory of a process and its child processes, in MB. */
export function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1]) / 1024;
    return Math.round(childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own));
  } catch {
    // The process has exited in the meantime.
    return 0;
  }
}

/** Samples the memory every 200 ms; the returned function stops and returns the maximum. */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const clock = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 200);
  return () => {
    clearInterval(clock);
    return most;
  };
}

/** Waits until the process that renders the pages has exited. */
export async function untilPagesAreMade(pid: number): Promise<void> {
  while (childrenOf(pid).length > 0) await pause(200);
}
