import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { apiPaths } from '../../../contract/api-paths.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { newClientHeaders } from '../../support/client-headers.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';
import { placeOrder as placeInShop } from '../../support/place-order.ts';

/** Buys one item in the shop. */
const placeOrder = (shop = '') => placeInShop(shop, { quantities: [1] });

async function sendQuoteRequest(company: string, shop = ''): Promise<void> {
  const answer = await fetch(`${shop}${apiPaths.bulkQuote}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      'form-name': 'bulk-quote',
      company,
      email: `${randomUUID()}@firm.example`,
      quantity: '11-25',
      message: 'Ten podiums, please.',
    }),
  });
  expect(answer.status).toBe(201);
}

const row = (page: Page, text: string) => page.locator('.queue-row', { hasText: text });
const expectLoaded = (page: Page) => expect(page.locator('.day-rule')).toBeVisible();

test('[OF3] an order that is paid appears by itself', async ({ office, baseURL }) => {
  await expectLoaded(office);
  const reference = await placeOrder(baseURL);
  await expect(row(office, reference)).toBeVisible();
  await expect(row(office, reference)).toContainText('Send by');
  await expect(office.locator('.queue .bg-signal')).toHaveCount(1);
});

test('[OF3] what came while there was no connection is there after it', async ({
  office,
  baseURL,
}) => {
  await expectLoaded(office);
  await office.context().setOffline(true);
  await expect(office.getByText('No connection since')).toBeVisible();
  const reference = await placeOrder(baseURL);
  await office.context().setOffline(false);
  await expect(row(office, reference)).toBeVisible();
  await expect(office.getByText('No connection since')).toHaveCount(0);
});

test('[OF3] rows keep their places under the pointer until what is new is asked for', async ({
  office,
  baseURL,
}) => {
  await expectLoaded(office);
  const first = await placeOrder(baseURL);
  await row(office, first).hover();
  const before = await row(office, first).boundingBox();
  const next = await placeOrder(baseURL);
  const show = office.getByRole('button', { name: /new (order|row)s?, show/ });
  await expect(show).toBeVisible();
  await expect(row(office, next)).toHaveCount(0);
  expect(await row(office, first).boundingBox()).toEqual(before);
  await show.click();
  await expect(row(office, next)).toBeVisible();
});

test('[OF3] a row does its job in a slide-over, leaves, and comes back by Undo', async ({
  office,
  baseURL,
}) => {
  await expectLoaded(office);
  const reference = await placeOrder(baseURL);
  await row(office, reference)
    .getByRole('button', { name: `Dispatch ${reference}` })
    .click();
  const over = office.getByRole('dialog', { name: `Dispatch ${reference}` });
  await over.getByLabel('Tracking number').fill('FF 2291 0051 2');
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await over.getByRole('button', { name: 'Dispatch 1 item' }).click();
  await expect(over).toHaveCount(0);
  await expect(row(office, reference)).toHaveCount(0);
  await expect(office.getByText(`Dispatched ${reference}`)).toBeVisible();
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(row(office, reference)).toBeVisible();
});

test('[OF3] [OF7] an answered enquiry leaves the queue for everybody, and comes back undone', async ({
  office,
  signIn,
  baseURL,
}) => {
  await expectLoaded(office);
  const { page: other } = await signIn('staff');
  await expectLoaded(other);
  const company = `Firm ${randomUUID()}`;
  await sendQuoteRequest(company, baseURL);
  await expect(row(other, company)).toBeVisible();
  await row(office, company)
    .getByRole('link', { name: /^Write offer Quote request/ })
    .click();
  await office.getByRole('textbox', { name: 'Answer' }).fill('Yes, by March.');
  await office.getByRole('button', { name: 'Send answer' }).click();
  await expect(row(other, company)).toHaveCount(0);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(row(other, company)).toBeVisible();
});

test('[OF3] says who else has an order open', async ({ office, signIn, baseURL }) => {
  await expectLoaded(office);
  const { page: dan } = await signIn('staff', 'Dan Whittle');
  await expectLoaded(dan);
  const reference = await placeOrder(baseURL);
  await row(dan, reference)
    .getByRole('button', { name: `Dispatch ${reference}` })
    .click();
  await expect(row(office, reference)).toContainText('Dan has it open');
  await dan.keyboard.press('Escape');
  await expect(row(office, reference).getByRole('button')).toBeVisible();
});

test('[OF14] J and K move the current row', async ({ office, baseURL }) => {
  await expectLoaded(office);
  await placeOrder(baseURL);
  const last = await placeOrder(baseURL);
  await expect(row(office, last)).toBeVisible();
  const rows = office.locator('.queue-row');
  const currentRow = office.locator('.queue-row:has(.bg-signal)');
  await office.keyboard.press('j');
  await expect(currentRow).toHaveCount(1);
  for (let at = await rows.count(); at > 0; at--) await office.keyboard.press('j');
  const end = await rows.last().getAttribute('data-row');
  await expect(currentRow).toHaveAttribute('data-row', end ?? '');
  await office.keyboard.press('k');
  await expect(currentRow).not.toHaveAttribute('data-row', end ?? '');
  await expect(currentRow).toHaveCount(1);
});

for (const width of [390, 1440]) {
  test(`[OF15] Today is accessible and fits ${width} px, full and empty`, async ({
    office,
    baseURL,
  }) => {
    await office.setViewportSize({ width, height: 844 });
    await expectLoaded(office);
    const reference = await placeOrder(baseURL);
    await expect(row(office, reference)).toBeVisible();
    await expect(office.getByText('Sales by week').first()).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    expect(await overflow(office)).toEqual([]);

    let isBroken = false;
    // One handler for the whole test: a pending request keeps the handler it started with.
    await office.route('**/api/today', async (route) => {
      if (isBroken) {
        const error = 'Something went wrong in the office.';
        return route.fulfill({ status: 500, json: { error } });
      }
      const answer = await (await route.fetch()).json();
      const sections = answer.sections.map((each: object) => ({ ...each, total: 0, items: [] }));
      return route.fulfill({ json: { ...answer, sections, needed: 0, canWait: 0 } });
    });
    await office.reload();
    await expect(office.getByRole('heading', { name: 'Nothing needs you.' })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    expect(await overflow(office)).toEqual([]);

    isBroken = true;
    await office.reload();
    await expect(office.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
  });
}

test('[OF3] a press on a day shows what falls due then', async ({ office, baseURL }) => {
  await expectLoaded(office);
  const reference = await placeOrder(baseURL);
  await expect(row(office, reference)).toBeVisible();
  const today = office.locator('[data-day=today]');
  await today.click();
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await expect(row(office, reference)).toHaveCount(0);
  await today.click();
  await expect(row(office, reference)).toBeVisible();
});
