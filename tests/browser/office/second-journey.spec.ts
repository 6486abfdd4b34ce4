import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { products } from '../../../catalogue/catalogue.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import type { Database } from '../../../server/database/database.ts';
import {
  checkout,
  order,
  orderIssue,
  orderLine,
  outboxEmail,
  refund,
  restockRequest,
} from '../../../server/database/schema.ts';
import { queueEmail } from '../../../server/email/outbox.ts';
import { newClientHeaders } from '../../support/client-headers.ts';
import { failedEmails, rejectedEmailState } from '../../support/failed-emails.ts';
import { withNewOffice } from '../../support/new-office.ts';
import { test } from '../../support/test.ts';
import { expectEmail } from '../journeys/buyer.ts';

const soldOut = products.find(({ stockCount }) => stockCount === 0);
const soldProduct = products.find(({ stockCount }) => stockCount > 3);
if (!soldOut || !soldProduct) throw new Error('The catalogue has too little');

const waitingEmails = ['ann', 'bill', 'cath'].map((name) => `${name}@waits.example`);
const now = new Date();
/** The first month of the previous quarter, counted from January of this year. */
const firstMonth = Math.floor(now.getUTCMonth() / 3) * 3 - 3;
const midMonth = (month: number) => new Date(Date.UTC(now.getUTCFullYear(), month, 15, 12));

/** Inserts a paid order without its goods, three restock requests for them, a failed email and old sales. */
async function seedDatabase({ queries }: Database): Promise<void> {
  const insertOrder = async (
    createdAt: Date,
    pence: number,
    product = soldProduct,
    givenBackPence = 0,
  ) => {
    const checkoutId = randomUUID();
    await queries
      .insert(checkout)
      .values({ id: checkoutId, state: 'paid', totalPence: pence, expiresAt: createdAt });
    const [made] = await queries
      .insert(order)
      .values({
        ...{ checkoutId, givenBackPence },
        ...{ sessionId: `cs_test_${randomUUID()}`, email: 'stores@fellside.example', createdAt },
        ...{ totalPence: pence, state: product === soldOut ? 'paid' : 'delivered' },
      })
      .returning();
    const orderId = made?.id ?? 0;
    const { id: productId = '', name = '', sku = '' } = product ?? {};
    await queries
      .insert(orderLine)
      .values({ orderId, line: 1, productId, name, sku, unitPence: pence, quantity: 1 });
    return orderId;
  };
  const shortOrder = await insertOrder(now, soldOut?.price ?? 0, soldOut);
  const items = [{ name: soldOut?.name ?? '', quantity: 1 }];
  await queries
    .insert(orderIssue)
    .values({ orderId: shortOrder, kind: 'out-of-stock', key: 'short', data: { items } });
  for (const email of waitingEmails)
    await queries
      .insert(restockRequest)
      .values({ email, productId: soldOut?.id ?? '', confirmedAt: now });
  await insertOrder(midMonth(firstMonth), 367_14);
  const refunded = await insertOrder(midMonth(firstMonth + 1), 1200_00, soldProduct, 300_00);
  await queries.insert(refund).values({
    ...{ orderId: refunded, pence: 300_00, exVatPence: 250_00, method: 'provider', state: 'done' },
    ...{ attemptKey: 'part', settledAt: midMonth(firstMonth + 2) },
  });
  await queries.insert(orderIssue).values({
    ...{ orderId: refunded, kind: 'partial-refund', key: 'part' },
    ...{ raisedAt: midMonth(firstMonth + 2), data: { refundedPence: 300_00, totalPence: 1200_00 } },
  });
  for (const email of failedEmails.slice(0, 1)) await queueEmail(queries, email);
  await queries.update(outboxEmail).set(rejectedEmailState);
}

