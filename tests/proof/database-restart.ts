// Proves that the shop survives database restarts: under a load of checkouts and quotes, PostgreSQL is
// repeatedly stopped, cleanly or by a crash, and started again some seconds later. The shop's two
// processes keep running. In the end, every acknowledged request is in the tables.
//   node tests/proof/database-restart.ts [restarts]
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import { rowsOf } from '../../server/database/database.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { freeWhatTheDeadHeld, isAllDone, readOrderTables } from '../support/order-tables.ts';
import { askForQuote, createQuoteTally } from '../support/quotes.ts';
import { checkOut, pay, sessionOf } from '../support/sandbox-buyer.ts';
import { startServers, untilAnswers } from '../support/server-processes.ts';

const restarts = Number(process.argv[2] ?? 4);
const senders = 4;
const secondsAway = 4;
const goods = products.slice(0, 3);

const start = performance.now();
const postgres = await startPostgres('its own');
const mailServer = await openMailServer();
const place: TestDatabase = {
  engine: 'PostgreSQL',
  environment: { DATABASE_URL: postgres.url, DATA_DIR: '', MAIL_DIR: '' },
};
await withDatabase(place, async ({ queries }) => {
  await openLedger(queries, products);
  for (const { id } of goods) await receiveStock(queries, id, 100_000);
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
const sending = Array.from({ length: senders }, (_, turn) =>
  send(servers.addresses[turn % 2] ?? servers.origin),
);
const recoveries: number[] = [];
for (let restart = 0; restart < restarts; restart += 1) {
  await pause(5000);
  await postgres.restart(restart % 2 === 0 ? 'in order' : 'as a crash', secondsAway * 1000);
  const back = performance.now();
  for (const address of servers.addresses) await untilAnswers(`${address}/api/ready`, 20);
  recoveries.push(performance.now() - back);
}
await pause(3000);
load.abort();
await Promise.all(sending);

// No load now: the same processes finish what is left.
await withDatabase(place, freeWhatTheDeadHeld);
for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(2000)) {
  if (await withDatabase(place, isAllDone)) break;
}
const tables = await withDatabase(place, readOrderTables);
const kept = await withDatabase(place, ({ queries }) =>
  rowsOf<{ company: string }>(queries, sql`select company from quote`),
);
await servers.stop();
await mailServer.close();
await postgres.stop();

const companies = new Set(kept.map(({ company }) => company));
const ordered = new Set(tables.orders.map(({ session }) => session));
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
  'ACKNOWLEDGED AND NOT ORDERED': [...buyers.paid].filter((id) => !ordered.has(id)).length,
  'PAYMENTS WITHOUT ORDER': tables.paidSessions.filter((id) => !ordered.has(id)).length,
  'PAYMENTS WITH TWO ORDERS': tables.orders.length - ordered.size,
  'CONFIRMATIONS THAT NEVER CAME': tables.orders.filter(
    ({ confirmations }) => confirmations.length !== 1 || !received.has(confirmations[0] ?? ''),
  ).length,
  'THANKED AND LOST': [...quotes.thanked].filter((company) => !companies.has(company)).length,
  'PRODUCTS WHOSE STOCK DOES NOT ADD UP': tables.unbalanced,
  'CHECKOUTS STILL OPEN': tables.open,
  seconds: Math.round((performance.now() - start) / 1000),
};
const isRight = buyers.paid.size > 0 && quotes.thanked.size > 0;
if (!conclude(figures, isRight, 'Whoever was told yes is in the tables.')) {
  console.log([...new Set([...buyers.other, ...quotes.other])]);
  process.exitCode = 1;
}

async function send(address: string): Promise<void> {
  for (let turn = 0; !load.signal.aborted; turn += 1) {
    const asked = performance.now();
    const deed =
      turn % 3 === 2
        ? askForQuote(address, quotes)
        : buy(address, goods[turn % goods.length]?.priceId ?? '');
    await deed.catch((error: Error) => buyers.other.push(`no answer: ${error.message}`));
    longestWait = Math.max(longestWait, performance.now() - asked);
    await pause(20);
  }
}

async function buy(address: string, price: string): Promise<void> {
  buyers.asked += 1;
  const { status, clear, url } = await checkOut(address, servers.origin, { price, quantity: 1 });
  if (url !== undefined) {
    buyers.begun += 1;
    if (await pay(url)) buyers.paid.add(sessionOf(url));
  } else if (clear) buyers.refused += 1;
  else buyers.other.push(`checkout ${status}`);
}
