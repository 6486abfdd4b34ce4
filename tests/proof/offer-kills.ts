// Proves that no acceptance is lost and none counts twice: customers accept offers by bank transfer and
// by card, and pay, while the server is killed (kill -9) at random moments, repeatedly, on each engine.
//   node tests/proof/offer-kills.ts [kills] [PGlite | PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { firstProduct } from '../../catalogue/catalogue.ts';
import { acceptOne, countLost, prepareOffers } from '../support/acceptances.ts';
import { crashUnderLoad, openUntil, prepareStock, prepareTrial } from '../support/crashes.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { readOfferTables } from '../support/offer-tables.ts';
import { freeWhatTheDeadHeld, isAllDone } from '../support/order-tables.ts';

const kills = Number(process.argv[2] ?? 30);
const offered = 150;

await onEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const start = performance.now();
  const { mailServer, environment } = await prepareTrial(place);
  const waiting = await withDatabase(place, async (database) => {
    await prepareStock(database, [firstProduct]);
    return prepareOffers(database, firstProduct, offered);
  });
  const answered = new Set<string>();
  await crashUnderLoad({
    kills,
    longestLife: 2500,
    environment,
    senders: 3,
    send: (address, signal) => acceptUntil(address, signal, waiting, answered),
  });
  await withDatabase(place, freeWhatTheDeadHeld);
  await openUntil(environment, () => withDatabase(place, isAllDone));
  await mailServer.close();
  const { tables, lost } = await withDatabase(place, async (database) => ({
    tables: await readOfferTables(database),
    lost: await countLost(database, answered),
  }));
  const figures = {
    engine: place.engine,
    kills,
    'acceptances acknowledged': answered.size,
    ...tables,
    'ACKNOWLEDGED AND WITHOUT ORDER': lost,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  return conclude(figures, answered.size > 0, 'Every acceptance is one order.');
}

/** Accepts the remaining offers, half of them by card, until the shop is killed. */
async function acceptUntil(
  address: string,
  signal: AbortSignal,
  waiting: string[],
  answered: Set<string>,
): Promise<void> {
  while (!signal.aborted) {
    const key = waiting.shift();
    if (key === undefined) return;
    try {
      if (await acceptOne(address, key)) answered.add(key);
      else waiting.push(key);
      await pause(50);
    } catch {
      // The server was killed before it responded; the customer tries again when it is running.
      waiting.push(key);
      return;
    }
  }
}
