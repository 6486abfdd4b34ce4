import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { overflow } from '../support/overflow.ts';
import { test } from '../support/test.ts';

const ids = [
  'calderstile-900-grp-step-ladder-8-tread',
  'calderstile-900-grp-step-ladder-10-tread',
  'hawsgate-folding-tower-2-9-m-platform',
  'calderstile-300-double-extension-ladder-2x8-rung',
];

const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Compare/ });
const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare/ });
const rowNames = (page: Page) => dialog(page).getByRole('rowheader');

async function storeSelection(page: Page, selection: unknown) {
  await page.addInitScript((value) => {
    if (!sessionStorage.getItem('chosen')) {
      localStorage.setItem('rungmoor.compare.v1', value);
      sessionStorage.setItem('chosen', 'once');
    }
  }, JSON.stringify(selection));
}

async function openCompare(page: Page) {
  await tray(page)
    .getByRole('button', { name: /^Compare/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

async function expectNoViolations(page: Page) {
  expect(await findAxeViolations(page, '[data-compare-tray]', '#compare')).toEqual([]);
}

test('[PL15] chosen on cards, shown in the tray, kept on other pages', async ({ page }) => {
  await page.goto('/shop');
  await expect(tray(page)).toBeHidden();
  await toggles(page).nth(0).click();
  await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await toggles(page).nth(1).click();
  await expect(tray(page).getByRole('button', { name: 'Compare 2' })).toBeVisible();
  await expect(tray(page).getByRole('listitem')).toHaveCount(2);
  await page.goto('/terms');
  await expect(tray(page).getByRole('button', { name: 'Compare 2' })).toBeVisible();
  await page.goto('/shop');
  await toggles(page).nth(0).click();
  await expect(toggles(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page).getByRole('button', { name: 'Compare 1' })).toBeVisible();
});

test('[PL15] a fifth is told that four are chosen already', async ({ page }) => {
  await page.goto('/shop');
  for (const place of [0, 1, 2, 3]) {
    await toggles(page).nth(place).click();
    await expect(toggles(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  const fifth = toggles(page).nth(4);
  await fifth.click();
  await expect(page.getByRole('main').getByText('Four already selected')).toBeVisible();
  await expect(
    page.getByText("You've already selected four products. Remove one first."),
  ).toBeAttached();
  await expect(tray(page).getByRole('button', { name: 'Compare 4' })).toBeVisible();
});

test('[PL15] at rest the tray costs next to no script', async ({ page }) => {
  await storeSelection(page, ids);
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await page.goto('/terms');
  await expect(tray(page).getByRole('button', { name: 'Compare 4' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(30_000);
});

test('[PL15] shows them side by side with every figure, on wide screens and a phone, to be bought and printed', async ({
  page,
}) => {
  await storeSelection(page, ids);
  await page.goto('/terms');
  await openCompare(page);
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(4);
  expect(await rowNames(page).allTextContents()).toEqual([
    'Price inc VAT, differs',
    'Price ex VAT, differs',
    'Height, differs',
    'Highest place to stand, differs',
    'Working height, differs',
    'Load rating, differs',
    'Width, differs',
    'Length, differs',
    'Closed length, differs',
    'Weight, differs',
    'Material, differs',
    'Treads or rungs, differs',
    'Standard, differs',
    'Stock, differs',
    'Rating',
    'Buy',
  ]);
  const row = (name: string) => dialog(page).getByRole('row', { name });
  await expect(row('Load rating').getByRole('cell')).toHaveText([/^150/, /^150/, /^200/, /^150/]);
  await expect(row('Treads or rungs').getByRole('cell')).toHaveText([
    '8 treads',
    '10 treads',
    /Does not apply/,
    '2 × 8 rungs',
  ]);
  await expect(dialog(page).getByRole('img')).toHaveCount(4);
  await test.step('four fit side by side, with one bar at most to scroll by', async () => {
    for (const width of [1180, 1320]) {
      await page.setViewportSize({ width, height: 800 });
      const last = dialog(page).getByRole('columnheader').last();
      for (const button of [
        last.getByRole('button', { name: /^Remove/ }),
        dialog(page).getByRole('row', { name: 'Buy' }).getByRole('button').last(),
      ]) {
        await expect(button).toBeInViewport({ ratio: 1 });
      }
      const hidden = await dialog(page).evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden).toBe(0);
    }
  });
  await test.step('on a phone they scroll sideways under row names that stay', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = rowNames(page).filter({ hasText: 'Weight' });
    const last = dialog(page).getByRole('columnheader').last();
    const columns = dialog(page).getByRole('columnheader');
    await expect(columns.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(columns.nth(2)).toBeInViewport();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await name.scrollIntoViewIfNeeded();
    expect((await name.boundingBox())?.x).toBe(0);
    expect(await overflow(page)).toEqual([]);
  });
  await test.step('prints as one table and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page).getByRole('table')).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('each column can be bought', async () => {
    const buy = dialog(page).getByRole('row', { name: 'Buy' });
    await buy.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('banner').locator('[data-cart-count]')).toHaveText('1');
    // The 10 tread product is out of stock.
    await expect(buy.getByRole('button', { name: 'Notify Me' })).toBeVisible();
  });
});

test('[PL15] can show the differences only, and take one out', async ({ page }) => {
  await storeSelection(page, ids.slice(0, 2));
  await page.goto('/terms');
  await openCompare(page);
  await expect(rowNames(page).filter({ hasText: 'Material' })).toBeVisible();
  const differences = dialog(page).getByRole('switch', { name: 'Show differences only' });
  await differences.click();
  await expect(differences).toBeChecked();
  await expect(rowNames(page).filter({ hasText: 'Material' })).toBeHidden();
  await expect(rowNames(page).filter({ hasText: 'Weight' })).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: 'Remove Calderstile 900 GRP Step Ladder, 8 tread' })
    .click();
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(1);
  // A single product has no differences: it is shown in full, without the switch.
  await expect(differences).toHaveCount(0);
  await expect(rowNames(page).filter({ hasText: 'Material' })).toBeVisible();
  // The focus goes to the neighbour's button, not to the page.
  await expect(
    dialog(page).getByRole('button', { name: 'Remove Calderstile 900 GRP Step Ladder, 10 tread' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Select up to four products to compare')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
});

test('[PL15, CC14] says of stock what the buttons offer', async ({ page }) => {
  await storeSelection(page, ids.slice(0, 2));
  const left = { [ids[0] ?? '']: 0, [ids[1] ?? '']: 4 };
  await page.route('**/api/stock', (route) => route.fulfill({ json: left }));
  await page.goto('/shop');
  await openCompare(page);
  const cells = (name: string) => dialog(page).getByRole('row', { name }).getByRole('cell');
  await expect(cells('Stock')).toHaveText([/^Out of stock/, '4 in stock']);
  await expect(cells('Buy')).toHaveText(['Notify Me', 'Add to Cart']);
});

test('[PL15] is worked by keyboard alone', async ({ page }) => {
  await storeSelection(page, ids.slice(0, 3));
  await page.goto('/terms');
  await tray(page).getByRole('button', { name: 'Compare 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const differences = dialog(page).getByRole('switch');
  await expect(differences).toBeVisible();
  await differences.focus();
  await page.keyboard.press('Space');
  await expect(differences).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tray(page).getByRole('button', { name: 'Compare 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tray(page)).toBeHidden();
});

test('[PL15] keeps tabs in step', async ({ page, context }) => {
  await page.goto('/shop');
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(tray(other)).toBeHidden();
  await toggles(page).first().click();
  await expect(tray(other).getByRole('button', { name: 'Compare 1' })).toBeVisible();
  await tray(other).getByRole('button', { name: 'Clear' }).click();
  await expect(tray(page)).toBeHidden();
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('[PL15] storage that was edited by hand breaks nothing', async ({ page }) => {
  await storeSelection(page, [ids[0], ids[0], 7, null, { id: 'x' }, 'no-such-product', ids[2]]);
  await page.goto('/terms');
  await openCompare(page);
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(tray(page).getByRole('button', { name: 'Compare 2' })).toBeVisible();
});

test('[PL15] axe finds nothing in the tray, nor in the table, its whole or its differences', async ({
  page,
}) => {
  await storeSelection(page, ids);
  await page.goto('/terms');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(tray(page)).toBeVisible();
    await expectNoViolations(page);
    await openCompare(page);
    await expect(dialog(page).getByRole('columnheader')).toHaveCount(4);
    await expectNoViolations(page);
    await dialog(page).getByRole('switch').click();
    await expectNoViolations(page);
    await dialog(page).getByRole('switch').click();
    await page.keyboard.press('Escape');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[PL15, OT5] no button stands there that does nothing', async ({ page }) => {
    await page.goto('/shop');
    await expect(toggles(page).first()).toBeHidden();
    await expect(tray(page)).toBeHidden();
  });
});
