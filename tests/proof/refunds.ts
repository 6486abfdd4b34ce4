// Proves that no refund is lost or made twice, and that document numbers have no gaps: the process that
// makes refunds and invoices is killed (kill -9) at random moments, repeatedly, on each engine.
//   node tests/proof/refunds.ts [kills] [PGlite | PostgreSQL]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { document, refund } from '../../server/database/schema.ts';
import { findOrders } from '../../server/orders/order.ts';
import { refundOrder, retryUnconfirmedRefunds } from '../../server/orders/refund-order.ts';
import { sendInvoice } from '../../server/orders/send-invoice.ts';
import { findProductWithStock, openTestShop } from '../../server/testing/shop.ts';
import { readRefundTables } from '../support/refund-tables.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const orderCount = 24;
const by = { kind: 'command' } as const;

if (process.argv[2] === 'work')
  await refundRepeatedly(JSON.parse(process.env.PLACE ?? '{}') as TestDatabase);
else await runOnEngines(process.argv[3], (place) => prove(place, Number(process.argv[2] ?? 30)));

/** Invoices and refunds orders, three at a time, until the process is killed. */
async function refundRepeatedly(place: TestDatabase): Promise<void> {
  await withDatabase(place, async (database) => {
    const { shop } = await openTestShop(database);
    await retryUnconfirmedRefunds(shop);
    const orders = await findOrders(database.queries);
    process.stdout.write('ready\n');
    const workers = [0, 1, 2].map(async (workerIndex) => {
      for (let turn = 0; ; turn += 1) {
        const one = orders[(turn * 3 + workerIndex) % orders.length];
        if (!one) return;
        await sendInvoice(shop, one.reference, { by }).catch(() => {});
        // So little that no order is refunded in full before the last kill.
        const pence = 10 + ((turn * 37 + workerIndex) % 90);
        const asked = { pence, attempt: crypto.randomUUID(), by };
        process.stdout.write(`asks for ${asked.attempt}\n`);
        const made = await refundOrder(shop, one.reference, asked).catch(() => undefined);
        if (made?.changed) process.stdout.write(`refunded ${asked.attempt}\n`);
      }
    });
    await Promise.all(workers);
  });
}

async function prove(place: TestDatabase, kills: number): Promise<boolean> {
  await withDatabase(place, async (database) => {
    const shop = await openTestShop(database);
    await shop.reset();
    const product = findProductWithStock(100);
    for (let made = 0; made < orderCount; made += 1) await shop.placeOrder(product, 2);
  });
  const keys = { asked: new Set<string>(), acknowledged: new Set<string>() };
  for (let kill = 0; kill < kills; kill += 1) await runUntilKilled(place, keys);
  return withDatabase(place, async (database) => {
    const made = await readRefundTables(database, keys);
    const { queries } = database;
    const all = await queries.select().from(refund);
    const documents = await queries.select().from(document);
    const countGaps = (kind: string) => {
      const numbers = documents.filter((one) => one.kind === kind).map(({ number }) => number);
      const last = Math.max(0, ...numbers.map((number) => Number(number.replace(/\D/g, ''))));
      return last - new Set(numbers).size + (numbers.length - new Set(numbers).size);
    };
    const invoicedOrderIds = new Set(
      documents.filter(({ kind }) => kind === 'invoice').map(({ orderId }) => orderId),
    );
    const creditedRefundIds = new Set(documents.map(({ refundId }) => refundId));
    const figures = {
      engine: place.engine,
      kills,
      orders: orderCount,
      ...made,
      invoices: invoicedOrderIds.size,
      'credit notes': documents.length - invoicedOrderIds.size,
      'GAPS IN THE SERIES': countGaps('invoice') + countGaps('credit-note'),
      'REFUNDS WITHOUT CREDIT NOTE': all.filter(
        ({ id, orderId, state }) =>
          state === 'done' && invoicedOrderIds.has(orderId) && !creditedRefundIds.has(id),
      ).length,
    };
    return reportFigures(figures, keys.acknowledged.size > 0, 'Every refund is made once.');
  });
}

type RefundKeys = Record<'asked' | 'acknowledged', Set<string>>;

/** Runs one process until it is killed. */
async function runUntilKilled(
  place: TestDatabase,
  { asked, acknowledged }: RefundKeys,
): Promise<void> {
  const start = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'work'], {
    env: { ...process.env, PLACE: JSON.stringify(place) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('ready')) resolve();
    for (const [, what, key = ''] of text.matchAll(/(asks for|refunded) (\S+)\n/g))
      (what === 'refunded' ? acknowledged : asked).add(key);
  });
  await Promise.race([isReady, gone]);
  // Where starting is slow, refunds are slow too, and a process without a refund has none to lose.
  await pause(100 + Math.random() * Math.max(4000, performance.now() - start));
  child.kill('SIGKILL');
  await gone;
}
