import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { formatPrice } from '../../../catalogue/money.ts';
import { getBuiltCatalogue } from '../../../server/app/catalogue.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';

// The office has one draft, which these tests share: all tests that draft product changes are in this file.
test.describe.configure({ mode: 'default' });

/** Products of one range that no other test buys. */
const [first, second] = getBuiltCatalogue().products.filter(
  ({ category, originalPrice, isTest }) => category !== 'Ladders' && !originalPrice && !isTest,
);
if (!first || !second) throw new Error('The catalogue has too little');

const field = (page: Page, name: string) =>
  page.getByLabel(`New price of ${name}`, { exact: true });
const row = (page: Page, name: string) =>
  page.locator('tr[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });
const bar = (page: Page) => page.getByRole('region', { name: 'Draft' });

/** Opens the prices without a draft: the one of the test before is discarded. */
async function openPrices(page: Page, address = '/prices') {
  await page.goto(address);
  await page.evaluate(() =>
    fetch('/api/draft/discard', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
  );
  // The page may have loaded that draft before.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
}

test('[LC3] a price is typed in its row, previewed, published, and undone as a whole', async ({
  office,
  page,
}) => {
  await openPrices(office, `/prices?search=${first.sku}`);
  const raised = formatPrice(first.price + 500);
  await field(office, first.name).fill(raised);
  await expect(bar(office)).toContainText('1 change, not yet live');
  await expect(row(office, first.name)).toContainText('typed by Olive');
  await bar(office).getByRole('button', { name: 'Preview' }).click();
  const preview = office.getByRole('dialog', { name: 'Preview of 1 change' });
  await expect(preview.getByRole('article')).toContainText(raised);
  await expect(
    preview.getByRole('article').getByRole('link', { name: first.name }),
  ).toHaveAttribute('href', new RegExp(`/product/${first.id}$`));
  await expect(
    preview.getByRole('listitem').getByRole('link', { name: first.name, exact: true }),
  ).toHaveAttribute('href', `/api/draft/preview/page?path=%2Fproduct%2F${first.id}`);
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await office.keyboard.press('Escape');
  await bar(office).getByLabel('Reason, for the history').fill('Steel costs more');
  await office.keyboard.press('Control+Enter');
  await expect(office.getByRole('region', { name: 'Publishing' })).toContainText(
    /Live since \d\d:\d\d:\d\d/,
    { timeout: 60_000 },
  );
  await page.goto(`/product/${first.id}`);
  await expect(page.getByRole('main')).toContainText(raised);
  await page.goto(`/shop?search=${first.sku}`);
  await expect(page.getByRole('main')).toContainText(raised);
  await expect(row(office, first.name).locator('td[data-align=end]').first()).toHaveText(
    `now ${raised}`,
  );
  await office.getByRole('link', { name: 'History', exact: true }).click();
  await office.getByRole('button', { name: /Steel costs more/ }).click();
  const version = office.getByRole('dialog');
  await expect(version.getByRole('row', { name: new RegExp(first.sku) })).toContainText(
    `${formatPrice(first.price)} → ${raised}`,
  );
  await version.getByRole('button', { name: 'Close' }).click();
  const published = office.locator('.versions li').filter({ hasText: 'Steel costs more' });
  await published.getByRole('button', { name: /^Undo version/ }).click();
  await expect(published).toContainText('Undone by version');
  await office.goto(`/prices?search=${first.sku}`);
  await expect(field(office, first.name)).toHaveValue(formatPrice(first.price));
});

test('[LC3, OF15] in the table Enter goes down, Tab right and Esc puts the old price back', async ({
  office,
}) => {
  await openPrices(office);
  const fields = office.locator('[data-field=price]');
  await fields.nth(0).focus();
  await office.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await office.keyboard.press('Shift+Enter');
  await expect(fields.nth(0)).toBeFocused();
  await office.keyboard.press('Tab');
  await expect(office.locator('[data-field=originalPrice]').nth(0)).toBeFocused();
  const before = await fields.nth(0).inputValue();
  await fields.nth(0).fill('1.50');
  await expect(bar(office)).toContainText('1 change');
  await fields.nth(0).press('Escape');
  await expect(fields.nth(0)).toHaveValue(before);
  await expect(bar(office)).toHaveCount(0);
  await fields.nth(0).fill('cheap');
  await fields.nth(0).press('Tab');
  await expect(office.getByRole('alert')).toContainText('Enter pounds and pence');
  await expect(fields.nth(0)).toHaveValue('cheap');
});

test('[OF13] a colleague sees the draft at once, and no price of theirs is lost', async ({
  office,
  signIn,
}) => {
  const colleague = (await signIn('staff', 'Dan Whitworth')).page;
  const address = `/prices?search=${second.sku}`;
  await openPrices(office, address);
  await colleague.goto(address);
  await expect(field(colleague, second.name)).toHaveValue(formatPrice(second.price));
  await field(office, second.name).fill('9.10');
  await expect(field(colleague, second.name)).toHaveValue('£9.10');
  await expect(bar(colleague)).toContainText('Only an owner can publish');
  await expect(bar(colleague).getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  // The owner is typing while the colleague saves.
  await field(office, second.name).press('Tab');
  await field(colleague, second.name).fill('9.20');
  await field(colleague, second.name).press('Tab');
  await expect(field(office, second.name)).toHaveValue('£9.20');
});

test('[LC5] a rule says what it would do, drafts it, and Discard can be undone', async ({
  office,
}) => {
  await openPrices(office, `/prices?search=${second.sku}`);
  await office.getByRole('button', { name: 'Change by a rule' }).click();
  const rule = office.getByRole('region', { name: 'Change prices by a rule' });
  await rule.getByLabel('How much').fill('+10');
  await rule.getByText('£x.99').click();
  await expect(rule).toContainText('1 product, on average +');
  expect(await findAxeViolations(office)).toEqual([]);
  await rule.getByRole('button', { name: 'Change 1 price' }).click();
  await expect(office).toHaveURL(/tab=changed/);
  await expect(field(office, second.name)).toHaveValue(/\.99$/);
  await bar(office).getByRole('button', { name: 'Discard' }).click();
  await expect(bar(office)).toHaveCount(0);
  await office.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(bar(office)).toContainText('1 change');
});

test('[LC4] a draft is set for a day and time with an end, and can be cancelled', async ({
  office,
}) => {
  await openPrices(office, `/prices?search=${second.sku}`);
  await field(office, second.name).fill(formatPrice(second.price - 100));
  await bar(office).getByRole('button', { name: 'Schedule' }).click();
  const goLiveDialog = office.getByRole('dialog', { name: 'When does 1 change go live?' });
  await goLiveDialog.getByText('A limited offer: put the old values back later').click();
  await goLiveDialog.getByLabel('Last day').fill('2020-01-01');
  await goLiveDialog.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(goLiveDialog.getByRole('alert')).toContainText('Choose a time in the future.');
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await goLiveDialog.getByLabel('Last day').fill('2099-01-01');
  await goLiveDialog.getByLabel('Why').fill('Spring offer');
  await goLiveDialog.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(goLiveDialog).toHaveCount(0);
  await office.getByRole('link', { name: /^Scheduled/ }).click();
  await expect(row(office, second.name)).toContainText(
    `${formatPrice(second.price - 100)} from tomorrow 06:00`,
  );
  await office.goto('/prices/history');
  const version = office.locator('.versions li').filter({ hasText: 'Spring offer' });
  await version.getByRole('button', { name: /^Cancel version/ }).click();
  await expect(version).toContainText('Undone by version');
});

test('[LC4] a was-price without a record is refused until an owner confirms it', async ({
  office,
}) => {
  await openPrices(office, `/prices?search=${second.sku}`);
  await office.getByLabel(`Was-price of ${second.name}`).fill('999');
  await expect(bar(office)).toContainText('1 change cannot go live yet');
  await bar(office).getByRole('button', { name: 'See why' }).click();
  const preview = office.getByRole('dialog', { name: 'Preview of 1 change' });
  await expect(preview).toContainText('This shop has no record of £999.00.');
  await preview.getByRole('button', { name: /^Confirm it/ }).click();
  const confirm = office.getByRole('dialog', { name: 'Was £999.00?' });
  await confirm.getByRole('button', { name: 'Confirm £999.00' }).click();
  await expect(confirm).toContainText('Say how you know that it was charged.');
  await confirm.getByLabel('How you know').fill('Sold at it in the old shop');
  await confirm.getByRole('button', { name: 'Confirm £999.00' }).click();
  await expect(confirm).toHaveCount(0);
  await expect(preview).not.toContainText('no record');
  await office.goto('/activity');
  await expect(office.getByText(/confirmed the was-price of/).first()).toBeVisible();
});

test('[LC5] a price list comes back from a spreadsheet, with errors by line', async ({
  office,
}) => {
  await openPrices(office, `/prices?search=${second.sku}`);
  const download = office.waitForEvent('download');
  await office.getByRole('link', { name: 'Export' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  await office.getByRole('button', { name: 'Import CSV' }).click();
  const over = office.getByRole('dialog', { name: 'Import a price list' });
  await over.getByLabel('CSV file').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${text.trimEnd().replace(/,,$/, ',12.34,')}\r\nNO-SUCH,,,,1,\r\n`),
  });
  await expect(over).toContainText('Line 3: There is no product NO-SUCH.');
  await expect(over.getByRole('row', { name: new RegExp(second.sku) })).toContainText('→ £12.34');
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await over.getByRole('button', { name: 'Draft 1 change' }).click();
  await expect(field(office, second.name)).toHaveValue('£12.34');
});

test('[LC6, LC8] words, badges and withdrawal of a product are drafted beside its card', async ({
  office,
}) => {
  await openPrices(office);
  await office.goto(`/products/${second.id}`);
  await office.getByLabel('Description').fill('A new sentence about it.');
  await office.getByRole('button', { name: 'New', exact: true }).click();
  const card = office.getByRole('article');
  await expect(card).toContainText('New');
  await expect(office.locator('.product-text')).toHaveText('A new sentence about it.');
  await office.getByLabel('Withdrawn').check();
  await expect(card).toContainText('Withdrawn');
  await office.getByLabel('Features').fill('Only one');
  await expect(office.getByRole('alert')).toContainText('List at least two features.');
  await expect(bar(office)).toContainText('1 change, not yet live');
});

for (const width of [390, 1440]) {
  test(`[LC3, OF15] prices, history and a product are accessible and fit ${width} px`, async ({
    office,
  }) => {
    await office.setViewportSize({ width, height: 900 });
    await openPrices(office);
    await expect(office.locator('tr[data-row]')).toHaveCount(50);
    await office.locator('[data-field=price]').first().fill('12.00');
    await expect(bar(office)).toBeVisible();
    for (const address of ['/prices?tab=changed', '/prices/history', `/products/${second.id}`]) {
      await office.goto(address);
      await expect(bar(office)).toBeVisible();
      await expect(office.getByRole('heading', { level: 1 })).not.toHaveText('Product');
      expect(await findAxeViolations(office)).toEqual([]);
      expect(await overflow(office)).toEqual([]);
    }
  });
}

const sibling = '/products/hawsgate-900-grp-podium-steps-2-0-m-platform';
const newProductId = 'hawsgate-900-grp-podium-steps-2-2-m-platform';
const name = 'Hawsgate 900 GRP Podium Steps, 2.2 m platform';

async function publish(office: Page, note: string) {
  await bar(office).getByLabel('Reason, for the history').fill(note);
  await bar(office)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(office.getByRole('region', { name: 'Publishing' })).toContainText(/Live since/, {
    timeout: 90_000,
  });
}

test('[LC7] [LC8] a size is added with a photo, sold, withdrawn, and undone', async ({
  office,
  page,
}) => {
  test.slow();
  await openPrices(office);
  await office.goto(sibling);
  await office.getByRole('button', { name: 'Add a size' }).click();
  const panel = office.getByRole('dialog', { name: 'Add a size' });
  await panel.getByLabel('Size', { exact: true }).fill('2.2');
  await expect(panel.getByLabel('Closed length, m')).not.toHaveValue('');
  await panel.getByLabel('Weight, kg').fill('300');
  await panel.getByLabel('Price inc VAT').fill('£1,399');
  await panel.getByLabel('In stock').fill('3');
  await panel.getByLabel('What this size is for').fill('For switch rooms with 4.2 m ceilings.');
  await panel.getByRole('button', { name: 'Add to the draft' }).click();
  await expect(panel.getByLabel('Weight, kg')).toHaveAccessibleDescription(/lead to about/);
  expect(await findAxeViolations(office, 'dialog')).toEqual([]);
  await panel.getByLabel('Weight, kg').fill('67.5');
  await panel.getByRole('button', { name: 'Add to the draft' }).click();
  await expect(office.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(office.getByText('New size, not yet live.')).toBeVisible();

  const upload = office.getByLabel('Upload a photo');
  const fakePhoto = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await upload.setInputFiles({ name: 'steps.png', mimeType: 'image/png', buffer: fakePhoto });
  await expect(office.getByRole('alert')).toContainText('Choose a JPEG, PNG, WebP or AVIF picture');
  const side = { width: 900, height: 700, channels: 3, background: '#2a6db0' } as const;
  const buffer = await sharp({ create: side }).jpeg().toBuffer();
  await upload.setInputFiles({ name: 'steps.jpg', mimeType: 'image/jpeg', buffer });
  await expect(office.getByText('A photo is the main picture.')).toBeVisible({ timeout: 30_000 });
  expect(await findAxeViolations(office, 'main')).toEqual([]);
  await office.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(office)).toEqual([]);
  await office.setViewportSize({ width: 1280, height: 900 });
  await publish(office, 'A taller podium');

  await page.goto(`/product/${newProductId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('£1,399.00');
  const photo = page.getByRole('img', { name: `${name}: photo` }).first();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(200);
  for (const path of [`/product/${newProductId}.pdf`, `/drawings/${newProductId}/sheet-wide.svg`])
    expect((await page.request.get(path)).status(), path).toBe(200);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(newProductId);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toContainText('1');

  await office.getByLabel('Withdrawn').check();
  await publish(office, 'No longer made');
  await page.goto(`/product/${newProductId}`);
  await expect(page.getByRole('heading', { name: 'We no longer sell this product' })).toBeVisible();
  await expect(page.locator(`[data-buying="${newProductId}"]`)).toHaveCount(0);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('dialog').first()).toContainText('We no longer sell one');
  for (const path of ['/sitemap.xml', '/feeds/google.xml', '/shop'])
    expect(await (await page.request.get(path)).text(), path).not.toContain(newProductId);
  const rejectedCheckout = await page.request.post('/api/create-checkout', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      items: [{ price: `price_${newProductId.replaceAll('-', '_')}`, quantity: 1 }],
      success_url: `${new URL(page.url()).origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: new URL(page.url()).origin,
    },
  });
  expect(rejectedCheckout.status()).toBe(422);
  expect((await rejectedCheckout.json()).error).toContain('no longer available');

  await office.goto('/prices/history');
  const version = (note: string) => office.locator('.versions li').filter({ hasText: note });
  await version('A taller podium').getByRole('button', { name: /^Undo/ }).click();
  await expect(office.getByText('Later versions change this size.')).toBeVisible();
  for (const note of ['No longer made', 'A taller podium']) {
    await version(note).getByRole('button', { name: /^Undo/ }).click();
    await expect(version(note)).toContainText('Undone by version');
  }
});
