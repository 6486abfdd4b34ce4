// Proves that a payment becomes one order and one email, however often the provider reports it: every
// event of ten payments is sent a hundred times, shuffled and concurrently, mixed with expiry events, on
// each engine, and to three processes if the engine allows it.
//   node tests/proof/repeated-webhooks.ts [times] [PGlite | PostgreSQL]

import { findProductWithStock, openTestShop } from '../../server/testing/shop.ts';
import type { SignedEvent } from '../../server/testing/test-payments.ts';
import { createConcurrencyLimit } from '../support/concurrency-limit.ts';
import { readOrderTables } from '../support/order-tables.ts';
import { reportFigures } from '../support/report-figures.ts';
import { startServers } from '../support/server-processes.ts';
import { shuffled } from '../support/shuffled.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const repeatCount = Number(process.argv[2] ?? 100);
const paymentCount = 10;
const runLimited = createConcurrencyLimit(300);
const product = findProductWithStock(100);

await runOnEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const events = await payWithoutWebhooks(place);
  const processes = place.engine === 'PostgreSQL' ? 3 : 1;
  const servers = await startServers(processes, {
    ...place.environment,
    LOG_LEVEL: 'error',
    // As through a proxy, which may have more connections than one visitor.
    TRUST_PROXY: '1',
  });
  const repeatedEvents = shuffled(
    events.flatMap((event) => Array.from({ length: repeatCount }, () => event)),
  );
  const start = performance.now();
  const statuses = await Promise.all(
    repeatedEvents.map((event, turn) =>
      runLimited(() => sendWebhook(servers.addresses[turn % processes] ?? '', event)),
    ),
  ).finally(servers.stop);
  const seconds = (performance.now() - start) / 1000;
  const tables = await withDatabase(place, readOrderTables);

  const figures = {
    engine: place.engine,
    processes,
    payments: paymentCount,
    'events sent': repeatedEvents.length,
    'answered with 200': statuses.filter((status) => status === 200).length,
    orders: tables.orders.length,
    'PAYMENTS WITHOUT JUST ONE ORDER': tables.paidSessions.filter(
      (paid) => tables.orders.filter(({ session }) => session === paid).length !== 1,
    ).length,
    'ORDERS WITHOUT JUST ONE CONFIRMATION': tables.orders.filter(
      ({ confirmations }) => confirmations.length !== 1,
    ).length,
    'ORDERS WITH ISSUES': tables.orders.filter(({ issues }) => issues > 0).length,
    'PRODUCTS WHOSE STOCK DOES NOT ADD UP': tables.unbalanced,
    'units sold in orders': tables.sold,
    seconds: Number(seconds.toFixed(1)),
  };
  const isCorrect =
    tables.orders.length === paymentCount &&
    tables.sold === paymentCount &&
    figures['answered with 200'] === repeatedEvents.length;
  return reportFigures(figures, isCorrect, 'Every payment is one order.');
}

/** Pays in the sandbox without a webhook receiver; returns the signed events to send. */
function payWithoutWebhooks(place: TestDatabase): Promise<SignedEvent[]> {
  return withDatabase(place, async (database) => {
    const shop = await openTestShop(database);
    await shop.reset();
    const events: SignedEvent[] = [];
    for (let payment = 0; payment < paymentCount; payment += 1) {
      const id = await shop.startCheckout(product, 1);
      const paid = await shop.payments.pay(id);
      const session = await shop.payments.session(id);
      events.push(
        paid,
        shop.payments.event('checkout.session.async_payment_succeeded', session),
        shop.payments.event('checkout.session.expired', { ...session, status: 'expired' }),
      );
    }
    return events;
  });
}

async function sendWebhook(address: string, { body, signature }: SignedEvent): Promise<number> {
  const response = await fetch(`${address}/api/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
