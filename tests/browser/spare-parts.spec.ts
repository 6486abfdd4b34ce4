import { expect } from '@playwright/test';
import { products } from '../../catalogue/catalogue.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { findFittingParts } from '../../pictures/plans/parts.ts';
import { test } from '../support/test.ts';

const parts = products.filter(({ compatibleWith }) => compatibleWith);
const ropeLadder = products.find(
  ({ model }) => model === 'Rope Double Extension Ladder',
) as Product;
const tanker = products.find(({ model }) => model === 'Tanker Access Ladder') as Product;
const cards = '[data-part-families]:visible';

test('[OT4] narrows to what fits, family first and then model', async ({ page }) => {
  await page.goto('/spare-parts');
  await expect(page.locator(cards)).toHaveCount(parts.length);
  const model = page.getByLabel('2. Model');
  await expect(model).toBeDisabled();
  await page.getByLabel('1. Family').selectOption('Extension Ladders');
  await expect(page).toHaveURL('/spare-parts?family=extension-ladders');
  await expect(model).toBeEnabled();
  await model.selectOption('Rope Double Extension Ladder');
  await expect(page).toHaveURL(
    '/spare-parts?family=extension-ladders&model=rope-double-extension-ladder',
  );
  const compatibleParts = findFittingParts(ropeLadder, products);
  await expect(page.locator(cards)).toHaveCount(compatibleParts.length);
  for (const part of compatibleParts) {
    const card = page.locator(cards).filter({ hasText: part.sku });
    await expect(card.getByText(formatPrice(part.price), { exact: true })).toBeVisible();
    await expect(card.getByText(/^\d+ in stock$/)).toBeVisible();
  }
  const productLinks = page.getByRole('navigation', { name: 'Parts by product' });
  await expect(productLinks.getByRole('link', { name: /^Step ladders/ })).toBeHidden();
  await expect(page.getByRole('status').first()).toHaveText(
    `${compatibleParts.length} parts for Rope Double Extension Ladder`,
  );
});

test('[OT4] Show parts leads a phone to where the parts begin', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/spare-parts');
  await page.getByLabel('1. Family').selectOption('Extension Ladders');
  await page.getByRole('button', { name: 'Show parts' }).click();
  const result = page.getByRole('status').first();
  await expect(result).toBeFocused();
  await expect.poll(async () => (await result.boundingBox())?.y).toBeLessThan(1);
  await expect(page.locator(cards).first()).toBeInViewport();
});

test('[OT4] says of each part what is left of it just now', async ({ page }) => {
  const [part, soldOut] = findFittingParts(ropeLadder, products);
  if (!part || !soldOut) throw new Error('the catalogue has no two parts for a rope ladder');
  const json = { [part.id]: 3, [soldOut.id]: 0 };
  await page.route('**/api/stock', (route) => route.fulfill({ json }));
  await page.goto('/spare-parts');
  const stockOf = ({ id }: { id: string }) => page.locator(`[data-stock="${id}"]`).first();
  await expect(stockOf(part)).toHaveText('3 in stock');
  await expect(stockOf(soldOut)).toHaveText(soldOut.estimatedRestock ?? 'Out of stock');
});

for (const [initialStock, left, words, button] of [
  ['in stock', 0, 'Out of stock', 'Notify Me'],
  ['out of stock', 5, '5 in stock', 'Add to Cart'],
] as const) {
  test(`[OT4, CC5, CC14] built ${initialStock} and ${left} left: line and button are as if built so`, async ({
    page,
  }) => {
    const part = parts.find(({ inStock }) => inStock === (initialStock === 'in stock'));
    if (!part) throw new Error(`No part is ${initialStock}`);
    const json = { [part.id]: left };
    await page.route('**/api/stock', (route) => route.fulfill({ json }));
    await page.goto('/spare-parts');
    const card = page.locator(cards).filter({ hasText: part.sku }).first();
    const line = card.locator('[data-stock]');
    await expect(line).toHaveText(words);
    const sameStateSku = parts.find(({ inStock }) => inStock === left > 0)?.sku;
    const other = page
      .locator(cards)
      .filter({ hasText: sameStateSku })
      .first()
      .locator('[data-stock]');
    const colour = await other.evaluate((shown) => getComputedStyle(shown).color);
    await expect(line).toHaveCSS('color', colour);
    await expect(card.getByRole('button', { name: button })).toBeVisible();
  });
}

test('[OT4] opens on the choice in the address, and Back undoes a choice', async ({ page }) => {
  await page.goto('/spare-parts?family=lorry-access&model=tanker-access-ladder');
  const compatibleParts = findFittingParts(tanker, products).length;
  await expect(page.locator(cards)).toHaveCount(compatibleParts);
  await expect(page.getByLabel('2. Model')).toHaveValue('tanker-access-ladder');
  await page.getByLabel('1. Family').selectOption('');
  await expect(page.locator(cards)).toHaveCount(parts.length);
  await expect(page).toHaveURL('/spare-parts');
  await page.goBack();
  await expect(page.locator(cards)).toHaveCount(compatibleParts);
  await expect(page.getByLabel('1. Family')).toHaveValue('lorry-access');
});

