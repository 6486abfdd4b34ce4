import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../catalogue/catalogue.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';
import { runOnEngines, type TestDatabase } from '../support/test-database.ts';
import { buildGrownShop, getExistingBuild } from './grown-shop.ts';
import {
  createMaxGoal,
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
const restartCount = 3;
const requests = 1000;
const concurrency = 10;
const requestedPaths = ['/', '/shop', '/spare-parts', '/terms', '/api/stock', '/api/health'];

export const growth: Measurement = {
  name: 'growth',
  title: 'Build, start and memory',
  how: `How they grow with copies of the catalogue. The build begins from nothing, without what an earlier one compressed; its CPU time is that of all its threads. The first start creates the database, later ones (the median of ${restartCount}) find it; milliseconds run from the start of the process until its port is open and until its database is ready. Memory is what is resident, idle and after ${requests.toLocaleString('en-GB')} requests.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const rows: ReportRow[] = [];
  const costs = new Map<number, number>();
  for (const size of sizes[effort]) {
    // A quick run has no time to build from scratch.
    const isBuilt = effort === 'quick';
    const built = isBuilt ? getExistingBuild() : buildGrownShop(size, 'whole');
    const { folder, seconds, files, processorSeconds } = built;
    const perProduct = processorSeconds && Math.round((1000 * processorSeconds) / size);
    if (perProduct) costs.set(size, perProduct);
    const engine = size === products.length ? undefined : 'PGlite';
    await runOnEngines(engine, async (place) => {
      const first = await measureStart(place, folder);
      const later: StartMeasurement[] = [];
      for (let turn = 0; turn < restartCount; turn += 1)
        later.push(await measureStart(place, folder));
      const medianOf = (of: (figures: StartMeasurement) => number) => median(later.map(of));
      rows.push({
        products: size,
        engine: place.engine,
        'build, s': seconds ?? 'not measured',
        'build, CPU ms a product': perProduct ?? 'not measured',
        files,
        'first start: ready, ms': first.ready,
        'port open, ms': medianOf(({ open }) => open),
        'ready, ms': medianOf(({ ready }) => ready),
        'idle, MB': medianOf(({ idle }) => idle),
        'after requests, MB': medianOf(({ used }) => used),
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
  return [createMaxGoal('Build, CPU a product: 5,000 products against 1,000', share, 105, '%')];
}

type StartMeasurement = { open: number; ready: number; idle: number; used: number };

async function measureStart(
  { environment }: TestDatabase,
  folder: string,
): Promise<StartMeasurement> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = await spawnShop(port, environment, { folder });
  try {
    await waitUntilReady(`${address}/api/health`, 5);
    const open = performance.now() - startedAt;
    await waitUntilReady(`${address}/api/ready`, 5);
    const ready = performance.now() - startedAt;
    // By then, memory that only the start needed has been freed.
    await pause(2000);
    const idle = readResidentMb(child.pid);
    await sendRequests(address);
    return {
      open: Math.round(open),
      ready: Math.round(ready),
      idle,
      used: readResidentMb(child.pid),
    };
  } finally {
    await stopProcess(child, 'SIGTERM');
  }
}

async function sendRequests(address: string): Promise<void> {
  let next = 0;
  const sendUntilDone = async () => {
    while (next < requests) {
      const path = requestedPaths[next % requestedPaths.length] ?? '/';
      next += 1;
      const response = await fetch(`${address}${path}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendUntilDone));
}

/** Resident memory in whole megabytes, as the operating system counts it. */
function readResidentMb(pid = 0): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Math.round(Number(kilobytes) / 1024);
}