async function askAboutPart(shop: string, email: string): Promise<void> {
  const response = await fetch(`${shop}${apiPaths.partEnquiry}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      ...{ 'form-name': 'part-enquiry', family: '', product: soldProduct?.id, email },
      message: 'The locking stay bends when closed.',
    }),
  });
  expect(response.status).toBe(201);
}

/** Counts the current product with the expected figure. */
async function countOne(page: Page): Promise<void> {
  const name = await page.getByRole('heading', { level: 2 }).innerText();
  const figure = page.getByRole('textbox', { name: /^Counted of/ });
  await expect(figure).toHaveValue('');
  const stockOnHand = products.find((product) => product.name === name)?.stockCount ?? 0;
  await figure.fill(String(stockOnHand));
  await page.getByRole('button', { name: `${stockOnHand}, next` }).click();
}

test('[OF6] [OF7] [OF8] [OF9] [OF10] a day of answers, goods, counts, corrections and figures', async ({
  browser,
}) => {
  test.slow();
  await withNewOffice(async ({ shop, link, mails }) => {
    const context = await browser.newContext({ baseURL: new URL(link).origin });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ruth Mellor');
    await page.getByLabel('Email').fill('ruth@stores.example');
    await page.getByRole('button', { name: 'Use a password instead' }).click();
    await page.getByLabel('Password').fill('seven green kettles');
    await page.getByRole('button', { name: 'Set this password' }).click();
    await expect(page.getByRole('navigation', { name: 'Office', exact: true })).toBeVisible();

    // A question about a part is answered.
    const askerEmail = 'sam@kirkby.example';
    await askAboutPart(shop, askerEmail);
    await page.goto('/enquiries?kind=question');
    await page.getByRole('link', { name: /^Answer: Part question/ }).click();
    await page.getByRole('textbox', { name: 'Answer' }).fill('Please stop using the steps.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.locator('.thread')).toContainText('Please stop using the steps.');

    // A delivery first fills the short order, and then three people are emailed about the rest.
    await page.goto('/stock');
    await page.getByRole('button', { name: 'Receive a delivery' }).click();
    const delivery = page.getByRole('dialog', { name: 'Receive a delivery' });
    await delivery.getByRole('searchbox', { name: 'Product' }).fill(soldOut.sku);
    await delivery.getByRole('button', { name: soldOut.name }).click();
    await delivery.getByRole('spinbutton').fill('4');
    await expect(delivery).toContainText(/First to RM-\d+ \(1\)/);
    await expect(delivery).toContainText('3 people get an email');
    await delivery.getByRole('button', { name: 'Receive 4 items' }).click();
    await expect(
      page.getByText(/Reserved first for RM-\d+\. 3 people told by email\./),
    ).toBeVisible();
    for (const email of waitingEmails)
      await expectEmail(email, ['Back in stock', soldOut.name], mails);

    // Ten products are counted on a phone, two of them without a connection.
    const sent = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('/api/stock/counts')) sent.add(request.postDataJSON().key);
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/stock/count');
    await page.getByLabel('Family').selectOption({ label: 'Mobile Access' });
    await page.getByRole('button', { name: /^Count \d+ products$/ }).click();
    for (let done = 0; done < 8; done += 1) await countOne(page);
    await expect.poll(() => sent.size).toBe(8);
    await context.setOffline(true);
    await expect(page.getByText('No connection.')).toBeVisible();
    for (let done = 0; done < 2; done += 1) await countOne(page);
    await expect(page.getByText('2 counts kept on this device')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('kept on this device')).toHaveCount(0);
    expect(sent.size).toBe(10);
    await page.setViewportSize({ width: 1440, height: 900 });

    // A mistyped address is corrected, and the email arrives.
    await page.goto('/emails?tab=failed');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await page.getByRole('button', { name: 'Correct and send again' }).click();
    await expect(page.getByText('It goes to j.ormrod@gmail.com in 20 s.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No failed emails.' })).toBeVisible();
    // Undo is no longer offered once the email has been sent.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 60_000 });
    await expectEmail('j.ormrod@gmail.com', ['Thank you'], mails);

    // The sender of the part question wants their data erased.
    await page.goto(`/customers?search=${askerEmail}`);
    await page.locator('main a[href^="/customers/"]').first().click();
    await page.getByLabel('Type the email address to confirm').fill(askerEmail);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText(/^Erased 1/)).toBeVisible();
    await page.goto(`/customers?search=${askerEmail}`);
    await expect(page.getByRole('heading', { name: 'No customer matches.' })).toBeVisible();

    // The previous quarter: £367.14 is £61.19 VAT and £305.95; £1,200 is £200 and £1,000, of which £50 and
    // £250 were refunded.
    await page.goto('/reports');
    const quarter = page.getByRole('table', { name: 'VAT by quarter' }).getByRole('row').nth(2);
    for (const figure of ['£261.19', '£50.00', '£211.19', '£1,055'])
      await expect(quarter).toContainText(figure);
    await context.close();
  }, seedDatabase);
});
