import { expect, type Page } from '@playwright/test';
import { productWhere, store } from '../../support/cart.ts';
import { cutOffIn, unmarkedIn, unreachableIn } from '../../support/visibility.ts';
import { productNamed, test } from './buyer.ts';

const product = productNamed('calderstile-300-platform-steps-9-tread');
const soldOut = productWhere(({ inStock }) => !inStock);

/** One address of each kind of page. */
const routes = [
  '/',
  '/shop',
  '/shop?view=list&height=2.1-4.0',
  `/product/${product.id}`,
  `/product/${soldOut.id}`,
  '/projects',
  '/projects/edinburgh-heritage-ladders',
  '/projects/no-such-project',
  '/spare-parts',
  '/locations/leeds',
  '/success?session_id=cs_test_1',
  '/thank-you',
  '/terms',
  '/no-such-page',
];

/** Begins to pay for one thing, and answers the address where that is done. */
async function payAddress(page: Page, baseURL = ''): Promise<string> {
  const answer = await page.request.post('/api/create-checkout', {
    data: {
      items: [{ price: product.priceId, quantity: 1 }],
      success_url: `${baseURL}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: baseURL,
    },
  });
  return (await answer.json()).url;
}

/** What opens over a page, and how. */
const dialogs: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Menu', (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()],
  ['Search', (page) => page.keyboard.press('Control+k')],
  ['Filters', (page) => page.getByRole('main').getByRole('button', { name: 'Filters' }).click()],
  ['Cart', (page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()],
  [
    'Compare',
    (page) =>
      page.getByRole('region', { name: 'Products to compare' }).getByRole('button').first().click(),
  ],
];

for (const [name, viewport] of [
  ['zoomed to 200 %', { width: 720, height: 450 }],
  ['zoomed to 400 %', { width: 320, height: 256 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`[SH12a, OT5] every kind of page fits ${viewport.width} px, cuts nothing off and stands still`, async ({
      page,
      baseURL,
    }) => {
      for (const route of [...routes, await payAddress(page, baseURL)]) {
        await page.goto(route);
        expect.soft(await cutOffIn(page), route).toEqual([]);
        // Who follows a link has the focus on it.
        await page.getByRole('link').first().focus();
        const moving = await page.evaluate(() => [
          getComputedStyle(document.documentElement).scrollBehavior,
          document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ]);
        expect.soft(moving, route).toEqual(['auto', 0]);
      }
    });

    test(`[SH5, SH8, PL2, PL14, PL15] every control of what opens over a page can be reached at ${viewport.width} px`, async ({
      page,
    }) => {
      await store(page, [
        { id: product.id, quantity: 2 },
        { id: 'calderstile-test-item', quantity: 1 },
      ]);
      await page.evaluate(
        (ids) => localStorage.setItem('rungmoor.compare.v1', JSON.stringify(ids)),
        [product.id, soldOut.id],
      );
      for (const [title, open] of dialogs) {
        await page.goto('/shop');
        if (title === 'Filters' && viewport.width >= 600) continue;
        await open(page);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        if (title === 'Cart') await expect(dialog).toContainText('Total inc VAT');
        expect.soft(await cutOffIn(page), title).toEqual([]);
        expect.soft(await unreachableIn(dialog), title).toEqual([]);
      }
    });
  });
}

test.describe('in forced colours', () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('[SH12a] what a colour alone marks has an edge or a mark of its own', async ({
    page,
    baseURL,
  }) => {
    for (const route of [...routes, await payAddress(page, baseURL)]) {
      await page.goto(route);
      expect.soft(await unmarkedIn(page), route).toEqual([]);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[OT5] no page shows a button that would do nothing', async ({ page }) => {
    const idle = page.locator('button[type=button]:not([command], [popovertarget]):visible');
    for (const route of routes) {
      await page.goto(route);
      await expect.soft(idle, route).toHaveCount(0);
    }
  });
});
