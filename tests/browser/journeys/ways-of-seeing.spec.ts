import { expect, type Page } from '@playwright/test';
import { findProduct, storeCart } from '../../support/cart.ts';
import {
  findClippedText,
  findUnmarkedInForcedColours,
  findUnreachableControls,
} from '../../support/visibility.ts';
import { desktop, getProduct, test } from './buyer.ts';

const product = getProduct('calderstile-300-platform-steps-9-tread');
const soldOut = findProduct(({ inStock }) => !inStock);

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

/** Starts a checkout for one product, and returns the address of its payment page. */
async function createPaymentUrl(page: Page, baseURL = ''): Promise<string> {
  const response = await page.request.post('/api/create-checkout', {
    data: {
      items: [{ price: product.priceId, quantity: 1 }],
      success_url: `${baseURL}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: baseURL,
    },
  });
  return (await response.json()).url;
}

/** The dialogs of the shop, and how each is opened. */
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

/** The viewport at 200% and at 400% zoom. */
const zoomedViewports = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[SH12a, OT5] every kind of page fits a zoomed screen, stands still, and marks nothing by colour alone', async ({
    page,
    baseURL,
  }) => {
    for (const route of [...routes, await createPaymentUrl(page, baseURL)]) {
      await page.setViewportSize(zoomedViewports[0] ?? desktop);
      await page.goto(route);
      for (const viewport of zoomedViewports) {
        const where = `${route} at ${viewport.width} px`;
        await page.setViewportSize(viewport);
        expect.soft(await findClippedText(page), where).toEqual([]);
        // Focuses a link, like a visitor who follows one.
        await page.getByRole('link').first().focus();
        const animationState = await page.evaluate(() => [
          getComputedStyle(document.documentElement).scrollBehavior,
          document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ]);
        expect.soft(animationState, where).toEqual(['auto', 0]);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      expect
        .soft(await findUnmarkedInForcedColours(page), `${route} in forced colours`)
        .toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    }
  });

  test('[SH5, SH8, PL2, PL14, PL15] every control of what opens over a zoomed page can be reached', async ({
    page,
  }) => {
    await storeCart(page, [
      { id: product.id, quantity: 2 },
      { id: 'calderstile-test-item', quantity: 1 },
    ]);
    await page.evaluate(
      (ids) => localStorage.setItem('rungmoor.compare.v1', JSON.stringify(ids)),
      [product.id, soldOut.id],
    );
    for (const [title, open] of dialogs) {
      // The filters have a drawer on small screens only.
      const [first = desktop, ...others] =
        title === 'Filters' ? zoomedViewports.slice(1) : zoomedViewports;
      await page.setViewportSize(first);
      await page.goto('/shop?height=2.1-4.0&family=step-ladders');
      await open(page);
      const dialog = page.getByRole('dialog', { name: title });
      for (const viewport of [first, ...others]) {
        const where = `${title} at ${viewport.width} px`;
        await page.setViewportSize(viewport);
        await expect(dialog).toBeVisible();
        if (title === 'Cart') await expect(dialog).toContainText('Total inc VAT');
        expect.soft(await findClippedText(page), where).toEqual([]);
        expect.soft(await findUnreachableControls(dialog), where).toEqual([]);
      }
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
