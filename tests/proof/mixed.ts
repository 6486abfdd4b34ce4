// Proves that everything holds together: buyers check out and pay, customers accept offers, and the office
// publishes prices and refunds, in shuffled order and with most requests sent twice, while processes of the
// shop are killed (kill -9) and restarted: the only one on PGlite, one of three on PostgreSQL.
//   node tests/proof/mixed.ts [buyers; the other counts follow] [PGlite | PostgreSQL]
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { firstProduct, products } from '../../catalogue/catalogue.ts';
import { currentRevision, readVersions } from '../../server/publish/changes-in-force.ts';
import { addStaff } from '../../server/testing/staff.ts';
import { acceptOne, countLost, prepareOffers } from '../support/acceptances.ts';
import { openUntil, prepareStock, prepareTrial } from '../support/crashes.ts';
import { onEngines, type TestDatabase, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import {
  anyStarted,
  type Job,
  openProcesses,
  type ShopProcess,
  workUnderKills,
} from '../support/killed-shops.ts';
import { readOfferTables } from '../support/offer-tables.ts';
import { draftPrices, officeCaller } from '../support/office-api.ts';
import {
  freeWhatTheDeadHeld,
  isAllDone,
  orderFaults,
  readOrderTables,
} from '../support/order-tables.ts';
import { readRefundTables } from '../support/refund-tables.ts';
import { createBuyers } from '../support/sandbox-buyer.ts';
import { shuffled } from '../support/shuffled.ts';
import { createWatch, somePrices, someProducts, untilServed } from '../support/versions.ts';

const buyerCount = Number(process.argv[2] ?? 500);
const share = (of: number) => Math.ceil(buyerCount * of);
const counts = {
  offers: share(0.4),
  versions: share(0.2),
  refunds: share(0.1),
  kills: share(0.12),
};
const plenty = products.slice(0, 3);
const scarce = products.filter(({ stockCount }) => stockCount === 5).slice(0, 2);
const owner = { name: 'Olive Owner', email: 'olive@office.example', role: 'owner' } as const;

await onEngines(process.argv[3], prove);

async function prove(place: TestDatabase): Promise<boolean> {
  const start = performance.now();
  const { mailServer, environment } = await prepareTrial(place);
  const { keys, token } = await withDatabase(place, async (database) => {
    await prepareStock(database, plenty);
    const { token } = await addStaff(database.queries, owner);
    return { token, keys: await prepareOffers(database, firstProduct, counts.offers) };
  });
  const processes = place.engine === 'PGlite' ? 1 : 3;
  const shops = await openProcesses(processes, environment);
  await Promise.all(shops.map((shop) => shop.restart()));
  const buyers = createBuyers([...plenty, ...scarce]);
  const seen = {
    accepted: new Set<string>(),
    published: new Set<number>(),
    asked: new Set<string>(),
    acknowledged: new Set<string>(),
  };

  const buy: Job = async ({ address, origin }) =>
    (await buyers.buyOnce(address, origin)) !== undefined;

  const accept =
    (key: string): Job =>
    async ({ address }) => {
      const isOrder = await acceptOne(address, key);
      if (isOrder) seen.accepted.add(key);
      return isOrder;
    };

  const publish: Job = async ({ office }) => {
    const call = officeCaller(office, token);
    const draft = await draftPrices(call, somePrices());
    const { version } = await call('/api/draft/publish', { seen: draft });
    seen.published.add(version);
    return true;
  };

  /** Refunds a small part of an order, always with the same idempotency key. */
  function refund(): Job {
    const attempt = randomUUID();
    const pence = 10 + Math.floor(Math.random() * 90);
    let session: string | undefined;
    return async ({ address, office }) => {
      const call = officeCaller(office, token);
      session ??= shuffled([...buyers.seen.paid])[0];
      const answer = await fetch(`${address}/api/orders/${session}`);
      const { reference } = await answer.json();
      if (reference === undefined) return false;
      const { version } = await call(`/api/orders/${reference}`);
      seen.asked.add(attempt);
      await call(`/api/orders/${reference}/refund`, { version, pence, attempt });
      seen.acknowledged.add(attempt);
      return true;
    };
  }

  const watch = createWatch();
  const watching = new AbortController();
  const looks = lookUntil(watching.signal, shops, watch);
  const once = [
    ...Array.from({ length: buyerCount }, () => buy),
    ...Array.from({ length: counts.versions }, () => publish),
  ];
  const twice = [...keys.map(accept), ...Array.from({ length: counts.refunds }, refund)];
  await workUnderKills(shops, [...once, ...twice, ...twice], counts.kills);
  watching.abort();
  await looks;
  await Promise.all(shops.map(({ stop }) => stop('SIGTERM')));

  await withDatabase(place, freeWhatTheDeadHeld);
  await openUntil(environment, () => withDatabase(place, isAllDone));
  const received = new Set(mailServer.received.map(({ messageId }) => messageId));
  const read = await withDatabase(place, async (database) => {
    const tables = await readOrderTables(database);
    return {
      orders: orderFaults(tables, buyers.seen.paid, received),
      offers: await readOfferTables(database),
      lost: await countLost(database, seen.accepted),
      refunds: await readRefundTables(database, seen),
      versions: (await readVersions(database.queries)).map(({ id }) => id),
      newest: await currentRevision(database.queries),
    };
  });
  const isLive = await lookAtLast(shops, read.newest, watch);
  const versions = await withDatabase(place, watch.conclude);
  await mailServer.close();

  const figures = {
    engine: place.engine,
    processes: shops.length,
    kills: counts.kills,
    'payments acknowledged': buyers.seen.paid.size,
    'offers accepted': seen.accepted.size,
    ...read.offers,
    ...read.orders,
    'ACCEPTED AND LOST': read.lost,
    ...read.refunds,
    'versions published': seen.published.size,
    'VERSIONS LOST': seen.published.difference(new Set(read.versions)).size,
    ...versions,
    seconds: Math.round((performance.now() - start) / 1000),
  };
  const isAll = buyers.seen.paid.size === buyerCount && seen.accepted.size === counts.offers;
  return conclude(
    figures,
    isAll && isLive && versions['checkouts compared'] > 0,
    'Nothing is lost, doubled or mixed.',
  );
}

type Watch = ReturnType<typeof createWatch>;

/** Checks a few products repeatedly, at any process that is running. */
async function lookUntil(
  signal: AbortSignal,
  shops: ShopProcess[],
  { look }: Watch,
): Promise<void> {
  while (!signal.aborted) {
    const shop = await anyStarted(shops);
    // A check that a kill interrupts proves nothing.
    await look(shop, someProducts(4)).catch(() => {});
    await pause(500);
  }
}

/** Checks all products at one process once it serves the last version; returns whether it does. */
async function lookAtLast(
  [shop]: ShopProcess[],
  newest: string,
  { look }: Watch,
): Promise<boolean> {
  if (!shop) return false;
  await shop.restart();
  const isLive = await untilServed(shop.address, newest);
  await look(shop);
  await shop.stop('SIGTERM');
  return isLive;
}
