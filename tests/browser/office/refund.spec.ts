import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';
import { placeOrder, wellStockedProducts } from '../../support/place-order.ts';

const firstProductName = wellStockedProducts[0]?.name ?? '';

async function openOrder(page: Page, reference: string, tab: 'refund' | 'documents') {
  await page.goto(`/orders/${reference}?tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
}

test('[TO7] [TO8] one item is refunded by line, with a credit note for the invoice', async ({
  office,
  baseURL,
}) => {
  const reference = await placeOrder(baseURL);
  await openOrder(office, reference, 'documents');
  await office.getByRole('button', { name: 'Issue and send VAT invoice' }).click();
  const invoice = office.getByRole('link', { name: /^Open INV-\d{6}, PDF$/ });
  await expect(invoice).toBeVisible();
  const file = await office.request.get((await invoice.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');

  await openOrder(office, reference, 'refund');
  const form = office.getByRole('form', { name: `Refund ${reference}` });
  await form.getByRole('button', { name: `Refund of ${firstProductName}: one more` }).click();
  await form.getByRole('radio', { name: 'Write off' }).check({ force: true });
  await form.getByLabel('Reason').fill('A bent stile.');
  expect(await findAxeViolations(office)).toEqual([]);
  await form.getByRole('button', { name: /^Refund £/ }).click();
  await expect(office.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
  await expect(form.getByRole('button', { name: 'Refund £0.00' })).toBeDisabled();
  await expect(office.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await openOrder(office, reference, 'documents');
  await expect(office.getByRole('link', { name: /^Open CN-\d{6}, PDF$/ })).toBeVisible();
});

test('[TO7] an amount, then everything, on a phone', async ({ office, baseURL }) => {
  await office.setViewportSize({ width: 390, height: 844 });
  const reference = await placeOrder(baseURL, { quantities: [1] });
  await openOrder(office, reference, 'refund');
  const form = office.getByRole('form', { name: `Refund ${reference}` });
  await form.getByRole('radio', { name: 'Amount' }).check({ force: true });
  await form.getByLabel('Amount inc VAT').fill('100000');
  await expect(form.getByText(/^Only £.* is left to refund\.$/)).toBeVisible();
  await form.getByLabel('Amount inc VAT').fill('5.50');
  await form.getByRole('button', { name: 'Refund £5.50' }).click();
  await expect(office.getByRole('list', { name: 'Refunds' })).toContainText('£5.50');
  await form.getByRole('radio', { name: 'Everything' }).check({ force: true });
  expect(await overflow(office)).toEqual([]);
  await form.getByRole('button', { name: /^Refund £/ }).click();
  await expect(office.getByText('Everything has been refunded.')).toBeVisible();
});

test('[TO9] accounts of a month that is still open cannot be exported', async ({ office }) => {
  await office.goto('/reports');
  const accounts = office.getByRole('table', { name: 'Accounts by month' });
  await expect(accounts.getByText('Still open')).toBeVisible();
  await expect(accounts.getByRole('button', { name: /^Export/ })).toHaveCount(0);
});
