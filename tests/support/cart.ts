import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { storageKeys } from '../../site/storage-keys.ts';

/** A product that fits the description, from the catalogue itself. */
export function productWhere(fits: (product: Product) => boolean): Product {
  const found = products.find((product) => !product.isTest && fits(product));
  if (!found) throw new Error('The catalogue has no such product.');
  return found;
}

/** Puts this into the browser's storage as the cart, as if it had been there before the next page. */
export async function store(page: Page, value: unknown) {
  // The smallest document there is.
  await page.goto('/robots.txt');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    storageKeys.cart,
    text,
  ] as const);
}

export const panelOf = (page: Page) => page.locator('dialog#cart');

/** Opens the cart from the header and waits until it has been read. */
export async function openCart(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: /^Cart, \d+ items?$/ })).toBeVisible();
  return panel;
}

/** Waits until the island around a control has woken, so that a test measures it and not its loading. */
export async function awake(page: Page, name: string) {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await button.hover();
  await expect
    .poll(() => button.evaluate((element) => element.closest('astro-island[ssr]') === null))
    .toBe(true);
  return button;
}
