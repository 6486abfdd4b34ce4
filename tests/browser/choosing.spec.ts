import { expect, type Page } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { isDomestic } from '../../catalogue/domestic.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openCart } from '../support/cart.ts';
import { overflow } from '../support/overflow.ts';
import { test } from '../support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const domesticUseLabel = 'Domestic use only';

async function expectNoOverflow(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await findAxeViolations(page), `${size.width} px`).toEqual([]);
    expect(await overflow(page), `${size.width} px`).toEqual([]);
  }
}

test('[CO1] what is for the home says so, and what to buy for work', async ({ page }) => {
  await page.goto('/product/hawsgate-100-diy-tower-2-2-m-platform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hawsgate Home DIY Tower/);
  await expect(page.getByRole('heading', { name: domesticUseLabel })).toBeVisible();
  await expect(page.getByText('For jobs at home. Not for use at work.')).toBeVisible();
  await expectNoOverflow(page);
  await page
    .getByRole('link', { name: /^Hawsgate One Man Tower, 2\.2/ })
    .first()
    .click();
  await expect(page).toHaveURL('/product/hawsgate-one-man-tower-2-2-m-platform');
  await expect(page.locator('#related').getByText(domesticUseLabel).first()).toBeVisible();
});

test('[CO1] the mark stands in the cart', async ({ page }) => {
  await page.goto('/product/calderstile-100-home-step-ladder-4-tread');
  await page
    .getByRole('button', { name: /Add to Cart/ })
    .first()
    .click();
  await expect((await openCart(page)).getByText(domesticUseLabel)).toBeVisible();
});

test('[CO1] the configurator offers nothing for the home until the job is there', async ({
  page,
}) => {
  await page.goto('/');
  const configurator = page.getByRole('form', { name: 'Configurator' });
  await configurator.scrollIntoViewIfNeeded();
  const home = configurator.getByRole('checkbox', { name: /The job is at home/ });
  for (const reach of ['4.0', '4.2']) await configurator.getByRole('slider').fill(reach);
  await expect(configurator.getByRole('status')).toContainText('reach 4.2 m');
  await expect(configurator.getByText(domesticUseLabel, { exact: true })).toHaveCount(0);
  await expect(configurator.locator('a[href*="use=work"]').first()).toBeVisible();
  await home.check();
  await expect(configurator.getByText(domesticUseLabel, { exact: true }).first()).toBeVisible();
  await expect(configurator.locator('a[href*="use=work"]')).toHaveCount(0);
});

test('[CO2] what a 500kg tower carries stands beside its label', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/shop?categoryKey=industrial-towers&family=500-agr');
  const found = page.getByRole('region', { name: 'Products' });
  await expect(found.getByRole('link', { name: /Remove filter 500kg AGR Towers/ })).toBeVisible();
  await expect(found.getByText('250 kg per platform')).toHaveCount(2);
  await expect(page.locator('aside').getByText('250 kg per platform').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('[CO6] a family in the shop has its size chart, whose rows lead to its sizes', async ({
  page,
}) => {
  await page.goto('/shop');
  await expect(page.locator('[data-chart]:visible')).toHaveCount(0);
  await expect(page.getByText('Size chart', { exact: true })).toBeHidden();
  await page.goto('/shop?family=combination-ladders');
  const chart = page.getByRole('table');
  await expect(chart).toHaveCount(1);
  const sizes = products.filter(({ family }) => family === 'combination-ladders');
  await expect(chart.locator('th[scope=row]')).toHaveCount(sizes.length);
  await expect(chart.getByRole('columnheader', { name: 'Standing, as steps' })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Size chart' }).click();
  await expect(page.getByRole('heading', { name: /^Size chart: Combination/ })).toBeInViewport();
  await chart.getByRole('link', { name: '3 × 8 rung' }).first().click();
  await expect(page).toHaveURL(/\/product\/calderstile-300-combination-ladder-3x8-rung/);
  const ownSizes = page.locator('#sizes');
  await expect(ownSizes.locator('[aria-current=page]')).toHaveText(/3 × 8 rung/);
  await expectNoOverflow(page);
});

test('[CO6] a product’s sizes become those of its family, with what is left of each', async ({
  page,
}) => {
  const family = products.filter(({ family }) => family === 'extension-ladders');
  const ownModel = 'Calderstile 300 Double Extension Ladder';
  const others = family.filter(({ name }) => !name.startsWith(ownModel));
  const first = others.find((product) => !isDomestic(product));
  if (!first) throw new Error('The family has one model for work');
  await page.route('**/api/stock', (route) => route.fulfill({ json: { [first.id]: 7654 } }));
  await page.goto('/product/calderstile-300-double-extension-ladder-2x10-rung');
  const sizes = page.locator('#sizes');
  const rows = sizes.locator('th[scope=row]');
  const own = await rows.allTextContents();
  expect(own).toHaveLength(family.length - others.length);
  const showAll = sizes.getByRole('link', { name: `Show all ${family.length} Extension Ladders` });
  await showAll.focus();
  await page.keyboard.press('Enter');
  // The previous rows still come first, and the focus moves to the first new row.
  await expect(rows).toHaveCount(family.length);
  expect((await rows.allTextContents()).slice(0, own.length)).toEqual(own);
  await expect(sizes.getByRole('table')).toHaveCount(1);
  await expect(sizes.locator(`a[href="/product/${first.id}"]`)).toBeFocused();
  await expect(showAll).toHaveCount(0);
  await expect(sizes.locator('[aria-current=page]')).toHaveText(['2 × 10 rung']);
  await expect(sizes.getByText(domesticUseLabel)).toBeVisible();
  await expect(
    sizes.getByRole('row').filter({ has: page.locator(`a[href="/product/${first.id}"]`) }),
  ).toContainText('7654 in stock');
  await expectNoOverflow(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/product/${first.id}`);
});

test('[CO6] where the family’s sizes do not come, the link leads to them in the shop', async ({
  page,
}) => {
  await page.route('**/shop', (route) => route.abort());
  await page.goto('/product/hawsgate-podium-steps-1-3-m-platform');
  await page.getByRole('link', { name: 'Show all 13 Podium Steps' }).click();
  await expect(page).toHaveURL('/shop?family=podium-steps#sizes');
  await expect(page.getByRole('heading', { name: /^Size chart: Podium/ })).toBeVisible();
});

test('[CO6] on a phone the chart scrolls inside itself and keeps the sizes in sight', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/product/hawsgate-folding-tower-2-9-m-platform#sizes');
  const chart = page.locator('.size-chart');
  await chart.focus();
  await expect(chart).toBeFocused();
  await chart.evaluate((each) => each.scrollTo({ left: 400 }));
  await expect.poll(() => chart.evaluate((each) => each.scrollLeft)).toBeGreaterThan(50);
  await expect(chart.getByRole('link').first()).toBeInViewport();
  await expect(chart.getByText('in stock').first()).toBeInViewport();
});

test('[CO6] without JavaScript the chart stands on the product’s page, the family’s in the shop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/product/hawsgate-folding-tower-2-9-m-platform');
  await expect(page.locator('#sizes th[scope=row]')).toHaveCount(6);
  await page.goto('/product/calderstile-300-combination-ladder-3x8-rung');
  await page.getByRole('link', { name: 'Show all 14 Combination Ladders' }).click();
  const charts = page.locator('[data-chart=combination-ladders]');
  await expect(charts.locator('th[scope=row]')).toHaveCount(14);
  await context.close();
});

test('[CO11] the search answers a trade, and says what we do not sell', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/?search=painter');
  const input = page.getByRole('combobox');
  await input.fill('plasterer');
  await expect(page.getByRole('option', { name: /Podium Steps/ }).first()).toBeVisible();
  await input.fill('loft ladder');
  await expect(page.getByText("We don't sell loft ladders.").first()).toBeVisible();
  await expect(page.getByRole('option').first()).toContainText('Telescopic Ladder');
  await input.fill('diy tower');
  await expect(page.getByRole('option').first().getByText(domesticUseLabel)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});
