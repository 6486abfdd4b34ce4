import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formatPrice } from '../../../catalogue/money.ts';
import { getCartPanel, openCart, storeCart } from '../../support/cart.ts';
import { ownShop } from '../../support/own-shop.ts';
import {
  createEmail,
  expectPaidOrder,
  fillDelivery,
  getCartCount,
  getProduct,
  getTestCard,
  newBuyerHeaders,
  payWith,
  readStock,
  test,
} from './buyer.ts';

const last = getProduct('garrowforge-700-tanker-access-ladder-4-8-m-platform');
const wellStockedProduct = getProduct('calderstile-300-double-sided-steps-10-tread');

/** Opens the cart and presses Checkout; returns whether the buyer reached the payment page. */
async function tryCheckout(page: Page): Promise<boolean> {
  const panel = getCartPanel(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  const refused = panel.getByRole('alert');
  await expect(refused.or(page.getByRole('button', { name: /^Pay £/ }))).toBeVisible();
  return page.url().includes('/sandbox/checkout/');
}

test.describe('in a shop of its own', () => {
  test.use(ownShop);

  test('[CC10, CC14] two tabs hold stock once, and of two browsers that want the last piece one pays it', async ({
    browser,
    page,
    context,
  }) => {
    await test.step('the second checkout of a browser takes the place of the first', async () => {
      await storeCart(page, [{ id: last.id, quantity: 1 }]);
      await page.goto('/terms');
      await openCart(page);
      expect(await tryCheckout(page)).toBe(true);

      const other = await context.newPage();
      await storeCart(other, [{ id: wellStockedProduct.id, quantity: 2 }]);
      await other.goto('/terms');
      await openCart(other);
      expect(await tryCheckout(other)).toBe(true);

      await expect.poll(() => readStock(other.request, last)).toBe(last.stockCount);
      await expect
        .poll(() => readStock(other.request, wellStockedProduct))
        .toBe(wellStockedProduct.stockCount - 2);
      await page.reload();
      await expect(page.getByRole('button', { name: /^Pay £/ })).toBeHidden();
      await expect(other.getByRole('button', { name: /^Pay £/ })).toBeVisible();
    });

    await test.step('one buyer pays the last piece, the other is told and loses nothing else', async () => {
      const buyers: { context: BrowserContext; page: Page }[] = [];
      while (buyers.length < 2) {
        const own = await browser.newContext({ extraHTTPHeaders: newBuyerHeaders() });
        const tab = await own.newPage();
        await storeCart(tab, [
          { id: last.id, quantity: 1 },
          { id: wellStockedProduct.id, quantity: 2 },
        ]);
        await tab.goto(`/product/${last.id}`);
        await openCart(tab);
        buyers.push({ context: own, page: tab });
      }

      const checkoutResults = await Promise.all(buyers.map(({ page }) => tryCheckout(page)));
      expect(checkoutResults.filter(Boolean)).toHaveLength(1);
      const winner = buyers[checkoutResults.indexOf(true)]?.page as Page;
      const loser = buyers[checkoutResults.indexOf(false)]?.page as Page;

      const panel = getCartPanel(loser);
      const held =
        /^The last one is in another customer's checkout. It may be free again by \d\d:\d\d\.$/;
      await expect(panel.getByRole('alert')).toContainText(
        `${last.name} is not available right now.`,
      );
      await expect(panel.getByRole('alert')).toContainText('It may be free again by');
      const line = panel.getByRole('listitem').filter({ hasText: last.sku });
      // Its own hold counts for 8 s after the release, and the stock is read every 10 s.
      await expect(line.getByText(held)).toBeVisible({ timeout: 30_000 });
      await expect(line.getByText('Sold out')).toBeHidden();
      const productTab = await loser.context().newPage();
      await productTab.goto(`/product/${last.id}`);
      await expect(productTab.getByRole('main').getByText(held)).toBeVisible();
      await expect(
        productTab.getByRole('button', { name: 'Notify When Available' }).first(),
      ).toBeVisible();
      await productTab.close();
      await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
      await panel.getByRole('button', { name: `Remove ${last.name}` }).click();
      await expect(panel.getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
      expect(await tryCheckout(loser)).toBe(true);

      await fillDelivery(winner, createEmail('first'));
      await fillDelivery(loser, createEmail('second'));
      await payWith(winner, getTestCard('paid'));
      await payWith(loser, getTestCard('paid'));
      await expectPaidOrder(winner, [
        { product: last, quantity: 1 },
        { product: wellStockedProduct, quantity: 2 },
      ]);
      await expectPaidOrder(loser, [{ product: wellStockedProduct, quantity: 2 }]);

      // A buyer who arrives now sees it before choosing.
      await expect.poll(() => readStock(loser.request, last)).toBe(0);
      const third = await browser.newPage();
      await third.goto(`/product/${last.id}`);
      await expect(
        third.getByRole('button', { name: 'Notify When Available' }).first(),
      ).toBeVisible();
      await third.close();
      for (const buyer of buyers) await buyer.context.close();
    });
  });
});

test('[CC3, SH8] two tabs show the same cart, whichever changes it, and whichever closes', async ({
  page,
  context,
}) => {
  await page.goto(`/product/${wellStockedProduct.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const other = await context.newPage();
  await other.goto('/projects');
  await expect(getCartCount(other)).toHaveText('1');
  const firstCart = await openCart(page);
  const secondCart = await openCart(other);
  const expectBothCarts = async (heading: string, total: number) => {
    for (const panel of [firstCart, secondCart]) {
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(panel.getByText('Total inc VAT').locator('..')).toContainText(
        formatPrice(total),
      );
    }
  };
  await expectBothCarts('Cart, 1 item', wellStockedProduct.price);
  await secondCart.getByRole('button', { name: /: one more$/ }).click();
  await expectBothCarts('Cart, 2 items', wellStockedProduct.price * 2);
  await firstCart.getByRole('spinbutton').fill('5');
  await expectBothCarts('Cart, 5 items', wellStockedProduct.price * 5);
  await secondCart.getByRole('button', { name: `Remove ${wellStockedProduct.name}` }).click();
  for (const panel of [firstCart, secondCart]) {
    await expect(panel.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  }
  await other.close();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(getCartCount(page)).toHaveText('1');
  await page.reload();
  await expect(getCartCount(page)).toHaveText('1');
});
