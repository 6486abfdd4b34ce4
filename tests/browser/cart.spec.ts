import { expect, type Locator, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { exVat, formatPrice, vatInPrice } from '../../catalogue/money.ts';
import { storageKeys } from '../../site/storage-keys.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  findProduct,
  getCartPanel,
  openCart,
  storeCart,
  waitForHydration,
} from '../support/cart.ts';
import { holdModules } from '../support/hold-modules.ts';
import { test } from '../support/test.ts';

const lowStockProduct = findProduct(({ inStock, stockCount }) => inStock && stockCount === 4);
const wellStockedProduct = findProduct(({ inStock, stockCount }) => inStock && stockCount > 9);
const soldOut = findProduct(({ inStock }) => !inStock);
const twoLines = [
  { id: wellStockedProduct.id, quantity: 2 },
  { id: lowStockProduct.id, quantity: 1 },
];

/** Types a quantity on a product's page while the scripts of its button are held back. */
async function typeBeforeHydration(page: Page, id: string, typed: string) {
  const { release } = await holdModules(page);
  await page.goto(`/product/${id}`, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.fill(typed);
  return { main, quantity, release };
}

test.describe('adding', () => {
  test('[CC1] [CC2] [SH8] puts the product in the cart with its price, total and count', async ({
    page,
  }) => {
    await page.goto(`/product/${wellStockedProduct.id}`);
    await page.getByRole('button', { name: 'Quantity: one more' }).first().click();
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
    const panel = await openCart(page);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Cart, 2 items');
    await expect(panel.getByRole('link', { name: wellStockedProduct.name })).toHaveAttribute(
      'href',
      `/product/${wellStockedProduct.id}`,
    );
    await expect(panel.getByRole('listitem')).toContainText([wellStockedProduct.sku]);
    await expect(panel.getByText(`${formatPrice(wellStockedProduct.price)} each`)).toBeVisible();
    const total = wellStockedProduct.price * 2;
    for (const [name, value] of [
      ['Total ex VAT', exVat(total)],
      ['VAT 20%', vatInPrice(total)],
      ['Total inc VAT', total],
    ] as const) {
      await expect(panel.getByText(name, { exact: true }).locator('..')).toContainText(
        formatPrice(value),
      );
    }
    const delivery = panel.getByText('UK mainland delivery').locator('..');
    await expect(delivery).toContainText('Included');
    await expect(delivery).toContainText('Within 5 working days, by ');
  });

  test('[CC5] says Added! on a card for 2000 ms', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T09:00:00Z' });
    await page.goto('/shop');
    const button = await waitForHydration(page, 'Add to Cart');
    await page.clock.pauseAt('2026-03-02T10:00:00Z');
    const handle = await button.elementHandle();
    await handle?.evaluate((element) => (element as HTMLElement).click());
    const text = () => handle?.evaluate((element) => element.textContent);
    expect(await text()).toBe('Added!');
    const drawn = () => handle?.$eval('svg path', (path) => path.getAttribute('d'));
    expect(await drawn(), 'a check').toBe('M3 10.5l4.5 4.5L17 5');
    await page.clock.runFor(1999);
    expect(await text()).toBe('Added!');
    await page.clock.runFor(1);
    await expect.poll(text).toBe('Add to Cart');
  });

  test('[CC5] says Added to Cart! in green on a product page for 2000 ms', async ({ page }) => {
    await page.clock.install({ time: '2026-03-02T09:00:00Z' });
    await page.goto(`/product/${wellStockedProduct.id}`);
    const addButton = await waitForHydration(page, 'Add to Cart');
    await page.clock.pauseAt('2026-03-02T10:00:00Z');
    await addButton.evaluate((element) => (element as HTMLElement).click());
    const addedButton = page.getByRole('button', { name: 'Added to Cart!' });
    // The same green as the text of products in stock.
    const inStock = page.getByRole('main').locator('[data-stock]').first();
    const green = await inStock.evaluate((shown) => getComputedStyle(shown).color);
    await expect(addedButton).toHaveCSS('color', green);
    await page.clock.runFor(1999);
    await expect(addedButton).toBeVisible();
    await page.clock.runFor(1);
    await expect(addedButton).toHaveCount(0);
  });

  test('[CC4] stops at the stock and says so', async ({ page }) => {
    await page.goto(`/product/${lowStockProduct.id}`);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await waitForHydration(page, 'Add to Cart');
    await quantity.selectText();
    await quantity.pressSequentially('50');
    await expect(quantity).toHaveValue('50');
    await expect(page.getByText('Quantity limited to 4 in stock.')).toBeVisible();
    await expect(
      page.getByText('Need more than 4?').getByRole('link', { name: 'Get a quote for 50' }),
    ).toHaveAttribute('href', `/?product=${lowStockProduct.id}&quantity=50#bulk-order-cta`);
    await quantity.blur();
    await expect(quantity).toHaveValue('4');
    await add.click();
    await page.getByRole('button', { name: 'Added to Cart!' }).click();
    await expect(page.getByText('All 4 in stock are in your cart.')).toBeVisible();
    const panel = await openCart(page);
    await panel.getByRole('button', { name: /: one more$/ }).click();
    await expect(panel.getByText('Only 4 in stock')).toBeVisible();
    await expect(panel.getByRole('status').first()).toHaveText('Quantity limited to 4 in stock.');
    const field = panel.getByRole('spinbutton');
    await expect(field).toHaveValue('4');
    await field.selectText();
    await field.pressSequentially('123');
    await expect(field).toHaveValue('123');
    await expect(panel.getByRole('heading', { name: 'Cart, 4 items' })).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('4');
  });

  test('[CC1, CC5] adds the quantity that was typed before the button woke', async ({ page }) => {
    const { main, quantity, release } = await typeBeforeHydration(page, wellStockedProduct.id, '3');
    const add = main.getByRole('button', { name: 'Add to Cart' }).first();
    // Retried: an early script holds clicks until hydration, but a click before that script is lost.
    await expect(async () => {
      await add.click();
      await expect(add).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
    }).toPass();
    release();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('3');
    await expect(quantity).toHaveValue('3');
  });

  test('[CC4] stops at the stock where more was typed before the button woke', async ({ page }) => {
    const { main, quantity, release } = await typeBeforeHydration(page, lowStockProduct.id, '9');
    await quantity.blur();
    release();
    await expect(main.getByText('Quantity limited to 4 in stock.')).toBeVisible();
    await expect(quantity).toHaveValue('4');
  });

  test('[CC4, CC14] follows the stock with the quantity, down and up again', async ({ page }) => {
    let left = 8;
    await page.route('**/api/stock', (route) =>
      route.fulfill({ json: { [wellStockedProduct.id]: left } }),
    );
    await page.goto(`/product/${wellStockedProduct.id}`);
    const main = page.getByRole('main');
    const quantity = main.getByRole('spinbutton', { name: 'Quantity' });
    const restock = async (count: number) => {
      left = count;
      await expect(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pageshow')));
        await expect(quantity).toHaveAttribute('max', String(count), { timeout: 500 });
      }).toPass();
    };
    await waitForHydration(page, 'Add to Cart');
    await restock(8);
    await quantity.fill('5');
    await restock(3);
    await expect(main.getByText('Quantity limited to 3 in stock.')).toBeVisible();
    await expect(quantity).toHaveValue('3');
    await restock(8);
    await expect(main.getByText('Quantity limited to')).toHaveCount(0);
    await expect(quantity).toHaveValue('5');

    await quantity.fill('10');
    await quantity.blur();
    await expect(quantity).toHaveValue('8');
    await restock(12);
    await expect(quantity).toHaveValue('10');
    await restock(4);
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('4');
    await expect(main.getByText('Quantity limited to')).toHaveCount(0);
    await expect(quantity).toHaveValue('4');
  });

  test('[CC5] [CC6] takes an address for what is out of stock, and buys nothing', async ({
    page,
  }) => {
    await page.goto(`/product/${soldOut.id}`);
    const main = page.getByRole('main');
    const notify = main.getByRole('button', { name: 'Notify When Available' });
    await expect(main.getByRole('spinbutton')).toHaveCount(0);
    await notify.click();
    const dialog = page.getByRole('dialog', { name: "Email me when it's back in stock" });
    const email = dialog.getByRole('textbox', { name: 'Your email address' });
    await expect(email).toBeFocused();
    await dialog.getByRole('button', { name: 'Notify me' }).click();
    await expect(dialog.getByText('Enter your email address.')).toBeVisible();
    await expect(email).toBeFocused();

    await page.route('**/api/notify', (route) => route.fulfill({ status: 503, body: 'down' }));
    await email.fill('site@fellside.example');
    await dialog.getByRole('button', { name: 'Notify me' }).click();
    await expect(dialog.getByRole('alert')).toContainText('was not sent');
    await expect(email).toHaveValue('site@fellside.example');
    await expect(dialog.getByRole('button', { name: 'Notify me' })).toBeFocused();

    await page.unroute('**/api/notify');
    const notifyRequest = page.waitForRequest('**/api/notify');
    await page.route('**/api/notify', (route) => route.fulfill({ json: { ok: true } }));
    await dialog.getByRole('button', { name: 'Notify me' }).click();
    expect((await notifyRequest).postDataJSON()).toMatchObject({
      email: 'site@fellside.example',
      productId: soldOut.id,
    });
    await expect(dialog.getByRole('status')).toContainText(
      "we've sent a link to site@fellside.example",
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(notify).toBeFocused();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('0');
  });
});

