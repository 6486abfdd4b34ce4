import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { newClientHeaders } from '../../support/client-headers.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Requests a quote as a new buyer; returns the company and the address. */
async function sendQuoteRequest(
  baseURL: string | undefined,
): Promise<{ firm: string; email: string }> {
  const key = randomUUID().slice(0, 8);
  const [firm, email] = [`Fellside ${key}`, `stores-${key}@fellside.example`];
  const response = await fetch(`${baseURL}/api/bulk-quote`, {
    method: 'POST',
    headers: { ...newClientHeaders(), 'content-type': 'application/json' },
    body: JSON.stringify({
      'form-name': 'bulk-quote',
      company: firm,
      email,
      quantity: '5-10',
      message: 'Ten podiums',
    }),
  });
  expect(response.status).toBe(201);
  return { firm, email };
}

/** Presses shortcut keys, once the app listens for them. */
async function pressKeys(page: Page, ...keys: string[]) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const key of keys) await page.keyboard.press(key);
}

test('[OF9] a buyer is found, their data copied, and erased once their address is typed', async ({
  office,
  baseURL,
}) => {
  const { firm, email } = await sendQuoteRequest(baseURL);
  await pressKeys(office, 'g', 'c');
  await office.getByRole('searchbox', { name: 'Name, company or email' }).fill(firm);
  await office.getByRole('link', { name: firm }).click();
  await expect(office.getByRole('heading', { level: 1, name: firm })).toBeVisible();
  expect(office.url()).not.toContain('fellside');
  const privacy = office.getByRole('region', { name: 'Privacy' });
  await expect(privacy).toContainText('1 enquiry');
  const downloading = office.waitForEvent('download');
  await privacy.getByRole('link', { name: 'Download their data' }).click();
  const copy = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(copy).toMatchObject({ email, quotes: [{ message: 'Ten podiums' }] });
  const field = privacy.getByLabel('Type the email address to confirm');
  await field.fill('someone@else.example');
  await privacy.getByRole('button', { name: 'Erase for good' }).click();
  await expect(privacy).toContainText(`Type ${email} to confirm.`);
  await expect(field).toBeFocused();
  await field.fill(email);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(office.getByText(/^Erased 1 quote request/)).toBeVisible();
  await office.getByRole('searchbox', { name: 'Name, company or email' }).fill(firm);
  await expect(office.getByRole('heading', { name: 'No customer matches.' })).toBeVisible();
  await office.goto('/activity');
  await expect(office.getByText('erased the data of').first()).toBeVisible();
});

test('[OF9] [OF14] the palette finds a customer by the keyboard alone', async ({
  office,
  baseURL,
}) => {
  const { firm } = await sendQuoteRequest(baseURL);
  await pressKeys(office, 'Control+k');
  await office.keyboard.type(firm);
  const customers = office.getByRole('group', { name: 'Customers' });
  await expect(customers.getByRole('option', { selected: true })).toHaveCount(1);
  await office.keyboard.press('Enter');
  await expect(office.getByRole('heading', { level: 1, name: firm })).toBeVisible();
});

test('[OF9] staff see a customer, and that only owners copy and erase', async ({
  signIn,
  baseURL,
}) => {
  const { firm } = await sendQuoteRequest(baseURL);
  const { page } = await signIn('staff');
  await page.goto(`/customers?search=${encodeURIComponent(firm)}`);
  await page.getByRole('link', { name: firm }).click();
  await expect(page.getByText('Only an owner can download or erase this data.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase for good' })).toHaveCount(0);
});

test('[OF11] every check says its state, and a claim is confirmed and taken back', async ({
  office,
}) => {
  await pressKeys(office, 'g', 'h');
  const checks = office.locator('.checks');
  await expect(checks.getByText('Payments: warning')).toBeVisible();
  await expect(checks.getByText('Stock ledger: good')).toBeVisible();
  await expect(checks).toContainText('The sandbox is in use: no real money is taken.');
  await office.getByRole('button', { name: 'Check again' }).click();
  await expect(office.getByRole('button', { name: 'Check again' })).toBeVisible();
  const confirm = office.getByRole('button', { name: /^Confirm: Company number/ });
  await confirm.click();
  await expect(confirm).toHaveCount(0);
  await office.getByRole('link', { name: /^Confirmed/ }).click();
  await expect(office.getByText(/^Confirmed by Olive Owner/)).toBeVisible();
  await office.getByRole('button', { name: /^Withdraw: Company number/ }).click();
  await office.getByRole('link', { name: /^To confirm/ }).click();
  await expect(confirm).toBeVisible();
});

for (const size of [phone, desktop]) {
  test(`[OF9] [OF11] [OF15] customers and health at ${size.width}: everything in reach, nothing against WCAG 2.2 AA`, async ({
    office,
    baseURL,
  }) => {
    const { firm } = await sendQuoteRequest(baseURL);
    await office.setViewportSize(size);
    await office.goto(`/customers?search=${encodeURIComponent(firm)}`);
    await expect(office.getByRole('link', { name: firm })).toBeVisible();
    expect(await overflow(office)).toEqual([]);
    expect(await findAxeViolations(office)).toEqual([]);
    await office.getByRole('link', { name: firm }).click();
    await expect(office.getByRole('button', { name: 'Erase for good' })).toBeVisible();
    expect(await overflow(office)).toEqual([]);
    expect(await findAxeViolations(office)).toEqual([]);
    await office.goto('/health');
    await expect(office.getByRole('button', { name: /^Confirm: / }).first()).toBeVisible();
    await expect(office.getByText('Stock ledger: good')).toBeVisible();
    expect(await overflow(office)).toEqual([]);
    expect(await findAxeViolations(office)).toEqual([]);
  });
}
