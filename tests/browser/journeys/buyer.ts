import { join } from 'node:path';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { productById } from '../../../catalogue/catalogue.ts';
import { formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { testCards } from '../../../sandbox/sessions.ts';
import { readEmailsTo } from '../../support/mail-folder.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

let buyers = 0;

/** The headers of a new buyer, whose requests no rate limit counts together with another's. */
export function newBuyerHeaders() {
  buyers += 1;
  return { 'x-forwarded-for': `10.7.${test.info().workerIndex % 256}.${buyers % 256}` };
}

export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright asks for no other fixture.
  extraHTTPHeaders: ({}, use) => {
    // A whole journey is many pages long.
    base.slow();
    return use(newBuyerHeaders());
  },
});

/** A product that only this journey buys. */
export function getProduct(id: string): Product {
  const product = productById(id);
  if (!product) throw new Error(`The catalogue has no ${id}`);
  return product;
}

type Card = (typeof testCards)[number];

/** The sandbox's test card with this result. */
export function getTestCard(result: Card['result']): Card {
  const card = testCards.find((one) => one.result === result);
  if (!card) throw new Error(`No test card is ${result}`);
  return card;
}

export const getCartCount = (page: Page) =>
  page.getByRole('banner').locator('[data-cart-count]').first();

export const createEmail = (localPart: string) => `${localPart}@fellside.example`;

/** What a buyer types on the payment page, field by field. */
export const deliveryFields = (address: string) =>
  [
    ['Email', address],
    ['Phone', '0161 496 0142'],
    ['Full name', 'A Buyer'],
    ['Address line 1', '1 Test Road'],
    ['Town or city', 'Leeds'],
    ['Postcode', 'LS1 1AA'],
  ] as const;

export async function fillDelivery(page: Page, address: string) {
  for (const [label, value] of deliveryFields(address)) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
}

export async function payWith(page: Page, { number }: Card) {
  await page.locator(`input[name=card][value="${number}"]`).check();
  await page.getByRole('button', { name: /^Pay £/ }).click();
}

/** A product's stock as the shop reports it; the response may be five seconds old. */
export async function readStock(
  request: APIRequestContext,
  { id }: Product,
  shop = '',
): Promise<number> {
  const levels: Record<string, number> = await (await request.get(`${shop}/api/stock`)).json();
  return levels[id] ?? Number.NaN;
}

const mailFolder = join(process.env.BROWSER_DATA ?? '', 'mail');

/** Waits until an email to this address contains all of these words. */
export async function expectEmail(address: string, words: readonly string[], folder = mailFolder) {
  const containsAllTexts = (mail: string) => words.every((word) => mail.includes(word));
  await expect.poll(() => readEmailsTo(folder, address).some(containsAllTexts)).toBe(true);
}

type BoughtItem = { product: Product; quantity: number };

/** On the page after payment: the cart is empty, these goods are listed, Track Your Order shows paid. */
export async function expectPaidOrder(page: Page, boughtItems: readonly BoughtItem[]) {
  await page.waitForURL(/\/success\?session_id=cs_test_\w+$/);
  const reference = new URL(page.url()).searchParams.get('session_id') ?? '';
  const main = page.getByRole('main');
  await expect(main.getByText('Order Reference', { exact: true }).locator('..')).toContainText(
    reference,
  );
  await expect(getCartCount(page)).toHaveText('0');
  await expect(main.getByRole('heading', { name: /^Order RM-\S+$/ })).toBeVisible();
  const boughtSection = main.getByRole('region', { name: 'What you bought' });
  const lines = boughtSection.getByRole('listitem');
  await expect(lines).toHaveCount(boughtItems.length);
  for (const { product, quantity } of boughtItems) {
    const line = lines.filter({ has: page.getByRole('link', { name: product.name }) });
    await expect(line).toContainText(`${quantity} ×`);
    await expect(line).toContainText(formatPrice(product.price * quantity));
  }
  const total = boughtItems.reduce(
    (sum, { product, quantity }) => sum + product.price * quantity,
    0,
  );
  await expect(boughtSection.getByText('Total inc VAT').locator('..')).toContainText(
    formatPrice(total),
  );
  await main.getByRole('button', { name: 'Track Your Order' }).press('Enter');
  const order = main.getByRole('region', { name: /^Order / });
  await expect(order.getByRole('heading')).toHaveText(/^RM-\S+: Paid$/);
  return order;
}