test('[CC6] leaves what was typed where the product comes back meanwhile', async ({ page }) => {
  let left = 0;
  await page.route('**/api/stock', (route) => route.fulfill({ json: { [soldOut.id]: left } }));
  await page.goto(`/product/${soldOut.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Notify When Available' }).click();
  const dialog = page.getByRole('dialog', { name: "Email me when it's back in stock" });
  const email = dialog.getByRole('textbox', { name: 'Your email address' });
  await email.fill('site@fellside.example');
  left = 3;
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(dialog.getByText('3 in stock')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(email).toHaveValue('site@fellside.example');
  await expect(email).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
});

test.describe('keeping', () => {
  test('[CC3] survives a reload', async ({ page }) => {
    await page.goto(`/product/${wellStockedProduct.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
    await page.reload();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
    await expect(
      (await openCart(page)).getByRole('link', { name: wellStockedProduct.name }),
    ).toBeVisible();
  });

  test('[CC3] keeps two tabs in step and loses nothing of either', async ({ page, context }) => {
    await page.goto(`/product/${wellStockedProduct.id}`);
    const other = await context.newPage();
    await other.goto(`/product/${lowStockProduct.id}`);
    const panel = await openCart(page);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Cart, 0 items');
    await other.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Cart, 1 item');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(other.locator('[data-cart-count]').first()).toHaveText('2');
    await expect(
      (await openCart(other)).getByRole('link', { name: wellStockedProduct.name }),
    ).toBeVisible();
  });

  const corruptCarts = [
    'not json',
    'null',
    '{"items":[]}',
    '[null, 3, "x", [], {}]',
    `[{"id":"${wellStockedProduct.id}","quantity":"2"}]`,
    `[{"id":"${wellStockedProduct.id}","quantity":-4},{"id":"__proto__","quantity":1}]`,
    `[{"id":"${wellStockedProduct.id}","quantity":1e308},{"id":{},"quantity":1}]`,
  ];
  test('[CC3] opens on a cart that was edited by hand', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const text of corruptCarts) {
      await storeCart(page, text);
      await page.goto(`/product/${wellStockedProduct.id}`);
      const panel = await openCart(page);
      await expect(panel.getByRole('heading', { name: 'Your cart is empty' }), text).toBeVisible();
      await expect(page.locator('[data-cart-count]').first(), text).toHaveText('0');
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.locator('[data-cart-count]').first(), text).toHaveText('1');
      expect(errors, text).toEqual([]);
    }
  });

  test('[SH8] counts what is added where storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    await page.goto(`/product/${wellStockedProduct.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  });

  test('[CC3] ignores stored prices and reports price changes', async ({ page }) => {
    await storeCart(page, [
      { id: wellStockedProduct.id, quantity: 1, price: 1, seenPrice: 1 },
      { id: lowStockProduct.id, quantity: 9 },
      { id: soldOut.id, quantity: 1 },
      { id: 'sold-no-more', quantity: 1 },
    ]);
    await page.goto('/terms');
    const panel = await openCart(page);
    const total = wellStockedProduct.price + lowStockProduct.price * 4;
    await expect(panel.getByText('Total inc VAT').locator('..')).toContainText(formatPrice(total));
    await expect(panel.getByText('Since you were last here').locator('..')).toContainText([
      `${wellStockedProduct.name} is now ${formatPrice(wellStockedProduct.price)} inc VAT. It was £0.01.`,
    ]);
    await expect(panel.getByText('is down to 4 in stock').first()).toBeVisible();
    await expect(panel.getByText("is out of stock. We've removed it").last()).toBeVisible();
    await expect(panel.getByText('We no longer sell one of your products').last()).toBeVisible();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('5');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect((await openCart(page)).getByText('Since you were last here')).toHaveCount(0);
  });

  test('[CC11] leads to a trade quote above what one order can have', async ({ page }) => {
    const lines = products.filter(({ stockCount }) => stockCount >= 20).slice(0, 4);
    const createCart = (quantity: number) => lines.map(({ id }) => ({ id, quantity }));
    await storeCart(page, createCart(16));
    await page.goto('/terms');
    const panel = await openCart(page);
    const checkout = panel.getByRole('button', { name: 'Checkout' });
    await expect(panel.getByText('One order can have up to 60 items.')).toBeVisible();
    await expect(checkout).toBeDisabled();
    await expect(checkout).toHaveAccessibleDescription(/Ask for a trade quote/);
    await expect(
      panel.getByRole('link', { name: 'Get a trade quote for this cart' }),
    ).toBeVisible();
    await storeCart(page, createCart(15));
    await page.goto('/terms');
    await openCart(page);
    await expect(checkout).toBeEnabled();
  });

  test('[CC3, CC14] keeps every line where the stock cannot be asked for', async ({ page }) => {
    await page.route('**/api/stock', (route) => route.abort());
    const stored = [
      { id: lowStockProduct.id, quantity: 9, seenPrice: lowStockProduct.price },
      { id: soldOut.id, quantity: 1, seenPrice: soldOut.price },
    ];
    await storeCart(page, stored);
    await page.goto('/terms');
    const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/stock'));
    const panel = await openCart(page);
    await asked;
    await expect(panel.getByRole('spinbutton', { name: lowStockProduct.name })).toHaveValue('9');
    await expect(panel.getByRole('spinbutton', { name: soldOut.name })).toHaveValue('1');
    await expect(panel.getByText('Since you were last here')).toHaveCount(0);
    const storedCart = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
    expect(JSON.parse(storedCart ?? '')).toEqual(stored);
  });

  test('[CC3] keeps cart lines that only a newer page knows', async ({ page }) => {
    const newerLine = { id: 'sold-since-today', quantity: 1, seenPrice: 100 };
    await page.route('**/api/stock', (route) =>
      route.fulfill({ json: { [wellStockedProduct.id]: 9, [newerLine.id]: 3 } }),
    );
    await storeCart(page, [{ id: wellStockedProduct.id, quantity: 1, seenPrice: 1 }, newerLine]);
    await page.goto('/terms');
    const panel = await openCart(page);
    await expect(panel.getByText(`It was ${formatPrice(1)}.`).first()).toBeAttached();
    await expect(panel.getByText('Reload the page to see it.').last()).toBeVisible();
    await expect(panel.getByText('no longer sold')).toHaveCount(0);
    await panel.getByRole('button', { name: /: one more$/ }).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
    const kept = await page.evaluate((key) => localStorage.getItem(key), storageKeys.cart);
    expect(JSON.parse(kept ?? '')).toEqual([
      { id: wellStockedProduct.id, quantity: 2, seenPrice: wellStockedProduct.price },
      newerLine,
    ]);
  });

  test('[CC3] hydrates with a saved cart without console errors', async ({ page }) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      // Caused by the tests themselves, which block the service worker.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
    });
    await storeCart(page, twoLines);
    await page.goto('/terms');
    await openCart(page);
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('what others buy meanwhile', () => {
  /** Mocks the stock levels. */
  const setStock = (page: Page, levels: Record<string, number>) =>
    page.route('**/api/stock', (route) => route.fulfill({ json: levels }));
  /** As if the buyer had gone from this tab to pay, and come back. */
  const storeHold = (
    page: Page,
    { priceId }: { priceId: string },
    quantity: number,
    origin: string | undefined,
    minutesAgo = 1,
  ) => {
    const request = {
      items: [{ price: priceId, quantity }],
      success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: origin,
    };
    const heldAt = Date.now() - minutesAgo * 60_000;
    return page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
      storageKeys.checkout,
      JSON.stringify({ step: 'held', attempt: { key: '0'.repeat(32), request, heldAt } }),
    ] as const);
  };
  const getLine = (panel: Locator, { sku }: { sku: string }) =>
    panel.getByRole('listitem').filter({ hasText: sku });
  const total = (panel: Locator) => panel.getByText('Total inc VAT').locator('..');

  test('[CC6, CC14] marks what has sold out, leaves it out and checks out the rest', async ({
    page,
  }) => {
    await setStock(page, { [lowStockProduct.id]: 0 });
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    const line = getLine(panel, lowStockProduct);
    await expect(line.getByText('Sold out')).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveCount(0);
    await expect(panel.getByText(`${lowStockProduct.name} is not available.`)).toBeAttached();
    await expect(total(panel)).toContainText(formatPrice(wellStockedProduct.price * 2));
    await expect(panel.getByText('Total excludes 1 item not available now.')).toBeVisible();
    expect(await findAxeViolations(page, 'dialog#cart')).toEqual([]);

    await line.getByRole('button', { name: 'Notify Me' }).click();
    const dialog = page.getByRole('dialog', { name: "Email me when it's back in stock" });
    await expect(dialog.getByText(/^Out of stock/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();

    await page.route('**/api/create-checkout', (route) =>
      route.fulfill({
        status: 409,
        json: { error: `${wellStockedProduct.name} is out of stock.` },
      }),
    );
    const asked = page.waitForRequest('**/api/create-checkout');
    await panel.getByRole('button', { name: 'Checkout' }).click();
    expect((await asked).postDataJSON().items).toEqual([
      { price: wellStockedProduct.priceId, quantity: 2 },
    ]);
    await expect(panel.getByRole('alert')).toContainText(
      `${wellStockedProduct.name} is out of stock.`,
    );

    await line.getByRole('button', { name: `Remove ${lowStockProduct.name}` }).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(panel.getByText('unavailable now')).toHaveCount(0);
  });

  test('[CC7, CC14] says how many are left and waits for the buyer to lower the quantity', async ({
    page,
  }) => {
    await setStock(page, { [wellStockedProduct.id]: 1, [lowStockProduct.id]: 9 });
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    const line = getLine(panel, wellStockedProduct);
    await expect(line.getByText('Only 1 left')).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveValue('2');
    const checkout = panel.getByRole('button', { name: 'Checkout' });
    await expect(checkout).toBeDisabled();
    await expect(checkout).toHaveAccessibleDescription(
      `Reduce the quantity of ${wellStockedProduct.name} to check out.`,
    );
    await line.getByRole('button', { name: /: one more$/ }).click();
    await expect(line.getByRole('spinbutton')).toHaveValue('2');
    await line.getByRole('button', { name: 'Change to 1' }).click();
    await expect(line.getByRole('spinbutton')).toHaveValue('1');
    await expect(total(panel)).toContainText(
      formatPrice(wellStockedProduct.price + lowStockProduct.price),
    );
    await expect(checkout).toBeEnabled();
    await line.getByRole('button', { name: /: one more$/ }).click();
    await expect(line.getByText('Only 1 in stock')).toBeVisible();
    await expect(line.getByRole('spinbutton')).toHaveValue('1');
  });

  test('[CC14] also works in a browser without toggle events', async ({ page }) => {
    await page.addInitScript(() => {
      const swallowEvent = (event: Event) => {
        if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation();
      };
      for (const sign of ['beforetoggle', 'toggle']) addEventListener(sign, swallowEvent, true);
    });
    await setStock(page, { [wellStockedProduct.id]: 1, [lowStockProduct.id]: 9 });
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    await expect(getLine(panel, wellStockedProduct).getByText('Only 1 left')).toBeVisible();
  });

  test('[CC7, CC14] says so where nothing is left', async ({ page }) => {
    await setStock(page, { [wellStockedProduct.id]: 0, [lowStockProduct.id]: 0 });
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    await expect(panel.getByText('Sold out', { exact: true })).toHaveCount(2);
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(panel.getByText('Everything in your cart is out of stock.')).toBeVisible();
    await expect(panel.getByText('Total inc VAT')).toHaveCount(0);
  });

  test('[CC13, CC14] counts what the buyer holds in an open checkout as left', async ({
    page,
    baseURL,
  }) => {
    await setStock(page, { [wellStockedProduct.id]: 0, [lowStockProduct.id]: 0 });
    await storeCart(page, twoLines);
    await storeHold(page, wellStockedProduct, 2, baseURL);
    await page.goto('/terms');
    const panel = await openCart(page);
    await expect(getLine(panel, lowStockProduct).getByText('Sold out')).toBeVisible();
    await expect(getLine(panel, wellStockedProduct).getByRole('spinbutton')).toHaveValue('2');
    await expect(getLine(panel, wellStockedProduct).getByText(/left|Sold out/)).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeEnabled();
  });

  test('[CC13, CC14] counts nothing of a checkout whose time to pay is over', async ({
    page,
    baseURL,
  }) => {
    await setStock(page, { [wellStockedProduct.id]: 0, [lowStockProduct.id]: 9 });
    await storeCart(page, twoLines);
    await storeHold(page, wellStockedProduct, 2, baseURL, 41);
    await page.goto('/terms');
    const panel = await openCart(page);
    await expect(getLine(panel, wellStockedProduct).getByText('Sold out')).toBeVisible();
    await expect(total(panel)).toContainText(formatPrice(lowStockProduct.price));
  });

  test('[CC4, CC14] adding never removes items from the cart', async ({ page }) => {
    await setStock(page, { [lowStockProduct.id]: 1 });
    await storeCart(page, [{ id: lowStockProduct.id, quantity: 3 }]);
    await page.goto(`/product/${lowStockProduct.id}`);
    await expect(page.locator(`[data-stock="${lowStockProduct.id}"]`).first()).toHaveText(
      '1 in stock',
    );
    const button = await (await waitForHydration(page, 'Add to Cart')).elementHandle();
    await button?.click();
    expect(await button?.textContent()).toBe('Only 1 in stock');
    await expect(page.getByText('Only 1 left in stock. Your cart has 3.')).toBeVisible();
    await expect(page.locator('[data-cart-count]').first()).toHaveText('3');
    await expect((await openCart(page)).getByRole('spinbutton')).toHaveValue('3');
  });
});

