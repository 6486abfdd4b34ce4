import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { getBuiltCatalogue } from '../../../server/app/catalogue.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

/** Products that no other test buys or counts, one for each test of this file. */
const [counted, first, second, imported] = getBuiltCatalogue()
  .products.filter(({ category, stockCount }) => category !== 'Ladders' && stockCount > 3)
  .toReversed();
if (!counted || !first || !second || !imported) throw new Error('The catalogue has too little');

const row = (page: Page, name: string) =>
  page.locator('tr[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });

async function findStockRow(page: Page, sku: string, name: string) {
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill(sku);
  await expect(row(page, name)).toHaveCount(1);
  return row(page, name);
}

const getFigures = (page: Page, name: string) => row(page, name).locator('td[data-align=end]');

test('[OF6] a count is saved with its reason, and the ledger says who and why', async ({
  office,
}) => {
  await expect(office.locator('.day-rule')).toBeVisible();
  await office.keyboard.press('g');
  await office.keyboard.press('s');
  await expect(office.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  const { name, sku, stockCount } = counted;
  await findStockRow(office, sku, name);
  await expect(getFigures(office, name).first()).toHaveText(String(stockCount));
  await office.getByRole('button', { name: `Count ${name}` }).click();
  const over = office.getByRole('dialog', { name: `Count ${name}` });
  await over.getByRole('button', { name: `Counted of ${name}: one fewer` }).click();
  await expect(over.getByRole('button', { name: /^Save/ })).toBeDisabled();
  await over.getByText('Damaged').click();
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await over.getByRole('button', { name: `Save ${stockCount - 1} (−1)` }).click();
  await expect(over).toHaveCount(0);
  await expect(getFigures(office, name).first()).toHaveText(String(stockCount - 1));
  await office.getByRole('link', { name, exact: true }).click();
  const ledger = office.getByRole('dialog', { name });
  const movement = ledger.getByRole('row', { name: /Count: damaged/ });
  await expect(movement).toContainText('−1');
  await expect(movement.getByRole('img', { name: 'Olive Owner' })).toBeVisible();
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await ledger.getByRole('button', { name: 'Close' }).click();
  await expect(office).toHaveURL(/\/stock\?search=[^&]+$/);
});

test('[OF6] a delivery of several products is received at once', async ({ office }) => {
  await office.goto('/stock');
  await expect(row(office, first.name).or(office.locator('tr[data-row]').first())).toBeVisible();
  await office.keyboard.press('r');
  const over = office.getByRole('dialog', { name: 'Receive a delivery' });
  const finder = over.getByRole('searchbox', { name: 'Product' });
  for (const { sku, name } of [first, second]) {
    // A scanner presses Enter before the product is found.
    await finder.fill(sku);
    await finder.press('Enter');
    await expect(over.getByRole('spinbutton', { name: `How many of ${name} arrived` })).toHaveValue(
      '1',
    );
  }
  await over.getByRole('spinbutton', { name: `How many of ${second.name} arrived` }).fill('4');
  await expect(over).toContainText(`${second.stockCount} on hand → ${second.stockCount + 4}`);
  await over.getByLabel('Delivery note').fill('88391');
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await over.getByRole('button', { name: 'Receive 5 items' }).click();
  await expect(over).toHaveCount(0);
  await expect(office.getByText('5 items received.')).toBeVisible();
  await findStockRow(office, second.sku, second.name);
  await expect(getFigures(office, second.name).first()).toHaveText(String(second.stockCount + 4));
});

test('[OF6] counts in a file are shown, with errors by line, before they are applied', async ({
  office,
}) => {
  const { sku, name, stockCount } = imported;
  await office.goto(`/stock?search=${sku}`);
  const download = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Export' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const filledCsv = text.replace(`,${stockCount},,,`, `,${stockCount},${stockCount + 2},found,`);
  expect(filledCsv).not.toBe(text);
  await office.getByRole('button', { name: 'Import' }).click();
  const over = office.getByRole('dialog', { name: 'Import counts' });
  await over.getByLabel('CSV file').setInputFiles({
    name: 'stock.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${filledCsv}NO-SUCH,,1,2,,\r\n`),
  });
  await expect(over).toContainText('Line 3: There is no product NO-SUCH.');
  const change = over.getByRole('row', { name: new RegExp(sku) });
  await expect(change).toContainText(`${stockCount} → ${stockCount + 2}`);
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await expect(getFigures(office, name).first()).toHaveText(String(stockCount));
  await over.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(over).toHaveCount(0);
  await expect(getFigures(office, name).first()).toHaveText(String(stockCount + 2));
});

for (const width of [390, 1440]) {
  test(`[OF6, OF15] stock is accessible and fits ${width} px`, async ({ office }) => {
    await office.setViewportSize({ width, height: 900 });
    await office.goto('/stock');
    await expect(office.locator('tr[data-row]')).toHaveCount(50);
    expect(await findAxeViolations(office)).toEqual([]);
    expect(await overflow(office)).toEqual([]);
    await office.getByRole('link', { name: 'Next page' }).click();
    await expect(office).toHaveURL(/page=2/);
    await office.getByRole('link', { name: 'Sold out' }).click();
    await expect(office.locator('tr[data-row]').first()).toContainText('none');
    await office.getByRole('searchbox', { name: 'Name or SKU' }).fill('no such ladder');
    await expect(office.getByRole('heading', { name: 'No product matches.' })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
  });
}
