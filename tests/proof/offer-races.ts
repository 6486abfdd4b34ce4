// Proves that an offer becomes at most one order, whatever happens concurrently: 200 acceptances of one
// offer; then acceptances and payments against a withdrawal, a new version, a changed price and the sale of
// the last goods; and provider errors at each step. The stock adds up after each.
//   node tests/proof/offer-races.ts [rounds] [PGlite | PostgreSQL]
import { products } from '../../catalogue/catalogue.ts';
import { indexProducts } from '../../catalogue/index-products.ts';
import type { Database } from '../../server/database/database.ts';
import { toHttpError } from '../../server/http/errors.ts';
import { acceptByTransfer, payByCard } from '../../server/offers/accept.ts';
import { createVersion, saveDraft } from '../../server/offers/draft.ts';
import { readOffer } from '../../server/offers/offer.ts';
import { sendOffer, withdrawOffer } from '../../server/offers/send.ts';
import { reconcileCheckouts } from '../../server/orders/reconcile-checkouts.ts';
import { acceptance, buildOfferDraft, sendTestOffer } from '../../server/testing/offer.ts';
import { byCommand } from '../../server/testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../server/testing/shop.ts';
import { stripeError } from '../../server/testing/test-payments.ts';
import { readOfferTables } from '../support/offer-tables.ts';
import { reportFigures } from '../support/report-figures.ts';
import { runOnEngines, withDatabase } from '../support/test-database.ts';

const rounds = Number(process.argv[2] ?? 10);
const acceptCount = 200;
const product = findProductWithStock(10);

/** The error message for a visitor; any other error is a bug, and is thrown again. */
function toErrorMessage(error: unknown): string {
  const answer = toHttpError(error);
  if (!answer) throw error;
  return answer.message;
}

async function acceptConcurrently({ shop }: TestShop) {
  const { reference } = await sendProductOffer(shop);
  const answers = await Promise.all(
    Array.from({ length: acceptCount }, () =>
      retryUntilAnswered(() => acceptByTransfer(shop, reference, 1, acceptance)),
    ),
  );
  const { faultMessages, tables } = await findWrongFigures(shop.database);
  return {
    orders: tables.orders,
    toldAlreadyAccepted: answers.filter((sentence) => sentence.includes('already been accepted'))
      .length,
    faultMessages,
  };
}

/** Retries while the response is that the database is too busy; returns the error message, if any. */
async function retryUntilAnswered(work: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      await work();
      return '';
    } catch (error) {
      const sentence = toErrorMessage(error);
      if (toHttpError(error)?.status !== 503) return sentence;
    }
  }
}

type Shop = TestShop['shop'];

const sendProductOffer = (shop: Shop, quantity = 3) =>
  sendTestOffer(shop, [
    { kind: 'product', productId: product.id, quantity, unitPence: product.price - 100 },
  ]);

async function findWrongFigures(database: Database) {
  const tables = await readOfferTables(database);
  const faultMessages = Object.entries(tables).flatMap(([what, count]) =>
    what === what.toUpperCase() && count > 0 ? [`${what} ${count}`] : [],
  );
  return { faultMessages, tables };
}

type Race = (shop: TestShop) => Promise<string | undefined>;

const settleAll = (...work: Promise<unknown>[]) =>
  Promise.all(
    work.map((each) =>
      each.then(
        () => true,
        (error) => !toErrorMessage(error),
      ),
    ),
  );

const acceptOfferByTransfer = (shop: Shop, reference: string) =>
  acceptByTransfer(shop, reference, 1, acceptance);

