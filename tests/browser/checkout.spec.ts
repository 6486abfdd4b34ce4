import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { storageKeys } from '../../site/storage-keys.ts';
import { findAxeViolations } from '../support/axe.ts';
import { findProduct, getCartPanel, openCart, storeCart } from '../support/cart.ts';
import { ownShop } from '../support/own-shop.ts';
import { test } from '../support/test.ts';

const lowStockProduct = findProduct(({ inStock, stockCount }) => inStock && stockCount === 4);
const wellStockedProduct = findProduct(({ inStock, stockCount }) => inStock && stockCount > 9);
const lines = [
  { id: wellStockedProduct.id, quantity: 2 },
  { id: lowStockProduct.id, quantity: 1 },
];
const createCheckout = '**/api/create-checkout';
const failedMessage = 'Failed to start checkout. Please try again.';
const notTakenMessage = "Payment not taken. Your cart hasn't changed.";

/** Waits until the browser knows that its checkout holds no stock. */
async function waitForRelease(page: Page) {
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.checkout))
    .toBeNull();
}

async function cartWithTwo(page: Page) {
  await storeCart(page, lines);
  await page.goto('/terms');
  return openCart(page);
}

test('[CC8] asks for a checkout once and goes where the answer says', async ({ page, baseURL }) => {
  const panel = await cartWithTwo(page);
  const asked: { body: unknown; key: string | undefined }[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(createCheckout, async (route) => {
    const request = route.request();
    asked.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
    await held;
    await route.fulfill({
      json: { url: `${baseURL}/success?session_id=cs_test_7`, session_id: 'cs_test_7' },
    });
  });
  await panel.getByRole('button', { name: 'Checkout' }).dblclick();
  await expect(panel.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  answer();
  await page.waitForURL('**/success?session_id=cs_test_7');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[0]?.body).toEqual({
    items: [
      { price: wellStockedProduct.priceId, quantity: 2 },
      { price: lowStockProduct.priceId, quantity: 1 },
    ],
    success_url: `${baseURL}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: baseURL,
  });
});

test('[CC7, CC13] stopped on the way to pay, the button works again for the same attempt', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  const panel = await cartWithTwo(page);
  const idempotencyKeys: (string | undefined)[] = [];
  await page.route(createCheckout, (route) => {
    idempotencyKeys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({
      json: { url: `${baseURL}/stopped/cs_test_7`, session_id: 'cs_test_7' },
    });
  });
  await page.route('**/api/orders/*', (route) =>
    route.fulfill({ status: 202, json: { state: 'pending', unpaid: true } }),
  );
  // After a 204 response the browser stays on the page, as after Stop.
  await page.route('**/stopped/*', (route) => route.fulfill({ status: 204 }));
  const button = panel.getByRole('button', { name: 'Checkout' });
  for (const _ of [1, 2]) {
    const left = page.waitForRequest('**/stopped/*');
    await button.click();
    await left;
    await expect(panel.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await page.clock.fastForward(10_000);
    await expect(button).toBeEnabled();
  }
  expect(idempotencyKeys).toEqual([idempotencyKeys[0], idempotencyKeys[0]]);
});

test('[LC2] shows a price that has changed before anything is paid, and goes on at it', async ({
  page,
  baseURL,
}) => {
  await storeCart(page, [
    { id: wellStockedProduct.id, quantity: 2, seenPrice: wellStockedProduct.price },
  ]);
  await page.goto('/terms');
  const panel = await openCart(page);
  const raisedPrice = wellStockedProduct.price + 1000;
  const change = `from ${formatPrice(wellStockedProduct.price)} to ${formatPrice(raisedPrice)}`;
  const revisions: (string | undefined)[] = [];
  await page.route(createCheckout, async (route) => {
    const revision = route.request().headers()['catalogue-revision'];
    revisions.push(revision);
    if (revision === '7.1') return route.fulfill({ json: { url: `${baseURL}/terms#paid` } });
    await route.fulfill({
      status: 409,
      json: {
        error: `The price of ${wellStockedProduct.name} has changed ${change}. Check your cart, then continue.`,
        revision: '7.1',
        price_changes: [
          { product: wellStockedProduct.id, from: wellStockedProduct.price, to: raisedPrice },
        ],
      },
    });
  });
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await expect(panel.getByRole('alert')).toContainText(`has changed ${change}`);
  await expect(panel.getByText(formatPrice(raisedPrice * 2)).first()).toBeVisible();
  await expect(panel.getByText(formatPrice(wellStockedProduct.price * 2))).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/terms#paid');
  expect(revisions).toEqual(['0', '7.1']);
});

const onlyOneLeft = { status: 409, json: { error: 'Only 1 left. Lower the quantity.' } };

test('[CC9] [CC10] shows the alert with the server’s reason, and the button works again', async ({
  page,
}) => {
  const panel = await cartWithTwo(page);
  await page.route(createCheckout, (route) => route.fulfill(onlyOneLeft));
  const button = panel.getByRole('button', { name: 'Checkout' });
  await button.click();
  await expect(panel.getByRole('alert')).toContainText(failedMessage);
  await expect(panel.getByRole('alert')).toContainText('Only 1 left. Lower the quantity.');
  await expect(button).toBeEnabled();
  await expect(panel.getByRole('alert').locator('..')).toBeFocused();
});

test('[CC10] [CC14] keeps the focus where what is short disables the button again', async ({
  page,
}) => {
  await page.clock.install();
  const panel = await cartWithTwo(page);
  await page.route(createCheckout, async (route) => {
    // Mocked only now: a shortage any earlier would disable the button before it is pressed.
    await page.route('**/api/stock', (stock) =>
      stock.fulfill({ json: { [wellStockedProduct.id]: 1 } }),
    );
    await route.fulfill(onlyOneLeft);
  });
  const button = panel.getByRole('button', { name: 'Checkout' });
  await button.click();
  await expect(panel.getByRole('alert')).toContainText(failedMessage);
  // The clock would time out a release that the server has not answered, and the units would stay held.
  await waitForRelease(page);
  // For some seconds after it, they still count as this browser's own.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    const stockMessage = panel.getByText(`Reduce the quantity of ${wellStockedProduct.name}`);
    await expect(stockMessage).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(button).toBeDisabled();
  await expect(panel.getByRole('alert').locator('..')).toBeFocused();
});

test('[CC9] says what to do where there is no server, no network or no sense in the answer', async ({
  page,
}) => {
  const panel = await cartWithTwo(page);
  const idempotencyKeys: (string | undefined)[] = [];
  const answers = [
    { status: 404, body: '<h1>Page Not Found</h1>' },
    { status: 500, json: {} },
    { status: 200, json: { url: 'javascript:alert(1)' } },
    'abort',
  ] as const;
  for (const answer of answers) {
    await page.route(createCheckout, (route) => {
      idempotencyKeys.push(route.request().headers()['idempotency-key']);
      return answer === 'abort' ? route.abort() : route.fulfill(answer);
    });
    await panel.getByRole('button', { name: 'Checkout' }).click();
    await expect(panel.getByRole('alert')).toContainText(failedMessage);
    await expect(panel.getByRole('alert')).toContainText("You haven't been charged");
    await expect(panel.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    await page.unroute(createCheckout);
  }
  expect(idempotencyKeys).toHaveLength(4);
  expect(new Set(idempotencyKeys).size).toBe(1);
});

test('[CC9] clears the error once the cart changes', async ({ page }) => {
  const panel = await cartWithTwo(page);
  await page.route(createCheckout, (route) => route.fulfill({ status: 500, json: {} }));
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await expect(panel.getByRole('alert')).toContainText(failedMessage);
  await panel
    .getByRole('button', { name: /one more$/ })
    .first()
    .click();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('[CC7] is disabled on an empty cart', async ({ page }) => {
  await page.goto('/terms');
  const panel = await openCart(page);
  await expect(panel.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('[CC7] rejects a cart that another tab has emptied', async ({ page }) => {
  const panel = await cartWithTwo(page);
  const checkout = panel.getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeEnabled();
  // In one step: code that reads the cart in between would find it empty and disable the button.
  await checkout.evaluate((button: HTMLButtonElement, key) => {
    localStorage.removeItem(key);
    button.click();
  }, storageKeys.cart);
  await expect(panel.getByRole('alert')).toHaveText('Your cart is empty');
  await expect(panel.getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('[CC13] tells a buyer who is back without having paid, once', async ({ page, baseURL }) => {
  // A page of ours stands in for the payment page, so the buyer is back in the shop at once.
  await page.route(createCheckout, (route) =>
    route.fulfill({ json: { url: `${baseURL}/thank-you?pay=cs_test_7`, session_id: 'cs_test_7' } }),
  );
  await page.route('**/api/orders/cs_test_7', (route) =>
    route.fulfill({ status: 202, json: { state: 'pending', unpaid: true } }),
  );
  const panel = await cartWithTwo(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/thank-you?pay=cs_test_7');
  await openCart(page);
  await expect(panel.getByRole('status').first()).toHaveText(notTakenMessage);
  await expect(panel.getByText(notTakenMessage).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openCart(page);
  await expect(panel.getByText(notTakenMessage)).toHaveCount(0);
});

test('[CC13] tells a buyer who closed the cart before the answer came when they open it again', async ({
  page,
  baseURL,
}) => {
  await page.route(createCheckout, (route) =>
    route.fulfill({ json: { url: `${baseURL}/thank-you?pay=cs_test_7`, session_id: 'cs_test_7' } }),
  );
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/orders/cs_test_7', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 202, json: { state: 'pending', unpaid: true } });
  });
  const panel = await cartWithTwo(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/thank-you?pay=cs_test_7');
  const asked = page.waitForRequest('**/api/orders/cs_test_7');
  await openCart(page);
  const answer = (await asked).response();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  answered.resolve();
  await (await answer)?.finished();
  await openCart(page);
  await expect(panel.getByText(notTakenMessage).last()).toBeVisible();
});

test('[CC13] says nothing of a payment that could not be looked up, and asks once more', async ({
  page,
  baseURL,
}) => {
  await page.route(createCheckout, (route) =>
    route.fulfill({ json: { url: `${baseURL}/?pay=cs_test_7`, session_id: 'cs_test_7' } }),
  );
  const asked: number[] = [];
  await page.route('**/api/orders/cs_test_7', async (route) => {
    const at = Date.now();
    await route.fulfill({ status: 202, json: { state: 'pending' } });
    asked.push(at);
  });
  const panel = await cartWithTwo(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/?pay=cs_test_7');
  await expect(panel.getByRole('heading', { name: 'Cart, 3 items' })).toBeVisible();
  await expect.poll(() => asked.length).toBe(2);
  // By the second frame after the response, the page has rendered its result.
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  await expect(panel.getByText(notTakenMessage)).toHaveCount(0);
  const [first = 0, second = 0] = asked;
  expect(second - first, 'the server asks the provider once in two seconds').toBeGreaterThan(2000);
});

test('[CC8] [CC13] shows the order, and no failure, where the cart has been paid already', async ({
  page,
}) => {
  await page.route(createCheckout, (route) =>
    route.fulfill({
      status: 409,
      json: { error: 'This order has already been paid.', session_id: 'cs_test_7' },
    }),
  );
  const panel = await cartWithTwo(page);
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL('**/success?session_id=cs_test_7');
});

test.describe('in a shop of its own', () => {
  test.use(ownShop);

  test('[CC13] never makes a buyer wait for the last ones, which they hold themselves', async ({
    page,
    browser,
  }) => {
    const [one, other] = products.filter(({ stockCount }) => stockCount === 1);
    if (!one || !other) throw new Error('The catalogue has too few products of which one is left');
    await storeCart(page, [
      { id: one.id, quantity: 1 },
      { id: other.id, quantity: 1 },
    ]);
    const pay = async () => {
      const panel = await openCart(page);
      await panel.getByRole('button', { name: 'Checkout' }).click();
      await page.waitForURL('**/sandbox/checkout/*');
      return page.url();
    };
    await page.goto('/terms');
    const first = await pay();

    // Back, and to the payment again: the same session, still open.
    await page.goBack();
    await page.reload();
    expect(await pay()).toBe(first);
    await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
    await expect(page.getByText('UK mainland delivery')).toBeVisible();

    // Left without paying, and one item removed from the cart: a new session, and the first is closed.
    await page.getByRole('link', { name: 'Leave without paying' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const panel = getCartPanel(page);
    await expect(panel.getByText(notTakenMessage).last()).toBeVisible();
    await panel.getByRole('button', { name: `Remove ${other.name}` }).click();
    await expect(panel.getByRole('heading', { name: 'Cart, 1 item' })).toBeVisible();
    await page.goto('/terms');
    const second = await pay();
    expect(second).not.toBe(first);
    for (const [label, value] of [
      ['Email', 'buyer@firm.example'],
      ['Phone', '0161 496 0142'],
      ['Full name', 'A Buyer'],
      ['Address line 1', '1 Test Road'],
      ['Town or city', 'Leeds'],
      ['Postcode', 'LS1 1AA'],
      ['Company', 'Fellside Works'],
      ['Your PO number', 'PO-4471'],
      ['Delivery notes', 'Gate B, before ten'],
    ] as const) {
      await page.getByRole('textbox', { name: label }).fill(value);
    }
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await page.waitForURL('**/success?session_id=*');
    await expect(page.getByText('Your PO number: PO-4471')).toBeVisible();

    // The order exists and the cart is empty; the removed item is available to the next buyer.
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.cart))
      .toBe('[]');
    await expect
      .poll(async () => {
        const left = await (await page.request.get('/api/stock')).json();
        return [left[one.id], left[other.id]];
      })
      .toEqual([0, 1]);
    await waitForRelease(page);

    // Opened from our email in another browser, the order does not change the cart there.
    const otherPage = await browser.newPage();
    const lines = [{ id: one.id, quantity: 2 }];
    await storeCart(otherPage, lines);
    await otherPage.goto(page.url());
    await expect(otherPage.getByRole('heading', { name: /^Order RM-/ })).toBeVisible();
    expect(await otherPage.evaluate((key) => localStorage.getItem(key), storageKeys.cart)).toBe(
      JSON.stringify(lines),
    );
    await otherPage.close();
  });
});

test('[SH8] axe finds nothing in the open cart, empty, filled or failed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectClean = async (state: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findAxeViolations(page, 'dialog#cart'), `${state}, ${width} px`).toEqual([]);
    }
  };
  await page.goto('/terms');
  await openCart(page);
  await expectClean('empty');
  const panel = await cartWithTwo(page);
  await expectClean('filled');
  await page.route(createCheckout, (route) => route.abort());
  await panel.getByRole('button', { name: 'Checkout' }).click();
  await expect(getCartPanel(page).getByRole('alert')).toBeVisible();
  await expectClean('failed');
});
