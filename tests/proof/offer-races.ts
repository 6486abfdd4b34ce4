// Proves that an offer becomes at most one order, whatever happens concurrently: 200 acceptances of one
// offer; then acceptances and payments against a withdrawal, a new version, a changed price and the sale of
// the last goods; and provider errors at each step. The stock adds up after each.
//   node tests/proof/offer-races.ts [rounds] [PGlite | PostgreSQL]
import { products } from '../../catalogue/catalogue.ts';
import { indexProducts } from '../../catalogue/index-products.ts';
import type { Database } from '../../server/database/database.ts';
import { httpErrorFor } from '../../server/http/errors.ts';
import { acceptByTransfer, payByCard } from '../../server/offers/accept.ts';
import { newVersion, saveDraft } from '../../server/offers/draft.ts';
import { readOffer } from '../../server/offers/offer.ts';
import { sendOffer, withdrawOffer } from '../../server/offers/send.ts';
import { reconcile } from '../../server/orders/reconcile.ts';
import { acceptance, draftWith, sendTestOffer } from '../../server/testing/offer.ts';
import { byCommand } from '../../server/testing/order.ts';
import { openTestShop, productWith, type TestShop } from '../../server/testing/shop.ts';
import { stripeError } from '../../server/testing/test-payments.ts';
import { onEngines, withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { readOfferTables } from '../support/offer-tables.ts';

const rounds = Number(process.argv[2] ?? 10);
const accepts = 200;
const product = productWith(10);

/** The error message for a visitor; any other error is a bug, and is thrown again. */
function sentenceOf(error: unknown): string {
  const answer = httpErrorFor(error);
  if (!answer) throw error;
  return answer.message;
}

async function acceptAtOnce({ shop }: TestShop) {
  const { reference } = await offer(shop);
  const answers = await Promise.all(
    Array.from({ length: accepts }, () =>
      untilAnswered(() => acceptByTransfer(shop, reference, 1, acceptance)),
    ),
  );
  const { wrong, tables } = await check(shop.database);
  return {
    orders: tables.orders,
    told: answers.filter((sentence) => sentence.includes('already been accepted')).length,
    wrong,
  };
}

/** Retries while the response is that the database is too busy; returns the error message, if any. */
async function untilAnswered(work: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      await work();
      return '';
    } catch (error) {
      const sentence = sentenceOf(error);
      if (httpErrorFor(error)?.status !== 503) return sentence;
    }
  }
}

type Shop = TestShop['shop'];

const offer = (shop: Shop, quantity = 3) =>
  sendTestOffer(shop, [
    { kind: 'product', productId: product.id, quantity, unitPence: product.price - 100 },
  ]);

async function check(database: Database) {
  const tables = await readOfferTables(database);
  const wrong = Object.entries(tables).flatMap(([what, count]) =>
    what === what.toUpperCase() && count > 0 ? [`${what} ${count}`] : [],
  );
  return { wrong, tables };
}

type Race = (shop: TestShop) => Promise<string | undefined>;

const settle = (...work: Promise<unknown>[]) =>
  Promise.all(
    work.map((each) =>
      each.then(
        () => true,
        (error) => !sentenceOf(error),
      ),
    ),
  );

const transfer = (shop: Shop, reference: string) =>
  acceptByTransfer(shop, reference, 1, acceptance);

