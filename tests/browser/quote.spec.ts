import { expect, type Page } from '@playwright/test';
import {
  partThanks,
  restockConfirmed,
  restockThanks,
  restockWithdrawn,
} from '../../content/shop-texts.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  findProduct,
  getCartPanel,
  openCart,
  storeCart,
  waitForHydration,
} from '../support/cart.ts';
import { test } from '../support/test.ts';

const bulkQuote = '**/api/bulk-quote';

/** The form after hydration. */
async function openQuoteForm(page: Page, address = '/') {
  await page.goto(address);
  const form = page.getByRole('form', { name: 'Trade quote' });
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '');
  return form;
}

async function fillQuoteForm(form: ReturnType<Page['getByRole']>) {
  await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery');
  await form.getByRole('textbox', { name: 'Email' }).fill('office@fellside.example');
  await form.getByText('11-25').click();
  await form.getByRole('textbox', { name: 'Message' }).fill('Ten podiums,\ndelivered to site.');
}

test('[QU1] [QU2] sends the fields and goes to the thank-you page', async ({ page }) => {
  const form = await openQuoteForm(page);
  await page.route(bulkQuote, (route) => route.fulfill({ json: { ok: true } }));
  await fillQuoteForm(form);
  const sent = page.waitForRequest(bulkQuote);
  await form.getByRole('button', { name: 'Request a quote' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    'form-name': 'bulk-quote',
    company: 'Fellside Joinery',
    email: 'office@fellside.example',
    quantity: '11-25',
    message: 'Ten podiums,\ndelivered to site.',
    cart: [],
    website: '',
  });
  await page.waitForURL('**/thank-you');
});

test('[QU4] stopped on the way to the thanks, the form is sent again as the same try', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openQuoteForm(page);
  const attempts: string[] = [];
  await page.route(bulkQuote, (route) => {
    attempts.push(route.request().postDataJSON().attempt);
    return route.fulfill({ json: { ok: true } });
  });
  // After a 204 response the browser stays on the page, as after Stop.
  await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }));
  await fillQuoteForm(form);
  for (const _ of [1, 2]) {
    const left = page.waitForRequest('**/thank-you');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await left;
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(form.getByRole('button', { name: 'Request a quote' })).toBeVisible();
  }
  expect(attempts).toEqual([attempts[0], attempts[0]]);
});

