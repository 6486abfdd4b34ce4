import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiPaths } from '../../../contract/api-paths.ts';
import { publicScreens, screens } from '../../../office/app/screens.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { newClientHeaders } from '../../support/client-headers.ts';
import { officeAddress, test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';
import { placeOrder, wellStockedProducts } from '../../support/place-order.ts';

const phone = { width: 390, height: 844 };

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or do anything' });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keys' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The address of every screen; screens of one record get an order, a quote request and its sender. */
async function createRecordPaths(page: Page, shop = ''): Promise<string[]> {
  const reference = await placeOrder(shop, { quantities: [1] });
  const email = `${randomUUID()}@fellside.example`;
  const quoteResponse = await fetch(`${shop}${apiPaths.bulkQuote}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      'form-name': 'bulk-quote',
      company: 'Fellside Facilities',
      email,
      quantity: '5-10',
      message: 'Ten podiums for a fit-out',
    }),
  });
  expect(quoteResponse.status).toBe(201);
  const openFirstRecord = async (list: string) => {
    await openScreen(page, `${list}?search=${email}`);
    return (await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href')) ?? '';
  };
  const offerResponse = await page.request.post('/api/offers', {
    data: { contact: { email } },
    headers: { origin: officeAddress },
  });
  const offer = (await offerResponse.json()).reference;
  const records: Readonly<Record<string, string>> = {
    '/orders/:reference': `/orders/${reference}`,
    '/offers/:reference': `/offers/${offer}`,
    '/enquiries/:name': await openFirstRecord('/enquiries'),
    '/customers/:id': await openFirstRecord('/customers'),
    '/products/:id': `/products/${wellStockedProducts[0]?.id}`,
  };
  return screens.map(({ path }) => records[path] ?? path);
}

test('[OF14] the palette finds an order, a product and a screen by keyboard alone', async ({
  office,
  baseURL,
}) => {
  const reference = await placeOrder(baseURL, { quantities: [1] });
  await openScreen(office, '/account');
  await office.keyboard.press('Control+k');
  await office.keyboard.type(reference);
  await expect(palette(office).getByRole('option', { name: reference })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(await findAxeViolations(office)).toEqual([]);
  await office.keyboard.press('Enter');
  await expect(heading(office, reference)).toBeVisible();
  await expect(palette(office)).toHaveCount(0);

  await office.keyboard.press('Control+k');
  const [product] = wellStockedProducts;
  await office.keyboard.type(product?.sku ?? '');
  await expect(palette(office).getByRole('option', { name: product?.name ?? '' })).toBeVisible();
  await office.keyboard.press('Control+a');
  await office.keyboard.type('nothing has this name');
  await expect(palette(office).getByRole('status')).toHaveText(
    'Nothing found for “nothing has this name”.',
  );
  await office.keyboard.press('Control+a');
  await office.keyboard.type('staff');
  await office.keyboard.press('Enter');
  await expect(heading(office, 'Staff')).toBeVisible();
});

test('[OF14] the palette closes by Esc and gives the focus back', async ({ office }) => {
  await openScreen(office, '/account');
  const opener = office.getByRole('button', { name: 'Search or do anything' });
  await opener.click();
  await expect(palette(office).getByRole('combobox')).toBeFocused();
  await office.keyboard.press('Escape');
  await expect(palette(office)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[OF14] ? lists all keys, G with a letter goes to a screen, and letters are text in a field', async ({
  office,
}) => {
  await openScreen(office, '/account');
  await office.keyboard.press('?');
  await expect(keys(office)).toContainText('G then T');
  await expect(keys(office)).toContainText('Search or do anything');
  expect(await findAxeViolations(office)).toEqual([]);
  // Shortcuts of the screen under a dialog do not work.
  await office.keyboard.press('g');
  await office.keyboard.press('t');
  await office.keyboard.press('Escape');
  await expect(keys(office)).toHaveCount(0);
  await expect(office).toHaveURL(/account$/);

  const name = office.getByLabel('Name', { exact: true });
  await name.press('End');
  await name.pressSequentially('gt?');
  await expect(name).toHaveValue(/gt\?$/);
  await expect(keys(office)).toHaveCount(0);
  await office.getByRole('main').press('g');
  await office.keyboard.press('t');
  await expect(office).toHaveURL(/\/$/);
});

test('[OF14] single keys can be switched off, Ctrl K stays', async ({ office }) => {
  await openScreen(office, '/account');
  const saved = office.waitForResponse((response) => response.request().method() === 'PATCH');
  await office.getByRole('checkbox', { name: /Single-letter shortcuts/ }).click();
  expect((await saved).ok()).toBe(true);
  await openScreen(office, '/account');
  await expect(office.getByRole('checkbox', { name: /Single-letter/ })).not.toBeChecked();
  await office.getByRole('main').press('?');
  await office.keyboard.press('Control+k');
  await expect(palette(office)).toBeVisible();
  await expect(keys(office)).toHaveCount(0);
});

test('[OF15] a phone has tabs at the foot in place of the rail, all within a thumb’s size', async ({
  office,
}) => {
  await office.setViewportSize(phone);
  await openScreen(office, '/');
  await expect(office.getByRole('navigation', { name: 'Office', exact: true })).toBeHidden();
  const tabs = office.getByRole('navigation', { name: 'Office, main screens' });
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'More' }).click();
  await expect(heading(office, 'More')).toBeVisible();
  const targets = office.locator('a:visible:not(.skip-link), button:visible');
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box?.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  await office.getByRole('link', { name: 'Staff' }).click();
  await expect(heading(office, 'Staff')).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'More' })).toHaveAttribute('aria-current', 'page');
});

test('[OF2] [OF15] someone signs out from their phone', async ({ office }) => {
  await office.setViewportSize(phone);
  await openScreen(office, '/more');
  await office.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(office, 'Sign in')).toBeVisible();
});

test('[OF14] [OF15] every screen is clean for axe and never scrolls sideways, wide, on a phone and zoomed in', async ({
  office,
  baseURL,
}) => {
  // Axe looks at every screen twice.
  test.slow();
  for (const path of await createRecordPaths(office, baseURL)) {
    await openScreen(office, path);
    await expect(office.locator('.skeleton')).toHaveCount(0);
    await office.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await findAxeViolations(office), `${path} at 1440`).toEqual([]);
    expect.soft(await overflow(office), `${path} at 1440`).toEqual([]);
    // 320 px is a viewport of 1280 at 400% zoom, or 640 at 200%.
    await office.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(office), `${path} at 320`).toEqual([]);
    await office.setViewportSize(phone);
    expect.soft(await findAxeViolations(office), `${path} at 390`).toEqual([]);
    expect.soft(await overflow(office), `${path} at 390`).toEqual([]);
  }
});

test('[OF14] each state is clean for axe: error, no such screen, not allowed, offline, signed out', async ({
  office,
  signIn,
}) => {
  await office.route('**/api/me/access', (route) =>
    route.fulfill({ status: 500, json: { error: 'The database did not answer.', requestId: 'x' } }),
  );
  await openScreen(office, '/account');
  await expect(office.getByRole('alert')).toContainText('The database did not answer.');
  await expect(office.getByRole('button', { name: 'Copy details' })).toBeVisible();
  expect(await findAxeViolations(office)).toEqual([]);
  await office.unroute('**/api/me/access');
  await office.getByRole('button', { name: 'Try again' }).click();
  await expect(office.getByRole('alert')).toHaveCount(0);

  await openScreen(office, '/no-such-screen');
  expect(await findAxeViolations(office)).toEqual([]);

  const { page: staff } = await signIn('staff');
  await openScreen(staff, '/staff');
  await expect(staff.getByText('Only an owner can do this.')).toBeVisible();
  expect(await findAxeViolations(staff)).toEqual([]);

  await office.context().setOffline(true);
  await expect(office.getByText(/No connection since/)).toBeVisible();
  expect(await findAxeViolations(office)).toEqual([]);
  await office.context().setOffline(false);
  await expect(office.getByText(/No connection since/)).toHaveCount(0);
});

test('[OF2] a session that ends asks for a new one over the page, which keeps what was typed', async ({
  signIn,
}) => {
  const { page, email, password } = await signIn('owner');
  await openScreen(page, '/account');
  await page.getByLabel('Name', { exact: true }).fill('Olive Half-typed');
  await page.context().clearCookies();
  await page.getByLabel('Name', { exact: true }).press('Control+Enter');
  const signInDialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(signInDialog).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(signInDialog).toBeVisible();
  await signInDialog.getByLabel('Email').fill(email);
  await signInDialog.getByLabel('Password', { exact: true }).fill(password);
  await signInDialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(signInDialog).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Olive Half-typed');
});

test('[OF1] no screen breaks the content-security policy, which has no unsafe-inline and demands Trusted Types', async ({
  office,
  baseURL,
}) => {
  test.slow();
  const policyViolations: string[] = [];
  await office.exposeFunction('policyBroken', (what: string) => policyViolations.push(what));
  await office.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      Object(globalThis).policyBroken(`${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  const paths = await createRecordPaths(office, baseURL);
  const response = await office.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  for (const path of [...paths, ...publicScreens.map((each) => each.path)]) {
    await openScreen(office, path);
    await expect(office.locator('.skeleton')).toHaveCount(0);
  }
  expect(policyViolations).toEqual([]);
  // Proves that the listener does report violations.
  await office.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
  await expect(() => expect(policyViolations).toEqual(['style-src-elem inline'])).toPass();
});

test('[OF14] nothing moves for users who want less motion', async ({ office }) => {
  await office.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(office, '/account');
  await office.getByRole('main').press('?');
  await expect(keys(office)).toHaveCSS('transition-duration', '0s');
  expect(await office.evaluate(() => document.getAnimations().length)).toBe(0);
});
