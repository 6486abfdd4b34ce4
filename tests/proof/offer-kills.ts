// Proves that no acceptance is lost and none counts twice: customers accept offers by bank transfer and
// by card, and pay, while the server is killed (kill -9) at random moments, repeatedly, on each engine.
//   node tests/proof/offer-kills.ts [kills] [PGlite | PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { firstProduct } from '../../catalogue/catalogue.ts';
import {
  acceptOffer,
  countAcceptedWithoutOrder,
  sendTestOffers,
} from '../support/accept-offers.ts';
import {
  crashUnderLoad,
  prepareCrashTest,
  prepareLedger,
  restartUntil,
} from '../support/crashes.ts';
import { readOfferTables } from '../support/offer-tables.ts';
import { expireLeasesAndCheckouts, hasNoPendingWork } from '../support/order-tables.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';

const kills = Number(process.argv[2] ?? 30);
const offerCount = 150;

await runOnEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const start = performance.now();
  const { mailServer, environment } = await prepareCrashTest(place);
  const pendingKeys = await withDatabase(place, async (database) => {
    await prepareLedger(database, [firstProduct]);
    return sendTestOffers(database, firstProduct, offerCount);
  });
  const acknowledged = new Set<string>();
  await crashUnderLoad({
    kills,
    maxUptimeMs: 2500,
    environment,
    senders: 3,
    send: (address, signal) => acceptUntilKilled(address, signal, pendingKeys, acknowledged),
  });
  await withDatabase(place, expireLeasesAndCheckouts);
  await restartUntil(environment, () => withDatabase(place, hasNoPendingWork));
  await mailServer.close();
  const { tables, lost } = await withDatabase(place, async (database) => ({
    tables: await readOfferTables(database),
    lost: await countAcceptedWithoutOrder(database, acknowledged),
  }));
  const figures = {
    engine: place.engine,
    kills,
    'acceptances acknowledged': acknowledged.size,
    ...tables,
    'ACKNOWLEDGED AND WITHOUT ORDER': lost,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return reportFigures(figures, acknowledged.size > 0, 'Every acceptance is one order.');
}

/** Accepts the remaining offers, half of them by card, until the shop is killed. */
async function acceptUntilKilled(
  address: string,
  signal: AbortSignal,
  pendingKeys: string[],
  acknowledged: Set<string>,
): Promise<void> {
  while (!signal.aborted) {
    const key = pendingKeys.shift();
    if (key === undefined) return;
    try {
      if (await acceptOffer(address, key)) acknowledged.add(key);
      else pendingKeys.push(key);
      await pause(50);
    } catch {
      // The server was killed before it responded; the customer tries again when it is running.
      pendingKeys.push(key);
      return;
    }
  }
}