test('[QU2, QU2a] the form and the thank-you page promise an answer within 5 working days', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#bulk-order-cta').getByText('5 working days').first()).toBeVisible();
  await page.goto('/thank-you');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Thank You for Your Quote Request!',
  );
  await expect(main.getByText('within 5 working days')).toBeVisible();
  for (const [name, href] of [
    ['Return to Homepage', '/'],
    ['Browse Our Products', '/shop'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('[QU1, QU3] says what is missing or wrong beside each field, keeps what was typed, and is clean for axe', async ({
  page,
}) => {
  const form = await openQuoteForm(page);
  await test.step('chooses a quantity with the arrow keys', async () => {
    await form.getByRole('textbox', { name: 'Email' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(form.getByRole('radio', { name: '5-10 items' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '11-25 items' })).toBeChecked();
  });
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('novalidate', '');
  const violations = () => findAxeViolations(page, 'form[name="bulk-quote"]');
  expect(await violations(), 'fresh').toEqual([]);
  await test.step('what is missing', async () => {
    await form.getByRole('button', { name: 'Request a quote' }).click();
    const company = form.getByRole('textbox', { name: 'Company' });
    await expect(company).toBeFocused();
    await expect(company).toHaveAccessibleDescription('Enter your company name.');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter your email address.',
    );
    await expect(form.getByText('Choose how many items you need.')).toBeVisible();

    expect(await violations(), 'refused').toEqual([]);

    await company.fill('Fellside Joinery');
    await expect(form.getByText('Enter your company name.')).toHaveCount(0);
    await form.getByRole('textbox', { name: 'Email' }).fill('office@fellside');
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect(form.getByText('Enter an email address like')).toBeVisible();
  });
  await fillQuoteForm(form);
  await test.step('what fails, and what to do', async () => {
    const answers = [
      { status: 404, body: '<h1>Page Not Found</h1>' },
      { status: 503, json: { error: 'We are moving house. Try again in ten minutes.' } },
      'abort',
    ] as const;
    for (const answer of answers) {
      await page.route(bulkQuote, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill(answer),
      );
      await form.getByRole('button', { name: 'Request a quote' }).click();
      const alert = form.getByRole('alert');
      await expect(alert).toContainText('Your quote request was not sent.');
      await expect(alert.getByRole('link', { name: '0808 157 0142' })).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Fellside Joinery');
      await expect(form.getByRole('radio', { name: '11-25 items' })).toBeChecked();
      await expect(form.getByRole('button', { name: 'Request a quote' })).toBeFocused();
      await page.unroute(bulkQuote);
    }
  });
  await test.step('what the server finds wrong, beside the field', async () => {
    await page.route(bulkQuote, (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'Check the form.', fields: { email: 'This domain takes no mail.' } },
      }),
    );
    await form.getByRole('button', { name: 'Request a quote' }).click();
    const email = form.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAccessibleDescription('This domain takes no mail.');
    await expect(email).toBeFocused();
    await page.unroute(bulkQuote);
  });
  await test.step('what is wrong with a field that nobody sees', async () => {
    const staleMessage = 'This form is out of date. Reload the page.';
    await page.route(bulkQuote, (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'Please check the marked fields.', fields: { 'form-name': staleMessage } },
      }),
    );
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect(form.getByRole('alert')).toContainText(
      `Your quote request was not sent. ${staleMessage}`,
    );
    await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Fellside Joinery');
    await page.unroute(bulkQuote);
  });
  await test.step('a message that is too long, with nothing cut off it', async () => {
    const message = form.getByRole('textbox', { name: 'Message' });
    const list = 'One podium. '.repeat(500);
    await message.fill(list);
    await form.getByRole('button', { name: 'Request a quote' }).click();
    await expect(message).toHaveAccessibleDescription('Use 5000 characters or fewer.');
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(list);
  });
});

test('[CP5] fills in the town that the address names', async ({ page }) => {
  const form = await openQuoteForm(page, '/?city=leeds#bulk-order-cta');
  await expect(form.getByRole('textbox', { name: 'Delivery town or city' })).toHaveValue('Leeds');
});

test('[QU4] takes the product along from its page', async ({ page }) => {
  const product = findProduct(({ inStock }) => inStock);
  await page.goto(`/product/${product.id}`);
  await page.getByRole('main').getByRole('link', { name: /quote/i }).first().click();
  const form = page.getByRole('form', { name: 'Trade quote' });
  await expect(form.getByText('Included in your request: 5 items')).toBeVisible();
  await expect(form.getByText(product.sku)).toBeVisible();
  await expect(form.getByRole('radio', { name: '5-10 items' })).toBeChecked();
});

test('[QU1, QU4] quotes more than there is, and quantity and band follow each other', async ({
  page,
}) => {
  const product = findProduct(({ inStock, stockCount }) => inStock && stockCount === 6);
  await page.goto(`/product/${product.id}`);
  await waitForHydration(page, 'Add to Cart');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('12');
  await page.getByRole('link', { name: 'Get a quote for 12' }).click();
  const form = page.getByRole('form', { name: 'Trade quote' });
  const quantity = form.getByRole('spinbutton', { name: `Quantity of ${product.name}` });
  await expect(quantity).toHaveValue('12');
  await expect(form.getByRole('radio', { name: '11-25 items' })).toBeChecked();
  expect(await findAxeViolations(page, 'form[name="bulk-quote"]')).toEqual([]);

  await quantity.fill('40');
  await expect(form.getByText('Included in your request: 40 items')).toBeVisible();
  await expect(form.getByRole('radio', { name: '26-50 items' })).toBeChecked();
  await quantity.fill('');
  await quantity.blur();
  await expect(quantity).toHaveValue('40');
  await quantity.fill('10000');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('40');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByText('11-25').click();
  await expect(quantity).toHaveValue('11');
  await quantity.fill('14');

  await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery');
  await form.getByRole('textbox', { name: 'Email' }).fill('office@fellside.example');
  await page.route(bulkQuote, (route) => route.fulfill({ json: { ok: true } }));
  const sent = page.waitForRequest(bulkQuote);
  await form.getByRole('button', { name: 'Request a quote' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    quantity: '11-25',
    cart: [{ id: product.id, quantity: 14 }],
  });
});

