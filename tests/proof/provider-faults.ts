// Proves that a failing payment provider costs nobody anything: while it is slow, unreachable or responds
// with garbage, buyers get an error message, the goods return to stock, and afterwards each pays once.
//   node tests/proof/provider-faults.ts [PGlite | PostgreSQL]
import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { reconcileCheckouts } from '../../server/orders/reconcile-checkouts.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../server/testing/shop.ts';
import { stripeError, type TestPayments } from '../../server/testing/test-payments.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, withDatabase } from '../support/test-database.ts';

const product = findProductWithStock(100);
const html = '<!doctype html><title>Down for maintenance</title>';

/** The provider's behaviour, and how the test payments simulate it. */
const faults: Record<string, TestPayments['fault']> = {
  'answers after 20 s': { pause: 20_000 },
  'cannot be reached': 'silence',
  'answers HTML with 200': { status: 200, text: html, type: 'text/html' },
  'answers HTML with 503': { status: 503, text: html, type: 'text/html' },
  'answers half of its JSON': { status: 200, text: '{"id":"cs_1","u', type: 'application/json' },
  'answers an empty object': { status: 200, text: '{}', type: 'application/json' },
  'answers null': { status: 200, text: 'null', type: 'application/json' },
  'answers nothing at all': { status: 200, text: '', type: 'application/json' },
  'answers 500': stripeError(500),
  'answers 429': stripeError(429),
};

await runOnEngines(process.argv[2], (place) =>
  withDatabase(place, async (database) => {
    const rows = await runAllFaults(database);
    const figures = {
      engine: place.engine,
      faults: rows.length,
      'slowest answer, s': Math.max(...rows.map(({ seconds }) => seconds)),
      'ANSWERS WITHOUT A SENTENCE': rows.filter(({ sentence }) => !sentence).length,
      'ANSWERS OTHER THAN 502 AND 503': rows.filter(({ status }) => !/^50[23]$/.test(status))
        .length,
      'UNITS STILL HELD': rows.reduce((sum, { held }) => sum + held, 0),
      'HOLDS GIVEN UP THAT COULD STILL BE PAID': rows.filter(({ kept }) => !kept).length,
      'NOT PAID ONCE AFTERWARDS': rows.filter(({ orders }) => orders !== 1).length,
    };
    if (process.env.FIGURES !== 'line') console.table(rows);
    const isInTime = figures['slowest answer, s'] < 30;
    return reportFigures(figures, isInTime, 'Nothing is charged, held or sold twice.');
  }),
);

async function runAllFaults(database: Database) {
  const shop = await openTestShop(database);
  const rows: Awaited<ReturnType<typeof runWithFault>>[] = [];
  for (const [name, fault] of Object.entries(faults)) {
    await shop.reset();
    rows.push(await runWithFault(shop, name, fault));
  }
  return rows;
}

async function runWithFault(shop: TestShop, name: string, fault: TestPayments['fault']) {
  // One buyer is already paying when the fault begins.
  const payingKey = randomUUID();
  const payingSession = await shop.startCheckout(product, 1, payingKey);
  const unitsBefore = (await shop.availableStock(product)) ?? 0;

  shop.payments.fault = fault;
  const key = randomUUID();
  const start = performance.now();
  const response = await shop.checkOut([{ price: product.priceId, quantity: 3 }], key);
  const seconds = (performance.now() - start) / 1000;
  const { error = '' } = (await response.json()) as { error?: string };
  const held = unitsBefore - ((await shop.availableStock(product)) ?? 0);
  // The first session has expired, but the provider does not say whether it was paid.
  await shop.ageCheckouts(41);
  if (typeof fault !== 'object' || !('pause' in fault)) await reconcileCheckouts(shop.shop);
  const kept = (await shop.checkouts()).some(({ sessionId }) => sessionId === payingSession);
  const stillHeld = (await shop.availableStock(product)) === unitsBefore;

  shop.payments.fault = undefined;
  await shop.ageCheckouts(-41);
  const paid = await shop.payments.pay(await shop.startCheckout(product, 3, key));
  for (let time = 0; time < 3; time += 1) await shop.sendWebhook(paid);
  return {
    provider: name,
    status: String(response.status),
    'retry after': response.headers.get('retry-after') ?? '',
    sentence: /^[A-Z].*\.$/.test(error) && !/Something went wrong/.test(error) ? error : '',
    seconds: Number(seconds.toFixed(1)),
    held,
    kept: kept && stillHeld,
    orders: (await shop.orders()).length,
  };
}
