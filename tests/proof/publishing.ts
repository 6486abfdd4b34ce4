// Repeatedly publishes prices, kills the shop (kill -9) at random moments while it renders the pages, and
// checks that product page, listing data, feed, structured data and checkout are all of the same version.
//   node tests/proof/publishing.ts [kills] [PGlite|PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { listedProducts } from '../../catalogue/catalogue.ts';
import type { Database } from '../../server/database/database.ts';
import { findCurrentRevision } from '../../server/publish/changes-in-force.ts';
import { publishChanges } from '../../server/publish/versions.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { reportFigures } from '../support/report-figures.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';
import {
  createRandomPrices,
  createVersionChecker,
  pickRandomProducts,
  waitUntilServed,
} from '../support/version-checker.ts';

const kills = Number(process.argv[2] ?? 50);
const maxUptimeMs = 6_000;

/** Publishes random prices for a few products, and returns the resulting revision. */
async function publishRandomPrices(database: Database): Promise<string> {
  const changes = createRandomPrices().map((each) => ({ ...each, field: 'price' }));
  await publishChanges(database, listedProducts, { changes, by: { kind: 'command' } });
  return findCurrentRevision(database.queries);
}

await runOnEngines(process.argv[3], async (place: TestDatabase) => {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const shopAddresses = { address, origin: address };
  const environment = {
    ...place.environment,
    PAGES_DIR: `${place.environment.DATA_DIR}-pages`,
    ORIGIN: address,
    LOG_LEVEL: 'error',
    // Each buyer has their own client address.
    TRUST_PROXY: '1',
  };
  const checker = createVersionChecker();
  let newest = '0';
  for (let kill = 0; kill < kills; kill += 1) {
    // The shop is not running, so this process may open the embedded database.
    newest = await withDatabase(place, publishRandomPrices);
    const shop = await spawnShop(port, environment);
    await waitUntilReady(`${address}/api/ready`);
    const uptimePause = pause(Math.random() * maxUptimeMs);
    await checker.check(shopAddresses, pickRandomProducts(8));
    await uptimePause;
    await stopProcess(shop, 'SIGKILL');
  }
  const shop = await spawnShop(port, environment);
  await waitUntilReady(`${address}/api/ready`);
  const finished = await waitUntilServed(address, newest);
  await checker.check(shopAddresses);
  await stopProcess(shop, 'SIGTERM');
  const checkFigures = await withDatabase(place, checker.conclude);
  const figures = { engine: place.engine, kills, 'versions published': kills, ...checkFigures };
  return reportFigures(
    figures,
    finished && checkFigures['checkouts compared'] > 0,
    'Always one whole version, and the last one in the end.',
  );
});
