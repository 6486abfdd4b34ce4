import { setTimeout as pause } from 'node:timers/promises';
import { firstProduct, listedProducts } from '../../catalogue/catalogue.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { checkOut, pay } from '../support/sandbox-buyer.ts';
import { newVisitor } from '../support/visitors.ts';
import type { BenchOrder } from './load.ts';
import {
  atMost,
  type Effort,
  type Findings,
  type Measurement,
  median,
  quantile,
} from './measurement.ts';
import {
  memoryOf,
  openVisitors,
  pagesInTurn,
  untilPagesAreMade,
  withOffice,
} from './shop-with-office.ts';

const usualMinutes = 30;
/** Every so many minutes all prices change, in the others one. */
const everyTenth = 10;
const minute = 60_000;
const priced = listedProducts.filter(({ isTest }) => !isTest);

export const soak: Measurement = {
  name: 'soak',
  title: 'Half an hour under load',
  how: `The shop and its office on the embedded database for ${usualMinutes} minutes. Every second visitors open 50 pages and ask 5 times for stock; every 5 s one of them orders and pays in the sandbox, every 10 s one asks for a quote, every 2 s the office lists the orders. Every minute a version is published: one price, or every tenth time 5% on all. "During" is from the press on Publish until the last page is compressed. Memory is noted before every version, of the server and its processes together (Linux).`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const minutes = effort === 'quick' ? 3 : usualMinutes;
  return withOffice(
    async ({ shop, pid, call, publish }) => {
      const pages = openVisitors(shop, 50, pagesInTurn(priced.map(({ id }) => id)));
      const others = [
        openVisitors(shop, 5, () => ({ method: 'GET', path: '/api/stock', headers: {} })),
        openVisitors(shop, 0.1, quoteRequest),
      ];
      const tasks = [
        every(5_000, () => order(shop)),
        every(2_000, () => call('/api/orders?tab=to-dispatch')),
      ];
      const [between, during]: [number[], number[]] = [[], []];
      const noteIn = (times: number[]) => {
        times.push(...pages.times());
        pages.forget();
      };
      const memory: number[] = [];
      const live: number[] = [];
      for (let turn = 0; turn < minutes; turn += 1) {
        const end = performance.now() + minute;
        await pause(minute / 2);
        noteIn(between);
        memory.push(memoryOf(pid));
        live.push(await publish(pricesOf(turn)));
        await untilPagesAreMade(pid);
        noteIn(during);
        console.log(`  minute ${turn + 1}: ${memory.at(-1)} MB, live after ${live.at(-1)} s`);
        await pause(Math.max(0, end - performance.now()));
      }
      noteIn(between);
      for (const task of tasks) await task.stop();
      for (const each of [pages, ...others]) await each.leave();
      const failed = [pages, ...others, ...tasks].reduce((sum, each) => sum + each.failed(), 0);
      return findings({ between, during, memory, live, failed, orders: tasks[0]?.done() ?? 0 });
    },
    {
      environment: { TRUST_PROXY: '1', LOG_LEVEL: 'error' },
      prepare: async ({ queries }) => {
        await openLedger(queries, listedProducts);
        await receiveStock(queries, firstProduct.id, 10_000);
      },
    },
  );
}

type Observed = {
  between: readonly number[];
  during: readonly number[];
  memory: readonly number[];
  live: readonly number[];
  failed: number;
  orders: number;
};

function findings({ between, during, memory, live, failed, orders }: Observed): Findings {
  const p99 = (times: readonly number[]) => Math.round(quantile(times, 0.99));
  // The first minutes fill caches.
  const settled = memory.slice(Math.floor(memory.length / 6));
  const third = Math.ceil(settled.length / 3);
  const [early, late] = [median(settled.slice(0, third)), median(settled.slice(-third))];
  const rise = Math.round((late / early - 1) * 100);
  const rows = [
    { figure: 'minutes', value: memory.length },
    { figure: 'pages opened', value: between.length + during.length },
    { figure: 'orders paid', value: orders },
    { figure: 'requests that failed', value: failed },
    { figure: 'pages between versions, p50, ms', value: Math.round(median(between)) },
    { figure: 'pages between versions, p99, ms', value: p99(between) },
    { figure: 'pages during a version, p50, ms', value: Math.round(median(during)) },
    { figure: 'pages during a version, p99, ms', value: p99(during) },
    { figure: 'a version live after, median s', value: median(live) },
    { figure: 'memory at first, MB', value: memory[0] ?? 0 },
    { figure: 'memory, median of the first third after the first minutes, MB', value: early },
    { figure: 'memory, median of the last third, MB', value: late },
  ];
  const goals = [
    atMost('Requests that failed in half an hour under load', failed, 0),
    atMost('Pages between versions, p99', p99(between), 50, 'ms'),
    atMost('Pages during a version, p99', p99(during), 200, 'ms'),
    atMost('Memory in half an hour under load, rise', rise, 5, '%'),
  ];
  return { rows, goals };
}

function pricesOf(turn: number) {
  const changed = turn % everyTenth === everyTenth / 2 ? priced : [firstProduct];
  return changed.map(({ id, price }) => ({ productId: id, value: price - 1 - turn }));
}

function quoteRequest(): BenchOrder {
  const visitor = newVisitor();
  const email = `${visitor['x-forwarded-for']}@firm.example`;
  const body = { 'form-name': 'bulk-quote', company: 'A Firm', email, quantity: '11-25' };
  return {
    method: 'POST',
    path: '/api/bulk-quote',
    headers: { 'content-type': 'application/json', ...visitor },
    body: JSON.stringify(body),
  };
}

/** Orders one piece and pays for it. */
async function order(shop: string): Promise<void> {
  const { status, url } = await checkOut(shop, shop, { price: firstProduct.priceId, quantity: 1 });
  if (!url || !(await pay(url))) throw new Error(`No order: the checkout answered ${status}.`);
}

/** Does something again and again, each time so long after the last one began. */
function every(milliseconds: number, work: () => Promise<unknown>) {
  const ending = new AbortController();
  let [done, failed] = [0, 0];
  const running = (async () => {
    while (!ending.signal.aborted) {
      const rest = pause(milliseconds, undefined, { signal: ending.signal }).catch(() => {});
      await work().then(
        () => {
          done += 1;
        },
        (error) => {
          failed += 1;
          console.error(`  ${error}`);
        },
      );
      await rest;
    }
  })();
  return {
    done: () => done,
    failed: () => failed,
    stop: () => {
      ending.abort();
      return running;
    },
  };
}