/** Presses Pay, pays, and delivers the webhook event. */
async function acceptOfferByCard(shop: TestShop, reference: string): Promise<void> {
  const attempt = crypto.randomUUID();
  const url = await payByCard(shop.shop, reference, { version: 1, attempt });
  const session = url.replace(/^.*\/sandbox\/checkout\//, '');
  // If the session was ended in the meantime, there is nothing to pay.
  const event = await shop.payments.pay(session).catch(() => undefined);
  if (event) await shop.sendWebhook(event);
}

/** Two concurrent actions; each race returns what went wrong, if anything. */
const races: Record<string, Race> = {
  'transfer and withdrawal': async (shop) => {
    const { reference } = await sendProductOffer(shop.shop);
    const [accepted, withdrawn] = await settleAll(
      acceptOfferByTransfer(shop.shop, reference),
      withdrawOffer(shop.shop, reference, byCommand),
    );
    return accepted === withdrawn ? 'both won or none' : undefined;
  },
  'card and withdrawal': async (shop) => {
    const { reference } = await sendProductOffer(shop.shop);
    await settleAll(
      acceptOfferByCard(shop, reference),
      withdrawOffer(shop.shop, reference, byCommand),
    );
    const { state } = await readOffer(shop.shop.database.queries, reference);
    const orders = await shop.orders();
    return (state === 'accepted') === (orders.length === 1) ? undefined : `${state}`;
  },
  'card and transfer': async (shop) => {
    const { reference } = await sendProductOffer(shop.shop);
    await settleAll(
      acceptOfferByCard(shop, reference),
      acceptOfferByTransfer(shop.shop, reference),
    );
    const orders = await shop.orders();
    return orders.length === 1 ? undefined : `${orders.length} orders`;
  },
  'transfer and new version': async (shop) => {
    const { reference } = await sendProductOffer(shop.shop);
    await createVersion(shop.shop, reference, byCommand);
    const lines = buildOfferDraft([
      { kind: 'product', productId: product.id, quantity: 1, unitPence: product.price },
    ]);
    await saveDraft(shop.shop, reference, lines, byCommand);
    const [accepted, sent] = await settleAll(
      acceptOfferByTransfer(shop.shop, reference),
      sendOffer(shop.shop, reference, byCommand),
    );
    return accepted === sent ? 'both won or none' : undefined;
  },
  'transfer and changed price': async (shop) => {
    const { reference } = await sendProductOffer(shop.shop);
    const raisedCatalogue = indexProducts(
      products.map((one) => ({ ...one, price: one.price * 2 })),
      'x',
    );
    await acceptOfferByTransfer({ ...shop.shop, catalogue: () => raisedCatalogue }, reference);
    const [made] = await shop.orders();
    return made?.totalPence === 3 * (product.price - 100) ? undefined : 'another sum than agreed';
  },
  'the last goods': async (shop) => {
    const offers = await Promise.all([
      sendProductOffer(shop.shop, 6),
      sendProductOffer(shop.shop, 6),
    ]);
    const results = await settleAll(
      ...offers.map(({ reference }) => acceptOfferByTransfer(shop.shop, reference)),
    );
    const wonCount = results.filter(Boolean).length;
    return wonCount === 1 ? undefined : `${wonCount} got the last`;
  },
  'the last goods, one by card': async (shop) => {
    const [one, other] = await Promise.all([
      sendProductOffer(shop.shop, 6),
      sendProductOffer(shop.shop, 6),
    ]);
    await settleAll(
      acceptOfferByCard(shop, one.reference),
      acceptOfferByTransfer(shop.shop, other.reference),
    );
    const orders = await shop.orders();
    return orders.length === 1 ? undefined : `${orders.length} orders`;
  },
};

await runOnEngines(process.argv[3], (place) =>
  withDatabase(place, async (database) => {
    const start = performance.now();
    const shop = await openTestShop(database);
    await shop.reset();
    const concurrent = await acceptConcurrently(shop);
    const faultMessages: string[] = [...concurrent.faultMessages];
    for (const [name, race] of Object.entries(races)) {
      for (let round = 0; round < rounds; round += 1) {
        await shop.reset();
        const fault = await runRace(shop, database, race);
        if (fault) faultMessages.push(`${name}: ${fault}`);
      }
    }
    const faults = await runWithProviderFaults(shop, database);
    for (const each of [...faultMessages, ...faults.faultMessages]) console.log(each);
    const figures = {
      engine: place.engine,
      'accepts at once': acceptCount,
      'orders of them': concurrent.orders,
      'told that it is accepted': concurrent.toldAlreadyAccepted,
      races: Object.keys(races).length * rounds,
      'provider faults': faults.tried,
      'WRONG OUTCOMES': faultMessages.length + faults.faultMessages.length,
      seconds: Math.round((performance.now() - start) / 1000),
    };
    const isRight = concurrent.orders === 1 && concurrent.toldAlreadyAccepted === acceptCount - 1;
    return reportFigures(figures, isRight, 'One outcome each time, and the stock adds up.');
  }),
);

async function runRace(shop: TestShop, database: Database, race: Race) {
  const fault = await race(shop);
  await shop.ageCheckouts(60);
  await reconcileCheckouts(shop.shop);
  const { faultMessages } = await findWrongFigures(database);
  return fault ?? faultMessages.join(', ');
}

/** The provider fails at each step: an error message each time, and everything works again afterwards. */
async function runWithProviderFaults(shop: TestShop, database: Database) {
  const faultMessages: string[] = [];
  const faults = [stripeError(500), 'silence'] as const;
  for (const fault of faults) {
    await shop.reset();
    const { reference } = await sendProductOffer(shop.shop);
    shop.payments.fault = fault;
    const [paid] = await settleAll(acceptOfferByCard(shop, reference));
    if (paid) faultMessages.push('paid without a provider');
    if ((await shop.availableStock(product)) !== 10)
      faultMessages.push('goods held without a payment');
    shop.payments.fault = undefined;
    const attempt = crypto.randomUUID();
    await payByCard(shop.shop, reference, { version: 1, attempt });
    shop.payments.fault = fault;
    const [accepted] = await settleAll(acceptOfferByTransfer(shop.shop, reference));
    if (accepted) faultMessages.push('accepted while someone may be paying');
    await withdrawOffer(shop.shop, reference, byCommand);
    shop.payments.fault = undefined;
    await shop.ageCheckouts(60);
    await reconcileCheckouts(shop.shop);
    if ((await shop.availableStock(product)) !== 10)
      faultMessages.push('goods held after a withdrawal');
    faultMessages.push(...(await findWrongFigures(database)).faultMessages);
  }
  return { tried: faults.length * 3, faultMessages };
}
