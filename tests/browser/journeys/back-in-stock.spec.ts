import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { restockConfirmed } from '../../../content/shop-texts.ts';
import { restockAnswerTexts } from '../../../contract/restock-answer.ts';
import { freePort } from '../../../server/testing/free-port.ts';
import { startPostgres } from '../../../server/testing/postgres-server.ts';
import { openCart } from '../../support/cart.ts';
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

const operatorProgram = fileURLToPath(new URL('../../../scripts/shop.ts', import.meta.url));
const run = promisify(execFile);

type OwnShop = {
  address: string;
  mails: string;
  /** Types one of the owner's commands beside the open shop. */
  command: (...words: string[]) => Promise<string>;
};

/** A shop on PostgreSQL, where its owner can work while it is open. */
const test = base.extend<{ shop: OwnShop }>({
  shop: async ({ request }, use) => {
    const mails = mkdtempSync(join(tmpdir(), 'rungmoor-mails-'));
    const [postgres, port] = await Promise.all([startPostgres(), freePort()]);
    const address = `http://localhost:${port}`;
    const environment = { DATABASE_URL: postgres.url, MAIL_DIR: mails, ORIGIN: address };
    const server = spawnShop(port, { ...environment, LOG_LEVEL: 'error' });
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
        return (await run(process.execPath, [operatorProgram, ...words], { env })).stdout;
      },
    });
    await end(server, 'SIGTERM');
    await postgres.stop();
    rmSync(mails, { recursive: true, force: true });
  },
});

test('[CC6, CC13, CC14] what was out of stock is waited for, comes back, is bought and followed to its dispatch', async ({
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
    '3 available. 1 waiting customer',
  );
  await expectMail(buyer, [`Back in stock: ${wanted.name}`, '3 are in stock now'], mails);
  const link =
    mailsTo(mails, buyer)
      .join()
      .match(/https?:\S+\/product\/[\w-]+$/m)?.[0] ?? '';

  // Days later, for all the browser knows. The page was built while there was none: it follows the
  // shelf, and so does the cart.
  await expect.poll(() => stockOf(request, wanted, address)).toBe(3);
  const page = await browser.newPage();
  await page.goto(link);
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Added to Cart!' })).toBeVisible();
  await page.goto(`${address}/terms`);
  const panel = await openCart(page);
  await expect(panel.getByRole('heading', { name: 'Cart, 1 item' })).toBeVisible();
  await panel.getByRole('button', { name: 'Checkout' }).click();
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
