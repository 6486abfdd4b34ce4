// How fast the listing answers on a CPU four times slower, with today's catalogue and with copies
// of it: `node tests/bench/listing-inp.ts [copies…]`. Not part of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'astro';
import { products } from '../../catalogue/catalogue.ts';
import { systemBrowser } from '../../scripts/browser/system-browser.ts';

const root = path.resolve(import.meta.dirname, '../..');
const slowDown = 4;
/** On a busy machine the best of many rounds comes nearest to a quiet one. */
const rounds = 12;

type Action = { name: string; run: (page: Page) => Promise<void> };

/** A finger stays on the button for about so long. */
const press = { delay: 80 };
const facet = (name: string) => (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name }).click(press);
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).click(press);
const key = (name: string) => async (page: Page) => {
  await page.getByLabel('Sort products by').focus();
  await page.keyboard.press(name, press);
};

/** Each undoes the one before it, so that a round ends where it began. */
const actions: readonly Action[] = [
  { name: 'filter: height', run: facet('2.1-4.0m') },
  { name: 'filter: family', run: facet('Step Ladders') },
  { name: 'clear all', run: link('Clear all') },
  { name: 'sort: next', run: key('ArrowDown') },
  { name: 'sort: back', run: key('ArrowUp') },
  { name: 'view: list', run: link('List view') },
  { name: 'view: grid', run: link('Grid view') },
];

for (const copies of process.argv
  .slice(2)
  .map(Number)
  .concat(process.argv[2] ? [] : [1, 4, 18])) {
  const dist = await buildWith(copies);
  const server = await serve(dist);
  console.log(`\n${products.length * copies} products, CPU ÷ ${slowDown}, ${rounds} rounds`);
  console.table(await measure(addressOf(server)));
  server.close();
}

async function buildWith(copies: number): Promise<string> {
  const dist = path.join(root, 'var/bench', String(copies));
  process.env.LISTED_COPIES = String(copies);
  await build({ root, outDir: dist, logLevel: 'error' });
  return dist;
}

function serve(dist: string): Promise<Server> {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.woff2': 'font/woff2',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    const file = path.join(dist, path.extname(pathname) ? pathname : `${pathname}.html`);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench has no port');
  return `http://localhost:${address.port}`;
}

/** For each action in milliseconds: until something is painted (as INP counts), until the cards stand. */
async function measure(origin: string) {
  const executablePath = process.env.CHROMIUM_PATH ?? systemBrowser();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchInteractions);
  await page.goto(`${origin}/shop`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-listing]') ?? {}).some((k) =>
      k.startsWith('__react'),
    ),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const taken = new Map(actions.map(({ name }) => [name, [] as Taken[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of actions) {
      await page.evaluate(() => window.bench.begin());
      await run(page);
      taken.get(name)?.push(await page.evaluate(() => window.bench.end()));
    }
  }
  await browser.close();
  return Object.fromEntries(
    [...taken].map(([name, all]) => [name, { ...spread('painted', all), ...spread('cards', all) }]),
  );
}

function spread(what: keyof Taken, all: readonly Taken[]) {
  const sorted = all.map((taken) => Math.round(taken[what])).sort((a, b) => a - b);
  return {
    [`${what} best`]: sorted[0],
    [`${what} median`]: sorted[Math.floor(sorted.length / 2)],
    [`${what} worst`]: sorted.at(-1),
  };
}

type Taken = { painted: number; cards: number };

declare global {
  interface Window {
    bench: { begin: () => void; end: () => Promise<Taken> };
  }
}

/** Runs in the page: the longest event of an interaction, and when the last card changed. */
function watchInteractions() {
  let painted = 0;
  let began = 0;
  let changed = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) painted = Math.max(painted, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  for (const sign of ['pointerup', 'keydown'])
    addEventListener(sign, (event) => (began ||= event.timeStamp), true);
  const cards = new MutationObserver(() => {
    changed = performance.now();
  });
  const quiet = (): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        const still = began > 0 && performance.now() - Math.max(changed, began) > 400;
        if (still) requestIdleCallback(() => resolve(), { timeout: 1000 });
        else setTimeout(look, 50);
      };
      look();
    });
  window.bench = {
    begin() {
      painted = began = changed = 0;
      const results = document.querySelector('section[aria-labelledby=products-heading]');
      if (results) cards.observe(results, { subtree: true, childList: true, attributes: true });
    },
    async end() {
      await quiet();
      cards.disconnect();
      return { painted, cards: Math.max(0, changed - began) };
    },
  };
}
