import { expect, type Locator, type Page } from '@playwright/test';
import { exVat, formatPrice } from '../../catalogue/money.ts';
import { type DeliveryService, deliveryPrice, zoneOf } from '../../content/delivery.ts';
import { deliveryDay } from '../../content/delivery-day.ts';
import { mainland } from '../../content/delivery-zones.ts';
import { shortDay } from '../../content/short-day.ts';
import { storageKeys } from '../../site/storage-keys.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findProduct, openCart, storeCart } from '../support/cart.ts';
import { ownShop } from '../support/own-shop.ts';
import { test } from '../support/test.ts';

const stepLadder = findProduct(
  ({ inStock, stockCount, closedLength, weight }) =>
    inStock && stockCount > 4 && closedLength < 3 && closedLength > 1.5 && weight < 20,
);
const address = `/product/${stepLadder.id}`;

const getDeliveryPrice = (postcode: string, quantity = 1, service: DeliveryService = 'standard') =>
  deliveryPrice(zoneOf(postcode) ?? mainland, [{ product: stepLadder, quantity }], service) ??
  Number.NaN;
const formatDeliveryDay = (postcode: string, service: DeliveryService = 'standard') =>
  `by ${shortDay(deliveryDay(new Date(), zoneOf(postcode), service))}`;

const getPostcodeField = (place: Locator) =>
  place.getByRole('textbox', { name: 'Delivery to postcode' });
const getDeliveryPanel = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: 'Delivery' });

test('[CO3] a product page answers a postcode with price and day, and remembers it', async ({
  page,
}) => {
  await page.goto(address);
  const panel = getDeliveryPanel(page);
  await expect(panel).toContainText('Included to the UK mainland, within 5 working days');

  await test.step('on Check, for the mainland', async () => {
    await getPostcodeField(panel).fill('m17ab');
    await panel.getByRole('button', { name: 'Check' }).click();
    const status = panel.getByRole('status');
    await expect(status).toContainText('Included');
    await expect(status).toContainText(formatDeliveryDay('M1 7AB'));
    await expect(getPostcodeField(panel)).toHaveValue('M1 7AB');
    expect(await findAxeViolations(page, '[data-delivery-panel]')).toEqual([]);
  });
  await test.step('on Enter, with a surcharge and the size it is for', async () => {
    await getPostcodeField(panel).fill(' iv27 4hb ');
    await page.keyboard.press('Enter');
    const status = panel.getByRole('status');
    await expect(status).toContainText(`+ ${formatPrice(getDeliveryPrice('IV27 4HB'))}`);
    await expect(status).toContainText(formatDeliveryDay('IV27 4HB'));
    await expect(status).toContainText(
      'Highlands, orders up to 3 m and 50 kg. Inc VAT, for the whole order, added at checkout.',
    );
    await expect(panel.getByRole('radio')).toHaveCount(0);
    expect(await findAxeViolations(page, '[data-delivery-panel]')).toEqual([]);
  });
  await test.step('as the VAT switch asks for it', async () => {
    const prices = page.getByRole('group', { name: 'Prices' }).first();
    await prices.getByRole('button', { name: 'Ex VAT' }).click();
    await expect(
      panel.getByText(`+ ${formatPrice(exVat(getDeliveryPrice('IV27 4HB')))}`),
    ).toBeVisible();
    await expect(panel.getByText('Ex VAT, for the whole order')).toBeVisible();
    await prices.getByRole('button', { name: 'Inc VAT' }).click();
  });
  await test.step('on the next page too', async () => {
    await page.reload();
    await expect(panel.getByRole('status')).toContainText(formatDeliveryDay('IV27 4HB'));
    await expect(getPostcodeField(panel)).toHaveValue('IV27 4HB');
  });
  await test.step('and forgets it with an empty field', async () => {
    await getPostcodeField(panel).fill('');
    await page.keyboard.press('Enter');
    await expect(panel).toContainText('Included to the UK mainland, within 5 working days');
    const storedPostcode = await page.evaluate(
      (key) => localStorage.getItem(key),
      storageKeys.delivery,
    );
    expect(storedPostcode).toBeNull();
  });
});

