import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../../site/storage-keys.ts';
import { getCartPanel, openCart, storeCart } from '../../support/cart.ts';
import {
  createEmail,
  expectPaidOrder,
  fillDelivery,
  getCartCount,
  getProduct,
  getTestCard,
  payWith,
  test,
} from './buyer.ts';

const boughtProduct = getProduct('calderstile-timber-swingback-steps-8-tread');
const secondProduct = getProduct('calderstile-700-heavy-duty-step-ladder-8-tread');

/** Pays for one product, and loses the connection before the next page has arrived. */
async function payAndGoOffline(page: Page, address: string) {
  await storeCart(page, [{ id: boughtProduct.id, quantity: 1 }]);
  await page.goto(`/product/${boughtProduct.id}`);
  const panel = await openCart(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await fillDelivery(page, address);
  const paymentSent = Promise.withResolvers<void>();
  await page.route('**/sandbox/checkout/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    // After a 204 response the browser stays on the page.
    await route.fulfill({ status: 204 });
    paymentSent.resolve();
  });
  await payWith(page, getTestCard('paid'));
  await paymentSent.promise;
}

test('[CC8, CC13] paid, and back on the home page by hand: the order is shown and the cart is empty', async ({
  page,
}) => {
  await payAndGoOffline(page, createEmail('home'));
  await page.goto('/');
  await expectPaidOrder(page, [{ product: boughtProduct, quantity: 1 }]);

  // The order is shown only once, so there is no redirect loop.
  await page.goto('/');
  await expect(getCartPanel(page)).toBeHidden();
  await openCart(page);
  await expect(
    getCartPanel(page).getByRole('heading', { name: 'Your cart is empty' }),
  ).toBeVisible();
});

test('[CC8, CC13] paid, and more put into the cart: the order first, then what is not paid yet', async ({
  page,
}) => {
  await payAndGoOffline(page, createEmail('more'));
  await page.goto(`/product/${secondProduct.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(getCartCount(page)).toHaveText('2');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await page.waitForURL(/\/success\?session_id=cs_test_\w+$/);
  await expect(page.getByRole('main').getByRole('heading', { name: /^Order RM-/ })).toBeVisible();
  await expect(getCartCount(page)).toHaveText('1');
  const left = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
  expect(left).toContain(secondProduct.id);
  expect(left).not.toContain(boughtProduct.id);

  const panel = await openCart(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await expect(page.getByText(secondProduct.name).first()).toBeVisible();
  await expect(page.getByText(boughtProduct.name)).toHaveCount(0);
});
