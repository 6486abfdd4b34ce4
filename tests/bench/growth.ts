import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../catalogue/catalogue.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { onEngines, type TestDatabase } from '../support/engines.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import { builtAlready, builtShop } from './grown-shop.ts';
import {
  atMost,
  type Effort,
  type Findings,
  type Goal,
  type Measurement,
  median,
  type ReportRow,
} from './measurement.ts';

const sizes: Readonly<Record<Effort, readonly number[]>> = {
  quick: [products.length],
  usual: [products.length, 1000],
  large: [products.length, 1000, 5000],
};
const starts = 3;
const requests = 1000;
const atOnce = 10;
const asked = ['/', '/shop', '/spare-parts', '/terms', '/api/stock', '/api/health'];

export const growth: Measurement = {
  name: 'growth',
  title: 'Build, start and memory',
  how: `How they grow with copies of the catalogue. The build begins from nothing, without what an earlier one compressed; its CPU time is that of all its threads. The first start creates the database, later ones (the median of ${starts}) find it; milliseconds run from the start of the process until its port is open and until its database is ready. Memory is what is resident, idle and after ${requests.toLocaleString('en-GB')} requests.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const rows: ReportRow[] = [];
  const costs = new Map<number, number>();
  for (const size of sizes[effort]) {
    // A quick run has no time to build from scratch.
    const isBuilt = effort === 'quick';
    const built = isBuilt ? builtAlready() : builtShop(size, 'whole');
    const { folder, seconds, files, processorSeconds } = built;
    const perProduct = processorSeconds && Math.round((1000 * processorSeconds) / size);
    if (perProduct) costs.set(size, perProduct);
    const engine = size === products.length ? undefined : 'PGlite';
    await onEngines(engine, async (place) => {
      const first = await start(place, folder);
      const later: GrowthFigures[] = [];
      for (let turn = 0; turn < starts; turn += 1) later.push(await start(place, folder));
      const middle = (of: (figures: GrowthFigures) => number) => median(later.map(of));
      rows.push({
        products: size,
        engine: place.engine,
        'build, s': seconds ?? 'not measured',
        'build, CPU ms a product': perProduct ?? 'not measured',
        files,
        'first start: ready, ms': first.ready,
        'port open, ms': middle(({ open }) => open),
        'ready, ms': middle(({ ready }) => ready),
        'idle, MB': middle(({ idle }) => idle),
        'after requests, MB': middle(({ used }) => used),
      });
      console.log(`  ${JSON.stringify(rows.at(-1))}`);
      return true;
    });
  }
  return { rows, goals: growthGoals(costs) };
}

/** The cost of a page must not grow with the number of products. */
function growthGoals(costs: ReadonlyMap<number, number>): Goal[] {
  const [few, many] = [costs.get(1000), costs.get(5000)];
  if (!few || !many) return [];
  const share = Math.round((100 * many) / few);
  return [atMost('Build, CPU a product: 5,000 products against 1,000', share, 105, '%')];
}

type GrowthFigures = { open: number; ready: number; idle: number; used: number };

async function start({ environment }: TestDatabase, folder: string): Promise<GrowthFigures> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = await spawnShop(port, environment, { folder });
  try {
    await untilAnswers(`${address}/api/health`, 5);
    const open = performance.now() - begin;
    await untilAnswers(`${address}/api/ready`, 5);
    const ready = performance.now() - begin;
    // By then, memory that only the start needed has been freed.
    await pause(2000);
    const idle = memoryOf(child.pid);
    await askAll(address);
    return { open: Math.round(open), ready: Math.round(ready), idle, used: memoryOf(child.pid) };
  } finally {
    await end(child, 'SIGTERM');
  }
}

async function askAll(address: string): Promise<void> {
  let next = 0;
  const askInTurn = async () => {
    while (next < requests) {
      const path = asked[next % asked.length] ?? '/';
      next += 1;
      const answer = await fetch(`${address}${path}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
}

/** Resident memory in whole megabytes, as the operating system counts it. */
function memoryOf(pid = 0): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Math.round(Number(kilobytes) / 1024);
}
