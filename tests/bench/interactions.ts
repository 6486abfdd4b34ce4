import type { Locator, Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { withShop } from '../support/open-shop.ts';
import { actionTimeoutMs, cpuSlowdown, openBrowser, throttleCpu } from './browser.ts';
import { buildGrownShop, getExistingBuild } from './grown-shop.ts';
import {
  createMaxGoal,
  type Effort,
  type Findings,
  type Goal,
  type Measurement,
  median,
} from './measurement.ts';
import { installInteractionObserver, type MeasuredInteraction } from './watch-interactions.ts';

const catalogueSizes = [products.length, 1000, 5000];
const defaultRounds = 8;

type MeasuredAction = {
  name: string;
  /** Not measured. */
  after?: (page: Page) => Promise<void>;
} & ({ click: (page: Page, round: number) => Locator } | { type: (page: Page) => Promise<void> });

/** Roughly how long a finger stays on the button, in milliseconds. */
const pressOptions = { delay: 80 };
const facetLink = (name: string) => (page: Page) =>
  page.getByRole('complementary').getByRole('link', { name });
const link = (name: string) => (page: Page) => page.getByRole('link', { name });
const key = (name: string) => (page: Page) => page.keyboard.press(name, pressOptions);
const sort = (name: string) => async (page: Page) => {
  await page.getByLabel('Sort products by').focus();
  await page.keyboard.press(name, pressOptions);
};
const searchField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search by name, SKU or size' });

/** Later actions undo earlier ones, so that every round starts from the same state. */
const actions: readonly MeasuredAction[] = [
  { name: 'filter by height', click: facetLink('2.1-4.0m') },
  { name: 'filter by family', click: facetLink('Step Ladders') },
  { name: 'clear the filters', click: link('Clear all') },
  { name: 'sort', type: sort('ArrowDown') },
  { name: 'sort back', type: sort('ArrowUp') },
  { name: 'switch to the list', click: link('List view') },
  { name: 'switch to the grid', click: link('Grid view') },
  {
    name: 'add to cart',
    // Another card each time, so that none is sold out.
    click: (page, round) =>
      page
        .getByRole('region', { name: 'Products' })
        .getByRole('button', { name: 'Add to Cart', exact: true })
        .nth(round),
  },
  {
    name: 'open search',
    click: (page) =>
      page.getByRole('banner').locator('button[commandfor="search"]:visible').first(),
  },
  { name: 'search, first letter', type: key('s') },
  {
    name: 'search, second letter',
    type: key('t'),
    after: async (page) => {
      await searchField(page).fill('');
      await page.keyboard.press('Escape');
    },
  },
];

export const interactions: Measurement = {
  name: 'interactions',
  title: 'Interaction to next paint',
  how: `From the press to the next paint, as the browser's event timing tells it (in steps of 8 ms), on a processor ${cpuSlowdown} times slower, the pointer at rest before it presses, with today's catalogue and with copies of it; ${defaultRounds} rounds. Goals are held against the median. "Settled" is when the last card or result has changed.`,
  measure: measureAll,
};

async function measureAll(effort: Effort): Promise<Findings> {
  const rounds = effort === 'quick' ? 2 : defaultRounds;
  const rows = [];
  const goals: Goal[] = [];
  for (const size of effort === 'quick' ? catalogueSizes.slice(0, 1) : catalogueSizes) {
    const { folder } =
      size === products.length ? getExistingBuild() : buildGrownShop(size, 'listing');
    const results = await withShop((shop) => measureOn(shop, rounds), folder);
    for (const [action, all] of results) {
      const painted = all.map((each) => each.paintedMs);
      rows.push({
        products: size,
        action,
        'best, ms': Math.round(Math.min(...painted)),
        'median, ms': Math.round(median(painted)),
        'worst, ms': Math.round(Math.max(...painted)),
        'settled, median ms': Math.round(median(all.map(({ settledMs }) => settledMs))),
      });
    }
    const worst = Math.max(
      ...[...results.values()].map((all) => median(all.map(({ paintedMs }) => paintedMs))),
    );
    const maxMs = size === products.length ? 50 : 100;
    const what = `INP with ${size.toLocaleString('en-GB')} products, slowest action`;
    goals.push(createMaxGoal(what, Math.round(worst), maxMs, 'ms'));
    console.log(`  ${size} products: ${Math.round(worst)} ms`);
  }
  return { rows, goals };
}

/** The measurements of each action, by its name. */
async function measureOn(
  shop: string,
  rounds: number,
): Promise<Map<string, MeasuredInteraction[]>> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    });
    page.setDefaultTimeout(actionTimeoutMs);
    await page.addInitScript(installInteractionObserver);
    await page.goto(`${shop}/shop`);
    await page.mouse.move(720, 450);
    await page.waitForFunction(
      () => document.querySelector('[data-listing]')?.closest('astro-island[ssr]') === null,
    );
    await throttleCpu(page);
    const results = new Map(actions.map(({ name }) => [name, [] as MeasuredInteraction[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const action of actions) {
        const target = 'click' in action ? action.click(page, round) : undefined;
        // Waits for the scroll to the target to end, as a person would.
        await target?.hover();
        await page.evaluate(() => window.bench.waitUntilIdle());
        await page.evaluate(() => window.bench.begin());
        await ('type' in action ? action.type(page) : target?.click(pressOptions));
        results.get(action.name)?.push(await page.evaluate(() => window.bench.end()));
        await action.after?.(page);
      }
    }
    return results;
  } finally {
    await browser.close();
  }
}
