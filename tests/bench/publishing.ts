import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listedProducts } from '../../catalogue/catalogue.ts';
import { readRendererNotes } from '../../server/pages/kept-renderer.ts';
import { atMost, type Effort, type Findings, type Measurement, quantile } from './measurement.ts';
import {
  memoryOf,
  openVisitors,
  pagesInTurn,
  untilPagesAreMade,
  watchMemory,
  withOffice,
} from './shop-with-office.ts';

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
    const visitors = openVisitors(shop, perSecond, pagesInTurn(priced.map(({ id }) => id)));
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
      { figure: 'visitors not answered with 200', value: visitors.failed() },
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
      atMost('Visitors not answered while publishing', visitors.failed(), 0),
      atMost('Memory while publishing, over idle', most - idle, 400, 'MB'),
      atMost(`Memory ${minutes} publishing, over idle`, over(after), 10, '%'),
      atMost(`Memory ${minutes} ${versions} versions, over idle`, over(end), 10, '%'),
      // Files of the previous version are kept until the next one.
      atMost(`Published files after ${versions} versions`, diskAtEnd, 2 * disk, 'MB'),
    ];
    return { rows, goals };
  });
}

/**
 * The typical product and the one on most pages, of those without a was-price, which a new price might
 * contradict.
 */
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

function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / megabyte);
}
