// Proves that stock is never oversold: 500 buyers try to buy a product with a stock of 5 from three server
// processes on one PostgreSQL, and everyone who gets a checkout pays.
//   node tests/proof/oversell.ts [buyers]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { products } from '../../catalogue/catalogue.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { createConcurrencyLimit } from '../support/concurrency-limit.ts';
import { reportFigures } from '../support/report-figures.ts';
import { parseSessionId, pay, startCheckout } from '../support/sandbox-buyer.ts';
import { startServers } from '../support/server-processes.ts';

const buyers = Number(process.argv[2] ?? 500);
const processes = 3;
const concurrency = 100;
const product = products.find(({ stockCount }) => stockCount === 5);
if (!product) throw new Error('The catalogue has no product with 5 in stock');

const runLimited = createConcurrencyLimit(concurrency);

const mailFolder = mkdtempSync(join(tmpdir(), 'rungmoor-mail-'));
const postgres = await startPostgres();
const servers = await startServers(processes, {
  DATABASE_URL: postgres.url,
  MAIL_DIR: mailFolder,
  // Each buyer has their own client address, as behind a proxy.
  TRUST_PROXY: '1',
});
try {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => runLimited(() => buy(buyer))),
  );
  const seconds = (performance.now() - start) / 1000;
  const urls = answers.flatMap(({ url }) => url ?? []);
  const paid = await Promise.all(urls.map((url) => pay(url)));
  const confirmations = await Promise.all(urls.map((url) => waitUntilPlaced(url)));
  const tables = await readTables(postgres.url);

  const figures = {
    buyers,
    processes,
    'units at the start': product.stockCount,
    'checkouts begun': urls.length,
    'told that it is sold out': answers.filter(({ status }) => status === 409).length,
    'other answers': answers.filter(({ status }) => status !== 200 && status !== 409).length,
    'paid at the sandbox': paid.filter(Boolean).length,
    'orders the buyers see': new Set(confirmations).size,
    ...tables,
    'seconds for all to ask': Number(seconds.toFixed(1)),
  };
  const isCorrect =
    urls.length === product.stockCount &&
    figures['told that it is sold out'] === buyers - product.stockCount &&
    figures['orders the buyers see'] === product.stockCount &&
    tables['units sold in orders'] === product.stockCount &&
    tables['units left'] === 0 &&
    tables['sum of movements'] === 0 &&
    tables['confirmation mails'] === product.stockCount;
  if (!reportFigures(figures, isCorrect, 'Exactly as many sold as there were.'))
    process.exitCode = 1;
} finally {
  await servers.stop();
  await postgres.stop();
  rmSync(mailFolder, { recursive: true, force: true });
}

function buy(buyer: number) {
  const address = servers.addresses[buyer % processes] ?? servers.origin;
  return startCheckout(address, servers.origin, { price: product?.priceId ?? '', quantity: 1 });
}

/** Polls for the order, as the page after payment does. */
async function waitUntilPlaced(url: string, deadline = Date.now() + 60_000): Promise<string> {
  const response = await fetch(`${servers.origin}/api/orders/${parseSessionId(url)}`);
  if (response.status === 200) return ((await response.json()) as { reference: string }).reference;
  if (response.status !== 202 || Date.now() > deadline) {
    throw new Error(`There is no order after a payment: ${response.status}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return waitUntilPlaced(url, deadline);
}

async function readTables(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const queryNumber = async (subquery: string): Promise<number> => {
    const { rows } = await client.query(`select (${subquery})::int as answer`, []);
    return rows[0].answer;
  };
  const id = `'${product?.id}'`;
  const tables = {
    orders: await queryNumber('select count(*) from shop_order'),
    'units sold in orders': await queryNumber(
      `select coalesce(sum(quantity), 0) from order_line where product_id = ${id}`,
    ),
    'units left': await queryNumber(`select available from stock where product_id = ${id}`),
    'sum of movements': await queryNumber(
      `select sum(change) from stock_movement where product_id = ${id}`,
    ),
    'confirmation mails': await queryNumber(
      `select count(*) from mail where kind = 'order-confirmation'`,
    ),
  };
  await client.end();
  return tables;
}
