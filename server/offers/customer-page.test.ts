import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { offerPaths } from '../../contract/offer-paths.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { createApp } from '../app/app.ts';
import { offer, offerVersion, order, outboxEmail, quote } from '../database/schema.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { findPersonalData } from '../jobs/retention/personal-data.ts';
import { eraseExpired } from '../jobs/retention/retention.ts';
import { followUpPayments, recordBankPayment } from '../orders/bank-payment.ts';
import { sendInvoice } from '../orders/send-invoice.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { acceptance, contact, sendTestOffer } from '../testing/offer.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { acceptByTransfer } from './accept.ts';
import { readOffer } from './offer.ts';
import { lapseOffers, sendOfferReminders } from './offer-jobs.ts';
import { offerRoutes } from './page/offer-routes.ts';
import { createQuoteKey } from './quote-key.ts';

const ten = findProductWithStock(10);
const today = toIsoDay(new Date());
const details = { name: 'A Buyer', line1: '1 Test Road', town: 'Leeds', postcode: 'LS1 1AA' };

describeOnBothEngines('the page of an offer', (database) => {
  let shop: TestShop;
  let app: ReturnType<typeof createApp>;
  let address = 0;
  beforeAll(async () => {
    shop = await openTestShop(database());
    const { log, origin, catalogue, provider } = shop.shop;
    const opened = Promise.resolve(database());
    const limiter = createLimiter({ database: opened, log, proxies: 1 });
    const needs = { database: opened, provider: Promise.resolve(provider), log, origin, catalogue };
    const { page, routes } = offerRoutes({ ...needs, limiter });
    app = createApp({ routes, offerPage: page, log });
  });
  beforeEach(() => shop.reset());

  const send = async () => {
    const line = { kind: 'product', productId: ten.id, quantity: 2, unitPence: 50_00 } as const;
    const made = await sendTestOffer(shop.shop, [line]);
    return { ...made, key: await createQuoteKey(database().queries, made.quoteId) };
  };
  const open = async (key: string) => (await app.request(`/thank-you?quote=${key}`)).text();
  const post = (path: string, fields: Record<string, string>) => {
    address += 1;
    return app.request(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` },
      body: new URLSearchParams(fields),
    });
  };
  const accept = (key: string, version = '1') =>
    post(offerPaths.accept, { key, version, ...details });

  it('[TO3] changes nothing on GET', async () => {
    const { key, reference } = await send();
    const before = await readOffer(database().queries, reference);
    expect(await open(key)).toContain(reference);
    expect(await readOffer(database().queries, reference)).toEqual(before);
    await post(offerPaths.opened, { key });
    expect((await readOffer(database().queries, reference)).openedAt).toBeInstanceOf(Date);
  });

  it('[TO3] does not log its key', async () => {
    const { key } = await send();
    await open(key);
    await accept(key);
    expect(shop.log()).not.toContain(key);
  });

  it('[TO4] creates one order across repeated acceptance', async () => {
    const { key } = await send();
    const answers = await Promise.all([accept(key), accept(key), accept(key)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await shop.orders()).toHaveLength(1);
    expect(await open(key)).toContain('Please make the bank transfer now.');
  });

  it('[TO4] shows the newest version to whoever accepts an older one', async () => {
    const { key } = await send();
    const answer = await accept(key, '9');
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('newer version');
  });

  it('[TO3] rate-limits forms per page', async () => {
    const { key } = await send();
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1) {
      statuses.push((await post(offerPaths.ask, { key, message: `Is ${time}?` })).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it('[TO10] reminds once before it ends unless switched off, and lapses after its last day', async () => {
    const { key, reference, id } = await send();
    const quiet = await send();
    await post(offerPaths.reminders, { key: quiet.key });
    const later = new Date(Date.now() + 28 * 86_400_000);
    expect(await sendOfferReminders(shop.shop, later)).toBe(1);
    expect(await sendOfferReminders(shop.shop, later)).toBe(0);
    const after = new Date(Date.now() + 32 * 86_400_000);
    expect(await lapseOffers(database(), after)).toBe(2);
    expect((await readOffer(database().queries, reference)).state).toBe('lapsed');
    expect(await open(key)).toContain('Ask for it again');
    expect(id).toBeGreaterThan(0);
  });

  it('[TO4] reminds of a bank transfer and cancels what is not paid in time', async () => {
    const { reference } = await send();
    await acceptByTransfer(shop.shop, reference, 1, acceptance);
    const soon = new Date(Date.now() + 12 * 86_400_000);
    expect(await followUpPayments(shop.shop, soon)).toBe(1);
    expect(await followUpPayments(shop.shop, soon)).toBe(0);
    await database()
      .queries.update(order)
      .set({ paymentDue: addDays(today, -1) });
    await followUpPayments(shop.shop);
    expect(await shop.orders()).toMatchObject([{ state: 'cancelled', paidAt: null }]);
    expect(await shop.availableStock(ten)).toBe(10);
  });

  it('[TO4] [BU4] [TO8] has the documents of a transfer, and its register once it is paid', async () => {
    const { key, reference } = await send();
    const made = await acceptByTransfer(shop.shop, reference, 1, acceptance);
    expect(await open(key)).not.toContain('Open a register');
    expect((await post(offerPaths.register, { key })).status).toBe(404);
    const [{ totalPence = 0 } = {}] = await shop.orders();
    const paid = { pence: totalPence, receivedOn: today, bankReference: made, attempt: made };
    await recordBankPayment(shop.shop, made, { ...paid, by: { kind: 'command' } });
    await sendInvoice(shop.shop, made, { by: { kind: 'command' } });
    const page = await open(key);
    expect(page).toContain('Open a register');
    const [, href = '', number] =
      /href="([^"]+)" rel="nofollow">VAT invoice (INV-\d+)/.exec(page) ?? [];
    const pdf = await app.request(href.replaceAll('&amp;', '&'));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`${number}.pdf`);
    const other = await send();
    const notTheirs = `${offerPaths.document}?quote=${other.key}&number=${number}`;
    expect((await app.request(notTheirs)).status).toBe(404);
    expect((await post(offerPaths.register, { key })).status).toBe(303);
    const emails = await database().queries.select().from(outboxEmail);
    expect(emails.filter(({ kind }) => kind === 'register-link')).toMatchObject([
      { recipient: contact.email, subject: `Your equipment register, order ${made}` },
    ]);
  });

  it('[TO3] is kept 24 months, and with its order where it became one', async () => {
    const sold = await send();
    await acceptByTransfer(shop.shop, sold.reference, 1, acceptance);
    await send();
    const old = new Date(Date.now() - 800 * 86_400_000);
    await database().queries.update(quote).set({ createdAt: old });
    await database().queries.update(offer).set({ createdAt: old, sentAt: old });
    await eraseExpired(database(), '/nowhere');
    expect(await database().queries.select({ id: offer.id }).from(offer)).toEqual([
      { id: sold.id },
    ]);
  });

  it('[OF9] is in the copy of a person’s data with all its versions', async () => {
    const { reference } = await send();
    const held = await findPersonalData(database().queries, contact.email);
    expect(held.offers).toMatchObject([{ reference, versions: [{ number: 1 }] }]);
  });

  it('[TO2] never changes a version that was sent', async () => {
    const { id } = await send();
    const change = database()
      .queries.update(offerVersion)
      .set({ title: 'Another' })
      .where(eq(offerVersion.offerId, id));
    await expect(change).rejects.toThrow();
  });
});
