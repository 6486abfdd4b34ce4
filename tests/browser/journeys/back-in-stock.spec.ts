import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { restockConfirmed } from '../../../content/shop-texts.ts';
import { heldUnitTexts, restockAnswerTexts } from '../../../contract/restock-answer.ts';
import { findFreePort } from '../../../server/testing/free-port.ts';
import { startPostgres } from '../../../server/testing/postgres-server.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { readEmailsTo } from '../../support/mail-folder.ts';
import { spawnShop, stopProcess } from '../../support/server-processes.ts';
import {
  test as base,
  createEmail,
  expectEmail,
  expectPaidOrder,
  fillDelivery,
  getProduct,
  getTestCard,
  payWith,
  readStock,
} from './buyer.ts';

const adminProgram = fileURLToPath(new URL('../../../scripts/shop.ts', import.meta.url));
const run = promisify(execFile);

type RunningShop = {
  address: string;
  mails: string;
  /** Runs an admin command while the shop is open. */
  command: (...words: string[]) => Promise<string>;
};

/** A shop on PostgreSQL, where admin commands can run while it is open. */
const test = base.extend<{ shop: RunningShop }>({
  shop: async ({ request }, use) => {
    const mails = mkdtempSync(join(tmpdir(), 'rungmoor-mails-'));
    const [postgres, port] = await Promise.all([startPostgres(), findFreePort()]);
    const address = `http://localhost:${port}`;
    const environment = { DATABASE_URL: postgres.url, MAIL_DIR: mails, ORIGIN: address };
    const server = await spawnShop(port, { ...environment, LOG_LEVEL: 'error' });
    const answers = () =>
      request.get(`${address}/api/stock`).then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(answers, { timeout: 60_000 }).toBe(true);
    await use({
      address,
      mails,
      command: async (...words) => {
        const env = { PATH: process.env.PATH, ...environment };
        return (await run(process.execPath, [adminProgram, ...words], { env })).stdout;
      },
    });
    await stopProcess(server, 'SIGTERM');
    await postgres.stop();
    rmSync(mails, { recursive: true, force: true });
  },
});

test('[CC6, CC13, CC14, BU8] what was out of stock is waited for, comes back, is bought and followed to its dispatch', async ({
  page: first,
  browser,
  request,
  shop: { address, mails, command },
}) => {
  const soldOutProduct = getProduct('calderstile-300-combination-ladder-3x12-rung');
  const buyer = createEmail('waits');
  await first.goto(`${address}/shop?height=8.1-12.0&family=combination-ladders`);
  await first
    .getByRole('listitem')
    .filter({ has: first.getByRole('heading', { name: soldOutProduct.name, exact: true }) })
    .getByRole('button', { name: 'Notify Me' })
    .click();
  const dialog = first.getByRole('dialog', { name: "Email me when it's back in stock" });
  await dialog.getByRole('textbox', { name: 'Your email address' }).fill(buyer);
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(dialog.getByRole('status')).toContainText(`we've sent a link to ${buyer}`);
  await expectEmail(buyer, ['Please confirm', soldOutProduct.name], mails);
  const confirmationEmails = readEmailsTo(mails, buyer);
  expect(confirmationEmails).toHaveLength(1);
  await first.goto(confirmationEmails.join().match(/https?:\S+\?confirm=[\w-]+/)?.[0] ?? '');
  await first.getByRole('button', { name: restockAnswerTexts.confirm }).click();
  await expect(first.getByRole('heading', { name: restockConfirmed.heading })).toBeVisible();
  expect(readEmailsTo(mails, buyer)).toEqual(confirmationEmails);

  expect(await command('stock', 'receive', soldOutProduct.id, '3')).toContain(
    '2 available. 1 waiting customer',
  );
  await expectEmail(
    buyer,
    [`Back in stock: ${soldOutProduct.name}`, "we're holding one for you until"],
    mails,
  );
  const link =
    readEmailsTo(mails, buyer)
      .join()
      .match(/https?:\S+\/product\/[\w-]+\?take=[\w-]+/)?.[0] ?? '';

  // In a fresh browser, as if days later. The page was built while the product was out of stock: it shows
  // the current stock, and so does the cart.
  await expect.poll(() => readStock(request, soldOutProduct, address)).toBe(2);
  const page = await browser.newPage();
  await page.goto(link);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  const held = page.getByRole('region', { name: heldUnitTexts.heading });
  expect(await findAxeViolations(page, '[data-restock-answer]')).toEqual([]);
  // Opening the page reserves nothing.
  expect(await readStock(request, soldOutProduct, address)).toBe(2);
  await held.getByRole('button', { name: restockAnswerTexts.take }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await fillDelivery(page, buyer);
  await payWith(page, getTestCard('paid'));
  const order = await expectPaidOrder(page, [{ product: soldOutProduct, quantity: 1 }]);
  const reference = (await order.getByRole('heading').textContent())?.split(':')[0] ?? '';
  await expectEmail(buyer, [reference, soldOutProduct.sku], mails);

  await command('orders', 'dispatch', reference, '--carrier', 'Fell Freight', '--tracking', 'FF-7');
  await expectEmail(buyer, [reference, 'Fell Freight', 'FF-7'], mails);
  await page.reload();
  await page.getByRole('button', { name: 'Track Your Order' }).click();
  await expect(order.getByRole('heading')).toHaveText(`${reference}: Dispatched`);
  await expect(order).toContainText('Fell Freight, tracking FF-7');
  await page.close();
});

test('[BU8] the unit that is held is bought without JavaScript, once', async ({
  browser,
  request,
  shop: { address, mails, command },
}) => {
  const soldOutProduct = getProduct('calderstile-300-combination-ladder-3x12-rung');
  const buyer = createEmail('plain');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const data = { email: buyer, productId: soldOutProduct.id };
  expect((await request.post(`${address}/api/notify`, { data })).status()).toBe(201);
  const waitForLink = async (parameter: string) => {
    const link = () =>
      readEmailsTo(mails, buyer)
        .join()
        .match(new RegExp(`https?:\\S+\\?${parameter}=[\\w-]+`))?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    return link();
  };
  await page.goto(await waitForLink('confirm'));
  await page.getByRole('button', { name: restockAnswerTexts.confirm }).click();
  await command('stock', 'receive', soldOutProduct.id, '2');
  const link = await waitForLink('take');
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await page.getByRole('button', { name: restockAnswerTexts.take }).click();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  // The same unit leads to the same payment page.
  const payment = page.url();
  await page.goto(link);
  await page.getByRole('button', { name: restockAnswerTexts.take }).click();
  await page.getByRole('link', { name: 'Continue to payment' }).click();
  expect(page.url()).toBe(payment);
  expect(await readStock(request, soldOutProduct, address)).toBe(1);
  await context.close();
});
