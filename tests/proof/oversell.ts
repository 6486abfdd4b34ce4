// Proves that stock is never oversold: 500 buyers ask three server processes on one PostgreSQL for
// a product of which there are 5, and whoever gets a checkout pays it.
//   node tests/proof/oversell.ts [buyers]
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { products } from '../../catalogue/catalogue.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { pay } from '../support/sandbox-buyer.ts';
import { startServers } from '../support/server-processes.ts';

const buyers = Number(process.argv[2] ?? 500);
const processes = 3;
const atOnce = 100;
const product = products.find(({ stockCount }) => stockCount === 5);
if (!product) throw new Error('The catalogue has no product with 5 in stock');

const waiting: (() => void)[] = [];
let inside = 0;

const postgres = await startPostgres();
const servers = await startServers(processes, {
  DATABASE_URL: postgres.url,
  MAIL_DIR: mkdtempSync(join(tmpdir(), 'rungmoor-mail-')),
  // Each buyer comes from an address of their own, as through a proxy.
  TRUST_PROXY: '1',
});
try {
  const start = performance.now();
  const answers = await Promise.all(Array.from({ length: buyers }, (_, n) => inTurn(() => buy(n))));
  const seconds = (performance.now() - start) / 1000;
  const urls = answers.flatMap(({ url }) => url ?? []);
  const paid = await Promise.all(urls.map((url) => pay(url)));
  const seen = await Promise.all(urls.map((url) => untilPlaced(url)));
  const books = await readBooks(postgres.url);

  const figures = {
    buyers,
    processes,
    'units at the start': product.stockCount,
    'checkouts begun': urls.length,
    'told that it is sold out': answers.filter(({ status }) => status === 409).length,
    'other answers': answers.filter(({ status }) => status !== 200 && status !== 409).length,
    'paid at the sandbox': paid.filter(Boolean).length,
    'orders the buyers see': new Set(seen).size,
    ...books,
    'seconds for all to ask': Number(seconds.toFixed(1)),
  };
  console.table(figures);
  const right =
    urls.length === product.stockCount &&
    figures['told that it is sold out'] === buyers - product.stockCount &&
    figures['orders the buyers see'] === product.stockCount &&
    books['units sold in orders'] === product.stockCount &&
    books['units left'] === 0 &&
    books['sum of movements'] === 0 &&
    books['confirmation mails'] === product.stockCount;
  console.log(right ? 'Exactly as many sold as there were.' : 'THE FIGURES DO NOT ADD UP.');
  process.exitCode = right ? 0 : 1;
} finally {
  await servers.stop();
  await postgres.stop();
}

type Answer = { status: number; url?: string };

async function buy(buyer: number): Promise<Answer> {
  const address = servers.addresses[buyer % processes];
  const response = await fetch(`${address}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${Math.floor(buyer / 250)}.${(buyer % 250) + 1}`,
    },
    body: JSON.stringify({
      items: [{ price: product?.priceId, quantity: 1 }],
      success_url: `${servers.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: servers.origin,
    }),
  });
  const { url } = (await response.json()) as { url?: string };
  return { status: response.status, ...(url !== undefined && { url }) };
}

/** Looks at the order again and again, as the page after the payment does. */
async function untilPlaced(url: string, deadline = Date.now() + 60_000): Promise<string> {
  const session = new URL(url).pathname.split('/').at(-1);
  const response = await fetch(`${servers.origin}/api/orders/${session}`);
  if (response.status === 200) return ((await response.json()) as { reference: string }).reference;
  if (response.status !== 202 || Date.now() > deadline) {
    throw new Error(`There is no order after a payment: ${response.status}`);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  return untilPlaced(url, deadline);
}

/** Waits while the crowd at the door is as large as the machine has sockets for. */
async function inTurn<Result>(deed: () => Promise<Result>): Promise<Result> {
  if (inside >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  inside += 1;
  try {
    return await deed();
  } finally {
    inside -= 1;
    waiting.shift()?.();
  }
}

async function readBooks(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (question: string): Promise<number> => {
    const { rows } = await client.query(`select (${question})::int as answer`, []);
    return rows[0].answer;
  };
  const id = `'${product?.id}'`;
  const books = {
    orders: await ask('select count(*) from shop_order'),
    'units sold in orders': await ask(
      `select coalesce(sum(quantity), 0) from order_line where product_id = ${id}`,
    ),
    'units left': await ask(`select available from stock where product_id = ${id}`),
    'sum of movements': await ask(
      `select sum(change) from stock_movement where product_id = ${id}`,
    ),
    'confirmation mails': await ask(`select count(*) from mail where kind = 'order-confirmation'`),
  };
  await client.end();
  return books;
}
