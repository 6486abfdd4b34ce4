import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formatPrice } from '../../../catalogue/money.ts';
import { openCart, panelOf, store } from '../../support/cart.ts';
import { ownShop } from '../../support/own-shop.ts';
import {
  cardThatIs,
  cartCount,
  email,
  expectPaidOrder,
  fillDelivery,
  ownAddress,
  payWith,
  productNamed,
  stockOf,
  test,
} from './buyer.ts';

const last = productNamed('garrowforge-700-tanker-access-ladder-4-8-m-platform');
const plenty = productNamed('calderstile-300-double-sided-steps-10-tread');

/** Opens the cart and presses Checkout; returns whether the buyer reached the payment page. */
async function checkOut(page: Page): Promise<boolean> {
  const panel = panelOf(page);
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
      await store(page, [{ id: last.id, quantity: 1 }]);
      await page.goto('/terms');
      await openCart(page);
      expect(await checkOut(page)).toBe(true);

      const other = await context.newPage();
      await store(other, [{ id: plenty.id, quantity: 2 }]);
      await other.goto('/terms');
      await openCart(other);
      expect(await checkOut(other)).toBe(true);

      await expect.poll(() => stockOf(other.request, last)).toBe(last.stockCount);
      await expect.poll(() => stockOf(other.request, plenty)).toBe(plenty.stockCount - 2);
      await page.reload();
      await expect(page.getByRole('button', { name: /^Pay £/ })).toBeHidden();
      await expect(other.getByRole('button', { name: /^Pay £/ })).toBeVisible();
    });

    await test.step('one buyer pays the last piece, the other is told and loses nothing else', async () => {
      const buyers: { context: BrowserContext; page: Page }[] = [];
      while (buyers.length < 2) {
        const own = await browser.newContext({ extraHTTPHeaders: ownAddress() });
        const tab = await own.newPage();
        await store(tab, [
          { id: last.id, quantity: 1 },
          { id: plenty.id, quantity: 2 },
        ]);
        await tab.goto(`/product/${last.id}`);
        await openCart(tab);
        buyers.push({ context: own, page: tab });
      }

      const came = await Promise.all(buyers.map(({ page }) => checkOut(page)));
      expect(came.filter(Boolean)).toHaveLength(1);
      const winner = buyers[came.indexOf(true)]?.page as Page;
      const loser = buyers[came.indexOf(false)]?.page as Page;

      const panel = panelOf(loser);
      const held =
        /^The last one is in another customer's checkout. It may be free again by \d\d:\d\d\.$/;
      await expect(panel.getByRole('alert')).toContainText(
        `${last.name} is not available right now.`,
      );
      await expect(panel.getByRole('alert')).toContainText('It may be free again by');
      const line = panel.getByRole('listitem').filter({ hasText: last.sku });
      await expect(line.getByText(held)).toBeVisible();
      await expect(line.getByText('Sold out')).toBeHidden();
      const looking = await loser.context().newPage();
      await looking.goto(`/product/${last.id}`);
      await expect(looking.getByRole('main').getByText(held)).toBeVisible();
      await expect(
        looking.getByRole('button', { name: 'Notify When Available' }).first(),
      ).toBeVisible();
      await looking.close();
      await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
      await panel.getByRole('button', { name: `Remove ${last.name}` }).click();
      await expect(panel.getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
      expect(await checkOut(loser)).toBe(true);

      await fillDelivery(winner, email('first'));
      await fillDelivery(loser, email('second'));
      await payWith(winner, cardThatIs('paid'));
      await payWith(loser, cardThatIs('paid'));
      await expectPaidOrder(winner, [
        { product: last, quantity: 1 },
        { product: plenty, quantity: 2 },
      ]);
      await expectPaidOrder(loser, [{ product: plenty, quantity: 2 }]);

      // A buyer who arrives now sees it before choosing.
      await expect.poll(() => stockOf(loser.request, last)).toBe(0);
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
  await page.goto(`/product/${plenty.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const other = await context.newPage();
  await other.goto('/projects');
  await expect(cartCount(other)).toHaveText('1');
  const here = await openCart(page);
  const there = await openCart(other);
  const both = async (heading: string, total: number) => {
    for (const panel of [here, there]) {
      await expect(panel.getByRole('heading', { level: 2 })).toHaveText(heading);
      await expect(panel.getByText('Total inc VAT').locator('..')).toContainText(
        formatPrice(total),
      );
    }
  };
  await both('Cart, 1 item', plenty.price);
  await there.getByRole('button', { name: /: one more$/ }).click();
  await both('Cart, 2 items', plenty.price * 2);
  await here.getByRole('spinbutton').fill('5');
  await both('Cart, 5 items', plenty.price * 5);
  await there.getByRole('button', { name: `Remove ${plenty.name}` }).click();
  for (const panel of [here, there]) {
    await expect(panel.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  }
  await other.close();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartCount(page)).toHaveText('1');
  await page.reload();
  await expect(cartCount(page)).toHaveText('1');
});
