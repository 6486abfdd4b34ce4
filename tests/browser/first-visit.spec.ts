import { expect, type Page, type Request, test } from '@playwright/test';
import { budgetOf, inKilobytes } from '../support/budgets.ts';

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
  test(`a first visit to ${route} stays within its budget and this origin`, async ({
    page,
    baseURL,
  }) => {
    const finished: Request[] = [];
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(route);
    await everythingInSightAwake(page);

    expect(
      asked.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:')),
    ).toEqual([]);
    const budget = budgetOf(route);
    const loaded = {
      html: await bytesOf(finished, 'document'),
      javaScript: await bytesOf(finished, 'script'),
      css: await bytesOf(finished, 'stylesheet'),
      fonts: await bytesOf(finished, 'font'),
    };
    for (const kind of ['html', 'javaScript', 'css', 'fonts'] as const) {
      expect(loaded[kind], kind).toBeGreaterThan(0);
      expect(loaded[kind], `${kind}: ${inKilobytes(loaded[kind])}`).toBeLessThanOrEqual(
        budget[kind],
      );
    }
  });
}

for (const route of routes) {
  test(`nothing on ${route} moves when the typeface comes late`, async ({ page }) => {
    const late = Promise.withResolvers<void>();
    await page.route('**/archivo*', async (request) => {
      await late.promise;
      await request.continue();
    });
    await page.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.by += (entry as LayoutShift).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(route, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    late.resolve();
    await page.waitForFunction(() => document.fonts.check('640 48px Archivo', 'A'));
    // Two frames: one lays the page out anew, and the next has been told what moved in it.
    const moved = await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      return (window as unknown as { moved: { by: number } }).moved.by;
    });
    expect(moved).toBeLessThan(0.002);
  });
}

type LayoutShift = PerformanceEntry & { value: number };

/** Waits until every island that wakes by itself and is in sight has woken, and all it asked for has come. */
async function everythingInSightAwake(page: Page) {
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

async function bytesOf(requests: readonly Request[], type: string): Promise<number> {
  const sizes = requests
    .filter((request) => request.resourceType() === type)
    .map(async (request) => (await request.sizes()).responseBodySize);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
