// Proves that no payment is lost and none counts twice: buyers check out and pay in the sandbox while
// the server is killed (kill -9) at random moments, repeatedly, on each engine. In the end, every payment
// that the provider took has one order with one confirmation, and the stock adds up.
//   node tests/proof/lost-orders.ts [kills] [PGlite | PostgreSQL]
import { products } from '../../catalogue/catalogue.ts';
import {
  crashUnderLoad,
  prepareCrashTest,
  prepareLedger,
  restartUntil,
} from '../support/crashes.ts';
import {
  countOrderFaults,
  expireLeasesAndCheckouts,
  hasNoPendingWork,
  readOrderTables,
} from '../support/order-tables.ts';
import { reportFigures } from '../support/report-figures.ts';
import { createBuyers } from '../support/sandbox-buyer.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const kills = Number(process.argv[2] ?? 50);
const senders = 4;
const maxUptimeMs = 6000;
/** Some products with enough stock for everyone, and some that soon sell out. */
const wellStockedProducts = products.slice(0, 3);
const scarceProducts = products.filter(({ stockCount }) => stockCount === 5).slice(0, 2);

await runOnEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const { mailServer, environment } = await prepareCrashTest(place);
  await withDatabase(place, (database) => prepareLedger(database, wellStockedProducts));
  const buyers = createBuyers([...wellStockedProducts, ...scarceProducts]);
  const start = performance.now();
  await crashUnderLoad({ kills, maxUptimeMs, environment, senders, send: buyers.buyUntilKilled });
  await withDatabase(place, expireLeasesAndCheckouts);
  await restartUntil(environment, () => withDatabase(place, hasNoPendingWork));
  const tables = await withDatabase(place, readOrderTables);
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  await mailServer.close();

  const { counts } = buyers;
  const figures = {
    engine: place.engine,
    kills,
    'checkouts asked for': counts.asked,
    'checkouts begun': counts.begun,
    'told that it is sold out': counts.soldOut,
    'payments acknowledged': counts.paid.size,
    'payments the provider took': tables.paidSessions.length,
    orders: tables.orders.length,
    ...countOrderFaults(tables, counts.paid, received),
    'units at the start': tables.opened,
    'units sold in orders': tables.sold,
    'units left': tables.available,
    'orders with issues': tables.orders.filter(({ issues }) => issues > 0).length,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  const isStockBalanced = tables.opened === tables.sold + tables.available;
  return reportFigures(
    figures,
    counts.paid.size > 0 && isStockBalanced,
    'Every payment is one order.',
  );
}
