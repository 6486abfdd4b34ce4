// Proves that the shop survives database restarts: under a load of checkouts and quotes, PostgreSQL is
// repeatedly stopped, cleanly or by a crash, and started again some seconds later. The shop's two
// processes keep running. In the end, every acknowledged request is in the tables.
//   node tests/proof/database-restart.ts [restarts]
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import { queryRows } from '../../server/database/database.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import {
  expireLeasesAndCheckouts,
  hasNoPendingWork,
  readOrderTables,
} from '../support/order-tables.ts';
import { createQuoteTally, sendQuoteRequest } from '../support/quotes.ts';
import { reportFigures } from '../support/report-figures.ts';
import { parseSessionId, pay, startCheckout } from '../support/sandbox-buyer.ts';
import { startServers, waitUntilReady } from '../support/server-processes.ts';
import { type TestDatabase, withDatabase } from '../support/test-database.ts';

const restarts = Number(process.argv[2] ?? 4);
const senders = 4;
const downtimeSeconds = 4;
const orderedProducts = products.slice(0, 3);

const start = performance.now();
const postgres = await startPostgres('its own');
const mailServer = await openMailServer();
const place: TestDatabase = {
  engine: 'PostgreSQL',
  environment: { DATABASE_URL: postgres.url, DATA_DIR: '', MAIL_DIR: '' },
};
await withDatabase(place, async ({ queries }) => {
  await openLedger(queries, products);
  for (const { id } of orderedProducts) await receiveStock(queries, id, 100_000);
});
const servers = await startServers(2, {
  DATABASE_URL: postgres.url,
  SMTP_URL: mailServer.url,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
});

const quotes = createQuoteTally();
const buyers = { asked: 0, begun: 0, refused: 0, other: [] as string[], paid: new Set<string>() };
let longestWait = 0;
const load = new AbortController();
const senderTasks = Array.from({ length: senders }, (_, turn) =>
  send(servers.addresses[turn % 2] ?? servers.origin),
);
const recoveries: number[] = [];
for (let restart = 0; restart < restarts; restart += 1) {
  await pause(5000);
  await postgres.restart(restart % 2 === 0 ? 'in order' : 'as a crash', downtimeSeconds * 1000);
  const restartedAt = performance.now();
  for (const address of servers.addresses) await waitUntilReady(`${address}/api/ready`, 20);
  recoveries.push(performance.now() - restartedAt);
}
await pause(3000);
load.abort();
await Promise.all(senderTasks);

// No load now: the same processes finish what is left.
await withDatabase(place, expireLeasesAndCheckouts);
for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(2000)) {
  if (await withDatabase(place, hasNoPendingWork)) break;
}
const tables = await withDatabase(place, readOrderTables);
const storedQuotes = await withDatabase(place, ({ queries }) =>
  queryRows<{ company: string }>(queries, sql`select company from quote`),
);
await servers.stop();
await mailServer.close();
await postgres.stop();

const storedCompanies = new Set(storedQuotes.map(({ company }) => company));
const orderedSessions = new Set(tables.orders.map(({ session }) => session));
const received = new Set(mailServer.received.map(({ messageId }) => messageId));
const figures = {
  'restarts, half of them crashes': restarts,
  'checkouts asked for': buyers.asked,
  'checkouts begun': buyers.begun,
  'quotes asked': quotes.asked,
  'buyers thanked': quotes.thanked.size,
  'told to try again (503)': buyers.refused + quotes.refused,
  'OTHER ANSWERS': buyers.other.length + quotes.other.length,
  'longest wait for an answer, s': Number((longestWait / 1000).toFixed(1)),
  'ready again after, ms': Math.round(Math.max(...recoveries)),
  'payments acknowledged': buyers.paid.size,
  orders: tables.orders.length,
  'ACKNOWLEDGED AND NOT ORDERED': [...buyers.paid].filter((id) => !orderedSessions.has(id)).length,
  'PAYMENTS WITHOUT ORDER': tables.paidSessions.filter((id) => !orderedSessions.has(id)).length,
  'PAYMENTS WITH TWO ORDERS': tables.orders.length - orderedSessions.size,
  'CONFIRMATIONS THAT NEVER CAME': tables.orders.filter(
    ({ confirmations }) => confirmations.length !== 1 || !received.has(confirmations[0] ?? ''),
  ).length,
  'THANKED AND LOST': [...quotes.thanked].filter((company) => !storedCompanies.has(company)).length,
  'PRODUCTS WHOSE STOCK DOES NOT ADD UP': tables.unbalanced,
  'CHECKOUTS STILL OPEN': tables.open,
  seconds: Math.round((performance.now() - start) / 1000),
};
const isCorrect = buyers.paid.size > 0 && quotes.thanked.size > 0;
if (!reportFigures(figures, isCorrect, 'Every acknowledged request is in the tables.')) {
  console.log([...new Set([...buyers.other, ...quotes.other])]);
  process.exitCode = 1;
}

async function send(address: string): Promise<void> {
  for (let turn = 0; !load.signal.aborted; turn += 1) {
    const startedAt = performance.now();
    const request =
      turn % 3 === 2
        ? sendQuoteRequest(address, quotes)
        : buy(address, orderedProducts[turn % orderedProducts.length]?.priceId ?? '');
    await request.catch((error: Error) => buyers.other.push(`no answer: ${error.message}`));
    longestWait = Math.max(longestWait, performance.now() - startedAt);
    await pause(20);
  }
}

async function buy(address: string, price: string): Promise<void> {
  buyers.asked += 1;
  const { status, clear, url } = await startCheckout(address, servers.origin, {
    price,
    quantity: 1,
  });
  if (url !== undefined) {
    buyers.begun += 1;
    if (await pay(url)) buyers.paid.add(parseSessionId(url));
  } else if (clear) buyers.refused += 1;
  else buyers.other.push(`checkout ${status}`);
}