test('[OT4] Back undoes a run of keys in one step', async ({ page }) => {
  await page.goto('/spare-parts');
  const family = page.getByLabel('1. Family');
  await expect(page.getByLabel('2. Model')).toBeDisabled();
  await family.focus();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
  const third = await family.locator('option').nth(3).getAttribute('value');
  await expect(page).toHaveURL(`/spare-parts?family=${third}`);
  await page.goBack();
  await expect(page).toHaveURL('/spare-parts');
  await expect(page.locator(cards)).toHaveCount(parts.length);
});

for (const [field, option, address] of [
  ['1. Family', 'lorry-access', '?family=lorry-access'],
  ['2. Model', 'tanker-access-ladder', '?family=lorry-access&model=tanker-access-ladder'],
] as const) {
  test(`[OT4] keeps what was chosen under ${field} before the script came`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_astro\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/spare-parts', { waitUntil: 'commit' });
    await page.getByLabel(field).selectOption(option);
    release();
    await expect(page).toHaveURL(`/spare-parts${address}`);
    await expect(page.getByLabel(field)).toHaveValue(option);
    await expect(page.getByRole('status').first()).toHaveText(/parts? for /);
  });
}

test('[OT4] drops an unknown family or model and keeps the rest', async ({ page }) => {
  await page.goto('/spare-parts?family=hovercraft&model=x');
  await expect(page.locator(cards)).toHaveCount(parts.length);
  await page.goto('/spare-parts?family=lorry-access&model=x');
  await expect(page.getByLabel('1. Family')).toHaveValue('lorry-access');
  await expect(page.getByLabel('2. Model')).toHaveValue('');
});

test('[OT4] adds a part to the cart', async ({ page }) => {
  await page.goto('/spare-parts?family=lorry-access&model=tanker-access-ladder');
  const card = page.locator(cards).filter({ hasText: 'Jackscrew Set' });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(card.getByRole('button', { name: 'Added!' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Cart\s*1 item$/ }),
  ).toBeVisible();
});

test.describe('asking for a part that is not listed', () => {
  test('[OT4] sends the fields of the contract and thanks only for a yes', async ({ page }) => {
    let sent: unknown;
    await page.route('**/api/part-enquiry', async (route) => {
      sent = route.request().postDataJSON();
      await route.fulfill({ json: { ok: true } });
    });
    await page.goto('/spare-parts?family=step-ladders&model=grp-step-ladder#ask');
    await page.getByLabel('The part you need').fill('Top cap, cracked.');
    await page.getByLabel('Your email').fill('fitter@example.com');
    await page.getByRole('button', { name: 'Ask for the part' }).click();
    await expect(page.getByText("We've got your question.")).toBeVisible();
    expect(sent).toMatchObject({
      'form-name': 'part-enquiry',
      email: 'fitter@example.com',
      family: 'step-ladders',
      product: 'GRP Step Ladder',
      message: 'Top cap, cracked.',
    });
  });

  test('[OT4] a failure is told as one, and what was typed stays', async ({ page }) => {
    await page.route('**/api/part-enquiry', (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    );
    await page.goto('/spare-parts#ask');
    await page.getByLabel('The part you need').fill('Top cap, cracked.');
    await page.getByLabel('Your email').fill('fitter@example.com');
    await page.getByRole('button', { name: 'Ask for the part' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'was not sent' })).toBeVisible();
    await expect(page.getByLabel('The part you need')).toHaveValue('Top cap, cracked.');
    await expect(page.getByLabel('Your email')).toHaveValue('fitter@example.com');
  });

  test('[OT4] a refused field is marked and focused', async ({ page }) => {
    await page.route('**/api/part-enquiry', (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'Check the address.', fields: { email: 'Nobody there.' } },
      }),
    );
    await page.goto('/spare-parts#ask');
    await page.getByLabel('The part you need').fill('Top cap.');
    await page.getByLabel('Your email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Ask for the part' }).click();
    await expect(page.getByLabel('Your email')).toBeFocused();
    await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Nobody there.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[OT4, OT5] shows every part by what it fits, with a link to each group', async ({
    page,
  }) => {
    await page.goto('/spare-parts');
    await expect(page.locator(cards)).toHaveCount(parts.length);
    const groups = page.getByRole('navigation', { name: 'Parts by product' }).getByRole('link');
    for (const link of await groups.all()) {
      await link.click();
      const anchor = await link.getAttribute('href');
      await expect(page.locator(`${anchor} h2`)).toBeInViewport();
    }
  });

  test('[OT4] the question is a plain form post', async ({ page }) => {
    await page.goto('/spare-parts');
    const form = page.locator('form[method=post]');
    await expect(form).toHaveAttribute('action', '/api/part-enquiry');
    expect(
      await form
        .locator('[name]')
        .evaluateAll((fields) => fields.map((f) => f.getAttribute('name'))),
    ).toEqual(['form-name', 'website', 'family', 'product', 'message', 'email']);
  });
});
