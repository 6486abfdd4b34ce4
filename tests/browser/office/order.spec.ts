import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../../support/axe.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';
import { placeOrder, wellStockedProducts } from '../../support/place-order.ts';

const phone = { width: 390, height: 844 };
const [first] = wellStockedProducts;
const firstProductName = first?.name ?? '';

/** Opens an order and waits until it is shown. */
async function openOrder(page: Page, reference: string, tab?: string) {
  await page.goto(`/orders/${reference}${tab ? `?tab=${tab}` : ''}`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
}

const dispatchForm = (page: Page, reference: string) =>
  page.getByRole('form', { name: `Dispatch ${reference}` });
const tray = (page: Page) => page.getByRole('status').filter({ hasText: 'dispatched' });

test('[OF5] [TO6] [OF12] an order leaves in part, is taken back, and leaves whole', async ({
  office,
  baseURL,
}) => {
  const reference = await placeOrder(baseURL);
  await openOrder(office, reference);
  const form = dispatchForm(office, reference);
  await form
    .getByRole('button', { name: `How many of ${firstProductName} to dispatch: one fewer` })
    .click();
  await form.getByRole('radio', { name: 'DPD' }).check({ force: true });
  await form.getByLabel('Tracking number').fill('1550 0001');
  await form.getByRole('button', { name: 'Dispatch 3 items' }).click();
  await expect(office.getByText('3 items dispatched')).toHaveCount(2);
  await expect(office.getByText('Part dispatched')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Dispatch 1 item' })).toBeVisible();

  await tray(office).getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByRole('status').filter({ hasText: 'Undone.' })).toBeVisible();
  await expect(office.getByText('Dispatch undone')).toBeVisible();

  await form.getByRole('button', { name: 'Dispatch all 4 items' }).click();
  await expect(office.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();
  await expect(office.getByText('Dispatched, all 4 items')).toBeVisible();
});

test('[OF14] [OF5] an order is dispatched and undone by keyboard alone', async ({
  office,
  baseURL,
}) => {
  const reference = await placeOrder(baseURL, { quantities: [1] });
  await openOrder(office, reference);
  await expect(office.getByLabel('Tracking number')).toBeFocused();
  await office.keyboard.type('1550 0002');
  await office.keyboard.press('Enter');
  await expect(tray(office)).toBeVisible();
  await office.getByRole('button', { name: 'Mark as delivered' }).focus();
  await office.keyboard.press('z');
  await expect(office.getByText('Dispatch undone')).toBeVisible();
});

test('[OF5] an address is corrected, and a wrong one named', async ({ office, baseURL }) => {
  const reference = await placeOrder(baseURL, { quantities: [1] });
  await openOrder(office, reference);
  await office.getByRole('link', { name: 'Change address' }).click();
  const form = office.getByRole('form', { name: 'Change delivery address' });
  await form.getByLabel('Postcode').fill('JE2 3AB');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Enter a full postcode that we deliver to.')).toBeVisible();
  await expect(form.getByLabel('Postcode')).toBeFocused();
  await form.getByLabel('Postcode').fill('la94xx');
  await form.getByLabel('Town').fill('Kendal');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(office.getByText('LA9 4XX', { exact: true })).toBeVisible();
  await expect(office.getByText('New address email waits to be sent')).toBeVisible();
});

test('[OF13] of two people who change one order, the second sees the first and loses nothing', async ({
  signIn,
  baseURL,
}) => {
  const reference = await placeOrder(baseURL, { quantities: [2] });
  const { page: mine } = await signIn('owner', 'Ruth Mellor');
  const { page: theirs } = await signIn('staff', 'Dan Webb');
  await openOrder(mine, reference);
  await openOrder(theirs, reference);
  await expect(theirs.getByText('Ruth Mellor has it open too')).toBeVisible();

  await mine.getByLabel('Tracking number').fill('MINE 1');
  await theirs.getByLabel('Tracking number').fill('THEIRS 1');
  await theirs.getByRole('button', { name: 'Dispatch all 2 items' }).click();
  await expect(tray(theirs)).toBeVisible();

  // The second screen updates after the first one's dispatch, and keeps what was typed there.
  await expect(mine.getByText('Dispatched, all 2 items')).toBeVisible();
  await expect(mine.getByLabel('Tracking number')).toHaveValue('MINE 1');
  const conflictResponse = mine.waitForResponse((answer) => answer.status() === 409);
  await dispatchForm(mine, reference).getByLabel('Tracking number').press('Enter');
  await conflictResponse;
  await expect(mine.getByText(`Dan Webb dispatched ${reference}`)).toBeVisible();
  const versions = mine.getByRole('table', { name: 'Both versions' });
  await expect(versions.getByRole('row', { name: /Tracking/ })).toContainText('THEIRS 1MINE 1');
  expect(await findAxeViolations(mine, 'main')).toEqual([]);
  await mine.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(mine.getByText('shipment corrected')).toBeVisible();
  await expect(mine.getByText('DPD, MINE 1').first()).toBeVisible();
});

test('[OF5] staff see up to which sum they can refund', async ({ signIn, baseURL }) => {
  const reference = await placeOrder(baseURL);
  const { page } = await signIn('staff');
  await openOrder(page, reference, 'refund');
  await page.getByRole('radio', { name: 'Everything' }).check({ force: true });
  await expect(page.getByText('You can refund up to £250.00 of an order.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Refund £/ })).toBeDisabled();
});

test('[OF5] an owner refunds the whole order', async ({ office, baseURL }) => {
  const reference = await placeOrder(baseURL, { quantities: [1] });
  await openOrder(office, reference, 'refund');
  await office.getByRole('radio', { name: 'Everything' }).check({ force: true });
  await office.getByRole('button', { name: /^Refund £/ }).click();
  await expect(office.getByText('Everything has been refunded.')).toBeVisible();
  await expect(office.getByRole('status').getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('[OF15] [OF5] on a phone an order is picked and dispatched with one thumb', async ({
  office,
  baseURL,
}) => {
  const reference = await placeOrder(baseURL, { quantities: [1, 1] });
  await office.setViewportSize(phone);
  // The response to the packing request is slow: a dispatch in the meantime must not conflict with it.
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  await office.route('**/prepare', async (route) => {
    const response = await route.fetch();
    await isSent;
    await route.fulfill({ response });
  });
  await openOrder(office, reference);
  await office.getByRole('link', { name: 'Pick 2 items' }).click();
  for (const { name } of wellStockedProducts.slice(0, 2)) {
    await office.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }
  await office.getByRole('link', { name: 'Dispatch 2 items' }).click();
  const button = office.getByRole('button', { name: 'Dispatch all 2 items' });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.y).toBeGreaterThan(phone.height / 2);
  await office.getByLabel('Tracking number').fill('1550 0003');
  await button.click();
  send();
  await expect(tray(office)).toBeVisible();
  expect(await overflow(office)).toEqual([]);
});

const tabs = [
  undefined,
  'pick',
  'dispatch',
  'refund',
  'documents',
  'address',
  'email',
  'note',
  'cancel',
  'more',
];

for (const [name, size] of Object.entries({ '1440': { width: 1440, height: 900 }, '390': phone })) {
  test(`[OF14] [OF5] every panel of an order is accessible at ${name} pixels`, async ({
    office,
    baseURL,
  }) => {
    test.slow();
    const reference = await placeOrder(baseURL);
    await office.setViewportSize(size);
    for (const tab of tabs) {
      await openOrder(office, reference, tab);
      expect([tab, await findAxeViolations(office)]).toEqual([tab, []]);
    }
    for (const document of ['packing-note', 'label']) {
      await office.goto(`/orders/print?references=${reference}&document=${document}`);
      await expect(office.getByRole('img', { name: `Barcode of ${reference}` })).toBeVisible();
      expect([document, await findAxeViolations(office)]).toEqual([document, []]);
    }
    await office.goto('/orders/RM-999999');
    await expect(office.getByRole('alert')).toContainText('There is no order with this reference.');
    expect(await findAxeViolations(office)).toEqual([]);
  });
}

test('[OF5] nothing that a buyer types runs in the office', async ({ office, baseURL }) => {
  const markup = '"><img src=x onerror="document.title=1">';
  const reference = await placeOrder(baseURL, {
    quantities: [1],
    typed: {
      name: `Name${markup}`,
      line1: `Line1${markup}`,
      line2: `Line2${markup}`,
      town: `Town${markup}`,
      county: `County${markup}`,
      'custom-company': `Company${markup}`,
      'custom-ponumber': `PO${markup}`,
      'custom-deliverynotes': `Notes${markup}`,
    },
  });
  const failed: string[] = [];
  office.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  await openOrder(office, reference);
  for (const field of ['Name', 'Line1', 'Line2', 'Town', 'County', 'Company', 'PO', 'Notes']) {
    await expect(office.getByText(`${field}${markup}`.slice(0, 20)).first()).toBeVisible();
  }
  await office.goto(`/orders/print?references=${reference}&document=packing-note`);
  await expect(office.getByRole('img', { name: `Barcode of ${reference}` })).toBeVisible();
  expect(await office.locator('img[src=x]').count()).toBe(0);
  expect(failed).toEqual([]);
});

test('[OF5] a packing note is printed on one sheet without prices', async ({ office, baseURL }) => {
  const reference = await placeOrder(baseURL);
  await office.goto(`/orders/print?references=${reference}&document=packing-note`);
  const sheet = office.getByRole('region', { name: `Packing note ${reference}` });
  await expect(sheet.getByRole('row')).toHaveCount(5);
  await expect(sheet).not.toContainText('£');
  await office.emulateMedia({ media: 'print' });
  await expect(office.getByRole('navigation', { name: 'Office', exact: true })).toBeHidden();
  const pages = (await office.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pages.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await office.goto(`/orders/print?references=${reference}&document=label`);
  await expect(office.getByRole('img', { name: `Barcode of ${reference}` })).toBeVisible();
  const label = (await office.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(label.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // 100 by 150 mm, in points.
  expect(label).toMatch(/\/MediaBox \[0 0 28[23]\.\d+ 425\.\d+\]/);
});
