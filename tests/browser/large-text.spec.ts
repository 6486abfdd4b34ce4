import { expect, type Page } from '@playwright/test';
import { findProduct, storeCart } from '../support/cart.ts';
import { test } from '../support/test.ts';
import {
  findBrokenWords,
  findClippedText,
  findUnreachableControls,
} from '../support/visibility.ts';

/** The browser's default font size in pixels, as users can set it. */
const fontSizes = [16, 20, 24, 32];

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Runs the checks with each font size in turn. */
async function withEachFontSize(page: Page, look: (fontSize: number) => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  for (const standard of fontSizes) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
    await look(standard);
  }
  await devtools.detach();
}

const product = findProduct(({ family, inStock }) => family === 'platform-ladders' && inStock);
const tower = findProduct(({ family }) => family === 'folding-tower');
const soldOut = findProduct(({ inStock }) => !inStock);

/** One address of each kind of page. */
const routes = [
  '/',
  '/shop',
  '/shop?view=list&height=2.1-4.0',
  '/shop?height=2.1-4.0&width=0.5&family=step-ladders',
  `/product/${product.id}`,
  `/product/${tower.id}`,
  `/product/${soldOut.id}`,
  '/projects',
  '/projects/edinburgh-heritage-ladders',
  '/projects/no-such-project',
  '/spare-parts',
  '/locations/leeds',
  '/success',
  '/success?session_id=cs_test_1',
  '/thank-you',
  '/terms',
  '/privacy',
  '/cookies',
  '/no-such-page',
];

const inBanner = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });

/** Dialogs: the selector, the page, and how each is opened. */
const panels: readonly {
  readonly dialog: string;
  readonly at: string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  { dialog: '#menu', at: '/terms', open: (page) => inBanner(page, 'Menu').click() },
  { dialog: '#search', at: '/terms', open: (page) => inBanner(page, /^Search/).click() },
  {
    dialog: '#search',
    at: '/shop',
    open: async (page) => {
      await inBanner(page, /^Search/).click();
      await page.locator('#search').getByRole('combobox').fill('step ladder');
      await expect(page.locator('#search').getByRole('option').first()).toBeVisible();
    },
  },
  { dialog: '#cart', at: '/terms', open: (page) => inBanner(page, /^Cart/).click() },
  {
    dialog: '#filters',
    at: '/shop?height=2.1-4.0',
    open: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  {
    dialog: '#picture-zoom',
    at: '/shop',
    open: (page) =>
      page
        .getByRole('button', { name: /^Zoom picture/ })
        .first()
        .click(),
  },
  {
    dialog: '#compare',
    at: '/shop',
    open: (page) =>
      page.getByRole('region', { name: 'Products to compare' }).getByRole('button').first().click(),
  },
  {
    dialog: 'dialog[open]',
    at: `/product/${soldOut.id}`,
    open: (page) => page.getByRole('button', { name: 'Notify When Available' }).first().click(),
  },
];

for (const [part, routeGroup] of [routes.slice(0, 9), routes.slice(9)].entries()) {
  test(`[SH5, SH12a] every kind of page fits a phone with large text, and its menu is in reach, part ${part + 1}`, async ({
    page,
  }) => {
    test.slow();
    for (const route of routeGroup) {
      await page.goto(route);
      await withEachFontSize(page, async (fontSize) => {
        const where = `${route} with ${fontSize} px`;
        expect.soft(await findClippedText(page), where).toEqual([]);
        expect.soft(await findBrokenWords(page), where).toEqual([]);
        await expect.soft(inBanner(page, 'Menu'), where).toBeInViewport({ ratio: 1 });
      });
    }
    await withEachFontSize(page, async () => {
      await inBanner(page, 'Menu').click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await page.keyboard.press('Escape');
    });
  });
}

test('[SH5, SH8, PL2, PL7, PL14, PL15, CC6] what opens over a page fits a phone with large text', async ({
  page,
}) => {
  test.slow();
  await storeCart(page, [
    { id: product.id, quantity: 2 },
    { id: tower.id, quantity: 1 },
  ]);
  await page.evaluate(
    (ids) => localStorage.setItem('rungmoor.compare.v1', JSON.stringify(ids)),
    [product.id, soldOut.id],
  );
  for (const { dialog, at, open } of panels) {
    await page.goto(at);
    await open(page);
    const panel = page.locator(dialog);
    await expect(panel).toBeVisible();
    if (dialog === '#cart') await expect(panel).toContainText('Total inc VAT');
    await withEachFontSize(page, async (fontSize) => {
      const where = `${dialog} at ${at} with ${fontSize} px`;
      expect.soft(await findClippedText(page), where).toEqual([]);
      expect.soft(await findBrokenWords(page), where).toEqual([]);
      expect.soft(await findUnreachableControls(panel), where).toEqual([]);
    });
  }
});
