import path from 'node:path';
import { createSeededRandom } from '../../scripts/demo/random.ts';
import { type Findings, type Measurement, quantile, type ReportRow } from './measurement.ts';
import { openResults } from './results.ts';

/** Requests per visit. A CDN or a static host can serve all pages and files. */
const perVisit = { page: 30, stock: 4 };
const visitsPerOrder = 40;
/** Some checkouts are not paid; each paid one causes a webhook event, which costs about as much. */
const perOrder = { checkout: 2.5 };

const simulatedMinutes = 1;
const orderRates = [10, 100, 1_000];
const setups = [
  { processes: 1, pages: 'the process' },
  { processes: 2, pages: 'the processes' },
  { processes: 1, pages: 'a CDN' },
  { processes: 4, pages: 'the processes' },
  { processes: 4, pages: 'a CDN' },
] as const;

export const scale: Measurement = {
  name: 'scale',
  title: 'Orders a minute, simulated',
  how: `A simulation, not a measurement: requests come by chance to processes on PostgreSQL that take as long for each as measured above. Every order comes with ${visitsPerOrder} visits of ${perVisit.page} pages and files and ${perVisit.stock} requests for stock, and with ${perOrder.checkout} checkouts and payment events. A process answers one request at a time, each on a core of its own, and a request goes to the process with the least to do. Checkouts then pass the database one at a time, as if nothing there ran side by side. "Busy" is the share of its time that each works; over 100 % a queue grows without end.`,
  measure: async () => simulateAll(measuredMilliseconds()),
};

const kinds = ['page', 'stock', 'checkout'] as const;
type Kind = (typeof kinds)[number];
type Milliseconds = Readonly<Record<Kind, number>>;

function measuredMilliseconds(): Milliseconds {
  const measured = openResults(path.resolve(import.meta.dirname, '../../docs/benchmarks')).read(
    'throughput',
  );
  const msPerRequest = (request: string) => {
    const row = measured?.rows.find(
      (each) => each.request === request && each.engine === 'PostgreSQL' && each.processes === 1,
    );
    if (!row) throw new Error(`No rate of ${request}: npm run bench -- --only throughput`);
    return 1_000 / Number(row['per second']);
  };
  return {
    page: msPerRequest('GET /shop'),
    stock: msPerRequest('GET /api/stock'),
    checkout: msPerRequest('POST /api/create-checkout'),
  };
}

function simulateAll(costMs: Milliseconds): Findings {
  const rows = orderRates.flatMap((rate) => setups.map((setup) => simulate(rate, setup, costMs)));
  return { rows, goals: [] };
}

function simulate(
  ordersPerMinute: number,
  { processes, pages }: (typeof setups)[number],
  costMs: Milliseconds,
): ReportRow {
  const perSecond: Record<Kind, number> = {
    page: pages === 'a CDN' ? 0 : (ordersPerMinute / 60) * visitsPerOrder * perVisit.page,
    stock: (ordersPerMinute / 60) * visitsPerOrder * perVisit.stock,
    checkout: (ordersPerMinute / 60) * perOrder.checkout,
  };
  const all = perSecond.page + perSecond.stock + perSecond.checkout;
  const random = createSeededRandom(ordersPerMinute);
  const pickKind = random.weighted(kinds, (kind) => perSecond[kind]);
  const arrival = () => (-Math.log(1 - random.next()) * 1_000) / all;
  const endMs = simulatedMinutes * 60_000;
  /** When each process is free again. */
  const freeAt = Array.from({ length: processes }, () => 0);
  let databaseFreeAt = 0;
  let [busyMs, databaseBusyMs] = [0, 0];
  const checkouts: number[] = [];
  for (let now = arrival(); now < endMs; now += arrival()) {
    const kind = pickKind();
    const nextFreeIndex = freeAt.indexOf(Math.min(...freeAt));
    let done = Math.max(now, freeAt[nextFreeIndex] ?? 0) + costMs[kind];
    freeAt[nextFreeIndex] = done;
    busyMs += costMs[kind];
    if (kind === 'checkout') {
      done = Math.max(done, databaseFreeAt) + costMs[kind];
      databaseFreeAt = done;
      databaseBusyMs += costMs[kind];
      checkouts.push(done - now);
    }
  }
  const busy = (100 * busyMs) / processes / endMs;
  const databaseBusy = (100 * databaseBusyMs) / endMs;
  const isOverloaded = busy >= 100 || databaseBusy >= 100;
  return {
    'orders a minute': ordersPerMinute,
    'pages from': pages,
    processes,
    'requests a second': Math.round(all),
    'process busy, %': Math.round(busy),
    'database busy, %': Math.round(databaseBusy),
    'checkout p99, ms': isOverloaded ? 'grows' : Math.round(quantile(checkouts, 0.99)),
  };
}
