import { expect, type Page } from '@playwright/test';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { company, registeredOfficeLine } from '../../content/company.ts';
import { loadOf } from '../../content/delivery.ts';
import { orderSuccess, orderWithoutScript } from '../../content/shop-texts.ts';
import type { TrackedOrder } from '../../contract/order.ts';
import { findAxeViolations } from '../support/axe.ts';
import { test } from '../support/test.ts';

const { id, name, sku } = firstProduct;
const at = '2026-11-15T10:00:00.000Z';
const order: TrackedOrder = {
  reference: 'RM-000002',
  state: 'paid',
  placedAt: at,
  deliverBy: '2026-11-20T00:00:00.000Z',
  lines: [{ productId: id, name, sku, quantity: 2, unitPence: 60_000 }],
  total: 120_000,
  rates: [],
  documents: [],
  shipments: [],
  history: [{ state: 'paid', at }],
};

/** Opens the page after payment; the test decides when its request for the order gets a response. */
async function openSuccessPage(page: Page, answer: { status?: number; json: unknown }) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/orders/*', async (route) => {
    await held;
    await route.fulfill(answer);
  });
  await page.goto('/success?session_id=cs_test_9');
  return { main: page.getByRole('main'), release };
}

for (const width of [390, 1440]) {
  test(`[CC12] [CC13] shows number, goods and VAT unasked, and moves no button, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { main, release } = await openSuccessPage(page, { json: order });
    const track = main.getByRole('button', { name: 'Track Your Order' });
    const heading = main.getByRole('heading', { level: 1 });
    await expect(main.getByText('Loading your order…')).toBeVisible();
    await expect(heading).toHaveText('Your order');
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await track.boundingBox();
    release();

    await expect(main.getByRole('heading', { name: 'Order RM-000002' })).toBeVisible();
    await expect(heading).toHaveText('Thank you for your order');
    await expect(main.getByText("We'll deliver it by Friday 20 November.")).toBeVisible();
    const bought = main.getByRole('region', { name: 'What you bought' });
    const line = bought.getByRole('listitem');
    await expect(line.getByRole('link', { name })).toBeVisible();
    await expect(line).toContainText('2 ×');
    await expect(line).toContainText(`${sku}, £600.00 each inc VAT`);
    await expect(line).toContainText('£1,200.00');
    await expect(bought.getByText('Need a VAT invoice?')).toBeVisible();
    for (const [term, amount] of [
      ['Total ex VAT', '£1,000.00'],
      ['VAT 20%', '£200.00'],
      ['Total inc VAT', '£1,200.00'],
    ] as const) {
      await expect(bought.getByText(term).locator('..')).toContainText(amount);
    }
    await expect(main.getByText('Order Reference', { exact: true }).locator('..')).toContainText(
      'cs_test_9',
    );
    expect(await track.boundingBox()).toEqual(before);

    await track.click();
    await expect(main.getByRole('region', { name: 'Order RM-000002' })).toContainText('Paid');
    await expect(main.getByText(name)).toHaveCount(1);
    expect(await findAxeViolations(page, 'main')).toEqual([]);

    await page.reload();
    await expect(main.getByRole('heading', { name: 'Order RM-000002' })).toBeVisible();
  });
}

for (const [status, json, heading, shortText, longText] of [
  [
    202,
    { state: 'pending' },
    "We're confirming your payment",
    'Confirming your payment…',
    'still confirming your payment',
  ],
  [
    404,
    { error: 'No' },
    "We can't find this order",
    'No order with this reference',
    "If you've paid, call us",
  ],
  [503, { error: 'No' }, 'Your order', "We'll email your order number", 'Nothing is lost'],
] as const) {
  test(`[CC12] [CC13] says how it is when the answer is ${status}`, async ({ page }) => {
    const { main, release } = await openSuccessPage(page, { status, json });
    release();
    await expect(main.getByText(shortText, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByText(/Thank you|deliver it by|two people/)).toHaveCount(0);
    await main.getByRole('button', { name: 'Track Your Order' }).click();
    await expect(main.getByText(longText)).toBeVisible();
    await expect(main.getByText('What you bought')).toHaveCount(0);
  });
}

test('[CC12] shows no empty box without a reference', async ({ page }) => {
  await page.goto('/success');
  const main = page.getByRole('main');
  await expect(main.getByText('open the link in your confirmation email').first()).toBeVisible();
  await expect(main.getByText('Loading your order…')).toBeHidden();
  await expect(main.getByText('Order Reference', { exact: true })).toBeHidden();
});

test('[CC12] prints for whoever files it: seller, VAT number, order number, date and goods', async ({
  page,
}) => {
  const { main, release } = await openSuccessPage(page, { json: order });
  await expect(main.getByText('VAT number')).toHaveCount(0);
  release();
  await expect(main.getByText('VAT number')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const { legalName, vatNumber } = company;
  for (const words of [legalName, registeredOfficeLine, vatNumber, sku, '15 November 2026']) {
    await expect(main.getByText(words).last()).toBeVisible();
  }
  await expect(main.getByText('Order RM-000002').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
});

test('[CC12] asks for two people where a load is long', async ({ page }) => {
  const long = products.find((product) => loadOf(product) === 'long');
  if (!long) throw new Error('No long load');
  const lines = order.lines.map((line) => ({ ...line, sku: long.sku }));
  const { main, release } = await openSuccessPage(page, { json: { ...order, lines } });
  release();
  await expect(main.getByText('Please have two people ready to unload.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CC12, OT5] says what it needs, and not that the link of the order has none', async ({
    page,
  }) => {
    await page.goto('/success?session_id=cs_test_1');
    const main = page.getByRole('main');
    await expect(main.getByText(orderWithoutScript)).toBeVisible();
    const wrong = main.getByText(orderSuccess.withoutReference).filter({ visible: true });
    await expect(wrong).toHaveCount(0);
  });
});
