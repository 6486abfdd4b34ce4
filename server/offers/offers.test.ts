import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { readPdf } from '../../documents/testing/pdf-text.ts';
import { checkout, offer, offerVersion, quote, quoteKey } from '../database/schema.ts';
import { deliverEmails } from '../email/deliver.ts';
import { recordBankPayment } from '../orders/bank-payment.ts';
import { openIssues } from '../orders/issue-text.ts';
import { reconcileCheckouts } from '../orders/reconcile-checkouts.ts';
import { recoverOrders } from '../orders/recover-orders.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { acceptance, buildOfferDraft, contact, sendTestOffer } from '../testing/offer.ts';
import { byCommand, issueTexts } from '../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { acceptByTransfer, payByCard } from './accept.ts';
import { createOffer, createVersion, saveDraft } from './draft.ts';
import { findDraft, findLastSentVersion, readOffer, StaleOfferError } from './offer.ts';
import { holdOfferGoods, releaseOfferGoods, releaseOverdueHolds } from './offer-holds.ts';
import { createOfferPdf } from './page/offer-document.ts';
import { readCustomerPage } from './page/page-data.ts';
import { findQuoteIdByKey } from './quote-key.ts';
import { markLost, sendOffer, withdrawOffer } from './send.ts';

const ten = findProductWithStock(10);
const five = findProductWithStock(5);
const today = toIsoDay(new Date());

