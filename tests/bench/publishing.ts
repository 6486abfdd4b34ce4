import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listedProducts } from '../../catalogue/catalogue.ts';
import { openPglite } from '../../server/database/open-pglite.ts';
import { readRendererNotes } from '../../server/pages/kept-renderer.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { addStaff } from '../../server/testing/staff.ts';
import { draftPrices, officeCaller } from '../support/office-api.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import { ask } from './load.ts';
import { atMost, type Effort, type Findings, type Measurement, quantile } from './measurement.ts';

const perSecond = 50;
const usualVersions = 100;
const megabyte = 1024 ** 2;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const priced = listedProducts.filter(({ isTest }) => !isTest);

export const publishing: Measurement = {
  name: 'publishing',
  title: 'Publishing prices',
  how: `The shop and its office on the embedded database, on this machine, while visitors open ${perSecond} pages a second whether or not the last has come. A price is live once its product page and the listing show it; times are from the press on Publish. The product whose price is changed alone is the one in the middle by how many pages show its price, and the one that most show. Memory is that of the server with the process that makes the pages, shared pages counted once (Linux). The versions in a row change one price each, every one after the last was live.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const isQuick = effort === 'quick';
  const versions = isQuick ? 3 : usualVersions;
  const rest = isQuick ? 10_000 : 60_000;
  return withOffice(async ({ shop, publish, pid, pagesFolder }) => {
    const visitors = openVisitors(shop);
    await pause(rest / 2);
    const idle = memoryOf(pid);
    const watched = watchMemory(pid);
    visitors.forget();
    const { usual, widest } = productsByPages();
    const one = await publish([{ productId: usual.id, value: usual.price + 1 }]);
    await untilPagesAreMade(pid);
    const wide = await publish([{ productId: widest.id, value: widest.price + 1 }]);
    await untilPagesAreMade(pid);
    const all = await publish(
      priced.map(({ id, price }) => ({ productId: id, value: Math.floor(price * 0.95) })),
    );
    await untilPagesAreMade(pid);
    const waited = visitors.times();
    const most = watched();
    await pause(rest);
    const after = memoryOf(pid);
    const disk = sizeOf(pagesFolder);
    const inARow: number[] = [];
    for (let version = 0; version < versions; version += 1)
      inARow.push(await publish([{ productId: usual.id, value: usual.price + 2 + version }]));
    await untilPagesAreMade(pid);
    await pause(rest);
    const [end, diskAtEnd] = [memoryOf(pid), sizeOf(pagesFolder)];
    await visitors.leave();
    const p99 = Math.round(quantile(waited, 0.99));
    const over = (megabytes: number) => Math.max(0, Math.round((megabytes / idle - 1) * 100));
    const inRowMedian = quantile(inARow, 0.5);
    const minutes = `${rest / 1000} s after`;
    const rows = [
      { figure: `one price live, that ${usual.pages} pages show, s`, value: one },
      { figure: `one price live, that ${widest.pages} pages show, s`, value: wide },
      { figure: `5% on ${priced.length} products live, s`, value: all },
      { figure: 'visitors while publishing, p50, ms', value: Math.round(quantile(waited, 0.5)) },
      { figure: 'visitors while publishing, p99, ms', value: p99 },
      { figure: 'visitors not answered with 200', value: visitors.refused() },
      { figure: 'memory idle, MB', value: idle },
      { figure: 'memory while publishing, most, MB', value: most },
      { figure: `memory ${minutes} publishing, MB`, value: after },
      { figure: `${versions} versions in a row, each live after, median s`, value: inRowMedian },
      { figure: `memory ${minutes} ${versions} versions, MB`, value: end },
      { figure: 'published files after all prices, MB', value: disk },
      { figure: `published files after ${versions} versions more, MB`, value: diskAtEnd },
    ];
    const goals = [
      atMost('One price live', one, 3, 's'),
      atMost('The price on most pages live', wide, 3, 's'),
      atMost('5% on all products live', all, 20, 's'),
      atMost(`Visitors' p99 at ${perSecond} requests a second while publishing`, p99, 200, 'ms'),
      atMost('Visitors not answered while publishing', visitors.refused(), 0),
      atMost('Memory while publishing, over idle', most - idle, 400, 'MB'),
      atMost(`Memory ${minutes} publishing, over idle`, over(after), 10, '%'),
      atMost(`Memory ${minutes} ${versions} versions, over idle`, over(end), 10, '%'),
      // Files of the version before stay until the next one.
      atMost(`Published files after ${versions} versions`, diskAtEnd, 2 * disk, 'MB'),
    ];
    return { rows, goals };
  });
}

