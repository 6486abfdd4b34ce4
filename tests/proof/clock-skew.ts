// Proves what happens to the provider's webhook events when its clock and ours differ: an event more than
// five minutes off is rejected, because it may be a replay, and its order is still created, from the
// provider's own records.
//   node tests/proof/clock-skew.ts [PGlite | PostgreSQL]
import type { Database } from '../../server/database/database.ts';
import { reconcileCheckouts } from '../../server/orders/reconcile-checkouts.ts';
import { findProductWithStock, openTestShop } from '../../server/testing/shop.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, withDatabase } from '../support/test-database.ts';

const product = findProductWithStock(100);
/** Seconds that the provider's clock is ahead of ours, and whether its events are accepted. */
const clocks: [ahead: number, believed: boolean][] = [
  [-86_400, false],
  [-3600, false],
  [-310, false],
  [-290, true],
  [0, true],
  [290, true],
  [310, true],
  [3600, true],
];

await runOnEngines(process.argv[2], (place) =>
  withDatabase(place, async (database) => {
    const rows = await runTrials(database);
    const figures = {
      engine: place.engine,
      clocks: rows.length,
      'believed at once': rows.filter(({ status }) => status === 200).length,
      'refused with 400': rows.filter(({ status }) => status === 400).length,
      'ANSWERED WRONGLY': rows.filter(({ right }) => !right).length,
      'FORGED AND BELIEVED': rows.filter(({ forged }) => forged !== 400).length,
      'NOT ONE ORDER IN THE END': rows.filter(({ orders }) => orders !== 1).length,
    };
    if (process.env.FIGURES !== 'line') console.table(rows);
    return reportFigures(figures, true, 'No clock loses an order, and none makes two.');
  }),
);

async function runTrials(database: Database) {
  const shop = await openTestShop(database);
  const rows = [];
  for (const [ahead, believed] of clocks) {
    await shop.reset();
    const paid = await shop.payments.pay(await shop.startCheckout(product, 1));
    const event = shop.payments.signWithClockSkew(paid, ahead);
    // Another timestamp with the old signature, like an attacker who has only seen an event.
    const time = `t=${Math.floor(Date.now() / 1000)}`;
    const forged = { ...event, signature: event.signature.replace(/t=\d+/, time) };
    const forgedStatus = ahead === 0 ? 400 : (await shop.sendWebhook(forged)).status;
    const { status } = await shop.sendWebhook(event);
    const atOnce = (await shop.orders()).length;
    await shop.ageCheckouts(6);
    await reconcileCheckouts(shop.shop);
    await shop.sendWebhook(event);
    rows.push({
      'provider ahead, s': ahead,
      status,
      right: status === (believed ? 200 : 400) && atOnce === (believed ? 1 : 0),
      forged: forgedStatus,
      orders: (await shop.orders()).length,
    });
  }
  return rows;
}
