import type { Browser, Page } from '@playwright/test';
import { findProduct } from '../support/cart.ts';
import { withShop } from '../support/open-shop.ts';
import { actionTimeoutMs, openBrowser, throttleCpu, throttleNetwork } from './browser.ts';
import { createMaxGoal, type Findings, type Measurement, median } from './measurement.ts';

const trials = 3;
/** Milliseconds after DOMContentLoaded. */
const clickDelays = [0, 200, 1000, 3000];
/** Milliseconds after which a click without an effect counts as lost. */
const effectTimeoutMs = 15_000;

const product = findProduct(({ inStock, stockCount }) => inStock && stockCount > 9);

type ClickTrial = {
  name: string;
  address: string;
  control: (page: Page) => ReturnType<Page['locator']>;
  /** What the page contains once the click has taken effect. */
  effect: { selector: string; text?: string };
};

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first();
const getOpenButton = (dialog: string) => (page: Page) =>
  page.getByRole('banner').locator(`button[commandfor="${dialog}"]:visible`).first();
const cartEffect = { selector: '[data-cart-count]', text: '1' };

const clickTrials: readonly ClickTrial[] = [
  {
    name: 'add to cart, product page',
    address: `/product/${product.id}`,
    control: addButton,
    effect: cartEffect,
  },
  { name: 'add to cart, card', address: '/shop', control: addButton, effect: cartEffect },
  { name: 'add to cart, part', address: '/spare-parts', control: addButton, effect: cartEffect },
  {
    name: 'open the cart',
    address: '/shop',
    control: getOpenButton('cart'),
    effect: { selector: 'dialog#cart[open]' },
  },
  {
    name: 'open search',
    address: '/',
    control: getOpenButton('search'),
    effect: { selector: 'dialog#search:popover-open' },
  },
];

export const firstClicks: Measurement = {
  name: 'first-clicks',
  title: 'First clicks',
  how: `A phone on slow 4G, with a processor four times slower and an empty cache, clicks once, so long after DOMContentLoaded; ${trials} trials each. A click is lost if nothing has come of it ${effectTimeoutMs / 1000} s later. Milliseconds run from the click to its effect in the page.`,
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

async function measureAll(browser: Browser, shop: string, trialCount: number): Promise<Findings> {
  const rows = [];
  let lost = 0;
  for (const kind of clickTrials) {
    const columns: [string, string | number][] = [];
    let lostCount = 0;
    for (const delay of clickDelays) {
      const durations: number[] = [];
      for (let trial = 0; trial < trialCount; trial += 1) {
        const time = await measureClick(browser, shop, kind, delay);
        if (time === undefined) lostCount += 1;
        else durations.push(time);
      }
      const label = delay === 0 ? 'at DOMContentLoaded, ms' : `+${delay / 1000} s, ms`;
      columns.push([label, durations.length > 0 ? Math.round(median(durations)) : 'lost']);
    }
    rows.push({
      click: kind.name,
      ...Object.fromEntries(columns),
      lost: `${lostCount} of ${trialCount * clickDelays.length}`,
    });
    console.log(`  ${JSON.stringify(rows.at(-1))}`);
    lost += lostCount;
  }
  return { rows, goals: [createMaxGoal('First clicks lost', lost, 0)] };
}

/** Milliseconds from the click to its effect; undefined if there was none. */
async function measureClick(
  browser: Browser,
  shop: string,
  { address, control, effect }: ClickTrial,
  delay: number,
): Promise<number | undefined> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    context.setDefaultTimeout(actionTimeoutMs);
    const page = await context.newPage();
    await page.addInitScript(installEffectObserver, effect);
    await throttleNetwork(page);
    await throttleCpu(page);
    await page.goto(shop + address, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(delay);
    // Clicks once, as soon as the control no longer moves, as a person would.
    await control(page).click();
    return await page.evaluate((timeoutMs) => window.firstClick(timeoutMs), effectTimeoutMs);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    firstClick: (maxWaitMs: number) => Promise<number | undefined>;
  }
}

/** Runs in the page: records when it was clicked, and when the effect appeared. */
function installEffectObserver({ selector, text }: ClickTrial['effect']) {
  let clickedAt = 0;
  let effectAt = 0;
  addEventListener('pointerup', (event) => (clickedAt ||= event.timeStamp), true);
  const checkEffect = () => {
    if (effectAt || !clickedAt) return;
    const found = [...document.querySelectorAll(selector)];
    const hasEffect = found.some((each) => text === undefined || each.textContent?.trim() === text);
    if (hasEffect) effectAt = performance.now();
  };
  new MutationObserver(checkEffect).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.firstClick = (maxWaitMs) =>
    new Promise((resolve) => {
      const check = () => {
        checkEffect();
        if (effectAt) resolve(effectAt - clickedAt);
        else if (clickedAt && performance.now() - clickedAt > maxWaitMs) resolve(undefined);
        else setTimeout(check, 50);
      };
      check();
    });
}
