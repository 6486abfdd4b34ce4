import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import type { OfferDraft } from '../../contract/offer.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import type { Database } from '../../server/database/database.ts';

/** The offers that browser tests open, named after the test's action or the offer's outcome. */
const offerNames = [
  'sent',
  'pay',
  'transfer',
  'decline',
  'ask',
  'quiet',
  'newer',
  'declined',
  'withdrawn',
  'lapsed',
  'awaiting',
  'paid',
  'asked',
] as const;

export type OfferName = (typeof offerNames)[number];

const createOfferKey = (name: OfferName) => `test-${name}-`.padEnd(43, 'x');

/** The address of an offer's page. */
export const offerPath = (name: OfferName) => `/thank-you?quote=${createOfferKey(name)}`;

/** An offer's address with an unknown key. */
export const unknownOfferPath = `/thank-you?quote=${'y'.repeat(43)}`;

const findStockedProduct = (family: string) => {
  const found = products.find((one) => one.family === family && one.inStock);
  if (!found) throw new Error(`The catalogue has no ${family} in stock`);
  return found;
};

/** The lines of most of these offers. */
function createOfferLines(quantity: number): OfferDraft['lines'] {
  const offeredProducts = [
    findStockedProduct('podium-steps'),
    findStockedProduct('extension-ladders'),
  ];
  return [
    ...offeredProducts.map(({ id, price }, place) => ({
      kind: 'product' as const,
      productId: id,
      quantity: place === 0 ? quantity : 1,
      unitPence: place === 0 ? Math.round(price * 0.9) : price,
    })),
    {
      kind: 'text',
      name: 'Assembly and handover on site',
      quantity: 1,
      unitPence: 126_00,
      vatPercent: 20,
    },
    { kind: 'delivery', name: 'Delivery, two drops', unitPence: 54_00 },
  ];
}

/** Creates an offer for each of these names, before the tests' shop starts. */
export async function prepareOffers(database: Database): Promise<void> {
  const { getBuiltCatalogue } = await import('../../server/app/catalogue.ts');
  const { createLog } = await import('../../server/app/log.ts');
  const { openTestPayments } = await import('../../server/testing/test-payments.ts');
  const { acceptance, contact, buildOfferDraft } = await import('../../server/testing/offer.ts');
  const { acceptByTransfer } = await import('../../server/offers/accept.ts');
  const { createOffer, createVersion, saveDraft } = await import('../../server/offers/draft.ts');
  const { markLost, sendOffer, withdrawOffer } = await import('../../server/offers/send.ts');
  const { readOrder } = await import('../../server/orders/order.ts');
  const { recordBankPayment } = await import('../../server/orders/bank-payment.ts');
  const { offer, quote, quoteKey } = await import('../../server/database/schema.ts');
  const { queries } = database;
  const by = { by: { kind: 'command' } } as const;
  const { provider } = await openTestPayments(database);
  const shop = {
    database,
    provider,
    catalogue: getBuiltCatalogue,
    origin: 'http://localhost',
    log: createLog('error'),
  };
  const today = toIsoDay(new Date());
  for (const name of offerNames) {
    const texts = {
      title: 'Step ladders and podiums for two schools',
      note: 'Both podiums go to Greenfield, the ladder to Highmoor; two drops, one price.',
    };
    const { reference, quoteId, id } = await createOffer(shop, { contact }, by.by);
    const keyHash = createHash('sha256').update(createOfferKey(name)).digest('base64url');
    await queries.insert(quoteKey).values({ keyHash, quoteId });
    if (name === 'asked') {
      const message = 'Two podiums and a ladder, please.';
      await queries.update(quote).set({ message }).where(eq(quote.id, quoteId));
      continue;
    }
    await saveDraft(shop, reference, buildOfferDraft(createOfferLines(2), texts), by);
    await sendOffer(shop, reference, by);
    if (name === 'newer') {
      await createVersion(shop, reference, by);
      const lines = createOfferLines(3).filter(({ kind }) => kind !== 'text');
      const added = {
        kind: 'text',
        name: 'Training for two',
        quantity: 1,
        unitPence: 90_00,
        vatPercent: 0,
      } as const;
      await saveDraft(shop, reference, buildOfferDraft([...lines, added], texts), by);
      await sendOffer(shop, reference, by);
    }
    if (name === 'declined') await markLost(shop, reference, { reason: 'price', ...by });
    if (name === 'withdrawn') await withdrawOffer(shop, reference, by);
    if (name === 'lapsed') {
      await queries.update(offer).set({ state: 'lapsed' }).where(eq(offer.id, id));
    }
    if (name !== 'awaiting' && name !== 'paid') continue;
    const orderReference = await acceptByTransfer(shop, reference, 1, acceptance);
    if (name === 'awaiting') continue;
    const { totalPence: pence } = await readOrder(queries, orderReference);
    const paid = {
      pence,
      receivedOn: today,
      bankReference: orderReference,
      attempt: `paid-${orderReference}-${addDays(today, 1)}`,
    };
    await recordBankPayment(shop, orderReference, { ...paid, ...by });
  }
}