/** Presses Pay, pays, and delivers the webhook event. */
async function card(shop: TestShop, reference: string): Promise<void> {
  const attempt = crypto.randomUUID();
  const url = await payByCard(shop.shop, reference, { version: 1, attempt });
  const session = url.replace(/^.*\/sandbox\/checkout\//, '');
  // If the session was ended in the meantime, there is nothing to pay.
  const event = await shop.payments.pay(session).catch(() => undefined);
  if (event) await shop.tell(event);
}

/** Two concurrent actions; each race returns what went wrong, if anything. */
const races: Record<string, Race> = {
  'transfer and withdrawal': async (shop) => {
    const { reference } = await offer(shop.shop);
    const [accepted, withdrawn] = await settle(
      transfer(shop.shop, reference),
      withdrawOffer(shop.shop, reference, byCommand),
    );
    return accepted === withdrawn ? 'both won or none' : undefined;
  },
  'card and withdrawal': async (shop) => {
    const { reference } = await offer(shop.shop);
    await settle(card(shop, reference), withdrawOffer(shop.shop, reference, byCommand));
    const { state } = await readOffer(shop.shop.database.queries, reference);
    const orders = await shop.orders();
    return (state === 'accepted') === (orders.length === 1) ? undefined : `${state}`;
  },
  'card and transfer': async (shop) => {
    const { reference } = await offer(shop.shop);
    await settle(card(shop, reference), transfer(shop.shop, reference));
    const orders = await shop.orders();
    return orders.length === 1 ? undefined : `${orders.length} orders`;
  },
  'transfer and new version': async (shop) => {
    const { reference } = await offer(shop.shop);
    await newVersion(shop.shop, reference, byCommand);
    const lines = draftWith([
      { kind: 'product', productId: product.id, quantity: 1, unitPence: product.price },
    ]);
    await saveDraft(shop.shop, reference, lines, byCommand);
    const [accepted, sent] = await settle(
      transfer(shop.shop, reference),
      sendOffer(shop.shop, reference, byCommand),
    );
    return accepted === sent ? 'both won or none' : undefined;
  },
  'transfer and changed price': async (shop) => {
    const { reference } = await offer(shop.shop);
    const dearer = indexProducts(
      products.map((one) => ({ ...one, price: one.price * 2 })),
      'x',
    );
    await transfer({ ...shop.shop, catalogue: () => dearer }, reference);
    const [made] = await shop.orders();
    return made?.totalPence === 3 * (product.price - 100) ? undefined : 'another sum than agreed';
  },
  'the last goods': async (shop) => {
    const offers = await Promise.all([offer(shop.shop, 6), offer(shop.shop, 6)]);
    const won = await settle(...offers.map(({ reference }) => transfer(shop.shop, reference)));
    const sold = won.filter(Boolean).length;
    return sold === 1 ? undefined : `${sold} got the last`;
  },
  'the last goods, one by card': async (shop) => {
    const [one, other] = await Promise.all([offer(shop.shop, 6), offer(shop.shop, 6)]);
    await settle(card(shop, one.reference), transfer(shop.shop, other.reference));
    const orders = await shop.orders();
    return orders.length === 1 ? undefined : `${orders.length} orders`;
  },
};

await onEngines(process.argv[3], (place) =>
  withDatabase(place, async (database) => {
    const start = performance.now();
    const shop = await openTestShop(database);
    await shop.tidy();
    const crowd = await acceptAtOnce(shop);
    const wrong: string[] = [...crowd.wrong];
    for (const [name, race] of Object.entries(races)) {
      for (let round = 0; round < rounds; round += 1) {
        await shop.tidy();
        const fault = await outcomeOf(shop, database, race);
        if (fault) wrong.push(`${name}: ${fault}`);
      }
    }
    const faults = await inTrouble(shop, database);
    for (const each of [...wrong, ...faults.wrong]) console.log(each);
    const figures = {
      engine: place.engine,
      'accepts at once': accepts,
      'orders of them': crowd.orders,
      'told that it is accepted': crowd.told,
      races: Object.keys(races).length * rounds,
      'provider faults': faults.tried,
      'WRONG OUTCOMES': wrong.length + faults.wrong.length,
      seconds: Math.round((performance.now() - start) / 1000),
    };
    const isRight = crowd.orders === 1 && crowd.told === accepts - 1;
    return conclude(figures, isRight, 'One outcome each time, and the stock adds up.');
  }),
);

async function outcomeOf(shop: TestShop, database: Database, race: Race) {
  const fault = await race(shop);
  await shop.age(60);
  await reconcile(shop.shop);
  const { wrong } = await check(database);
  return fault ?? wrong.join(', ');
}

/** The provider fails at each step: an error message each time, and everything works again afterwards. */
async function inTrouble(shop: TestShop, database: Database) {
  const wrong: string[] = [];
  const faults = [stripeError(500), 'silence'] as const;
  for (const fault of faults) {
    await shop.tidy();
    const { reference } = await offer(shop.shop);
    shop.payments.fault = fault;
    const [paid] = await settle(card(shop, reference));
    if (paid) wrong.push('paid without a provider');
    if ((await shop.left(product)) !== 10) wrong.push('goods held without a payment');
    shop.payments.fault = undefined;
    const attempt = crypto.randomUUID();
    await payByCard(shop.shop, reference, { version: 1, attempt });
    shop.payments.fault = fault;
    const [accepted] = await settle(transfer(shop.shop, reference));
    if (accepted) wrong.push('accepted while someone may be paying');
    await withdrawOffer(shop.shop, reference, byCommand);
    shop.payments.fault = undefined;
    await shop.age(60);
    await reconcile(shop.shop);
    if ((await shop.left(product)) !== 10) wrong.push('goods held after a withdrawal');
    wrong.push(...(await check(database)).wrong);
  }
  return { tried: faults.length * 3, wrong };
}
