// Proves what happens to the provider's webhook events when its clock and ours differ: an event more than
// five minutes off is rejected, because it may be a replay, and its order is still created, from the
// provider's own records.
//   node tests/proof/clock-skew.ts [PGlite | PostgreSQL]
import type { Database } from '../../server/database/database.ts';
import { reconcile } from '../../server/orders/reconcile.ts';
import { openTestShop, productWith } from '../../server/testing/shop.ts';
import { onEngines, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';

const product = productWith(100);
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

await onEngines(process.argv[2], (place) =>
  withDatabase(place, async (database) => {
    const rows = await tryAll(database);
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
    return conclude(figures, true, 'No clock loses an order, and none makes two.');
  }),
);

async function tryAll(database: Database) {
  const shop = await openTestShop(database);
  const rows = [];
  for (const [ahead, believed] of clocks) {
    await shop.tidy();
    const paid = await shop.payments.pay(await shop.begin(product, 1));
    const event = shop.payments.signedAhead(paid, ahead);
    // Another timestamp with the old signature, like an attacker who has only seen an event.
    const time = `t=${Math.floor(Date.now() / 1000)}`;
    const forged = { ...event, signature: event.signature.replace(/t=\d+/, time) };
    const forgedStatus = ahead === 0 ? 400 : (await shop.tell(forged)).status;
    const { status } = await shop.tell(event);
    const atOnce = (await shop.orders()).length;
    await shop.age(6);
    await reconcile(shop.shop);
    await shop.tell(event);
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
