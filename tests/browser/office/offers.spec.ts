import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiPaths } from '../../../contract/api-paths.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { newClientHeaders } from '../../support/client-headers.ts';
import { test } from '../../support/office.ts';
import { overflow } from '../../support/overflow.ts';
import { wellStockedProducts } from '../../support/place-order.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const [product] = wellStockedProducts;
if (!product) throw new Error('Nothing is in stock');

/** Requests a quote in the shop, and returns the company's name. */
async function sendQuoteRequest(shop = ''): Promise<string> {
  const company = `Kirkby ${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${shop}${apiPaths.bulkQuote}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      'form-name': 'bulk-quote',
      company,
      email: `${randomUUID()}@kirkby.example`,
      quantity: '5-10',
      message: 'Two of these, please, before March.',
      city: 'Leeds',
    }),
  });
  expect(response.status).toBe(201);
  return company;
}

const row = (page: Page, company: string) => page.getByRole('row').filter({ hasText: company });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const getSavedStatus = (page: Page) => page.locator('.offer-saved[data-state="saved"]');

/** Opens the editor from the request. */
async function writeOffer(page: Page, company: string) {
  await page.goto(`/enquiries?search=${encodeURIComponent(company)}`);
  await row(page, company)
    .getByRole('link', { name: /^Write offer/ })
    .click();
  await page.getByRole('button', { name: 'Write offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^RO-/ })).toBeVisible();
}

/** Starts an offer for someone on the phone, and returns their company's name. */
async function createOffer(page: Page): Promise<string> {
  const company = `Kirkby ${randomUUID().slice(0, 8)}`;
  await page.goto('/offers/new');
  await field(page, 'Email').fill(`${randomUUID()}@kirkby.example`);
  await field(page, /^Company/).fill(company);
  await page.getByRole('button', { name: 'Write offer' }).click();
  await expect(page.getByRole('searchbox', { name: /^Add a product/ })).toBeVisible();
  return company;
}

/** Adds the product by its SKU, as a scanner does: Enter comes before the product is found. */
async function addProduct(page: Page) {
  const picker = page.getByRole('searchbox', { name: /^Add a product/ });
  await picker.fill(product?.sku ?? '');
  await picker.press('Enter');
  await expect(field(page, `Quantity of ${product?.name}`)).toHaveValue('1');
}

/** The link to the customer's page, as the office shows it. */
async function getOfferLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Payment link' }).click();
  const link = field(page, 'Link');
  await expect(link).toHaveValue(/\/thank-you\?quote=/);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const url = await link.inputValue();
  await page.keyboard.press('Escape');
  return url;
}

test('[TO1] [TO2] [TO4] a request is offered for, revised, accepted by bank transfer and paid', async ({
  office,
  browser,
  baseURL,
}) => {
  const company = await sendQuoteRequest(baseURL);
  await writeOffer(office, company);
  await addProduct(office);
  await field(office, `Quantity of ${product?.name}`).fill('2');
  const percent = field(office, `Percent off list of ${product?.name}`);
  const price = field(office, `Price ex VAT of ${product?.name}`);
  const list = await price.inputValue();
  await percent.fill('10');
  await expect(price).not.toHaveValue(list);
  await price.fill(list);
  await expect(percent).toHaveValue('0%');
  await percent.fill('10');
  await office.getByRole('button', { name: 'Custom line' }).click();
  await field(office, 'Description').fill('Set up on site');
  await field(office, 'Price ex VAT of Set up on site').fill('50');
  await field(office, 'Description').focus();
  await office.getByRole('combobox', { name: 'VAT rate of Set up on site' }).selectOption('VAT 5%');
  await expect(field(office, 'Price ex VAT of Set up on site')).toHaveValue('£50.00');
  await field(office, 'Delivery ex VAT').fill('45');
  await field(office, /^Note to the buyer/).fill('Both go to Leeds.');
  await expect(office.getByRole('definition').filter({ hasText: '£45.00' })).toBeVisible();
  await expect(getSavedStatus(office)).toBeVisible();
  // What was typed is saved on the server.
  await office.reload();
  await expect(percent).toHaveValue('10%');
  await expect(field(office, /^Note to the buyer/)).toHaveValue('Both go to Leeds.');

  await office.keyboard.press('Control+Enter');
  await expect(office.getByText(/^RO-\d+ goes to .+ in 20 s\.$/)).toBeVisible();
  await office.getByRole('button', { name: 'Undo' }).click();
  await expect(office.getByText('Version 1, draft')).toBeVisible();
  await office.getByRole('button', { name: /^Send offer/ }).click();
  await expect(office.getByText('not opened yet')).toBeVisible();

  await office.getByRole('button', { name: 'Write version 2' }).click();
  await field(office, `Quantity of ${product?.name}`).fill('3');
  await expect(getSavedStatus(office)).toBeVisible();
  await office.getByRole('link', { name: 'Version 1', exact: true }).click();
  await expect(office.getByRole('table', { name: 'Lines of version 1' })).toContainText('2');
  await office.getByRole('link', { name: 'Version 2, draft' }).click();
  await office.getByRole('button', { name: /^Send offer/ }).click();
  await expect(office.getByRole('table', { name: 'Lines of version 2' })).toContainText(
    'Before: 2',
  );
  const reference = (await office.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const link = await getOfferLink(office);

  const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders() });
  const customer = await context.newPage();
  await customer.goto(link);
  await expect(customer.getByText(`Offer ${reference}, version 2`)).toBeVisible();
  await customer.locator('summary', { hasText: 'bank transfer' }).click();
  await customer.getByLabel(/^Name/).fill('M. Shaw');
  await customer.getByLabel(/^Delivery address/).fill('1 Test Road');
  await customer.getByLabel(/^Town or city/).fill('Leeds');
  await customer.getByLabel(/^Postcode/).fill('LS1 1AA');
  await customer.getByRole('button', { name: 'Accept and pay by bank transfer' }).click();
  await expect(customer.getByText(/RM-\d{6}/).first()).toBeVisible();
  await context.close();

  await office.goto(`/enquiries?tab=closed&search=${reference}`);
  await expect(row(office, company)).toContainText('Won');
  await row(office, company).getByRole('link', { name: /^Open/ }).click();
  await office.getByRole('link', { name: /^RM-\d+, awaiting payment/ }).click();
  await field(office, 'Amount received (£)').fill('10');
  await office.getByRole('button', { name: 'Record £10.00 received' }).click();
  await expect(office.getByText(/RM-\d+: £10\.00 received\./)).toBeVisible();
  await office.getByRole('button', { name: /^Record £.* received$/ }).click();
  await expect(office.locator('.screen-head')).toContainText('To dispatch');
});

test('[TO5] [OF14] an offer for a call is made and its link shown, by keyboard', async ({
  office,
}) => {
  const email = `${randomUUID()}@kirkby.example`;
  await office.goto('/enquiries');
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await office.keyboard.press('n');
  await expect(office.getByRole('heading', { level: 1, name: 'New offer' })).toBeVisible();
  await field(office, 'Email').fill(email);
  await office.keyboard.press('Control+Enter');
  await expect(office.getByRole('heading', { level: 1, name: /^RO-/ })).toBeVisible();
  // The app listens for keys once the editor is shown.
  await expect(getSavedStatus(office)).toBeVisible();
  await office.keyboard.press('a');
  await office.keyboard.type(product?.sku ?? '');
  await office.keyboard.press('Enter');
  await expect(field(office, `Quantity of ${product?.name}`)).toHaveValue('1');
  await expect(getSavedStatus(office)).toBeVisible();
  await office.keyboard.press('Control+Enter');
  await expect(office.getByText('not opened yet')).toBeVisible();
  await office.keyboard.press('Control+k');
  await office.keyboard.type('payment link');
  await office.keyboard.press('Enter');
  await expect(office.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

test('[TO2] [OF13] a colleague’s draft is shown before it is overwritten', async ({
  office,
  signIn,
}) => {
  await createOffer(office);
  await addProduct(office);
  await expect(getSavedStatus(office)).toBeVisible();
  const { page: dan } = await signIn('staff', 'Dan Whittle');
  await dan.goto(new URL(office.url()).pathname);
  await expect(dan.getByText('Olive Owner has it open too')).toBeVisible();
  // Offline, so that what is typed here is not saved before Dan's version is.
  await office.context().setOffline(true);
  await field(office, `Quantity of ${product?.name}`).fill('4');
  await expect(office.getByText(/^Not saved: No connection/)).toBeVisible();
  await field(dan, `Quantity of ${product?.name}`).fill('6');
  await expect(getSavedStatus(dan)).toBeVisible();
  await office.context().setOffline(false);
  await office.getByRole('button', { name: 'Try again' }).click();
  const versionsTable = office.getByRole('table', { name: 'Both versions' });
  await expect(versionsTable).toContainText(`6 × ${product?.name}`);
  await expect(versionsTable).toContainText(`4 × ${product?.name}`);
  await office.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(getSavedStatus(office)).toBeVisible();
  await expect(field(dan, `Quantity of ${product?.name}`)).toHaveValue('4');
});

test('[TO1] staff are told what they may not send', async ({ signIn }) => {
  const { page } = await signIn('staff', 'Sam Staff');
  await createOffer(page);
  await addProduct(page);
  await field(page, `Percent off list of ${product?.name}`).fill('40');
  await expect(page.getByText(/^You can offer up to 15% below list/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send offer/ })).toBeDisabled();
});

for (const size of [phone, desktop]) {
  test(`[TO1] [OF15] offers at ${size.width}: everything in reach, nothing against WCAG 2.2 AA`, async ({
    office,
  }) => {
    await office.setViewportSize(size);
    const check = async () => {
      expect(await overflow(office)).toEqual([]);
      expect(await findAxeViolations(office)).toEqual([]);
    };
    await office.goto('/offers/new');
    await expect(field(office, 'Email')).toBeVisible();
    await check();
    const company = await createOffer(office);
    await addProduct(office);
    await field(office, `Quantity of ${product?.name}`).fill('9999');
    await office.getByRole('button', { name: 'Custom line' }).click();
    await field(office, 'Description').fill('Set up on site');
    await office.getByText('Buyer', { exact: false }).first().scrollIntoViewIfNeeded();
    await expect(getSavedStatus(office)).toBeVisible();
    await check();
    await office.getByRole('searchbox', { name: /^Add a product/ }).fill('ladder');
    await expect(office.getByRole('list', { name: 'Products found' })).toBeVisible();
    await check();
    await office.keyboard.press('Escape');
    await field(office, `Quantity of ${product?.name}`).fill('1');
    await expect(getSavedStatus(office)).toBeVisible();
    await office.getByRole('button', { name: /^Send offer/ }).click();
    await expect(office.getByText('not opened yet')).toBeVisible();
    await check();
    await getOfferLink(office);
    for (const actionName of ['Hold goods', 'Withdraw', 'Mark as lost', 'Payment link']) {
      await office.getByRole('button', { name: actionName, exact: true }).click();
      await expect(office.getByRole('dialog')).toBeVisible();
      await check();
      await office.keyboard.press('Escape');
    }
    await office.goto('/enquiries');
    await expect(row(office, company)).toBeVisible();
    await check();
  });
}
