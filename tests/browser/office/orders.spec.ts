import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';
import { placeOrder } from '../../support/place-order.ts';

const phone = { width: 390, height: 844 };

/** A company name that no other order has. */
const uniqueName = () => `Firm ${crypto.randomUUID().slice(0, 8)}`;

async function placeOrders(shop = '', company = '', count = 1): Promise<string[]> {
  const placedReferences: string[] = [];
  for (let n = 0; n < count; n++) {
    placedReferences.push(
      await placeOrder(shop, { quantities: [1], typed: { 'custom-company': company } }),
    );
  }
  return placedReferences;
}

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
const checkbox = (page: Page, reference: string) =>
  page.getByRole('checkbox', { name: `Select ${reference}` });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Order, name/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

/** Opens the list of one company's orders. */
async function openOrdersOf(page: Page, company: string, count: number) {
  await page.goto(`/orders?search=${encodeURIComponent(company)}`);
  await expect(rows(page)).toHaveCount(count);
}

test('[OF4] orders are searched, filtered by tab, and found again by their address', async ({
  office,
  baseURL,
}) => {
  const company = uniqueName();
  const [reference = ''] = await placeOrders(baseURL, company, 1);
  await office.goto('/orders');
  await expect(search(office)).toBeVisible();
  await office.keyboard.press('/');
  await expect(search(office)).toBeFocused();
  await office.keyboard.type(company);
  await expect(rows(office)).toHaveCount(1);
  await expect(rows(office)).toContainText(reference);
  await expect(office).toHaveURL(/search=Firm/);
  const tabs = office.getByRole('navigation', { name: 'Orders by state' });
  await expect(tabs.getByRole('link', { name: 'To dispatch 1' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Dispatched 0', exact: true }).click();
  await expect(office.getByRole('heading', { name: 'No order matches.' })).toBeVisible();
  await office.getByRole('link', { name: 'Search all orders' }).click();
  await expect(rows(office)).toHaveCount(1);
  await office.reload();
  await expect(rows(office)).toHaveCount(1);
  await expect(search(office)).toHaveValue(company);
});

test('[OF4] [OF12] several orders are dispatched at once, what is skipped is named, and undone', async ({
  office,
  baseURL,
}) => {
  const company = uniqueName();
  const [first = '', second = '', third = ''] = await placeOrders(baseURL, company, 3);
  // Without events, the list does not update.
  await office.route('**/api/events*', (route) => route.abort());
  await openOrdersOf(office, company, 3);
  for (const reference of [first, second, third]) await checkbox(office, reference).check();
  await expect(bar(office)).toContainText('3 selected');
  // Another tab marks one of them as being packed in the meantime.
  const other = await office.context().newPage();
  await other.goto(`/orders/${second}?tab=more`);
  await other.getByRole('button', { name: 'Start packing' }).click();
  await expect(other.getByText(`${second} is being packed.`)).toBeVisible();
  await other.close();
  await bar(office).getByLabel('Carrier').selectOption('DX');
  await bar(office).getByRole('button', { name: 'Dispatch 3 with DX' }).click();
  await expect(office.getByText('2 orders done, 1 skipped:')).toBeVisible();
  await expect(office.getByRole('listitem').filter({ hasText: second })).toContainText(
    'It has changed since you chose it.',
  );
  await expect(rows(office)).toHaveCount(1);
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText('Undone.')).toBeVisible();
  await expect(rows(office)).toHaveCount(3);
});

test('[OF14] the list is walked, chosen from and opened by keyboard alone', async ({
  office,
  baseURL,
}) => {
  const company = uniqueName();
  const references = await placeOrders(baseURL, company, 3);
  await openOrdersOf(office, company, 3);
  const [first = '', , third = ''] = references;
  await office.keyboard.press('j');
  await office.keyboard.press('x');
  await expect(checkbox(office, first)).toBeChecked();
  await office.keyboard.press('j');
  await office.keyboard.press('j');
  await office.keyboard.press('Shift+X');
  await expect(bar(office)).toContainText('3 selected');
  await office.keyboard.press('Escape');
  await expect(bar(office)).toBeHidden();
  await office.keyboard.press('o');
  await expect(office.getByRole('heading', { level: 1, name: third })).toBeVisible();
});

test('[OF4] a filter is kept under a name, renamed and deleted', async ({ office }) => {
  await office.goto('/orders?tab=packing&service=express');
  await office.getByRole('button', { name: 'Save view' }).click();
  const dialog = office.getByRole('dialog', { name: 'Saved views' });
  await dialog.getByLabel('Name').fill('Express to pack');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await office.goto('/orders');
  await office.getByRole('link', { name: 'Express to pack' }).click();
  await expect(office).toHaveURL(/tab=packing&service=express/);
  await office.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name of Express to pack').fill('Urgent');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByLabel('Name of Urgent')).toBeVisible();
  expect(await findAxeViolations(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByLabel('Name of Urgent')).toBeHidden();
});

test('[OF4] an owner exports the orders in sight; staff are not offered it', async ({
  office,
  signIn,
  baseURL,
}) => {
  const company = `=${uniqueName()}`;
  const [reference = ''] = await placeOrders(baseURL, company, 1);
  await openOrdersOf(office, company, 1);
  const downloading = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Export' }).click();
  const csv = readFileSync(await (await downloading).path(), 'utf8');
  expect(csv).toContain(reference);
  expect(csv).toContain(`'${company}`);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  const { page } = await signIn('staff');
  await page.goto('/orders');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(0);
});

test('[OF4] whatever a buyer types stays text', async ({ office, baseURL }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const markup = `${mark}<img src=x onerror="document.title='run'">`;
  await placeOrder(baseURL ?? '', {
    quantities: [1],
    typed: {
      name: markup,
      'custom-company': markup,
      line1: markup,
      line2: markup,
      town: markup,
      county: markup,
      'custom-ponumber': markup,
      'custom-deliverynotes': markup,
    },
  });
  await office.goto(`/orders?tab=all&search=${mark}`);
  await expect(rows(office)).toHaveCount(1);
  await expect(rows(office)).toContainText(markup);
  await expect(office.locator('main img[src=x]')).toHaveCount(0);
  await expect(office).toHaveTitle(/^Orders/);
});

test('[OF12] activity is searched, linked, and takes a change back', async ({
  office,
  baseURL,
}) => {
  const company = uniqueName();
  const [reference = ''] = await placeOrders(baseURL, company, 1);
  await openOrdersOf(office, company, 1);
  await checkbox(office, reference).check();
  await bar(office).getByRole('button', { name: 'Mark as packing' }).click();
  await expect(office.getByText('Marked 1 order as packing')).toBeVisible();
  await office.goto('/activity');
  await office.getByRole('searchbox', { name: 'Order or person' }).fill(reference);
  const entry = office.getByRole('listitem').filter({ hasText: `began to pack ${reference}` });
  await expect(entry).toBeVisible();
  await entry.getByRole('button', { name: /^Undo/ }).click();
  await expect(entry).toContainText('Undone');
  await entry.getByRole('link', { name: reference }).click();
  await expect(office.getByRole('heading', { level: 1, name: reference })).toBeVisible();
});

test('[OF15] [OF14] orders and activity hold at 390 and 1440 px, in every state', async ({
  office,
  baseURL,
}) => {
  const company = uniqueName();
  const [reference = ''] = await placeOrders(baseURL, company, 2);
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await office.setViewportSize(size);
    await openOrdersOf(office, company, 2);
    await checkbox(office, reference).check();
    await expect(bar(office)).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    await office.goto('/orders?search=nothing-like-this');
    await expect(office.getByRole('heading', { name: 'No order matches.' })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    await office.goto('/activity');
    await expect(office.getByRole('list').getByRole('listitem').first()).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    expect(await overflow(office)).toEqual([]);
  }
});

test('[OF4] a list that does not come says so, and comes at the next try', async ({ office }) => {
  await office.route('**/api/orders?*', (route) => route.fulfill({ status: 500, json: {} }));
  await office.goto('/orders');
  await expect(office.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  expect(await findAxeViolations(office)).toEqual([]);
  await office.unroute('**/api/orders?*');
  await office.getByRole('button', { name: 'Try again' }).click();
  await expect(office.getByRole('alert')).toBeHidden();
});
