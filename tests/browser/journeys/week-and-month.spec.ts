import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { formatPrice } from '../../../catalogue/money.ts';
import { readPdf } from '../../../documents/testing/pdf-text.ts';
import { parseCsv } from '../../../server/office/csv-import.ts';
import { withBusiness } from '../../support/business.ts';
import { findProduct, openCart } from '../../support/cart.ts';
import { readEmailsTo } from '../../support/mail-folder.ts';
import { addAuthenticator } from '../../support/new-office.ts';
import { test } from '../../support/test.ts';
import { phone } from './buyer.ts';

const podium = findProduct(
  ({ family, stockCount, originalPrice }) =>
    family === 'podium-steps' && stockCount > 3 && !originalPrice,
);
const ladder = findProduct(({ family, stockCount }) => {
  return family === 'extension-ladders' && stockCount > 0;
});
const buyerEmail = 'stores@fellside.example';
const buyerCompany = 'Fellside Joinery';

const getNavigation = (page: Page) => page.getByRole('navigation', { name: 'Office', exact: true });
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

/** Amounts in a document or a file, in pence. */
type Sums = { exVat: number; vat: number };

const toPence = (pounds = '') => Math.round(Number(pounds.replaceAll(/[£,]/g, '')) * 100);

/** A page in its own browser session. Actions fail after 30 seconds. */
async function newPerson(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

async function newOwner(browser: Browser, link: string): Promise<Page> {
  const page = await newPerson(browser, { baseURL: new URL(link).origin });
  await addAuthenticator(page);
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ruth Mellor');
  await page.getByLabel('Email').fill('ruth@stores.example');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(getNavigation(page)).toBeVisible();
  return page;
}

async function sendQuoteRequest(page: Page) {
  for (const { id } of [podium, ladder]) {
    await page.goto(`/product/${id}`);
    await main(page).getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  }
  const panel = await openCart(page);
  await panel.getByRole('button', { name: `Quantity of ${podium.name}: one more` }).click();
  await panel.getByRole('link', { name: 'Get a trade quote for this cart' }).click();
  const form = page.getByRole('form', { name: 'Trade quote' });
  await form.getByRole('textbox', { name: 'Company' }).fill(buyerCompany);
  await form.getByRole('textbox', { name: 'Email' }).fill(buyerEmail);
  await form.getByText('5-10').click();
  await form.getByRole('button', { name: 'Request a quote' }).click();
  await page.waitForURL('**/thank-you');
}

/** Answers the request with a discounted offer that includes work on site at another VAT rate. */
async function sendOffer(office: Page) {
  await office.goto(`/enquiries?search=${encodeURIComponent(buyerCompany)}`);
  await office.getByRole('link', { name: /^Write offer/ }).click();
  await office.getByRole('button', { name: 'Write offer' }).click();
  await expect(field(office, `Quantity of ${podium.name}`)).toHaveValue('2');
  await field(office, `Percent off list of ${podium.name}`).fill('7');
  await office.getByRole('button', { name: 'Custom line' }).click();
  await field(office, 'Description').fill('Set up on site');
  await field(office, 'Price ex VAT of Set up on site').fill('49.99');
  await office.getByRole('combobox', { name: 'VAT rate of Set up on site' }).selectOption('VAT 5%');
  await field(office, 'Delivery ex VAT').fill('45.55');
  await sendDraft(office);
}

async function sendDraft(office: Page) {
  await expect(office.locator('.offer-saved[data-state="saved"]')).toBeVisible();
  await office.getByRole('button', { name: /^Send offer/ }).click();
  await expect(office.getByText('not opened yet')).toBeVisible();
}

async function reviseOffer(office: Page) {
  await office.getByRole('button', { name: 'Write version 2' }).click();
  await field(office, `Quantity of ${podium.name}`).fill('3');
  await sendDraft(office);
}

/** Raises the prices of a range by 4% and reverts it, and checks both in the shop. */
async function changePrices(office: Page, buyer: Page) {
  const [before, raisedPrice] = [podium.price, Math.round(podium.price * 1.04)].map(formatPrice);
  const reason = 'Aluminium costs more';
  await office.goto('/prices?family=podium-steps');
  await office.getByRole('button', { name: 'Change by a rule' }).click();
  const rule = office.getByRole('region', { name: 'Change prices by a rule' });
  await rule.getByText('Pence', { exact: true }).click();
  await rule.getByLabel('How much').fill('+4');
  await rule.getByRole('button', { name: /^Change \d+ prices$/ }).click();
  const bar = office.getByRole('region', { name: 'Draft' });
  await bar.getByLabel('Reason, for the history').fill(reason);
  await bar.getByRole('button', { name: /^Publish/ }).click();
  await expect(office.getByRole('region', { name: 'Publishing' })).toContainText(/Live since/, {
    timeout: 60_000,
  });
  await expectPrice(buyer, raisedPrice);
  await office.goto('/prices/history');
  const version = office.locator('.versions li').filter({ hasText: reason });
  await version.getByRole('button', { name: /^Undo version/ }).click();
  await expect(version).toContainText('Undone by version');
  await expectPrice(buyer, before);
}

/** Checks the product's page and its range; retried, because publishing takes a moment. */
async function expectPrice(buyer: Page, price = '') {
  for (const path of [`/product/${podium.id}`, `/shop?family=${podium.family}`]) {
    await expect(async () => {
      await buyer.goto(path);
      const shown = main(buyer).getByText(price, { exact: true }).filter({ visible: true });
      await expect(shown.first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  }
}

/** Waits for an email to the buyer that matches; some wait 20 s so that they can be undone. */
async function expectEmail(mails: string, words: string | RegExp): Promise<string> {
  const pattern = new RegExp(words);
  const findMatch = () => {
    const [all, part = all] = pattern.exec(readEmailsTo(mails, buyerEmail).join('\n')) ?? [];
    return part;
  };
  await expect.poll(findMatch, { timeout: 60_000, message: `${pattern}` }).toBeTruthy();
  return findMatch() ?? '';
}

async function acceptOffer(buyer: Page): Promise<string> {
  await buyer.locator('summary', { hasText: 'bank transfer' }).click();
  await buyer.getByLabel(/^Name/).fill('M. Shaw');
  await buyer.getByLabel(/^Delivery address/).fill('1 Test Road');
  await buyer.getByLabel(/^Town or city/).fill('Leeds');
  await buyer.getByLabel(/^Postcode/).fill('LS1 1AA');
  await buyer.getByRole('button', { name: 'Accept and pay by bank transfer' }).click();
  await expect(heading(buyer)).toHaveText('Thank you. Please make the bank transfer now.');
  return /RM-\d+/.exec((await main(buyer).textContent()) ?? '')?.[0] ?? '';
}

/** Records the payment, sends the invoice, dispatches the goods in two parts, and refunds one item. */
async function fulfilOrder(office: Page, reference: string) {
  await office.goto(`/orders/${reference}`);
  await office.getByRole('button', { name: /^Record £.* received$/ }).click();
  await expect(office.locator('.screen-head')).toContainText('To dispatch');
  await office.goto(`/orders/${reference}?tab=documents`);
  await office.getByRole('button', { name: 'Issue and send VAT invoice' }).click();
  await expect(office.getByRole('link', { name: /^Open INV-/ })).toBeVisible();

  await office.goto(`/orders/${reference}?tab=dispatch`);
  // The last podium and its assembly follow later.
  for (const decreaseButton of [
    `${podium.name} to dispatch: one fewer`,
    'Set up on site to dispatch: remove',
  ])
    await office.getByRole('button', { name: `How many of ${decreaseButton}` }).click();
  await office.getByLabel('Tracking number').fill('FIRST 1');
  await office.getByRole('button', { name: 'Dispatch 3 items' }).click();
  await expect(office.getByText('Part dispatched')).toBeVisible();
  await office.getByLabel('Tracking number').fill('SECOND 2');
  await office.getByRole('button', { name: 'Dispatch all 2 items' }).click();
  await expect(office.getByRole('button', { name: 'Mark as delivered' })).toBeVisible();

  await office.goto(`/orders/${reference}?tab=refund`);
  const form = office.getByRole('form', { name: `Refund ${reference}` });
  await form.getByRole('button', { name: `Refund of ${podium.name}: one more` }).click();
  await form.getByLabel('Reason').fill('A bent stile.');
  await form.getByRole('button', { name: /^Refund £/ }).click();
  await expect(office.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
}

/** The totals of an invoice or a credit note, from its PDF. */
async function readPdfSums(page: Page, name: RegExp): Promise<Sums> {
  const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const bytes = await page.evaluate(
    async (path) => [...new Uint8Array(await (await fetch(path)).arrayBuffer())],
    href,
  );
  const [{ text = '' } = {}] = readPdf(Buffer.from(bytes)).pages;
  const amounts = (label: string) =>
    [...text.matchAll(new RegExp(`^${label}.*\\n(£[\\d,.]+)$`, 'gm'))].map(([, sum]) =>
      toPence(sum),
    );
  const [exVat = Number.NaN] = amounts('(?:Total|Credited) ex VAT');
  const vat = amounts('VAT at \\d+%').reduce((sum, each) => sum + each, 0);
  expect(amounts('(?:Total|Refunded) inc VAT')).toEqual([exVat + vat]);
  return { exVat, vat };
}

/** The rows of a file that a link of the office downloads. */
async function downloadCsv(office: Page, name: string): Promise<Record<string, string>[]> {
  const downloading = office.waitForEvent('download');
  await office.getByRole('link', { name }).click();
  const [head, ...rows] = parseCsv(readFileSync(await (await downloading).path(), 'utf8'));
  return rows.map(({ cells }) =>
    Object.fromEntries((head?.cells ?? []).map((column, at) => [column, cells[at] ?? ''])),
  );
}

const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + toPence(row[column]), 0);

/** The sales and refunds so far in the office's reports. */
async function readReportedSums(office: Page): Promise<{ sold: Sums; refunded: Sums }> {
  await office.goto('/reports');
  const sales = await downloadCsv(office, 'Sales by day, CSV');
  const [quarter = {}] = await downloadCsv(office, 'VAT by quarter, CSV');
  const readSums = (name: string, column: string) => ({
    exVat: sumOf(sales, `${name} ex VAT GBP`),
    vat: sumOf(sales, `${name} inc VAT GBP`) - sumOf(sales, `${name} ex VAT GBP`),
    quarter: toPence(quarter[column]),
  });
  const { quarter: onSales, ...sold } = readSums('Sales', 'VAT on sales GBP');
  const { quarter: onRefunds, ...refunded } = readSums('Refunded', 'VAT on refunds GBP');
  expect([sold.vat, refunded.vat]).toEqual([onSales, onRefunds]);
  return { sold, refunded };
}

/** The amounts invoiced and credited in the previous month, from the exported accounts. */
async function readExportedSums(office: Page): Promise<{ sold: Sums; refunded: Sums }> {
  await office.goto('/reports');
  const months = office.getByRole('table', { name: 'Accounts by month' });
  await months.getByRole('button', { name: 'Export', exact: true }).last().click();
  await months.getByRole('button', { name: /^Export \w+ \d{4}$/ }).click();
  await expect(months.getByText(/^Exported/)).toBeVisible();
  const file = async (name: string) => {
    const link = months.getByRole('link', { name: new RegExp(`^${name} of`) });
    return downloadCsv(office, (await link.getAttribute('aria-label')) ?? '');
  };
  const vat = await file('VAT');
  const documents = (kind: string): Sums => {
    const rows = vat.filter(({ Documents }) => Documents === kind);
    return { exVat: Math.abs(sumOf(rows, 'Ex VAT GBP')), vat: Math.abs(sumOf(rows, 'VAT GBP')) };
  };
  const all = { sold: documents('Invoices'), refunded: documents('Credit notes') };
  // Nothing was sold or refunded without a document.
  expect(new Set(vat.map(({ Documents }) => Documents)).size).toBe(2);
  for (const [name, sums] of [
    ['invoices', all.sold],
    ['credit notes', all.refunded],
  ] as const) {
    const xero = await file(`Xero ${name}`);
    const sage = await file(`Sage ${name}`);
    expect(Math.abs(sumOf(xero, '*UnitAmount'))).toBe(sums.exVat);
    expect(Math.abs(sumOf(xero, 'TaxAmount'))).toBe(sums.vat);
    expect(sumOf(sage, 'Net Amount')).toBe(sums.exVat);
    expect(sumOf(sage, 'Tax Amount')).toBe(sums.vat);
  }
  const paid = sumOf(await file('Payments'), 'Amount GBP');
  const left = all.sold.exVat + all.sold.vat - all.refunded.exVat - all.refunded.vat;
  expect(paid).toBe(left);
  return all;
}

/** Opens the order's register, requests reminders and prints the labels; returns the first label's address. */
async function openRegister(buyer: Page, mails: string): Promise<string> {
  await buyer.getByRole('button', { name: 'Open a register' }).click();
  await expect(
    buyer.getByText("We've emailed the link to the address on this order."),
  ).toBeVisible();
  const register = await expectEmail(mails, /https?:\S+register=[\w-]{24}/);
  await buyer.goto(register);
  await buyer.getByRole('button', { name: 'Open the register' }).click();
  for (const { name } of [podium, ladder])
    await expect(main(buyer).getByRole('link').filter({ hasText: name }).first()).toBeVisible();
  await buyer.getByRole('button', { name: "Email me what's due every Monday" }).click();
  await expect(buyer.getByText("We've sent you an email. Please confirm there.")).toBeVisible();

  const printed = buyer.waitForResponse('**/api/register/labels');
  await main(buyer).getByRole('link', { name: 'Labels' }).click();
  const { labels } = await (await printed).json();
  const sheet = buyer.getByRole('img', { name: /^Sheet with the labels of/ });
  for (const { name } of [podium, ladder])
    await expect(sheet).toContainText(name.split(' ').slice(0, 2).join(' '));
  await expect(buyer.getByRole('button', { name: 'Print 4 labels' })).toBeVisible();
  const pdfText = (await buyer.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdfText.match(/\/Type \/Page\b/g)).toHaveLength(1);

  const weekly = /Please confirm: a weekly email[\s\S]*?(https?:\S+register=[\w-]{24})/;
  await buyer.goto(await expectEmail(mails, weekly));
  await buyer.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(buyer.getByRole('status').first()).toContainText('Every Monday we email you');
  return `/success?piece=${labels[0].key}`;
}

/** Records an inspection without a connection; the record is sent when the connection returns. */
async function inspectOffline(browser: Browser, shop: string, label: string) {
  const page = await newPerson(browser, {
    baseURL: shop,
    viewport: phone,
    serviceWorkers: 'allow',
  });
  await page.goto(label);
  await expect(page.getByRole('link', { name: 'Inspect now' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isKept = () =>
    page.evaluate(async () => (await caches.match('/register.html')) !== undefined);
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Inspect now' }).click();
  const good = page.getByRole('button', { name: 'Good', exact: true });
  await expect(good).toBeVisible();
  while (await good.isVisible()) await good.click();
  await page.getByLabel('Your name').fill('A. Lund');
  await page.getByLabel('Your position').fill('scaffolder');
  await page.getByRole('button', { name: 'Finish: passed' }).click();
  await expect(heading(page)).toHaveText('Passed');
  await expect(page.getByText('1 inspection', { exact: true })).toBeVisible();
  const sent = page.waitForResponse('**/api/register/inspect');
  await page.context().setOffline(false);
  expect((await sent).ok()).toBe(true);
  await page.goto(label);
  await expect(page.locator('span.piece-by')).toHaveText(/^A\. Lund, scaffolder/);
  await page.context().close();
}

test('[OF2] [LC2] [LC3] [LC5] [TO1] [TO2] [TO4] [TO6] [TO7] [TO8] [TO9] [OF10] [BU4] [BU5] [BU6] [BU7] an owner’s week and a buyer’s month hang together and agree to the penny', async ({
  browser,
}) => {
  test.slow();
  await withBusiness(async ({ shop, link, mails, skipFiveWeeks }) => {
    const office = await newOwner(browser, link);
    const buyer = await newPerson(browser, { baseURL: shop });
    await sendQuoteRequest(buyer);
    await sendOffer(office);
    const offer = office.url();
    await changePrices(office, buyer);

    await buyer.goto(await expectEmail(mails, /https?:\S+quote=[\w-]{43}/));
    await expect(main(buyer)).toContainText(/RO-\d+, version 1/);
    await office.goto(offer);
    await reviseOffer(office);
    await buyer.reload();
    await expect(main(buyer)).toContainText(/RO-\d+, version 2/);
    const reference = await acceptOffer(buyer);
    await fulfilOrder(office, reference);

    await office.goto(`/orders/${reference}?tab=documents`);
    const sums = {
      sold: await readPdfSums(office, /^Open INV-/),
      refunded: await readPdfSums(office, /^Open CN-/),
    };
    expect(await readReportedSums(office)).toEqual(sums);

    await buyer.reload();
    for (const tracking of ['FIRST 1', 'SECOND 2'])
      await expect(main(buyer).getByRole('listitem').filter({ hasText: tracking })).toBeVisible();
    expect(await readPdfSums(buyer, /^VAT invoice INV-\d+ as PDF$/)).toEqual(sums.sold);
    expect(await readPdfSums(buyer, /^Credit note CN-\d+ as PDF$/)).toEqual(sums.refunded);
    const label = await openRegister(buyer, mails);
    await inspectOffline(browser, shop, label);
    for (const words of [
      'Your quote request',
      'version 2',
      `Please pay for your order ${reference}`,
      `Your order ${reference}`,
      `Part of your order ${reference} is on its way`,
      `The rest of your order ${reference} is on its way`,
      'INV-',
      'CN-',
    ])
      await expectEmail(mails, words);

    await skipFiveWeeks();
    await expectEmail(mails, 'Overdue by');
    await office.goto('/reports');
    await office.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(getNavigation(office)).toBeVisible();
    expect(await readExportedSums(office)).toEqual(sums);
    await office.context().close();
    await buyer.context().close();
  });
});
