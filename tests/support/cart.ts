import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { storageKeys } from '../../site/storage-keys.ts';

/** A product from the real catalogue that matches the condition. */
export function findProduct(matches: (product: Product) => boolean): Product {
  const found = products.find((product) => !product.isTest && matches(product));
  if (!found) throw new Error('The catalogue has no such product.');
  return found;
}

/** Stores a value in the browser as the cart, before the next page opens. */
export async function storeCart(page: Page, value: unknown) {
  // The smallest document of the origin.
  await page.goto('/robots.txt');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.evaluate(([key, stored]) => localStorage.setItem(key, stored), [
    storageKeys.cart,
    text,
  ] as const);
}

export const getCartPanel = (page: Page) => page.locator('dialog#cart');

/** Opens the cart from the header and waits until it has been read. */
export async function openCart(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const panel = getCartPanel(page);
  await expect(panel.getByRole('heading', { name: /^Cart, \d+ items?$/ })).toBeVisible();
  return panel;
}

/** Waits until the island around a control is hydrated, so that a test does not measure its loading. */
export async function waitForHydration(page: Page, name: string) {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await button.hover();
  await expect
    .poll(() => button.evaluate((element) => element.closest('astro-island[ssr]') === null))
    .toBe(true);
  return button;
}
