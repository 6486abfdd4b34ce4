import type { Browser, Page } from '@playwright/test';
import { productWhere } from '../support/cart.ts';
import { withShop } from '../support/open-shop.ts';
import { openBrowser, patience, slowNetwork, slowProcessor } from './browser.ts';
import { atMost, type Findings, type Measurement, median } from './measurement.ts';

const trials = 3;
/** Milliseconds after DOMContentLoaded. */
const moments = [0, 200, 1000, 3000];
/** Milliseconds after which a click without an effect counts as lost. */
const believed = 15_000;

const product = productWhere(({ inStock, stockCount }) => inStock && stockCount > 9);

type ClickTrial = {
  name: string;
  address: string;
  control: (page: Page) => ReturnType<Page['locator']>;
  /** What the page contains once the click has taken effect. */
  effect: { selector: string; text?: string };
};

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
const opener = (dialog: string) => (page: Page) =>
  page.getByRole('banner').locator(`button[commandfor="${dialog}"]:visible`).first();
const inCart = { selector: '[data-cart-count]', text: '1' };

const kinds: readonly ClickTrial[] = [
  {
    name: 'add to cart, product page',
    address: `/product/${product.id}`,
    control: addButton,
    effect: inCart,
  },
  { name: 'add to cart, card', address: '/shop', control: addButton, effect: inCart },
  { name: 'add to cart, part', address: '/spare-parts', control: addButton, effect: inCart },
  {
    name: 'open the cart',
    address: '/shop',
    control: opener('cart'),
    effect: { selector: 'dialog#cart[open]' },
  },
  {
    name: 'open search',
    address: '/',
    control: opener('search'),
    effect: { selector: 'dialog#search:popover-open' },
  },
];

export const firstClicks: Measurement = {
  name: 'first-clicks',
  title: 'First clicks',
  how: `A phone on slow 4G, with a processor four times slower and an empty cache, clicks once, so long after DOMContentLoaded; ${trials} trials each. A click is lost if nothing has come of it ${believed / 1000} s later. Milliseconds run from the click to its effect in the page.`,
  measure: (effort) =>
    withShop(async (shop) => {
      const browser = await openBrowser();
      try {
        return await measureAll(browser, shop, effort === 'quick' ? 1 : trials);
      } finally {
        await browser.close();
      }
    }),
};

async function measureAll(browser: Browser, shop: string, times: number): Promise<Findings> {
  const rows = [];
  let lost = 0;
  for (const kind of kinds) {
    const columns: [string, string | number][] = [];
    let missed = 0;
    for (const moment of moments) {
      const taken: number[] = [];
      for (let trial = 0; trial < times; trial += 1) {
        const time = await clickAt(browser, shop, kind, moment);
        if (time === undefined) missed += 1;
        else taken.push(time);
      }
      const label = moment === 0 ? 'at DOMContentLoaded, ms' : `+${moment / 1000} s, ms`;
      columns.push([label, taken.length > 0 ? Math.round(median(taken)) : 'lost']);
    }
    rows.push({
      click: kind.name,
      ...Object.fromEntries(columns),
      lost: `${missed} of ${times * moments.length}`,
    });
    console.log(`  ${JSON.stringify(rows.at(-1))}`);
    lost += missed;
  }
  return { rows, goals: [atMost('First clicks lost', lost, 0)] };
}

/** Milliseconds from the click to its effect; undefined if there was none. */
async function clickAt(
  browser: Browser,
  shop: string,
  { address, control, effect }: ClickTrial,
  moment: number,
): Promise<number | undefined> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.addInitScript(watchForEffect, effect);
    await slowNetwork(page);
    await slowProcessor(page);
    await page.goto(shop + address, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(moment);
    // Clicks once, as soon as the control no longer moves, as a person would.
    await control(page).click();
    return await page.evaluate((most) => window.firstClick(most), believed);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    firstClick: (patience: number) => Promise<number | undefined>;
  }
}

/** Runs in the page: records when it was clicked, and when the effect appeared. */
function watchForEffect({ selector, text }: ClickTrial['effect']) {
  let clicked = 0;
  let done = 0;
  addEventListener('pointerup', (event) => (clicked ||= event.timeStamp), true);
  const look = () => {
    if (done || !clicked) return;
    const found = [...document.querySelectorAll(selector)];
    const stands = found.some((each) => text === undefined || each.textContent?.trim() === text);
    if (stands) done = performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.firstClick = (patience) =>
    new Promise((resolve) => {
      const check = () => {
        look();
        if (done) resolve(done - clicked);
        else if (clicked && performance.now() - clicked > patience) resolve(undefined);
        else setTimeout(check, 50);
      };
      check();
    });
}
