// Proves that unpaid checkouts cannot sell out a shop: one IPv4 address and one /48 of IPv6 send as many
// large checkouts as they can, at once, to three server processes on one PostgreSQL, and one browser starts
// checkouts from changing addresses.
//   node tests/proof/held-stock.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { products } from '../../catalogue/catalogue.ts';
import { maxOrderUnits } from '../../contract/order-limits.ts';
import { type Items, largestOrders } from '../../server/testing/largest-orders.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { newClientHeaders } from '../support/client-headers.ts';
import { createConcurrencyLimit } from '../support/concurrency-limit.ts';
import { reportFigures } from '../support/report-figures.ts';
import { checkoutBody } from '../support/sandbox-buyer.ts';
import { startServers } from '../support/server-processes.ts';

const processes = 3;
const orders = largestOrders(50);
const units = products.reduce((sum, { stockCount }) => sum + stockCount, 0);
const runLimited = createConcurrencyLimit(60);

const mailFolder = mkdtempSync(join(tmpdir(), 'rungmoor-mail-'));
const postgres = await startPostgres();
const servers = await startServers(processes, {
  DATABASE_URL: postgres.url,
  MAIL_DIR: mailFolder,
  // The client address is taken from the proxy's header.
  TRUST_PROXY: '1',
});
try {
  const addressStatuses = await runMany(18, (n) => checkOut(n, { 'x-forwarded-for': '192.0.2.1' }));
  const heldByAddress = await heldUnits();
  const networkStatuses = await runMany(150, (n) =>
    checkOut(n, { 'x-forwarded-for': `2001:db8:0:${n.toString(16)}${n % 2 ? '' : '00'}::1` }),
  );
  const heldByNetwork = (await heldUnits()) - heldByAddress;
  const browserStatuses = await runMany(30, (n) =>
    checkOut(n, { ...newClientHeaders(), 'browser-key': 'b'.repeat(32) }),
  );
  const heldByBrowser = (await heldUnits()) - heldByAddress - heldByNetwork;
  const otherBuyerStatus = await checkOut(orders.length - 1, newClientHeaders());

  const figures = {
    processes,
    'units in the shop': units,
    'asked for by one address': addressStatuses.length * maxOrderUnits,
    'held by one address': heldByAddress,
    'asked for by one /48': networkStatuses.length * maxOrderUnits,
    'held by one /48': heldByNetwork,
    'checkouts begun by one browser': browserStatuses.filter((status) => status === 200).length,
    'held by one browser': heldByBrowser,
    'another buyer is answered': otherBuyerStatus,
    'other answers': [...addressStatuses, ...networkStatuses, ...browserStatuses].filter(
      (status) => ![200, 409, 503].includes(status),
    ).length,
  };
  const isCorrect =
    heldByAddress <= units / 10 &&
    heldByAddress > 3 * maxOrderUnits &&
    heldByNetwork <= units / 10 &&
    heldByNetwork > 3 * maxOrderUnits &&
    heldByBrowser <= maxOrderUnits &&
    otherBuyerStatus === 200 &&
    figures['other answers'] === 0;
  if (!reportFigures(figures, isCorrect, 'No visitor holds more than a tenth.'))
    process.exitCode = 1;
} finally {
  await servers.stop();
  await postgres.stop();
  rmSync(mailFolder, { recursive: true, force: true });
}

function runMany(count: number, send: (n: number) => Promise<number>): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => runLimited(() => send(n))));
}

/** Starts a checkout with one of the largest orders at one of the processes; returns the status. */
async function checkOut(n: number, headers: Record<string, string>): Promise<number> {
  const items: Items = orders[n % orders.length] ?? [];
  const response = await fetch(`${servers.addresses[n % processes]}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...checkoutBody(servers.origin, ''), items }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function heldUnits(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(`select coalesce(sum(quantity), 0)::int as held
    from checkout_line join checkout on checkout.id = checkout_id where state = 'open'`);
  await client.end();
  return rows[0].held;
}
