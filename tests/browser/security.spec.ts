import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

/** One page of each kind, including those that do not exist. */
const routes = [
  '/',
  '/shop',
  '/product/calderstile-900-grp-step-ladder-8-tread',
  '/projects/edinburgh-heritage-ladders',
  '/spare-parts',
  '/locations/leeds',
  '/success?session_id=cs_test_none',
  '/projects/none',
];

/** Records everything that a page's content security policy blocks, from the first byte on. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      stopped.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
    Object.assign(globalThis, { stopped });
  });
  return () => page.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped);
}

/** Hydrates every island of the page, as a visitor would who used all of them. */
async function hydrateAllIslands(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const dormantIslands = document.querySelectorAll('astro-island[ssr]');
        for (const island of dormantIslands) island.dispatchEvent(new Event('held'));
        return dormantIslands.length;
      }),
    )
    .toBe(0);
}

test('every kind of page runs under its policy', async ({ page }) => {
  const stopped = await recordViolations(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const route of routes) {
    await page.goto(route);
    await hydrateAllIslands(page);
    expect(await stopped(), route).toEqual([]);
    expect(errors, route).toEqual([]);
  }
});

test('a page lets no script make markup, code or a worker out of text', async ({ page }) => {
  const stopped = await recordViolations(page);
  await page.goto('/terms');
  const outcomes = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.createElement('div').innerHTML = '<b>bold</b>';
      },
      script: () => {
        document.createElement('script').text = 'globalThis.ran = true';
      },
      handler: () => {
        document.body.setAttribute('onclick', 'globalThis.ran = true');
        document.body.click();
        if (!('ran' in globalThis)) throw new Error('set, and not run');
      },
      worker: () => new Worker('/robots.txt'),
      policy: () =>
        (
          globalThis as unknown as { trustedTypes: { createPolicy: (name: string) => void } }
        ).trustedTypes.createPolicy('another'),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: done`;
      } catch {
        return `${name}: refused`;
      }
    });
  });
  expect(outcomes).toEqual([
    'markup: refused',
    'script: refused',
    'handler: refused',
    'worker: refused',
    'policy: refused',
  ]);
  expect((await stopped()).length).toBeGreaterThanOrEqual(5);
});