/** Of the products without a 'was', which a new price may contradict: the usual one, and that on most pages. */
function productsByPages() {
  const named = Object.values(readRendererNotes(dist).named).flat();
  const byPages = priced
    .filter(({ originalPrice }) => !originalPrice)
    .map(({ id, price }) => ({ id, price, pages: named.filter((each) => each === id).length }))
    .sort((one, other) => one.pages - other.pages);
  const [usual, widest] = [byPages[Math.floor(byPages.length / 2)], byPages.at(-1)];
  if (!usual || !widest) throw new Error('The lists are empty');
  return { usual, widest };
}

type Price = { productId: string; value: number };

type Place = {
  shop: string;
  pid: number;
  pagesFolder: string;
  /** Publishes by the office's API; resolves to the seconds until all of it is live. */
  publish: (prices: readonly Price[]) => Promise<number>;
};

async function withOffice<Result>(work: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-publishing-'));
  const DATA_DIR = path.join(folder, 'data');
  const pagesFolder = path.join(folder, 'published');
  await copyMigratedDatabase(DATA_DIR);
  const database = await openPglite(DATA_DIR);
  const owner = { name: 'Olive Owner', email: 'olive@office.example', role: 'owner' } as const;
  const { token } = await addStaff(database.queries, owner);
  await database.close();
  const [port, officePort] = [await freePort(), await freePort()];
  const child = await spawnShop(port, {
    DATA_DIR,
    PAGES_DIR: pagesFolder,
    MAIL_DIR: path.join(folder, 'mail'),
    OFFICE_PORT: String(officePort),
  });
  const shop = `http://localhost:${port}`;
  try {
    await untilAnswers(`${shop}/api/ready`);
    const publish = publisherOf(`http://localhost:${officePort}`, shop, token);
    return await work({ shop, pid: child.pid ?? 0, pagesFolder, publish });
  } finally {
    await end(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

function publisherOf(office: string, shop: string, token: string): Place['publish'] {
  const call = officeCaller(office, token);
  const textOf = async (page: string) => (await fetch(`${shop}${page}`)).text();
  return async (prices) => {
    const seen = await draftPrices(call, prices);
    const start = performance.now();
    await call('/api/draft/publish', { seen });
    // All pages that show a price are swapped at once.
    const [last] = prices.slice(-1);
    const pounds = ((last?.value ?? 0) / 100).toFixed(2);
    while (!(await textOf(`/product/${last?.productId}`)).includes(`"price":"${pounds}"`))
      await pause(50);
    return Number(((performance.now() - start) / 1000).toFixed(1));
  };
}

/** Opens pages at a steady pace, and remembers how long each took. */
function openVisitors(shop: string) {
  const agent = new Agent({ keepAlive: true });
  const pages = ['/', '/shop', ...priced.map(({ id }) => `/product/${id}`)];
  let times: number[] = [];
  let refused = 0;
  let turn = 0;
  const open = new Set<Promise<void>>();
  const visit = async () => {
    const page = pages[turn % pages.length] ?? '/';
    turn += 1;
    const start = performance.now();
    const headers = { 'accept-encoding': 'br' };
    const status = await ask(agent, shop, { method: 'GET', path: page, headers }).catch(() => 0);
    times.push(performance.now() - start);
    if (status !== 200) refused += 1;
  };
  const clock = setInterval(() => {
    const visited = visit().finally(() => open.delete(visited));
    open.add(visited);
  }, 1000 / perSecond);
  return {
    times: () => times,
    refused: () => refused,
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

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** The memory of a process and those that it started, in MB. */
function memoryOf(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const own = Number(/^Pss: +(\d+) kB/m.exec(rollup)?.[1]) / 1024;
    return Math.round(childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own));
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

/** Looks every 200 ms; asked, it answers the most there was. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const clock = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 200);
  return () => {
    clearInterval(clock);
    return most;
  };
}

/** Until the process that makes the pages has ended. */
async function untilPagesAreMade(pid: number): Promise<void> {
  while (childrenOf(pid).length > 0) await pause(200);
}

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / megabyte);
}
