import { expect, type Page } from '@playwright/test';
import { formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { testCards } from '../../../sandbox/sessions.ts';
import { openCart } from '../../support/cart.ts';
import {
  createEmail,
  desktop,
  expectPaidOrder,
  fillDelivery,
  getCartCount,
  getProduct,
  getTestCard,
  payWith,
  phone,
  readStock,
  test,
} from './buyer.ts';

const getResultCount = (page: Page) => page.locator('#towers-found');
const getProductCard = (page: Page, { name }: Product) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Selects both on their cards, compares them, and adds the first to the cart from the table. */
async function compareAndAdd(page: Page, wantedProduct: Product, other: Product) {
  for (const product of [wantedProduct, other]) {
    await getProductCard(page, product)
      .getByRole('button', { name: /^Compare/ })
      .click();
  }
  await page
    .getByRole('region', { name: 'Products to compare' })
    .getByRole('button', { name: 'Compare 2' })
    .click();
  const table = page.getByRole('dialog', { name: 'Compare 2' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Price inc VAT/ })).toContainText(
    formatPrice(wantedProduct.price),
  );
  await table
    .getByRole('row', { name: 'Buy' })
    .getByRole('button', { name: 'Add to Cart' })
    .first()
    .click();
  await expect(table.getByRole('button', { name: 'Added!' })).toBeVisible();
  await table.getByRole('button', { name: 'Close' }).click();
  await expect(getCartCount(page)).toHaveText('1');
}

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('[PL4, PL15, CC8, CC12, CC13, CC14] by height to two compared, past every card that fails to a paid order', async ({
    page,
    context,
  }) => {
    const wantedProduct = getProduct('calderstile-500-rope-triple-extension-ladder-3x15-rung');
    const other = getProduct('calderstile-500-rope-triple-extension-ladder-3x14-rung');
    const stock = await readStock(page.request, wantedProduct);

    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Shop Now' }).click();
    await page
      .getByRole('complementary', { name: 'Filters' })
      .getByRole('link', { name: '8.1-12.0m' })
      .click();
    await expect(page.getByRole('link', { name: /^Remove filter Height/ })).toBeVisible();
    await compareAndAdd(page, wantedProduct, other);

    const panel = await openCart(page);
    await panel.getByRole('button', { name: /: one more$/ }).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL('**/sandbox/checkout/*');
    const paymentPage = page.url();

    // Another tab of the same browser shows how long the cart is kept.
    const secondTab = await context.newPage();
    await secondTab.goto('/terms');
    await expect(getCartCount(secondTab)).toHaveText('2');

    await fillDelivery(page, createEmail('desktop'));
    for (const card of testCards.filter(({ result }) => result === 'declined')) {
      await payWith(page, card);
      await expect(page.getByRole('alert')).toContainText("You haven't been charged");
      await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('LS1 1AA');
    }
    await expect(getCartCount(secondTab)).toHaveText('2');
    await expect(page.getByRole('main')).toContainText(formatPrice(wantedProduct.price * 2));
    await payWith(page, getTestCard('paid'));
    await expectPaidOrder(page, [{ product: wantedProduct, quantity: 2 }]);
    await expect(getCartCount(secondTab)).toHaveText('0');
    await expect.poll(() => readStock(page.request, wantedProduct)).toBe(stock - 2);

    // The payment page cannot be paid a second time.
    await page.goto(paymentPage);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order has been paid');
    await page.getByRole('link', { name: 'See your order' }).click();
    await expectPaidOrder(page, [{ product: wantedProduct, quantity: 2 }]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('[PL2, PL15, CC13, CC14] through menu, drawer and comparison to a paid order, leaving once', async ({
    page,
  }) => {
    const wantedProduct = getProduct('calderstile-500-wide-base-combination-ladder-3x10-rung');
    const other = getProduct('calderstile-900-grp-extension-ladder-2x12-rung');
    const stock = await readStock(page.request, wantedProduct);

    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Shop Now' }).tap();
    await page.getByRole('main').getByRole('button', { name: 'Filters' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('link', { name: '6.1-8.0m' }).tap();
    const apply = drawer.getByRole('button', { name: /^Apply Filters/ });
    await expect(apply).not.toHaveText(/\(\d{3} towers\)/);
    const promised = (await apply.textContent())?.match(/\d+/)?.[0] ?? '';
    await apply.tap();
    await expect(getResultCount(page)).toHaveText(`${promised} towers found`);
    await compareAndAdd(page, wantedProduct, other);

    // To the payment page and away again: the cart is as it was, and nothing is held.
    const panel = await openCart(page);
    await panel.getByRole('button', { name: 'Checkout' }).tap();
    await page.waitForURL('**/sandbox/checkout/*');
    await page.getByRole('link', { name: 'Leave without paying' }).tap();
    await expect(getCartCount(page)).toHaveText('1');

    // The cart has opened automatically and shows the message.
    await expect(panel.getByText('Payment not taken.').last()).toBeVisible();
    await panel.getByRole('button', { name: 'Checkout' }).tap();
    await page.waitForURL('**/sandbox/checkout/*');
    await fillDelivery(page, createEmail('phone'));
    await payWith(page, getTestCard('paid'));
    await expectPaidOrder(page, [{ product: wantedProduct, quantity: 1 }]);
    await expect.poll(() => readStock(page.request, wantedProduct)).toBe(stock - 1);

    await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).tap();
    await page.waitForURL('**/shop');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
