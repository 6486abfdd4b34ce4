// Proves that everything holds together: buyers check out and pay, customers accept offers, and the office
// publishes prices and refunds, in shuffled order and with most requests sent twice, while processes of the
// shop are killed (kill -9) and restarted: the only one on PGlite, one of three on PostgreSQL.
//   node tests/proof/mixed.ts [buyers; the other counts follow] [PGlite | PostgreSQL]
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { findCurrentRevision, findVersions } from '../../server/publish/changes-in-force.ts';
import { addStaff } from '../../server/testing/staff.ts';
import {
  acceptOffer,
  countAcceptedWithoutOrder,
  sendTestOffers,
} from '../support/accept-offers.ts';
import { prepareCrashTest, prepareLedger, restartUntil } from '../support/crashes.ts';
import {
  createProcesses,
  type Job,
  pickStartedProcess,
  runJobsUnderKills,
  type ShopProcess,
} from '../support/killable-processes.ts';
import { readOfferTables } from '../support/offer-tables.ts';
import { addDraftPrices, createOfficeClient } from '../support/office-api.ts';
import {
  countOrderFaults,
  expireLeasesAndCheckouts,
  hasNoPendingWork,
  readOrderTables,
} from '../support/order-tables.ts';
import { readRefundTables } from '../support/refund-tables.ts';
import { reportFigures } from '../support/report-figures.ts';
import { createBuyers } from '../support/sandbox-buyer.ts';
import { shuffled } from '../support/shuffled.ts';
import { runOnEngines, type TestDatabase, withDatabase } from '../support/test-database.ts';
import {
  createRandomPrices,
  createVersionChecker,
  pickRandomProducts,
  waitUntilServed,
} from '../support/version-checker.ts';

const buyerCount = Number(process.argv[2] ?? 500);
const scaleToBuyers = (ratio: number) => Math.ceil(buyerCount * ratio);
const counts = {
  offers: scaleToBuyers(0.4),
  versions: scaleToBuyers(0.2),
  refunds: scaleToBuyers(0.1),
  kills: scaleToBuyers(0.12),
};
const wellStockedProducts = products.slice(0, 3);
const scarceProducts = products.filter(({ stockCount }) => stockCount === 5).slice(0, 2);
const owner = { name: 'Olive Owner', email: 'olive@office.example', role: 'owner' } as const;

await runOnEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const start = performance.now();
  const { mailServer, environment } = await prepareCrashTest(place);
  const { keys, token } = await withDatabase(place, async (database) => {
    await prepareLedger(database, wellStockedProducts);
    const { token } = await addStaff(database.queries, owner);
    return { token, keys: await sendTestOffers(database, firstProduct, counts.offers) };
  });
  const processes = place.engine === 'PGlite' ? 1 : 3;
  const shops = await createProcesses(processes, environment);
  await Promise.all(shops.map((shop) => shop.restart()));
  const buyers = createBuyers([...wellStockedProducts, ...scarceProducts]);
  const seen = {
    accepted: new Set<string>(),
    published: new Set<number>(),
    asked: new Set<string>(),
    acknowledged: new Set<string>(),
  };

  const buyJob: Job = async ({ address, origin }) =>
    (await buyers.buyOnce(address, origin)) !== undefined;

  const createAcceptJob =
    (key: string): Job =>
    async ({ address }) => {
      const isOrder = await acceptOffer(address, key);
      if (isOrder) seen.accepted.add(key);
      return isOrder;
    };

  const publishJob: Job = async ({ office }) => {
    const call = createOfficeClient(office, token);
    const draft = await addDraftPrices(call, createRandomPrices());
    const { version } = await call('/api/draft/publish', { seen: draft });
    seen.published.add(version);
    return true;
  };

  /** Refunds a small part of an order, always with the same idempotency key. */
  function createRefundJob(): Job {
    const attempt = randomUUID();
    const pence = 10 + Math.floor(Math.random() * 90);
    let session: string | undefined;
    return async ({ address, office }) => {
      const call = createOfficeClient(office, token);
      session ??= shuffled([...buyers.counts.paid])[0];
      const response = await fetch(`${address}/api/orders/${session}`);
      const { reference } = await response.json();
      if (reference === undefined) return false;
      const { version } = await call(`/api/orders/${reference}`);
      seen.asked.add(attempt);
      await call(`/api/orders/${reference}/refund`, { version, pence, attempt });
      seen.acknowledged.add(attempt);
      return true;
    };
  }

  const checker = createVersionChecker();
  const checkController = new AbortController();
  const checks = checkUntilAborted(checkController.signal, shops, checker);
  const singleJobs = [
    ...Array.from({ length: buyerCount }, () => buyJob),
    ...Array.from({ length: counts.versions }, () => publishJob),
  ];
  const repeatedJobs = [
    ...keys.map(createAcceptJob),
    ...Array.from({ length: counts.refunds }, createRefundJob),
  ];
  await runJobsUnderKills(shops, [...singleJobs, ...repeatedJobs, ...repeatedJobs], counts.kills);
  checkController.abort();
  await checks;
  await Promise.all(shops.map(({ stop }) => stop('SIGTERM')));

  await withDatabase(place, expireLeasesAndCheckouts);
  await restartUntil(environment, () => withDatabase(place, hasNoPendingWork));
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  const stored = await withDatabase(place, async (database) => {
    const tables = await readOrderTables(database);
    return {
      orders: countOrderFaults(tables, buyers.counts.paid, received),
      offers: await readOfferTables(database),
      lost: await countAcceptedWithoutOrder(database, seen.accepted),
      refunds: await readRefundTables(database, seen),
      versions: (await findVersions(database.queries)).map(({ id }) => id),
      newest: await findCurrentRevision(database.queries),
    };
  });
  const isLive = await checkFinalVersion(shops, stored.newest, checker);
  const versions = await withDatabase(place, checker.conclude);
  await mailServer.close();

  const figures = {
    engine: place.engine,
    processes: shops.length,
    kills: counts.kills,
    'payments acknowledged': buyers.counts.paid.size,
    'offers accepted': seen.accepted.size,
    ...stored.offers,
    ...stored.orders,
    'ACCEPTED AND LOST': stored.lost,
    ...stored.refunds,
    'versions published': seen.published.size,
    'VERSIONS LOST': seen.published.difference(new Set(stored.versions)).size,
    ...versions,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  const isComplete = buyers.counts.paid.size === buyerCount && seen.accepted.size === counts.offers;
  return reportFigures(
    figures,
    isComplete && isLive && versions['checkouts compared'] > 0,
    'Nothing is lost, doubled or mixed.',
  );
}

type VersionChecker = ReturnType<typeof createVersionChecker>;

/** Checks a few products repeatedly, at any process that is running. */
async function checkUntilAborted(
  signal: AbortSignal,
  shops: ShopProcess[],
  { check }: VersionChecker,
): Promise<void> {
  while (!signal.aborted) {
    const shop = await pickStartedProcess(shops);
    // A check that a kill interrupts proves nothing.
    await check(shop, pickRandomProducts(4)).catch(() => {});
    await pause(500);
  }
}

/** Checks all products at one process once it serves the last version; returns whether it does. */
async function checkFinalVersion(
  [shop]: ShopProcess[],
  newest: string,
  { check }: VersionChecker,
): Promise<boolean> {
  if (!shop) return false;
  await shop.restart();
  const isLive = await waitUntilServed(shop.address, newest);
  await check(shop);
  await shop.stop('SIGTERM');
  return isLive;
}
