import { expect, type Page, type Request } from '@playwright/test';
import { formatKilobytes, getBudget } from '../support/budgets.ts';
import { test } from '../support/test.ts';

/** One address of each kind of page. */
const routes = [
  '/',
  '/shop',
  '/product/calderstile-900-grp-step-ladder-8-tread',
  '/projects',
  '/projects/edinburgh-heritage-ladders',
  '/spare-parts',
  '/locations/leeds',
  '/terms',
  '/404',
  '/success',
  '/thank-you',
];

for (const route of routes) {
  test(`[OT2] a first visit to ${route} stays within its budget and this origin, and moves for no late typeface`, async ({
    page,
    baseURL,
  }) => {
    const finished: Request[] = [];
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    page.on('requestfinished', (request) => finished.push(request));
    const fontReleased = Promise.withResolvers<void>();
    await page.route('**/archivo*', async (request) => {
      await fontReleased.promise;
      await request.continue();
    });
    await installShiftObserver(page);
    await page.goto(route, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    fontReleased.resolve();
    await page.waitForFunction(() => document.fonts.check('600 48px Archivo', 'A'));
    expect(await getLayoutShift(page)).toBeLessThan(0.002);
    await waitForVisibleIslands(page);

    expect(
      requestedUrls.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    const budget = getBudget(route);
    const loadedBytes = {
      html: await sumBytes(finished, 'document'),
      javaScript: await sumBytes(finished, 'script'),
      css: await sumBytes(finished, 'stylesheet'),
      fonts: await sumBytes(finished, 'font'),
    };
    for (const kind of ['html', 'javaScript', 'css', 'fonts'] as const) {
      expect(loadedBytes[kind], kind).toBeGreaterThan(0);
      expect(
        loadedBytes[kind],
        `${kind}: ${formatKilobytes(loadedBytes[kind])}`,
      ).toBeLessThanOrEqual(budget[kind]);
    }
  });
}

test.describe('sections further down', () => {
  const productPage = '/product/calderstile-900-grp-step-ladder-8-tread';
  const last = (page: Page) => page.locator('#related h2');
  const isLaidOut = (page: Page) =>
    last(page).evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));

  test.use({ viewport: { width: 390, height: 844 } });

  test('are laid out once someone is there', async ({ page }) => {
    await page.goto(productPage);
    expect(await isLaidOut(page)).toBe(false);
    await page.mouse.move(100, 100);
    await expect.poll(() => isLaidOut(page)).toBe(true);
    await expect(page.locator('.waiting-section')).toHaveCount(0);
  });

  test('a tab knows how far it is to each of them, though nobody came near before', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(productPage);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#related"]')?.click());
    const tabs = page.getByRole('navigation', { name: 'On this page' });
    await expect(last(page)).toBeInViewport();
    const tabsBottom = await tabs.evaluate((bar) => bar.getBoundingClientRect().bottom);
    const top = await page.locator('#related').evaluate((it) => it.getBoundingClientRect().top);
    expect(Math.abs(top - tabsBottom)).toBeLessThan(2);
    expect(await isLaidOut(page)).toBe(true);
  });

  test('are laid out at once for a restored or linked position', async ({ page }) => {
    await page.goto(`${productPage}#description`);
    expect(await isLaidOut(page)).toBe(true);
    await page.goto('/terms');
    await page.goto(productPage);
    await page.reload();
    expect(await isLaidOut(page)).toBe(true);
  });
});

for (const viewport of [
  { width: 412, height: 823 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]) {
  test(`nothing in the shop moves when the listing wakes at once, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await installShiftObserver(page);
    await page.goto('/shop', { waitUntil: 'commit' });
    const dormantIslands = page.locator('astro-island[ssr]:has([data-listing])');
    await expect(dormantIslands).toHaveCount(1);
    let mouseX = 0;
    await expect(async () => {
      await page.mouse.move(++mouseX, 1);
      await expect(dormantIslands).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await waitForCardsMeasured(page);
    expect(await getLayoutShift(page)).toBeLessThan(0.002);
  });
}

/** Sums up the layout shifts, starting with the first paint. */
async function installShiftObserver(page: Page) {
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Read two frames later: the first lays out the page, the second runs after its shifts were reported. */
async function getLayoutShift(page: Page) {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return (window as unknown as { moved: { by: number } }).moved.by;
  });
}

/** Waits for the layout of all cards, one per frame: done when none has been laid out for a while. */
async function waitForCardsMeasured(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let idle = 0;
        const checkSettled = () => {
          idle = document.querySelector(':is(.waiting-run, .waiting-card):not([data-waits])')
            ? 0
            : idle + 1;
          if (idle > 20) resolve();
          else requestAnimationFrame(checkSettled);
        };
        checkSettled();
      }),
  );
}

type LayoutShift = PerformanceEntry & { value: number };

/** Waits until all visible islands that need no interaction are hydrated, and the network is idle. */
async function waitForVisibleIslands(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr][client=intent]')].every((island) => {
      if (/ready|use|dialog/.test(island.getAttribute('opts') ?? '')) return true;
      return ![...island.children].some((child) => {
        const { top, bottom } = child.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      });
    }),
  );
  await page.waitForLoadState('networkidle');
}

async function sumBytes(requests: readonly Request[], type: string): Promise<number> {
  const sizes = requests
    .filter((request) => request.resourceType() === type)
    .map(async (request) => (await request.sizes()).responseBodySize);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
