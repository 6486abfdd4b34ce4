import { setTimeout as pause } from 'node:timers/promises';
import { firstProduct, listedProducts } from '../../catalogue/catalogue.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { newClientHeaders } from '../support/client-headers.ts';
import { pay, startCheckout } from '../support/sandbox-buyer.ts';
import type { BenchRequest } from './load.ts';
import {
  createMaxGoal,
  type Effort,
  type Findings,
  type Measurement,
  median,
  quantile,
} from './measurement.ts';
import {
  cycleThroughPages,
  measureMemoryMb,
  startVisitors,
  waitUntilPagesRendered,
  withShopAndOffice,
} from './shop-with-office.ts';

const defaultMinutes = 30;
/** Every so many minutes all prices change, in the others one. */
const fullRepricingInterval = 10;
const minute = 60_000;
const pricedProducts = listedProducts.filter(({ isTest }) => !isTest);

export const soak: Measurement = {
  name: 'soak',
  title: 'Half an hour under load',
  how: `The shop and its office on the embedded database for ${defaultMinutes} minutes. Every second visitors open 50 pages and ask 5 times for stock; every 5 s one of them orders and pays in the sandbox, every 10 s one asks for a quote, every 2 s the office lists the orders. Every minute a version is published: one price, or every tenth time 5% on all. "During" is from the press on Publish until the last page is compressed. Memory is noted before every version, of the server and its processes together (Linux).`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const minutes = effort === 'quick' ? 3 : defaultMinutes;
  return withShopAndOffice(
    async ({ shop, pid, call, publish }) => {
      const pages = startVisitors(shop, 50, cycleThroughPages(pricedProducts.map(({ id }) => id)));
      const otherVisitors = [
        startVisitors(shop, 5, () => ({ method: 'GET', path: '/api/stock', headers: {} })),
        startVisitors(shop, 0.1, createQuoteRequest),
      ];
      const tasks = [
        repeatEvery(5_000, () => placeOrder(shop)),
        repeatEvery(2_000, () => call('/api/orders?tab=to-dispatch')),
      ];
      const [between, during]: [number[], number[]] = [[], []];
      const collectTimes = (times: number[]) => {
        times.push(...pages.times());
        pages.resetTimes();
      };
      const memory: number[] = [];
      const live: number[] = [];
      for (let minuteIndex = 0; minuteIndex < minutes; minuteIndex += 1) {
        const end = performance.now() + minute;
        await pause(minute / 2);
        collectTimes(between);
        memory.push(measureMemoryMb(pid));
        live.push(await publish(createPriceChanges(minuteIndex)));
        await waitUntilPagesRendered(pid);
        collectTimes(during);
        console.log(
          `  minute ${minuteIndex + 1}: ${memory.at(-1)} MB, live after ${live.at(-1)} s`,
        );
        await pause(Math.max(0, end - performance.now()));
      }
      collectTimes(between);
      for (const task of tasks) await task.stop();
      for (const each of [pages, ...otherVisitors]) await each.stop();
      const failed = [pages, ...otherVisitors, ...tasks].reduce(
        (sum, each) => sum + each.failed(),
        0,
      );
      return summarise({ between, during, memory, live, failed, orders: tasks[0]?.done() ?? 0 });
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

type SoakSamples = {
  between: readonly number[];
  during: readonly number[];
  memory: readonly number[];
  live: readonly number[];
  failed: number;
  orders: number;
};

function summarise({ between, during, memory, live, failed, orders }: SoakSamples): Findings {
  const p99 = (times: readonly number[]) => Math.round(quantile(times, 0.99));
  // The first minutes fill caches.
  const steadyMemory = memory.slice(Math.floor(memory.length / 6));
  const thirdLength = Math.ceil(steadyMemory.length / 3);
  const [early, late] = [
    median(steadyMemory.slice(0, thirdLength)),
    median(steadyMemory.slice(-thirdLength)),
  ];
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
    createMaxGoal('Requests that failed in half an hour under load', failed, 0),
    createMaxGoal('Pages between versions, p99', p99(between), 50, 'ms'),
    createMaxGoal('Pages during a version, p99', p99(during), 200, 'ms'),
    createMaxGoal('Memory in half an hour under load, rise', rise, 5, '%'),
  ];
  return { rows, goals };
}

function createPriceChanges(minuteIndex: number) {
  const changedProducts =
    minuteIndex % fullRepricingInterval === fullRepricingInterval / 2
      ? pricedProducts
      : [firstProduct];
  return changedProducts.map(({ id, price }) => ({
    productId: id,
    value: price - 1 - minuteIndex,
  }));
}

function createQuoteRequest(): BenchRequest {
  const visitor = newClientHeaders();
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
async function placeOrder(shop: string): Promise<void> {
  const { status, url } = await startCheckout(shop, shop, {
    price: firstProduct.priceId,
    quantity: 1,
  });
  if (!url || !(await pay(url))) throw new Error(`No order: the checkout answered ${status}.`);
}

/** Does something again and again, each time so long after the last one began. */
function repeatEvery(milliseconds: number, work: () => Promise<unknown>) {
  const controller = new AbortController();
  let [doneCount, failed] = [0, 0];
  const running = (async () => {
    while (!controller.signal.aborted) {
      const nextStart = pause(milliseconds, undefined, { signal: controller.signal }).catch(
        () => {},
      );
      await work().then(
        () => {
          doneCount += 1;
        },
        (error) => {
          failed += 1;
          console.error(`  ${error}`);
        },
      );
      await nextStart;
    }
  })();
  return {
    done: () => doneCount,
    failed: () => failed,
    stop: () => {
      controller.abort();
      return running;
    },
  };
}