test('[CO3] a postcode without a price names the phone and blocks no Add to Cart', async ({
  page,
}) => {
  await page.goto(address);
  const panel = getDeliveryPanel(page);
  const field = getPostcodeField(panel);
  await field.fill('zz9 9zz');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toContainText(
    "We can't find ZZ9 9ZZ. Check the postcode.",
  );
  await expect(field).toHaveAccessibleDescription(/We can't find ZZ9 9ZZ/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await findAxeViolations(page, '[data-delivery-panel]')).toEqual([]);
  await field.fill('JE2 3AB');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status')).toContainText(
    "We don't have an online price for Jersey.",
  );
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: '0808 157 0142' })).toBeVisible();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  await add.click();

  const cart = await openCart(page);
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expect(cart.getByText(/online price for Jersey\. Call 0808 157 0142/)).toBeVisible();
  await getPostcodeField(cart).fill('LS1 1AA');
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeEnabled();
});

test('[CO3] the cart adds the delivery to the total, by keyboard alone', async ({ page }) => {
  await storeCart(page, [{ id: stepLadder.id, quantity: 2 }]);
  await page.goto('/terms');
  const cart = await openCart(page);
  const field = getPostcodeField(cart);
  await field.focus();
  await page.keyboard.type('bt1 5gs');
  await page.keyboard.press('Tab');
  await expect(cart.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
  const charge = getDeliveryPrice('BT1 5GS', 2);
  const getRow = (name: string) => cart.getByText(name, { exact: true }).locator('..');
  await expect(getRow('Delivery, Northern Ireland')).toContainText(formatPrice(charge));
  await expect(getRow('Goods inc VAT')).toContainText(formatPrice(stepLadder.price * 2));
  await expect(getRow('Total inc VAT')).toContainText(formatPrice(stepLadder.price * 2 + charge));
  expect(await findAxeViolations(page, 'dialog#cart')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(getPostcodeField(cart)).toHaveValue('BT1 5GS');
});

test('[CO4] London has express to choose, which changes price and day', async ({ page }) => {
  await page.goto(address);
  const panel = getDeliveryPanel(page);
  await getPostcodeField(panel).fill('EC1A 1BB');
  await page.keyboard.press('Enter');
  const express = panel.getByRole('radio', { name: /^Express/ });
  await expect(panel.getByRole('radio', { name: /^Standard Included/ })).toBeChecked();
  await expect(express).not.toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(express).toBeChecked();
  await expect(panel.getByRole('status')).toContainText(formatDeliveryDay('EC1A 1BB', 'express'));
  expect(await findAxeViolations(page, '[data-delivery-panel]')).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  const cart = await openCart(page);
  await expect(cart.getByRole('radio', { name: /^Express/ })).toBeChecked();
  const charge = getDeliveryPrice('EC1A 1BB', 1, 'express');
  await expect(cart.getByText('Express delivery, London').locator('..')).toContainText(
    formatPrice(charge),
  );
});

test.describe('with a shop of its own', () => {
  test.use(ownShop);

  test('[CO3] the payment page and the order have the delivery that the cart showed', async ({
    page,
  }) => {
    await storeCart(page, [{ id: stepLadder.id, quantity: 1 }]);
    await page.goto('/terms');
    const cart = await openCart(page);
    await getPostcodeField(cart).fill('BT1 5GS');
    await page.keyboard.press('Enter');
    const charge = getDeliveryPrice('BT1 5GS');
    await expect(cart.getByText('Delivery, Northern Ireland')).toBeVisible();
    await cart.getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL('**/sandbox/checkout/*');
    await expect(page.getByText('Delivery, Northern Ireland').first()).toBeVisible();
    await expect(page.getByText('UK mainland delivery')).toHaveCount(0);
    const total = formatPrice(stepLadder.price + charge);
    await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CO3] the postcode button leads to the table in the terms', async ({ page }) => {
    await page.goto(address);
    await getPostcodeField(getDeliveryPanel(page)).fill('IV27 4HB');
    await getDeliveryPanel(page).getByRole('button', { name: 'Check' }).click();
    await page.waitForURL(({ pathname, hash }) => pathname === '/terms' && hash === '#delivery');
    expect(page.url()).not.toContain('IV27');
    const table = page.getByRole('table', { name: 'Delivery of a whole order, including VAT' });
    await expect(table.getByRole('row', { name: /^Highlands/ })).toContainText('£48');
  });
});
