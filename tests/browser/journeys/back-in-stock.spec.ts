import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { restockConfirmed } from '../../../content/shop-texts.ts';
import { heldUnitTexts, restockAnswerTexts } from '../../../contract/restock-answer.ts';
import { freePort } from '../../../server/testing/free-port.ts';
import { startPostgres } from '../../../server/testing/postgres-server.ts';
import { violationsOn } from '../../support/axe.ts';
import { mailsTo } from '../../support/mail-folder.ts';
import { end, spawnShop } from '../../support/server-processes.ts';
import {
  test as base,
  cardThatIs,
  email,
  expectMail,
  expectPaidOrder,
  fillDelivery,
  payWith,
  productNamed,
  stockOf,
} from './buyer.ts';

const adminProgram = fileURLToPath(new URL('../../../scripts/shop.ts', import.meta.url));
const run = promisify(execFile);

type OwnShop = {
  address: string;
  mails: string;
  /** Runs an admin command while the shop is open. */
  command: (...words: string[]) => Promise<string>;
};

/** A shop on PostgreSQL, where admin commands can run while it is open. */
const test = base.extend<{ shop: OwnShop }>({
  shop: async ({ request }, use) => {
    const mails = mkdtempSync(join(tmpdir(), 'rungmoor-mails-'));
    const [postgres, port] = await Promise.all([startPostgres(), freePort()]);
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
    await end(server, 'SIGTERM');
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
  const wanted = productNamed('calderstile-300-combination-ladder-3x12-rung');
  const buyer = email('waits');
  await first.goto(`${address}/shop?height=8.1-12.0&family=combination-ladders`);
  await first
    .getByRole('listitem')
    .filter({ has: first.getByRole('heading', { name: wanted.name, exact: true }) })
    .getByRole('button', { name: 'Notify Me' })
    .click();
  const dialog = first.getByRole('dialog', { name: "Email me when it's back in stock" });
  await dialog.getByRole('textbox', { name: 'Your email address' }).fill(buyer);
  await dialog.getByRole('button', { name: 'Notify me' }).click();
  await expect(dialog.getByRole('status')).toContainText(`we've sent a link to ${buyer}`);
  await expectMail(buyer, ['Please confirm', wanted.name], mails);
  const asked = mailsTo(mails, buyer);
  expect(asked).toHaveLength(1);
  await first.goto(asked.join().match(/https?:\S+\?confirm=[\w-]+/)?.[0] ?? '');
  await first.getByRole('button', { name: restockAnswerTexts.confirm }).click();
  await expect(first.getByRole('heading', { name: restockConfirmed.heading })).toBeVisible();
  expect(mailsTo(mails, buyer)).toEqual(asked);

  expect(await command('stock', 'receive', wanted.id, '3')).toContain(
    '2 available. 1 waiting customer',
  );
  await expectMail(
    buyer,
    [`Back in stock: ${wanted.name}`, "we're holding one for you until"],
    mails,
  );
  const link =
    mailsTo(mails, buyer)
      .join()
      .match(/https?:\S+\/product\/[\w-]+\?take=[\w-]+/)?.[0] ?? '';

  // In a fresh browser, as if days later. The page was built while the product was out of stock: it shows
  // the current stock, and so does the cart.
  await expect.poll(() => stockOf(request, wanted, address)).toBe(2);
  const page = await browser.newPage();
  await page.goto(link);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  const held = page.getByRole('region', { name: heldUnitTexts.heading });
  expect(await violationsOn(page, '[data-restock-answer]')).toEqual([]);
  // Opening the page reserves nothing.
  expect(await stockOf(request, wanted, address)).toBe(2);
  await held.getByRole('button', { name: restockAnswerTexts.take }).click();
  await page.waitForURL('**/sandbox/checkout/*');
  await fillDelivery(page, buyer);
  await payWith(page, cardThatIs('paid'));
  const order = await expectPaidOrder(page, [{ product: wanted, quantity: 1 }]);
  const reference = (await order.getByRole('heading').textContent())?.split(':')[0] ?? '';
  await expectMail(buyer, [reference, wanted.sku], mails);

  await command('orders', 'dispatch', reference, '--carrier', 'Fell Freight', '--tracking', 'FF-7');
  await expectMail(buyer, [reference, 'Fell Freight', 'FF-7'], mails);
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
  const wanted = productNamed('calderstile-300-combination-ladder-3x12-rung');
  const buyer = email('plain');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const data = { email: buyer, productId: wanted.id };
  expect((await request.post(`${address}/api/notify`, { data })).status()).toBe(201);
  const linkWith = async (parameter: string) => {
    const link = () =>
      mailsTo(mails, buyer)
        .join()
        .match(new RegExp(`https?:\\S+\\?${parameter}=[\\w-]+`))?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    return link();
  };
  await page.goto(await linkWith('confirm'));
  await page.getByRole('button', { name: restockAnswerTexts.confirm }).click();
  await command('stock', 'receive', wanted.id, '2');
  const link = await linkWith('take');
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
  expect(await stockOf(request, wanted, address)).toBe(1);
  await context.close();
});