test.describe('for a cart', () => {
  const product = findProduct(({ inStock, stockCount }) => inStock && stockCount > 9);

  test('[QU4] takes the lines from another page', async ({ page }) => {
    await storeCart(page, [{ id: product.id, quantity: 6 }]);
    await page.goto('/terms');
    const panel = await openCart(page);
    await panel.getByRole('link', { name: 'Get a trade quote for this cart' }).click();
    await page.waitForURL('**/?quote=cart#bulk-order-cta');
    const form = page.getByRole('form', { name: 'Trade quote' });
    await expect(form.getByText('Included in your request: 6 items')).toBeVisible();
    await expect(form.getByRole('radio', { name: '5-10 items' })).toBeChecked();
    await form.getByRole('textbox', { name: 'Company' }).fill('Fellside Joinery');
    await form.getByRole('textbox', { name: 'Email' }).fill('office@fellside.example');
    await page.route(bulkQuote, (route) => route.fulfill({ json: { ok: true } }));
    const sent = page.waitForRequest(bulkQuote);
    await form.getByRole('button', { name: 'Request a quote' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ cart: [{ id: product.id, quantity: 6 }] });
  });

  test('[QU4] takes them on the form’s own page too, and leaves them out on request', async ({
    page,
  }) => {
    await storeCart(page, [{ id: product.id, quantity: 1 }]);
    const form = await openQuoteForm(page);
    const panel = await openCart(page);
    await panel.getByRole('link', { name: 'Get a trade quote for this cart' }).click();
    await expect(getCartPanel(page)).toBeHidden();
    await expect(form.getByText('Included in your request: 1 item')).toBeVisible();
    await expect(form).toBeInViewport();
    const quantity = form.getByRole('spinbutton', { name: `Quantity of ${product.name}` });
    const minimumMessage = form.getByText('Quotes start at 5 items');
    await expect(minimumMessage).toBeVisible();
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await quantity.fill('12');
    await expect(minimumMessage).toBeHidden();
    await expect(form.getByRole('radio', { name: '11-25 items' })).toBeChecked();
    await quantity.fill('3');
    await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
    await form.getByRole('button', { name: 'order now' }).click();
    await expect(getCartPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect(form.getByText('Included in your request')).toHaveCount(0);
    const removedMessage = form.getByRole('status').getByText('Removed. Your request');
    await expect(removedMessage).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox', { name: 'Company' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[QU3] the way past the header leaves the words of every thank-you page', async ({
    page,
  }) => {
    for (const [fragment, thanks] of [
      ['', 'Thank You for Your Quote Request!'],
      ['#part-enquiry', partThanks.heading],
      ['#restock-request', restockThanks.heading],
      ['#restock-confirmed', restockConfirmed.heading],
      ['#restock-withdrawn', restockWithdrawn.heading],
    ] as const) {
      await page.goto(`/thank-you${fragment}`);
      const heading = page.getByRole('main').getByRole('heading').first();
      await expect(heading).toHaveText(thanks);
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await skip.focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(thanks);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    }
  });

  test('[QU3] posts as a plain form, checked by the browser', async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Trade quote' });
    await expect(form).not.toHaveAttribute('novalidate');
    await fillQuoteForm(form);
    await page.route(bulkQuote, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Stored</h1>' }),
    );
    const sent = page.waitForRequest(bulkQuote);
    await form.getByRole('button', { name: 'Request a quote' }).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
      'form-name': 'bulk-quote',
      website: '',
      company: 'Fellside Joinery',
      email: 'office@fellside.example',
      quantity: '11-25',
      message: 'Ten podiums,\r\ndelivered to site.',
    });
  });
});
