import { chromium, expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

type Preloaded = { status: string; key: { action: string; url: string } };

/** Records what the browser prefetches or prerenders, as reported by DevTools. */
async function recordPreloads(page: Page): Promise<Preloaded[]> {
  const session = await page.context().newCDPSession(page);
  const preloads: Preloaded[] = [];
  session.on('Preload.prefetchStatusUpdated', (event) => preloads.push(event));
  session.on('Preload.prerenderStatusUpdated', (event) => preloads.push(event));
  await session.send('Preload.enable');
  return preloads;
}

const projects = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true });

test('[SH12a] a page is made ready when its link is approached, an API route or a thank-you page never', async ({
  page,
}) => {
  const preloads = await recordPreloads(page);
  await page.goto('/terms');
  await page.evaluate(() => {
    for (const href of ['/api/stock', '/success?session_id=x', '/thank-you', '#return']) {
      const link = document.createElement('a');
      link.href = link.textContent = href;
      document.querySelector('h1')?.append(' ', link);
    }
  });
  for (const link of await page.locator('h1 a').all()) await link.hover();
  await projects(page).hover();
  await expect.poll(() => preloads.some(({ key }) => key.url.endsWith('/projects'))).toBe(true);
  expect([...new Set(preloads.map(({ key }) => new URL(key.url).pathname))]).toEqual(['/projects']);
});

for (const line of [{ saveData: true }, { type: 'cellular' }, { effectiveType: '2g' }]) {
  test(`[SH12a] nothing is fetched ahead on a line with ${JSON.stringify(line)}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, line);
    await page.goto('/terms');
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await projects(page).hover();
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
}

test('[SH12a] a browser without speculation rules fetches ahead by itself, once a page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  await page.goto('/terms');
  await projects(page).hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await projects(page).hover();
  const hints = page.locator('link[rel=prefetch]');
  await expect(hints).toHaveCount(1);
  await expect(hints).toHaveAttribute('href', /\/projects$/);
});

/** Reasons that come from the browser's back/forward cache settings, not from the page. */
const browserReason = /^(BackForwardCacheDisabled|BrowsingInstanceNotSwapped)/;

test('[SH4] Back finds every kind of page as it was left', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  const session = await page.context().newCDPSession(page);
  let reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason);
  });
  await session.send('Page.enable');

  /** Leaves the page and returns: 'as it was', or the reasons why it was not restored. */
  async function leaveAndReturn(address: string, prepare = () => {}) {
    reasons = [];
    await page.goto(address);
    await page.evaluate(() => {
      document.title = 'left';
    });
    await page.evaluate(prepare);
    await page.goto('/cookies');
    // Delayed, because the page must still be there to respond to the call.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL(address);
    await expect.poll(async () => reasons.length > 0 || (await page.title()) === 'left').toBe(true);
    const unexpectedReasons = reasons.filter((reason) => !browserReason.test(reason));
    return unexpectedReasons.length > 0 ? unexpectedReasons.join() : 'as it was';
  }

  for (const address of [
    '/',
    '/shop',
    '/product/calderstile-900-grp-step-ladder-8-tread',
    '/spare-parts',
    '/projects',
    '/projects/edinburgh-heritage-ladders',
    '/locations/leeds',
    '/success',
    '/thank-you',
    '/terms',
  ]) {
    expect.soft(await leaveAndReturn(address), address).toBe('as it was');
  }
  const withHandler = await leaveAndReturn('/terms', () => addEventListener('unload', () => {}));
  expect(withHandler).toContain('Unload');
  await browser.close();
});
