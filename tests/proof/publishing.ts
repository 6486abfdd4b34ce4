// Repeatedly publishes prices, kills the shop (kill -9) at random moments while it renders the pages, and
// checks that product page, listing data, feed, structured data and checkout are all of the same version.
//   node tests/proof/publishing.ts [kills] [PGlite|PostgreSQL]
import { setTimeout as pause } from 'node:timers/promises';
import { listedProducts } from '../../catalogue/catalogue.ts';
import type { Database } from '../../server/database/database.ts';
import { currentRevision } from '../../server/publish/changes-in-force.ts';
import { publishChanges } from '../../server/publish/versions.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import { createWatch, somePrices, someProducts, untilServed } from '../support/versions.ts';

const kills = Number(process.argv[2] ?? 50);
const longestLife = 6_000;

/** Publishes random prices for a few products, and returns the resulting revision. */
async function publishSome(database: Database): Promise<string> {
  const changes = somePrices().map((each) => ({ ...each, field: 'price' }));
  await publishChanges(database, listedProducts, { changes, by: { kind: 'command' } });
  return currentRevision(database.queries);
}

await onEngines(process.argv[3], async (place: TestDatabase) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const shopAt = { address, origin: address };
  const environment = {
    ...place.environment,
    PAGES_DIR: `${place.environment.DATA_DIR}-pages`,
    ORIGIN: address,
    LOG_LEVEL: 'error',
    // Each buyer has their own client address.
    TRUST_PROXY: '1',
  };
  const watch = createWatch();
  let newest = '0';
  for (let kill = 0; kill < kills; kill += 1) {
    // The shop is not running, so this process may open the embedded database.
    newest = await withDatabase(place, publishSome);
    const shop = await spawnShop(port, environment);
    await untilAnswers(`${address}/api/ready`);
    const life = pause(Math.random() * longestLife);
    await watch.look(shopAt, someProducts(8));
    await life;
    await end(shop, 'SIGKILL');
  }
  const shop = await spawnShop(port, environment);
  await untilAnswers(`${address}/api/ready`);
  const finished = await untilServed(address, newest);
  await watch.look(shopAt);
  await end(shop, 'SIGTERM');
  const seen = await withDatabase(place, watch.conclude);
  const figures = { engine: place.engine, kills, 'versions published': kills, ...seen };
  return conclude(
    figures,
    finished && seen['checkouts compared'] > 0,
    'Always one whole version, and the last one in the end.',
  );
});
