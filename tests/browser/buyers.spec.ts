import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { encodeCart } from '../../contract/cart-code.ts';
import { storageKeys } from '../../site/storage-keys.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findProduct, getCartPanel, openCart, storeCart } from '../support/cart.ts';
import { overflow } from '../support/overflow.ts';
import { test } from '../support/test.ts';

const ladder = findProduct(({ sku }) => sku === 'CAL-GSL8T');
const tags = findProduct(({ sku }) => sku === 'CAL-ITK');
const soldOut = findProduct(({ inStock }) => !inStock);

const pastedLines = [
  'CAL-GSL8T 2',
  '1 x folding tower 2.9',
  'inspection tags 4',
  '2 swingback steps 8 tread',
  '6 x LYT-4410 steps',
].join('\n');

const quickOrder = (page: Page) => page.getByRole('dialog', { name: 'Quick order' });

async function openQuickOrder(page: Page, text: string) {
  const dialog = quickOrder(page);
  const field = dialog.getByRole('textbox', { name: 'Paste or type your lines' });
  await expect(field).toBeFocused();
  await field.fill(text);
  return dialog;
}

/** Every exception that the page throws. */
function collectErrors(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

test.describe('quick order', () => {
  test('[BU1] opens from the search, reads pasted lines, and adds all it found at once', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Quick order' }).click();
    const dialog = await openQuickOrder(page, pastedLines);
    await expect(
      dialog.getByText('5 lines read: 3 found, 1 to choose, 1 not found').first(),
    ).toBeVisible();
    await expect(dialog.getByText(ladder.name)).toBeVisible();
    await expect(dialog.getByText('You wrote: 6 x LYT-4410 steps')).toBeVisible();
    expect(await findAxeViolations(page, 'dialog.wide-panel')).toEqual([]);

    // With the keyboard alone: choosing completes the line in place.
    const choice = dialog.getByRole('button', { name: /Timber Swingback Steps, 8 tread/ });
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Change/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Add 9 items to the cart' }).click();
    await expect(dialog.getByText('9 items added to your cart.')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('6 x LYT-4410 steps');
    await dialog.getByRole('button', { name: 'View cart' }).click();
    await expect(getCartPanel(page).getByRole('heading', { name: 'Cart, 9 items' })).toBeVisible();
  });

  test('[BU1] opens from the cart, and over 50 lines offers a quote with them', async ({
    page,
  }) => {
    const rows = products.filter(({ inStock, isTest }) => inStock && !isTest).slice(0, 64);
    await page.goto('/shop');
    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
    await getCartPanel(page).getByRole('button', { name: 'Quick order' }).click();
    const dialog = await openQuickOrder(page, rows.map(({ sku }) => `${sku}\t2`).join('\n'));
    await expect(dialog.getByText("That's 64 lines. Ask for a quote instead?")).toBeVisible();
    await dialog.getByRole('button', { name: 'Ask for a quote' }).click();
    const form = page.getByRole('form', { name: 'Trade quote' });
    await expect(form.getByText('Included in your request: 128 items')).toBeVisible();
  });

  test('[BU1] reads a CSV file, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop#quick');
    const dialog = await openQuickOrder(page, '');
    await dialog.getByLabel('Choose a CSV file').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFSKU,Product,Quantity\r\n${tags.sku},"Tags, kit",3\r\n`),
    });
    await expect(dialog.getByText('1 line read: 1 found').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 3 items to the cart' })).toBeVisible();
    expect(await overflow(page)).toEqual([]);
  });

  test('[BU1] reads whatever is pasted without a fault', async ({ page }) => {
    const faults = collectErrors(page);
    await page.goto('/shop#quick');
    const dialog = await openQuickOrder(page, '');
    for (const text of [
      '\t'.repeat(5000),
      '"'.repeat(9999),
      '<img src=x>\n\u0000\uFFFF',
      'x\n'.repeat(600),
    ]) {
      await dialog.getByRole('textbox').fill(text);
      await expect(dialog.getByRole('button', { name: /^Add/ })).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
});

const sharedCartDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'A cart was shared with you' });

test.describe('a shared cart', () => {
  const code = encodeCart([
    { sku: ladder.sku, quantity: 2, pence: ladder.price - 500 },
    { sku: soldOut.sku, quantity: 1, pence: soldOut.price },
    { sku: 'CAL-GONE', quantity: 1 },
  ]);

  test('[BU2] is made in the cart, with nothing but goods in its link', async ({ page }) => {
    await storeCart(page, [{ id: ladder.id, quantity: 2 }]);
    await page.goto('/shop');
    const cart = await openCart(page);
    await cart.getByRole('button', { name: 'Share this cart' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this cart' });
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(new URL(link).hash).toBe(
      `#cart=${encodeCart([{ sku: ladder.sku, quantity: 2, pence: ladder.price }])}`,
    );
    expect(await findAxeViolations(page, '[data-panel="share"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Back to the cart' }).click();
    await expect(cart.getByRole('button', { name: 'Share this cart' })).toBeFocused();
  });

  test('[BU2] shows what is sold today and never replaces a cart by itself', async ({ page }) => {
    await storeCart(page, [{ id: tags.id, quantity: 1 }]);
    await page.goto(`/shop#cart=${code}`);
    const dialog = sharedCartDialog(page);
    await expect(
      dialog.getByText(`was ${formatPrice(ladder.price - 500)} when it was sent`),
    ).toBeVisible();
    await expect(dialog.getByText('Out of stock, not counted')).toBeVisible();
    await expect(dialog.getByText('No longer sold, not counted')).toBeVisible();
    await expect(dialog.getByText('2 items in stock, inc VAT')).toBeVisible();
    expect(await findAxeViolations(page, '[data-panel="list"]')).toEqual([]);
    const stored = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
    expect(await stored()).toContain(tags.id);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');

    await page.evaluate((hash) => location.assign(hash), `#cart=${code}`);
    await dialog.getByRole('button', { name: 'Replace my cart, 1 item' }).click();
    await expect(getCartPanel(page).getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.evaluate((hash) => location.assign(hash), `#cart=${code}`);
    await dialog.getByRole('button', { name: 'Add to my cart' }).click();
    await expect(getCartPanel(page).getByRole('heading', { name: 'Cart, 4 items' })).toBeVisible();
  });

  test('[BU2] becomes a quote request', async ({ page }) => {
    await page.goto(`/shop#cart=${encodeCart([{ sku: ladder.sku, quantity: 12 }])}`);
    await sharedCartDialog(page).getByRole('button', { name: 'Ask for a quote' }).click();
    const form = page.getByRole('form', { name: 'Trade quote' });
    await expect(form.getByText('Included in your request: 12 items')).toBeVisible();
  });

  test('[BU2] says what of a bad or old link could still be read, on a phone too', async ({
    page,
  }) => {
    const faults = collectErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/shop#cart=1~${ladder.sku}.2~?~CAL-I`);
    await expect(
      sharedCartDialog(page).getByText('2 lines of the link could not be read and were left out.'),
    ).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    const links = [
      '',
      '%',
      '%E0%A4%A',
      '~'.repeat(3000),
      '9~new~1',
      '1~<b>.1~1',
      '1~__proto__.1~1',
    ];
    for (const bad of links) {
      await page.goto('/robots.txt');
      await page.goto(`/shop#cart=${bad}`);
      await expect(page.getByRole('dialog').getByText("This link can't be read")).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
});

test.describe('saved lists', () => {
  test('[BU3] are saved, opened, exported, deleted and brought back', async ({ page }) => {
    await storeCart(page, [
      { id: ladder.id, quantity: 2 },
      { id: tags.id, quantity: 3 },
    ]);
    await page.goto('/shop');
    const cart = await openCart(page);
    await cart.getByRole('button', { name: 'Saved lists' }).click();
    const dialog = page.getByRole('dialog', { name: 'Saved lists' });
    await dialog.getByRole('textbox', { name: 'Save your cart as' }).fill('Leeds job');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Leeds job saved.')).toBeVisible();
    await expect(dialog.getByText(/^2 products, 5 items, saved/)).toBeVisible();
    expect(await findAxeViolations(page, '[data-panel="lists"]')).toEqual([]);

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'CSV file Leeds job' }).click();
    const file = await (await download).path();
    expect(readFileSync(file, 'utf8')).toContain(`"${ladder.sku}"`);
    await dialog.getByRole('button', { name: 'Delete Leeds job' }).click();
    await dialog.getByRole('button', { name: 'Undo deleting Leeds job' }).click();
    await dialog.getByLabel('Choose a CSV file').setInputFiles(file);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);

    await dialog.getByRole('button', { name: 'Open Leeds job' }).click();
    const list = page.getByRole('dialog', { name: 'Leeds job' });
    await expect(list.getByText('5 items in stock, inc VAT')).toBeVisible();
  });

  test('[BU3] an order is repeated from the link in its email', async ({ page }) => {
    const code = encodeCart([{ sku: ladder.sku, quantity: 1, pence: ladder.price + 100 }]);
    await page.goto(`/shop#order=${code}`);
    const dialog = page.getByRole('dialog', { name: 'Order again' });
    await expect(
      dialog.getByText(`was ${formatPrice(ladder.price + 100)} when you ordered`),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Add to my cart' }).click();
    await expect(getCartPanel(page).getByRole('heading', { name: 'Cart, 1 item' })).toBeVisible();
  });
});
