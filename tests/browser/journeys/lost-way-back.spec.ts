import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../../site/storage-keys.ts';
import { openCart, panelOf, store } from '../../support/cart.ts';
import {
  cardThatIs,
  cartCount,
  email,
  expectPaidOrder,
  fillDelivery,
  payWith,
  productNamed,
  test,
} from './buyer.ts';

const bought = productNamed('calderstile-timber-swingback-steps-8-tread');
const another = productNamed('calderstile-700-heavy-duty-step-ladder-8-tread');

/** Pays for one product, and loses the connection before the next page has arrived. */
async function payAndLoseSignal(page: Page, address: string) {
  await store(page, [{ id: bought.id, quantity: 1 }]);
  await page.goto(`/product/${bought.id}`);
  const panel = await openCart(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await fillDelivery(page, address);
  const pays = Promise.withResolvers<void>();
  await page.route('**/sandbox/checkout/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    // After a 204 response the browser stays on the page.
    await route.fulfill({ status: 204 });
    pays.resolve();
  });
  await payWith(page, cardThatIs('paid'));
  await pays.promise;
}

test('[CC8, CC13] paid, and back on the home page by hand: the order is shown and the cart is empty', async ({
  page,
}) => {
  await payAndLoseSignal(page, email('home'));
  await page.goto('/');
  await expectPaidOrder(page, [{ product: bought, quantity: 1 }]);

  // The order is shown only once, so there is no redirect loop.
  await page.goto('/');
  await expect(panelOf(page)).toBeHidden();
  await openCart(page);
  await expect(panelOf(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('[CC8, CC13] paid, and more put into the cart: the order first, then what is not paid yet', async ({
  page,
}) => {
  await payAndLoseSignal(page, email('more'));
  await page.goto(`/product/${another.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartCount(page)).toHaveText('2');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await page.waitForURL(/\/success\?session_id=cs_test_\w+$/);
  await expect(page.getByRole('main').getByRole('heading', { name: /^Order RM-/ })).toBeVisible();
  await expect(cartCount(page)).toHaveText('1');
  const left = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
  expect(left).toContain(another.id);
  expect(left).not.toContain(bought.id);

  const panel = await openCart(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await expect(page.getByText(another.name).first()).toBeVisible();
  await expect(page.getByText(bought.name)).toHaveCount(0);
});
