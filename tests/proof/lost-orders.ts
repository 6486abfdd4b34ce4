// Proves that no payment is lost and none counts twice: buyers check out and pay in the sandbox while
// the server is killed (kill -9) at random moments, repeatedly, on each engine. In the end, every payment
// that the provider took has one order with one confirmation, and the stock adds up.
//   node tests/proof/lost-orders.ts [kills] [PGlite | PostgreSQL]
import { products } from '../../catalogue/catalogue.ts';
import { crashUnderLoad, openUntil, prepareStock, prepareTrial } from '../support/crashes.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import {
  freeWhatTheDeadHeld,
  isAllDone,
  orderFaults,
  readOrderTables,
} from '../support/order-tables.ts';
import { createBuyers } from '../support/sandbox-buyer.ts';

const kills = Number(process.argv[2] ?? 50);
const senders = 4;
const longestLife = 6000;
/** Some products with enough stock for everyone, and some that soon sell out. */
const plenty = products.slice(0, 3);
const scarce = products.filter(({ stockCount }) => stockCount === 5).slice(0, 2);

await onEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const { mailServer, environment } = await prepareTrial(place);
  await withDatabase(place, (database) => prepareStock(database, plenty));
  const buyers = createBuyers([...plenty, ...scarce]);
  const start = performance.now();
  await crashUnderLoad({ kills, longestLife, environment, senders, send: buyers.shopUntil });
  await withDatabase(place, freeWhatTheDeadHeld);
  await openUntil(environment, () => withDatabase(place, isAllDone));
  const tables = await withDatabase(place, readOrderTables);
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  await mailServer.close();

  const { seen } = buyers;
  const figures = {
    engine: place.engine,
    kills,
    'checkouts asked for': seen.asked,
    'checkouts begun': seen.begun,
    'told that it is sold out': seen.soldOut,
    'payments acknowledged': seen.paid.size,
    'payments the provider took': tables.paidSessions.length,
    orders: tables.orders.length,
    ...orderFaults(tables, seen.paid, received),
    'units at the start': tables.opened,
    'units sold in orders': tables.sold,
    'units left': tables.available,
    'orders with issues': tables.orders.filter(({ issues }) => issues > 0).length,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  const adds = tables.opened === tables.sold + tables.available;
  return conclude(figures, seen.paid.size > 0 && adds, 'Every payment is one order.');
}
