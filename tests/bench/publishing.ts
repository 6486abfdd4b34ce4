import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listedProducts } from '../../catalogue/catalogue.ts';
import { readBuildInfo } from '../../server/pages/build-info.ts';
import {
  createMaxGoal,
  type Effort,
  type Findings,
  type Measurement,
  quantile,
} from './measurement.ts';
import {
  cycleThroughPages,
  measureMemoryMb,
  startVisitors,
  waitUntilPagesRendered,
  watchMemory,
  withShopAndOffice,
} from './shop-with-office.ts';

const perSecond = 50;
const defaultVersionCount = 100;
const megabyte = 1024 ** 2;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const pricedProducts = listedProducts.filter(({ isTest }) => !isTest);

export const publishing: Measurement = {
  name: 'publishing',
  title: 'Publishing prices',
  how: `The shop and its office on the embedded database, on this machine, while visitors open ${perSecond} pages a second whether or not the last has come. A price is live once its product page and the listing show it; times are from the press on Publish. The product whose price is changed alone is the one in the middle by how many pages show its price, and the one that most show. Memory is that of the server with the process that makes the pages, shared pages counted once (Linux). The versions in a row change one price each, every one after the last was live.`,
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const isQuick = effort === 'quick';
  const versions = isQuick ? 4 : defaultVersionCount;
  const idleMs = isQuick ? 10_000 : 60_000;
  return withShopAndOffice(async ({ shop, publish, pid, pagesFolder }) => {
    const visitors = startVisitors(
      shop,
      perSecond,
      cycleThroughPages(pricedProducts.map(({ id }) => id)),
    );
    await pause(idleMs / 2);
    const idle = measureMemoryMb(pid);
    const stopWatchingMemory = watchMemory(pid);
    visitors.resetTimes();
    const { typical, widest } = findTypicalAndWidestProduct();
    const oneProductSeconds = await publish([{ productId: typical.id, value: typical.price + 1 }]);
    await waitUntilPagesRendered(pid);
    const widestProductSeconds = await publish([{ productId: widest.id, value: widest.price + 1 }]);
    await waitUntilPagesRendered(pid);
    const all = await publish(
      pricedProducts.map(({ id, price }) => ({ productId: id, value: Math.floor(price * 0.95) })),
    );
    await waitUntilPagesRendered(pid);
    const visitTimes = visitors.times();
    const maxMemoryMb = stopWatchingMemory();
    await pause(idleMs);
    const after = measureMemoryMb(pid);
    const disk = measureFolderMb(pagesFolder);
    const consecutiveSeconds: number[] = [];
    const memoryAfterHalves: number[] = [];
    for (const firstPrice of [typical.price + 2, typical.price + 2 + versions]) {
      for (let version = 0; version < versions / 2; version += 1)
        consecutiveSeconds.push(
          await publish([{ productId: typical.id, value: firstPrice + version }]),
        );
      await waitUntilPagesRendered(pid);
      await pause(idleMs);
      memoryAfterHalves.push(measureMemoryMb(pid));
    }
    const [half = 0, end = 0] = memoryAfterHalves;
    const diskAtEnd = measureFolderMb(pagesFolder);
    await visitors.stop();
    const p99 = Math.round(quantile(visitTimes, 0.99));
    const percentOver = (megabytes: number, before: number) =>
      Math.max(0, Math.round((megabytes / before - 1) * 100));
    const inRowMedian = quantile(consecutiveSeconds, 0.5);
    const afterLabel = `${idleMs / 1000} s after`;
    const rows = [
      { figure: `one price live, that ${typical.pages} pages show, s`, value: oneProductSeconds },
      { figure: `one price live, that ${widest.pages} pages show, s`, value: widestProductSeconds },
      { figure: `5% on ${pricedProducts.length} products live, s`, value: all },
      {
        figure: 'visitors while publishing, p50, ms',
        value: Math.round(quantile(visitTimes, 0.5)),
      },
      { figure: 'visitors while publishing, p99, ms', value: p99 },
      { figure: 'visitors not answered with 200', value: visitors.failed() },
      { figure: 'memory idle, MB', value: idle },
      { figure: 'memory while publishing, most, MB', value: maxMemoryMb },
      { figure: `memory ${afterLabel} publishing, MB`, value: after },
      { figure: `${versions} versions in a row, each live after, median s`, value: inRowMedian },
      { figure: `memory ${afterLabel} half of them, MB`, value: half },
      { figure: `memory ${afterLabel} all of them, MB`, value: end },
      { figure: 'published files after all prices, MB', value: disk },
      { figure: `published files after ${versions} versions more, MB`, value: diskAtEnd },
    ];
    const goals = [
      createMaxGoal('One price live', oneProductSeconds, 3, 's'),
      createMaxGoal('The price on most pages live', widestProductSeconds, 3, 's'),
      createMaxGoal('5% on all products live', all, 20, 's'),
      createMaxGoal(
        `Visitors' p99 at ${perSecond} requests a second while publishing`,
        p99,
        200,
        'ms',
      ),
      createMaxGoal('Visitors not answered while publishing', visitors.failed(), 0),
      createMaxGoal('Memory while publishing, over idle', maxMemoryMb - idle, 400, 'MB'),
      createMaxGoal(
        `Memory ${afterLabel} publishing, over idle`,
        percentOver(after, idle),
        10,
        '%',
      ),
      createMaxGoal(
        `Memory ${afterLabel} ${versions} versions, over that after half of them`,
        percentOver(end, half),
        5,
        '%',
      ),
      // Files of the previous version are kept until the next one.
      createMaxGoal(`Published files after ${versions} versions`, diskAtEnd, 2 * disk, 'MB'),
    ];
    return { rows, goals };
  });
}

/**
 * The typical product and the one on most pages, of those without a was-price, which a new price might
 * contradict.
 */
function findTypicalAndWidestProduct() {
  const namedProductIds = Object.values(readBuildInfo(dist).named).flat();
  const byPages = pricedProducts
    .filter(({ originalPrice }) => !originalPrice)
    .map(({ id, price }) => ({
      id,
      price,
      pages: namedProductIds.filter((each) => each === id).length,
    }))
    .sort((one, other) => one.pages - other.pages);
  const [typical, widest] = [byPages[Math.floor(byPages.length / 2)], byPages.at(-1)];
  if (!typical || !widest) throw new Error('The lists are empty');
  return { typical, widest };
}

function measureFolderMb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / megabyte);
}
