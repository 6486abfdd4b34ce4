import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { getBuiltCatalogue } from '../../../server/app/catalogue.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

test('[OF6, OF15] ten products are counted on a phone, two of them offline, and each arrives once', async ({
  signIn,
}) => {
  const name = `Carl ${randomUUID()}`;
  const { page } = await signIn('staff', name);
  await page.setViewportSize({ width: 390, height: 844 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stock/counts')) sent.push(request.postDataJSON().key);
  });
  await page.goto('/stock');
  await page.getByRole('link', { name: 'Count', exact: true }).click();
  await page.getByText('All', { exact: true }).click();
  await page.getByLabel('Family').selectOption({ label: 'Mobile Access' });
  const expected = getBuiltCatalogue().products.filter(({ family }) => family === 'mobile-access');
  await page.getByRole('button', { name: `Count ${expected.length} products` }).click();

  const figure = page.getByRole('textbox', { name: /^Counted of/ });
  const increaseButton = page.getByRole('button', { name: /one more$/ });
  const next = page.getByRole('button', { name: /next/i });
  const onHand = page.locator('.cells dd').first();
  const counted: { id: string; by: number }[] = [];
  const countOne = async (by: -1 | 0 | 1) => {
    const shown = await page.getByRole('heading', { level: 2 }).innerText();
    const id = expected.find((product) => product.name === shown)?.id ?? '';
    await expect(figure).toHaveValue('');
    await expect(onHand).toHaveCount(0);
    await expect(next).toBeDisabled();
    await increaseButton.click();
    const stockOnHand = Number(await onHand.innerText());
    await figure.fill(String(Math.max(0, stockOnHand + by)));
    const difference = Math.max(0, stockOnHand + by) - stockOnHand;
    if (difference !== 0) {
      await expect(next).toBeDisabled();
      await page.getByText(difference < 0 ? 'Damaged' : 'Found').click();
    }
    await next.click();
    counted.push({ id, by: difference });
  };

  await countOne(1);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  for (const by of [0, -1, 0, 1, 0, 0, 0] as const) await countOne(by);
  await expect.poll(() => new Set(sent).size).toBe(8);

  await page.context().setOffline(true);
  await expect(page.getByText('No connection.')).toBeVisible();
  await countOne(1);
  await countOne(0);
  await expect(page.getByText('2 counts kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const unsentDialog = page.getByRole('dialog', { name: 'Counts not sent yet' });
  await expect(unsentDialog.getByRole('listitem')).toHaveCount(2);
  expect(await findAxeViolations(page, 'dialog')).toEqual([]);
  await unsentDialog.getByRole('button', { name: 'Close' }).click();
  await page.context().setOffline(false);
  await expect(page.getByText('kept on this device')).toHaveCount(0);
  expect(new Set(sent).size).toBe(10);

  for (const { id, by } of counted) {
    const response = await page.request.get(`/api/stock/${id}/movements`);
    const { rows } = await response.json();
    const ownMovements = rows.filter(({ who }: { who: string | null }) => who === name);
    expect(ownMovements.map(({ change }: { change: number }) => change)).toEqual([by]);
  }
});

test('[OF6] a count that waits on a device can be taken out, and survives a reload', async ({
  signIn,
}) => {
  const { page } = await signIn('staff');
  await page.goto('/stock/count');
  await page.getByText('All', { exact: true }).click();
  await page.getByLabel('Family').selectOption({ label: 'Lorry Access' });
  await page.getByRole('button', { name: /^Count \d+ products$/ }).click();
  const name = await page.getByRole('heading', { level: 2 }).innerText();
  await page.route('**/api/stock/counts', (route) => route.abort());
  await page.getByRole('button', { name: /one more$/ }).click();
  await page.getByRole('textbox').fill(await page.locator('.cells dd').first().innerText());
  await page.getByRole('button', { name: /, next/ }).click();
  await page.reload();
  await expect(page.getByText('1 of')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('No counts are waiting.')).toBeVisible();
});

test('[OF10] reports show a period with its plot and tables, each as CSV', async ({ office }) => {
  await office.goto('/reports');
  const table = (name: RegExp) => office.getByRole('table', { name });
  await expect(table(/^Sales by day/)).toBeVisible();
  await office.getByText('Inc VAT', { exact: true }).click();
  await expect(table(/^Sales by day, inc VAT/)).toBeVisible();
  await office.getByLabel('Period').selectOption({ label: 'This year' });
  await expect(table(/^Sales by month/)).toBeVisible();
  await expect(office).toHaveURL(/period=year/);
  await expect(office.locator('.sales-chart')).toBeVisible();
  await expect(table(/^VAT by quarter/).getByRole('columnheader')).toContainText([
    'Quarter',
    'VAT on sales',
    'VAT on refunds',
    'Box 1: VAT due',
    'Box 6: sales ex VAT',
  ]);
  await expect(table(/^Stock value/).getByRole('row', { name: /^Total/ })).toContainText('£');
  const heads = {
    'VAT by quarter': 'Box 1 VAT due on sales GBP',
    'Sales by month': 'Sales ex VAT GBP',
    'Stock value': 'Value ex VAT GBP',
  };
  for (const [title, head] of Object.entries(heads)) {
    const download = office.waitForEvent('download');
    await office.getByRole('link', { name: `${title}, CSV` }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(head);
  }
});

for (const width of [390, 1440]) {
  test(`[OF10, OF15] reports are accessible and fit ${width} px`, async ({ office }) => {
    await office.setViewportSize({ width, height: 900 });
    await office.goto('/reports?period=quarter');
    await expect(office.getByRole('table', { name: /^Stock value/ })).toBeVisible();
    await expect(office.getByRole('table', { name: /^Sales by week/ })).toBeVisible();
    expect(await findAxeViolations(office)).toEqual([]);
    expect(await overflow(office)).toEqual([]);
  });
}