test.describe('undo', () => {
  const getUndoButton = (panel: Locator) => panel.getByRole('button', { name: /^Undo/ });

  test('[CC1] brings a removed line back to its place with its quantity', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    await panel.getByRole('button', { name: `Remove ${wellStockedProduct.name}` }).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(panel.getByRole('status').first()).toHaveText(
      `${wellStockedProduct.name} removed.`,
    );
    await expect(getUndoButton(panel)).toBeInViewport({ ratio: 1 });
    expect((await getUndoButton(panel).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await getUndoButton(panel).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toContainText(wellStockedProduct.sku);
    await expect(
      panel.getByRole('spinbutton', { name: `Quantity of ${wellStockedProduct.name}` }),
    ).toHaveValue('2');
    await expect(
      panel.getByRole('button', { name: `Remove ${wellStockedProduct.name}` }),
    ).toBeFocused();
    await expect(getUndoButton(panel)).toHaveCount(0);
  });

  test('[CC1] brings everything back after the cart was emptied', async ({ page }) => {
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    await panel.getByRole('button', { name: 'Clear cart' }).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 0 items' })).toBeVisible();
    await expect(panel.getByRole('status').first()).toHaveText('Cart emptied.');
    await expect(getUndoButton(panel)).toBeFocused();
    await getUndoButton(panel).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByRole('status').first()).toHaveText('All items added back.');
    await expect(
      panel.getByRole('button', { name: `Remove ${wellStockedProduct.name}` }),
    ).toBeFocused();
    await panel.getByRole('button', { name: `Remove ${wellStockedProduct.name}` }).click();
    await expect(panel.getByRole('button', { name: 'Clear cart' })).toHaveCount(0);
  });

  test('[CC1] is offered until another change is made or the panel closes', async ({ page }) => {
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    await panel.getByRole('button', { name: `Remove ${lowStockProduct.name}` }).click();
    await expect(getUndoButton(panel)).toBeVisible();
    await panel
      .getByRole('button', { name: `Quantity of ${wellStockedProduct.name}: one more` })
      .click();
    await expect(getUndoButton(panel)).toHaveCount(0);
    await panel.getByRole('button', { name: `Remove ${wellStockedProduct.name}` }).click();
    await expect(getUndoButton(panel)).toBeVisible();
    await page.keyboard.press('Escape');
    await openCart(page);
    await expect(getUndoButton(panel)).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

test.describe('keyboard', () => {
  test('[SH8] walks the whole cart and comes back to where it was opened', async ({ page }) => {
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const opener = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = getCartPanel(page);
    await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: wellStockedProduct.name })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      panel.getByRole('button', { name: `Quantity of ${wellStockedProduct.name}: one fewer` }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    await expect(panel.getByRole('heading', { name: 'Cart, 4 items' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Cart, 5 items' })).toBeVisible();
    await expect(
      panel.getByRole('button', { name: `Quantity of ${wellStockedProduct.name}: one more` }),
    ).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('status').first()).toHaveText(
      `${wellStockedProduct.name} removed.`,
    );
    await expect(
      panel.getByRole('button', { name: `Undo removal of ${wellStockedProduct.name}` }),
    ).toBeFocused();
    // Back past the postcode panel to the last line.
    for (const control of [
      panel.getByRole('link', { name: 'all prices' }),
      panel.getByRole('button', { name: 'Check', exact: true }),
      panel.getByRole('textbox', { name: 'Delivery to postcode' }),
      panel.getByRole('button', { name: `Remove ${lowStockProduct.name}` }),
    ]) {
      await page.keyboard.press('Shift+Tab');
      await expect(control).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(
      panel.getByRole('button', { name: `Undo removal of ${lowStockProduct.name}` }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('[CC1] a quantity of 0 is taken when the field is left, and drops the line', async ({
    page,
  }) => {
    await storeCart(page, twoLines);
    await page.goto('/terms');
    const panel = await openCart(page);
    const field = panel.getByRole('spinbutton', { name: `Quantity of ${wellStockedProduct.name}` });
    await field.fill('');
    await field.blur();
    await expect(field).toHaveValue('2');
    await field.fill('0');
    await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
    await field.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Cart, 1 item' })).toBeVisible();
    await panel
      .getByRole('button', { name: `Quantity of ${lowStockProduct.name}: remove` })
      .click();
    await expect(panel.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});