describeOnBothEngines('an offer', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const goods = (quantity: number, unitPence = ten.price - 100) =>
    ({ kind: 'product', productId: ten.id, quantity, unitPence }) as const;
  const send = (quantity = 2) => sendTestOffer(shop.shop, [goods(quantity)]);
  const read = (reference: string) => readOffer(database().queries, reference);
  const lastOrder = async () => (await shop.orders()).at(-1);
  const attempt = () => crypto.randomUUID();
  /** Begins a card payment, and returns its session. */
  const begin = async (reference: string, version = 1) => {
    const url = await payByCard(shop.shop, reference, { version, attempt: attempt() });
    return url.replace(/^.*\/sandbox\/checkout\//, '');
  };

  it('[TO1] starts with the requested lines, once per request', async () => {
    const [asked] = await database()
      .queries.insert(quote)
      .values({
        company: 'Fellside',
        email: contact.email,
        quantity: '5-10',
        lines: [{ productId: ten.id, quantity: 3 }],
      })
      .returning();
    const made = await createOffer(shop.shop, { quoteId: asked?.id ?? 0 }, byCommand.by);
    expect(findDraft(made)?.lines).toMatchObject([
      { productId: ten.id, quantity: 3, unitPence: ten.price, listPence: ten.price },
    ]);
    const again = await createOffer(shop.shop, { quoteId: asked?.id ?? 0 }, byCommand.by);
    expect(again.reference).toBe(made.reference);
  });

  it('[TO1] [TO2] saves a draft repeatedly, and rejects a stale version', async () => {
    const made = await createOffer(shop.shop, { contact }, byCommand.by);
    const lines = [
      goods(2),
      { kind: 'text', name: 'Assembly on site', quantity: 1, unitPence: 10_500, vatPercent: 5 },
      { kind: 'delivery', name: 'Delivery, two drops', unitPence: 54_00 },
    ] as const;
    const save = (version: number) =>
      saveDraft(shop.shop, made.reference, buildOfferDraft([...lines]), { ...byCommand, version });
    const { offer: saved } = await save(made.version);
    expect(findDraft(saved)?.lines.map(({ name, vatPercent }) => [name, vatPercent])).toEqual([
      [ten.name, 20],
      ['Assembly on site', 5],
      ['Delivery, two drops', 20],
    ]);
    await expect(save(made.version)).rejects.toThrow(StaleOfferError);
    await save(saved.version);
  });

  it('[TO1] is not sent while something is missing, or with a discount above the limit', async () => {
    const { reference } = await createOffer(shop.shop, { contact }, byCommand.by);
    await expect(sendOffer(shop.shop, reference, byCommand)).rejects.toThrow(
      'Add at least one line.',
    );
    await saveDraft(shop.shop, reference, buildOfferDraft([goods(1, ten.price / 2)]), byCommand);
    const limited = { ...byCommand, mostDiscountPercent: 10 };
    await expect(sendOffer(shop.shop, reference, limited)).rejects.toThrow('over 10%');
    await sendOffer(shop.shop, reference, byCommand);
  });

  it('[TO2] keeps what was sent: a new version replaces it for the customer when it is sent', async () => {
    const { reference } = await send(2);
    await createVersion(shop.shop, reference, byCommand);
    const draft = buildOfferDraft([goods(3)]);
    await saveDraft(shop.shop, reference, draft, byCommand);
    expect(findLastSentVersion(await read(reference))?.lines).toMatchObject([{ quantity: 2 }]);
    await sendOffer(shop.shop, reference, byCommand);
    const after = await read(reference);
    expect(after.versions.map(({ lines }) => lines[0]?.quantity)).toEqual([2, 3]);
    expect(findLastSentVersion(after)?.number).toBe(2);
    await expect(acceptByTransfer(shop.shop, reference, 1, acceptance)).rejects.toThrow(
      'newer version',
    );
    const mails = await shop.emails();
    expect(mails.at(-1)?.subject).toBe(`New version of your offer ${reference}`);
    expect(mails.at(-1)?.text).toContain(`Changed: ${ten.name}`);
  });

  it('[TO3] inserts a new key into each email when it is sent and does not store it', async () => {
    const { quoteId } = await send();
    const sent: string[] = [];
    await deliverEmails({
      database: database(),
      log: shop.shop.log,
      transport: {
        send: async ({ text }: { text: string }) => {
          sent.push(text);
          return 'test';
        },
        close: () => {},
      } as never,
    });
    const [, key = ''] = /\?quote=([\w-]+)/.exec(sent[0] ?? '') ?? [];
    expect(await findQuoteIdByKey(database().queries, key)).toBe(quoteId);
    expect(await findQuoteIdByKey(database().queries, `${key.slice(0, -1)}_`)).toBeUndefined();
    const kept = JSON.stringify([
      await shop.emails(),
      await database().queries.select().from(quoteKey),
    ]);
    expect(kept).not.toContain(key);
  });

  it('[TO4] accepted by bank transfer is one order that awaits payment and holds the goods', async () => {
    const { reference } = await send(4);
    const orderReference = await acceptByTransfer(shop.shop, reference, 1, acceptance);
    await expect(acceptByTransfer(shop.shop, reference, 1, acceptance)).rejects.toThrow('already');
    expect(await shop.orders()).toMatchObject([
      {
        reference: orderReference,
        state: 'awaiting-payment',
        paidBy: 'bank-transfer',
        paidAt: null,
        poNumber: 'PO-7',
        totalPence: 4 * (ten.price - 100),
      },
    ]);
    expect(await shop.availableStock(ten)).toBe(6);
    expect(await read(reference)).toMatchObject({ state: 'accepted', orderReference });
    expect((await shop.emails()).map(({ kind }) => kind)).toContain('payment-request');
  });

  it('[TO4] is paid when all of the transfer is there, counts each once, and raises what is too much', async () => {
    const { reference } = await send(1);
    const made = await acceptByTransfer(shop.shop, reference, 1, acceptance);
    const total = ten.price - 100;
    const pay = (pence: number, key = attempt()) =>
      recordBankPayment(shop.shop, made, {
        pence,
        receivedOn: today,
        bankReference: made,
        attempt: key,
        ...byCommand,
      });
    const key = attempt();
    await Promise.all([pay(100, key), pay(100, key)]);
    expect(await lastOrder()).toMatchObject({
      state: 'awaiting-payment',
      payments: [{ pence: 100 }],
    });
    const last = attempt();
    await Promise.all([pay(total, last), pay(total, last)]);
    const paid = await lastOrder();
    expect(paid?.state).toBe('paid');
    expect(paid?.paidAt).toBeInstanceOf(Date);
    expect(openIssues({ issues: paid?.issues ?? [] })).toMatchObject([{ kind: 'overpayment' }]);
    expect(issueTexts(paid)).toEqual([expect.stringContaining('£1.00 more than was due')]);
    expect((await shop.emails()).map(({ kind }) => kind)).toContain('order-confirmation');
  });

  it('[TO4] paid by card is an order at the agreed prices through the same webhook', async () => {
    const lines = [
      goods(2),
      { kind: 'product', productId: ten.id, quantity: 1, unitPence: 0 } as const,
      { kind: 'text', name: 'Assembly', quantity: 1, unitPence: 10_00, vatPercent: 0 } as const,
      { kind: 'delivery', name: 'Delivery', unitPence: 12_00 } as const,
    ];
    const { reference } = await sendTestOffer(shop.shop, lines, { leadDays: 9 });
    const session = await begin(reference);
    expect(await shop.availableStock(ten)).toBe(7);
    await shop.sendWebhook(await shop.payments.pay(session));
    const made = await lastOrder();
    expect(made).toMatchObject({
      state: 'paid',
      paidBy: 'card',
      leadDays: 9,
      totalPence: 2 * (ten.price - 100) + 22_00,
    });
    expect(made?.lines.map(({ unitPence, vatPercent }) => [unitPence, vatPercent])).toEqual([
      [ten.price - 100, 20],
      [0, 20],
      [10_00, 0],
      [12_00, 20],
    ]);
    expect(issueTexts(made)).toEqual([]);
    expect(await read(reference)).toMatchObject({
      state: 'accepted',
      orderReference: made?.reference,
    });
    expect(await shop.availableStock(ten)).toBe(7);
  });

  it('[TO4] starts a new payment on each Pay and expires the previous one', async () => {
    const { reference } = await send(6);
    const first = await begin(reference);
    const second = await begin(reference);
    expect(second).not.toBe(first);
    expect((await shop.checkouts()).map(({ state }) => state)).toEqual(['expired', 'open']);
    expect(await shop.availableStock(ten)).toBe(4);
  });

  describe('of a restored backup that has lost the checkout', () => {
    const hour = 60 * 60_000;
    const lose = () => database().queries.delete(checkout);
    const recover = () => recoverOrders(shop.shop, new Date(Date.now() - hour), 'seen to');
    const lostText = (reference: string, version: number) =>
      expect.stringContaining(`Paid for ${reference}, version ${version}, which the restored`);
    /** Creates another version and sends it. */
    const sendNext = async (reference: string, quantity: number) => {
      await createVersion(shop.shop, reference, byCommand);
      await saveDraft(shop.shop, reference, buildOfferDraft([goods(quantity)]), byCommand);
      await sendOffer(shop.shop, reference, byCommand);
    };

    it('[TO4] paid by card is still its order, once', async () => {
      const text = { kind: 'text', name: 'Training', quantity: 1, unitPence: 105_00 } as const;
      const { reference, id } = await sendTestOffer(shop.shop, [
        goods(2),
        { ...text, vatPercent: 5 },
      ]);
      await shop.payments.pay(await begin(reference));
      await lose();
      expect((await recover()).made).toHaveLength(1);
      expect(await lastOrder()).toMatchObject({
        offerId: id,
        issues: [{ kind: 'restored' }],
        lines: [
          { vatPercent: 20, unitPence: ten.price - 100 },
          { vatPercent: 5, name: 'Training' },
        ],
      });
      expect(await read(reference)).toMatchObject({ state: 'accepted', acceptedVersion: 1 });
      await expect(acceptByTransfer(shop.shop, reference, 1, acceptance)).rejects.toThrow(
        'already',
      );
      await expect(begin(reference)).rejects.toThrow('already');
      expect((await recover()).made).toEqual([]);
    });

    it('[TO4] creates its order if the webhook comes first', async () => {
      const { reference, id } = await send(2);
      const event = await shop.payments.pay(await begin(reference));
      await lose();
      await shop.sendWebhook(event);
      expect(await shop.orders()).toMatchObject([{ offerId: id, issues: [] }]);
      expect(await read(reference)).toMatchObject({ state: 'accepted', acceptedVersion: 1 });
    });

    it('[TO4] names the version that the backup does not have, and accepts the offer', async () => {
      const { reference, id } = await send(2);
      await sendNext(reference, 3);
      await shop.payments.pay(await begin(reference, 2));
      await lose();
      const { queries } = database();
      await queries.update(offer).set({ sentVersion: 1 });
      await queries.delete(offerVersion).where(eq(offerVersion.number, 2));
      await recover();
      const made = await lastOrder();
      expect(made).toMatchObject({ offerId: id, lines: [{ quantity: 3 }] });
      expect(issueTexts(made)).toEqual([
        expect.stringContaining('Recovered'),
        lostText(reference, 2),
      ]);
      expect(await read(reference)).toMatchObject({ state: 'accepted', acceptedVersion: null });
    });

    it('[TO4] says that a newer version had been sent than the one that was paid', async () => {
      const { reference, id } = await send(2);
      const session = await begin(reference);
      shop.payments.fault = { status: 503, body: {} };
      await sendNext(reference, 3);
      shop.payments.fault = undefined;
      await shop.payments.pay(session);
      await lose();
      await recover();
      const made = await lastOrder();
      expect(made?.offerId).toBe(id);
      expect(issueTexts(made)).toContain(
        `Paid for ${reference} after a newer version had been sent.`,
      );
    });

    it('[TO4] names a lost offer, and does not use a newer offer with the same number', async () => {
      const { reference, id, quoteId } = await send(2);
      await shop.payments.pay(await begin(reference));
      const { queries } = database();
      await lose();
      await queries.delete(offer);
      await queries.execute(sql`insert into offer (id, quote_id, email, state, created_at)
        overriding system value
        values (${id}, ${quoteId}, ${contact.email}, 'draft', now() + interval '1 minute')`);
      await recover();
      const made = await lastOrder();
      expect(made?.offerId).toBeNull();
      expect(issueTexts(made)).toEqual([
        expect.stringContaining('Recovered'),
        lostText(reference, 1),
      ]);
      expect(await read(reference)).toMatchObject({ state: 'draft', orderReference: null });
    });
  });

  it('[TO4] ends its payment when it is withdrawn; a late payment becomes an order with an issue', async () => {
    const { reference } = await send(2);
    const session = await begin(reference);
    shop.payments.fault = { status: 503, body: {} };
    await withdrawOffer(shop.shop, reference, byCommand);
    shop.payments.fault = undefined;
    await expect(acceptByTransfer(shop.shop, reference, 1, acceptance)).rejects.toThrow(
      'withdrawn',
    );
    await shop.sendWebhook(await shop.payments.pay(session));
    expect(issueTexts(await lastOrder())).toEqual([
      `Paid for ${reference} after it was withdrawn.`,
    ]);
  });

  it('[TO4] holds its goods until a day, also after an expired payment, and releases them on request', async () => {
    const { reference } = await sendTestOffer(shop.shop, [
      { kind: 'product', productId: five.id, quantity: 5, unitPence: five.price },
    ]);
    const other = await sendTestOffer(shop.shop, [
      { kind: 'product', productId: five.id, quantity: 1, unitPence: five.price },
    ]);
    await holdOfferGoods(shop.shop, reference, { until: addDays(today, 3), ...byCommand });
    expect(await shop.availableStock(five)).toBe(0);
    await expect(acceptByTransfer(shop.shop, other.reference, 1, acceptance)).rejects.toThrow(
      'stock',
    );
    await begin(reference);
    await shop.ageCheckouts(60);
    await reconcileCheckouts(shop.shop);
    expect(await shop.availableStock(five)).toBe(0);
    await releaseOfferGoods(shop.shop, reference, byCommand);
    expect(await shop.availableStock(five)).toBe(5);
    await holdOfferGoods(shop.shop, reference, { until: today, ...byCommand });
    await acceptByTransfer(shop.shop, reference, 1, acceptance);
    expect(await shop.availableStock(five)).toBe(0);
    expect(await releaseOverdueHolds(shop.shop)).toBe(0);
  });

  it('[TO3] [TO4] has all of its lines on its PDF and on that of the pro-forma', async () => {
    const text = { kind: 'text', name: 'Training', quantity: 2, unitPence: 105_00 } as const;
    const { reference, quoteId } = await sendTestOffer(shop.shop, [
      goods(3),
      { ...text, vatPercent: 5 },
    ]);
    const pagesOf = async () => {
      const page = await readCustomerPage(database().queries, quoteId);
      const made = page && (await createOfferPdf(page, false));
      return readPdf(Buffer.from(made?.bytes ?? [])).pages;
    };
    const offered = await pagesOf();
    await acceptByTransfer(shop.shop, reference, 1, acceptance);
    const awaited = await pagesOf();
    for (const [kind, pages] of Object.entries({ Offer: offered, 'Pro-forma invoice': awaited })) {
      const said = pages.map((page) => page.text).join('\n');
      for (const words of [kind, ten.sku, 'Training', '£200.00', 'VAT at 5% on £200.00'])
        expect(said, kind).toContain(words);
      expect(pages.flatMap(({ untagged, beside }) => [...untagged, ...beside])).toEqual([]);
    }
  });

  it('[TO10] is marked as lost with a reason and releases its stock', async () => {
    const { reference } = await send(2);
    await holdOfferGoods(shop.shop, reference, { until: today, ...byCommand });
    await markLost(shop.shop, reference, { reason: 'price', note: 'Too dear', ...byCommand });
    expect(await read(reference)).toMatchObject({ state: 'declined', lostReason: 'price' });
    expect(await shop.availableStock(ten)).toBe(10);
    expect(await database().queries.$count(quote, eq(quote.state, 'answered'))).toBe(1);
  });
});
