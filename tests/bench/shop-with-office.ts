import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/database/database.ts';
import { openPglite } from '../../server/database/open-pglite.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { addStaff } from '../../server/testing/staff.ts';
import { addDraftPrices, createOfficeClient } from '../support/office-api.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';
import { type BenchRequest, sendRequest } from './load.ts';

type Price = { productId: string; value: number };

/** A running shop with its office, on the embedded database. */
export type ShopWithOffice = {
  shop: string;
  pid: number;
  pagesFolder: string;
  /** Calls the office's API as its owner. */
  call: ReturnType<typeof createOfficeClient>;
  /** Publishes through the office's API; resolves to the seconds until everything is live. */
  publish: (prices: readonly Price[]) => Promise<number>;
};

type ShopSettings = {
  environment?: Record<string, string>;
  prepare?: (database: Database) => Promise<void>;
};

export async function withShopAndOffice<Result>(
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
  const [port, officePort] = [await findFreePort(), await findFreePort()];
  const child = await spawnShop(port, {
    DATA_DIR,
    PAGES_DIR: pagesFolder,
    MAIL_DIR: path.join(folder, 'mail'),
    OFFICE_PORT: String(officePort),
    ...environment,
  });
  const shop = `http://localhost:${port}`;
  try {
    await waitUntilReady(`${shop}/api/ready`);
    const call = createOfficeClient(`http://localhost:${officePort}`, token);
    return await work({
      shop,
      pid: child.pid ?? 0,
      pagesFolder,
      call,
      publish: createPublisher(call, shop),
    });
  } finally {
    await stopProcess(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

function createPublisher(call: ShopWithOffice['call'], shop: string): ShopWithOffice['publish'] {
  const fetchText = async (page: string) => (await fetch(`${shop}${page}`)).text();
  return async (prices) => {
    const seen = await addDraftPrices(call, prices);
    const start = performance.now();
    await call('/api/draft/publish', { seen });
    // All pages that show a price are replaced at once, so checking one is enough.
    const [last] = prices.slice(-1);
    const pounds = ((last?.value ?? 0) / 100).toFixed(2);
    while (!(await fetchText(`/product/${last?.productId}`)).includes(`"price":"${pounds}"`))
      await pause(50);
    return Number(((performance.now() - start) / 1000).toFixed(1));
  };
}

/** Sends requests at a steady pace, whether or not the last is answered, and notes how long each took. */
export function startVisitors(shop: string, perSecond: number, nextRequest: () => BenchRequest) {
  const agent = new Agent({ keepAlive: true });
  let times: number[] = [];
  let failed = 0;
  const pendingVisits = new Set<Promise<void>>();
  const visit = async () => {
    const start = performance.now();
    const request = nextRequest();
    const answer: number | Error = await sendRequest(agent, shop, request).catch((error) => error);
    times.push(performance.now() - start);
    if (typeof answer === 'number' && answer >= 200 && answer <= 299) return;
    failed += 1;
    console.error(`  ${request.method} ${request.path}: ${answer}`);
  };
  const timer = setInterval(() => {
    const pendingVisit = visit().finally(() => pendingVisits.delete(pendingVisit));
    pendingVisits.add(pendingVisit);
  }, 1000 / perSecond);
  return {
    times: () => times,
    failed: () => failed,
    resetTimes: () => {
      times = [];
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pendingVisits);
      agent.destroy();
    },
  };
}

/** Every product page in turn, the home page and the listing between. */
export function cycleThroughPages(ids: readonly string[]): () => BenchRequest {
  const pages = ['/', '/shop', ...ids.map((id) => `/product/${id}`)];
  const headers = { 'accept-encoding': 'br' };
  let requestCount = 0;
  return () => {
    requestCount += 1;
    return { method: 'GET', path: pages[requestCount % pages.length] ?? '/', headers };
  };
}

const readChildPids = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The memory of a process and its child processes, in MB. */
export function measureMemoryMb(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1]) / 1024;
    return Math.round(readChildPids(pid).reduce((sum, child) => sum + measureMemoryMb(child), own));
  } catch {
    // The process has exited in the meantime.
    return 0;
  }
}

/** Samples the memory every 200 ms; the returned function stops and returns the maximum. */
export function watchMemory(pid: number): () => number {
  let maxMb = 0;
  const timer = setInterval(() => {
    maxMb = Math.max(maxMb, measureMemoryMb(pid));
  }, 200);
  return () => {
    clearInterval(timer);
    return maxMb;
  };
}

/** Waits until the process that renders the pages has exited. */
export async function waitUntilPagesRendered(pid: number): Promise<void> {
  while (readChildPids(pid).length > 0) await pause(200);
}
