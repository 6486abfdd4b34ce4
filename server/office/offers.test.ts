import { eq, sql } from 'drizzle-orm';
import { hc, type InferResponseType } from 'hono/client';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { exVat } from '../../catalogue/money.ts';
import type { DraftLine } from '../../contract/offer.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { enquiryMessage, outboxEmail, quote, stock } from '../database/schema.ts';
import { acceptByTransfer, payByCard } from '../offers/accept.ts';
import { readPreviewPage } from '../offers/page/page-data.ts';
import { findPreviewQuoteId, findQuoteIdByKey } from '../offers/quote-key.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { acceptance, buildOfferDraft, contact } from '../testing/offer.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/office.ts';
import type { OfficeApi } from './office-api.ts';

const client = hc<OfficeApi>(officeOrigin);
type Detail = InferResponseType<(typeof client.api.offers)[':reference']['$get'], 200>;
type List = InferResponseType<typeof client.api.enquiries.$get, 200>;
type Browser = Awaited<ReturnType<TestOffice['signIn']>>;

const [product, other] = products;
if (!product || !other) throw new Error('The catalogue is empty');

const today = toIsoDay(new Date());
const line = (more: Partial<Extract<DraftLine, { kind: 'product' }>> = {}): DraftLine => ({
  kind: 'product',
  productId: product.id,
  quantity: 2,
  unitPence: product.price,
  ...more,
});

describeOnBothEngines('offer routes', (database) => {
  let office: TestOffice;
  let owner: Browser;
  let dan: Browser;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    await office.test.reset();
    await database().queries.execute(
      sql`truncate activity, activity_value, office_setting restart identity cascade`,
    );
    await database().queries.update(stock).set({ available: 20 });
    owner = await office.signIn('owner');
    dan = await office.signIn('staff', 'Dan Whittle');
  });

  const post = (path: string, body: object, who = owner) =>
    who.send('POST', `/api/offers${path}`, body);
  const detail = async (reference: string, who = owner): Promise<Detail> =>
    (await who.get(`/api/offers/${reference}`)).json();
  const startOffer = async (from: object = { contact }) => {
    const { reference } = await (await post('', from)).json();
    return reference as string;
  };
  const save = async (reference: string, lines: DraftLine[], who = owner, more = {}) => {
    const { version } = await detail(reference);
    const body = { version, draft: buildOfferDraft(lines, more) };
    return who.send('PUT', `/api/offers/${reference}/draft`, body);
  };
  /** Makes a change to the current version; returns the response's status and body. */
  const change = async (reference: string, what: string, body: object = {}, who = owner) => {
    const { version } = await detail(reference);
    const answer = await post(`/${reference}/${what}`, { version, ...body }, who);
    return { status: answer.status, body: await answer.json() };
  };
  const createSentOffer = async (lines = [line()], who = owner) => {
    const reference = await startOffer();
    await save(reference, lines);
    expect((await change(reference, 'send', {}, who)).status).toBe(200);
    return reference;
  };
  const askQuote = async () => {
    const [made] = await database()
      .queries.insert(quote)
      .values({
        company: 'Ashworth Shopfitters',
        email: 'buyer@ashworth.example',
        quantity: '5-10',
        lines: [{ productId: product.id, quantity: 2 }],
      })
      .returning();
    return made?.id ?? 0;
  };
  const listReferences = async (tab: string, search = '') => {
    const list: List = await (await owner.get(`/api/enquiries?tab=${tab}&search=${search}`)).json();
    return list.rows.map((row) => ('offer' in row && row.offer?.reference) || row.number);
  };
  const undo = (id: number) => owner.send('POST', `/api/activity/${id}/undo`);
  const listTodayItems = async () => {
    const { sections } = await (await owner.get('/api/today')).json();
    return sections.flatMap(({ items }: { items: { key: string; action: string }[] }) =>
      items.map(({ key, action }) => `${key}: ${action}`),
    );
  };

  it("[TO1] creates one offer from a request's lines, listed in the tab of its state", async () => {
    const quoteId = await askQuote();
    expect(await listReferences('open')).toEqual([quoteId]);
    const reference = await startOffer({ quoteId });
    expect(await startOffer({ quoteId })).toBe(reference);
    const { versions, contact: whom } = await detail(reference);
    expect(whom).toMatchObject({
      company: 'Ashworth Shopfitters',
      email: 'buyer@ashworth.example',
    });
    expect(versions).toMatchObject([
      {
        number: 1,
        sentAt: null,
        lines: [{ productId: product.id, quantity: 2, listPence: product.price, free: 20 }],
      },
    ]);
    expect(await listReferences('open')).toEqual([reference]);
    expect(await listReferences('open', reference)).toEqual([reference]);
    expect(await listTodayItems()).toContain(`quote ${quoteId}: write-offer`);
    await change(reference, 'send');
    expect(await listReferences('open')).toEqual([]);
    expect(await listReferences('answered')).toEqual([reference]);
    await change(reference, 'lose', { reason: 'price', note: '' });
    expect(await listReferences('answered')).toEqual([]);
    expect(await listReferences('closed')).toEqual([reference]);
    expect(await listReferences('all')).toEqual([reference]);
  });

  it('[TO1] stores agreed prices, custom lines and delivery to the penny', async () => {
    const reference = await startOffer();
    const answer = await save(reference, [
      line({ unitPence: 100_01, quantity: 3 }),
      { kind: 'text', name: 'Set up on site', quantity: 1, unitPence: 52_50, vatPercent: 5 },
      { kind: 'delivery', name: 'Delivery, two drops', unitPence: 54_00 },
    ]);
    expect(answer.status).toBe(200);
    const { versions } = await detail(reference);
    expect(versions[0]?.lines).toMatchObject([
      { kind: 'product', sku: product.sku, unitPence: 100_01, vatPercent: 20 },
      { kind: 'text', vatPercent: 5, listPence: null },
      { kind: 'delivery', quantity: 1 },
    ]);
    const list: List = await (await owner.get('/api/enquiries?tab=open')).json();
    expect(list.rows[0]).toMatchObject({
      offer: { exVatPence: exVat(300_03) + 50_00 + 45_00 },
    });
  });

  it('[TO1] searches products with price and free stock, page by page', async () => {
    const find = async (query: string) => (await owner.get(`/api/offers/products?${query}`)).json();
    const found = await find(`search=${product.sku}`);
    expect(found.products[0]).toMatchObject({ id: product.id, price: product.price, free: 20 });
    const [first, second] = [await find('page=1'), await find('page=2')];
    expect(first.products).toHaveLength(first.pageSize);
    expect(second.products[0].id).not.toBe(first.products[0].id);
  });

  it("[TO1] limits staff to the owner's discount limit", async () => {
    const reference = await startOffer();
    await save(reference, [line({ unitPence: Math.round(product.price * 0.8) })]);
    expect((await detail(reference, dan)).mostDiscountPercent).toBe(15);
    expect((await detail(reference)).mostDiscountPercent).toBeUndefined();
    expect((await change(reference, 'send', {}, dan)).status).toBe(422);
    const limit = (percent: number, who: Browser) =>
      who.send('PUT', '/api/staff/discount-limit', { percent });
    expect((await limit(25, dan)).status).toBe(403);
    expect((await limit(25, owner)).status).toBe(200);
    expect((await change(reference, 'send', {}, dan)).status).toBe(200);
  });

  it("[TO2] [OF13] rejects a stale draft, and returns the colleague's version", async () => {
    const reference = await startOffer();
    const { version } = await detail(reference);
    await save(reference, [line({ quantity: 7 })], dan);
    const draft = buildOfferDraft([line({ quantity: 3 })]);
    const answer = await owner.send('PUT', `/api/offers/${reference}/draft`, { version, draft });
    expect(answer.status).toBe(409);
    const { current, changes } = await answer.json();
    expect(current.versions[0].lines[0].quantity).toBe(7);
    expect(changes.at(-1)).toMatchObject({ by: 'Dan Whittle', action: 'offer.save' });
    const again = { version: current.version, draft };
    expect((await owner.send('PUT', `/api/offers/${reference}/draft`, again)).status).toBe(200);
  });

  it('[TO2] keeps sent versions unchanged when a new one is written, sent or discarded', async () => {
    const reference = await createSentOffer();
    expect((await save(reference, [line({ quantity: 9 })])).status).toBe(409);
    await change(reference, 'new-version');
    await save(reference, [line({ quantity: 9 })]);
    const { versions, sentVersion } = await detail(reference);
    expect(versions.map(({ lines }) => lines[0]?.quantity)).toEqual([2, 9]);
    expect(sentVersion).toBe(1);
    expect((await change(reference, 'discard')).body.offer.versions).toHaveLength(1);
  });

  it('[TO2] [OF12] undoes sending while the email waits', async () => {
    const reference = await startOffer();
    await save(reference, [line()]);
    const { body } = await change(reference, 'send');
    expect(body.offer).toMatchObject({ state: 'sent', sentVersion: 1 });
    const emails = () => database().queries.$count(outboxEmail, eq(outboxEmail.kind, 'offer-sent'));
    expect(await emails()).toBe(1);
    // The customer heard of it by phone and is about to pay.
    await payByCard(office.test.shop, reference, { version: 1, attempt: crypto.randomUUID() });
    expect((await undo(body.activityId)).status).toBe(200);
    expect(await emails()).toBe(0);
    expect(await office.test.checkouts()).toMatchObject([{ state: 'expired' }]);
    const after = await detail(reference);
    expect(after).toMatchObject({ state: 'draft', sentVersion: null, may: { save: true } });
    expect(after.versions[0]?.lines).toMatchObject([{ quantity: 2 }]);
    expect((await undo(body.activityId)).status).toBe(409);
    expect((await change(reference, 'send')).status).toBe(200);
  });

  it('[TO2] [OF12] undoes a withdrawal, a loss and the sending of a second version', async () => {
    const reference = await createSentOffer();
    await database().queries.update(outboxEmail).set({ state: 'sent' });
    const withdrawn = await change(reference, 'withdraw');
    expect((await undo(withdrawn.body.activityId)).status).toBe(200);
    expect(await detail(reference)).toMatchObject({ state: 'sent' });
    const lost = await change(reference, 'lose', { reason: 'no-reply', note: 'Called twice' });
    expect(lost.body.offer).toMatchObject({ state: 'declined', lostReason: 'no-reply' });
    expect((await undo(lost.body.activityId)).status).toBe(200);
    expect(await detail(reference)).toMatchObject({ state: 'sent', lostReason: null });
    await change(reference, 'new-version');
    const second = await change(reference, 'send');
    expect(second.body.offer.sentVersion).toBe(2);
    expect((await undo(second.body.activityId)).status).toBe(200);
    expect(await detail(reference)).toMatchObject({ state: 'sent', sentVersion: 1 });
  });

  it('[TO1] holds goods until a day, and counts them as free only for the offer', async () => {
    const reference = await startOffer();
    await save(reference, [line({ quantity: 5 })]);
    const until = addDays(today, 5);
    expect((await change(reference, 'hold', { until })).status).toBe(200);
    const free = async () => {
      const [row] = await database()
        .queries.select()
        .from(stock)
        .where(eq(stock.productId, product.id));
      return row?.available;
    };
    expect(await free()).toBe(15);
    const held = await detail(reference);
    expect(held.heldUntil).toBe(until);
    expect(held.versions[0]?.lines[0]?.free).toBe(20);
    expect((await change(reference, 'release')).status).toBe(200);
    expect(await free()).toBe(20);
  });

  it('[TO5] creates payment links, each with its own key', async () => {
    const reference = await startOffer();
    expect((await post(`/${reference}/link`, {})).status).toBe(409);
    await save(reference, [line()]);
    await change(reference, 'send');
    const link = async () => (await (await post(`/${reference}/link`, {})).json()).url;
    const [one, another] = [await link(), await link()];
    expect(one).toMatch(/\/thank-you\?quote=[\w-]{43}$/);
    expect(another).not.toBe(one);
  });

  it("[TO1] previews a draft as the customer's page, which cannot be accepted", async () => {
    const reference = await createSentOffer();
    await change(reference, 'new-version');
    await save(reference, [line({ quantity: 7 })]);
    const { url } = await (await post(`/${reference}/preview`, {})).json();
    const key = new URL(url).searchParams.get('quote') ?? '';
    const { queries } = database();
    expect(await findQuoteIdByKey(queries, key)).toBeUndefined();
    const quoteId = await findPreviewQuoteId(queries, key);
    const page = await readPreviewPage(queries, quoteId ?? 0);
    expect(page?.offered?.version.lines).toMatchObject([{ quantity: 7 }]);
    expect(page?.isPreview).toBe(true);
  });

  it('[TO4] records part payments by bank transfer once, until the order is paid', async () => {
    const reference = await createSentOffer([line({ unitPence: 100_00 })]);
    const order = await acceptByTransfer(office.test.shop, reference, 1, acceptance);
    expect(await detail(reference)).toMatchObject({
      state: 'accepted',
      order: { reference: order, state: 'awaiting-payment' },
    });
    expect(await listTodayItems()).toContain(`order ${order}: record-payment`);
    expect(await listReferences('closed')).toEqual([reference]);
    const view = async () => (await owner.get(`/api/orders/${order}`)).json();
    expect(await view()).toMatchObject({ offer: reference, state: 'awaiting-payment' });
    const pay = async (pence: number, attempt: string) => {
      const { version } = await view();
      const body = { version, pence, receivedOn: today, bankReference: 'FPI 1', attempt };
      return owner.send('POST', `/api/orders/${order}/payments`, body);
    };
    expect((await pay(50_00, 'attempt-0000-0001')).status).toBe(200);
    expect((await pay(50_00, 'attempt-0000-0001')).status).toBe(200);
    expect(await view()).toMatchObject({
      state: 'awaiting-payment',
      payment: { capturedPence: 50_00 },
    });
    const due = addDays(today, 20);
    const later = { version: (await view()).version, due };
    expect((await owner.send('POST', `/api/orders/${order}/payment-due`, later)).status).toBe(200);
    expect(await view()).toMatchObject({ payment: { due } });
    expect((await pay(150_00, 'attempt-0000-0002')).status).toBe(200);
    expect(await view()).toMatchObject({ state: 'paid', payment: { capturedPence: 200_00 } });
    expect(await listTodayItems()).toContain(`order ${order}: dispatch`);
  });

  it('[TO10] reports requests, offers, wins, losses and discounts', async () => {
    await askQuote();
    const price = Math.round(product.price * 0.9);
    const won = await createSentOffer([line({ unitPence: price, quantity: 1 })]);
    await acceptByTransfer(office.test.shop, won, 1, acceptance);
    const lost = await createSentOffer([line({ quantity: 1 })]);
    await change(lost, 'lose', { reason: 'price', note: '' });
    await startOffer();
    const report = await (await owner.get('/api/reports/offers')).json();
    expect(report.steps).toEqual([
      { step: 'asked', count: 4, exVat: 0, listExVat: 0, discountExVat: 0 },
      expect.objectContaining({ step: 'offered', count: 2 }),
      {
        step: 'won',
        count: 1,
        exVat: exVat(price),
        listExVat: exVat(product.price),
        discountExVat: exVat(product.price) - exVat(price),
      },
      expect.objectContaining({ step: 'lost', count: 1, discountExVat: 0 }),
    ]);
    expect(report.reasons).toEqual([{ reason: 'price', count: 1 }]);
    const csv = await (await owner.get('/api/reports/offers.csv')).text();
    expect(csv).toContain(`won,1,${(exVat(price) / 100).toFixed(2)}`);
  });

  it('[TO10] creates one order when an offer is won by phone or with a purchase order', async () => {
    const reference = await createSentOffer();
    const told = { how: 'email', note: 'PO 4471 is in the post.' };
    const buyer = { name: 'A Buyer', company: 'Ashworth', phone: '', poNumber: '4471' };
    const where = {
      line1: '1 Test Road',
      line2: '',
      town: 'Leeds',
      deliveryNotes: '',
      billing: '',
    };
    const body = { ...told, ...buyer, ...where };
    const wrong = await change(reference, 'win', { ...body, postcode: 'here' });
    expect(wrong.body.fields.postcode).toEqual(['Enter a UK postcode like M17 1AA.']);
    const { version } = await detail(reference);
    const win = () => post(`/${reference}/win`, { version, ...body, postcode: 'ls11aa' });
    const answers = await Promise.all([win(), win()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [order, ...others] = await office.test.orders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      state: 'awaiting-payment',
      poNumber: '4471',
      address: { postcode: 'LS1 1AA' },
    });
    expect(await detail(reference)).toMatchObject({
      state: 'accepted',
      order: { reference: order?.reference },
      may: { win: false },
    });
    const mails = (await office.test.emails()).map(({ kind }) => kind);
    expect(mails).toContain('payment-request');
    const [noted] = await database()
      .queries.select()
      .from(enquiryMessage)
      .where(eq(enquiryMessage.direction, 'note'));
    expect(noted?.body).toBe('Accepted with an email. PO 4471 is in the post.');
  });

  it('[TO10] lists unsent drafts and offers that lapse soon in Today', async () => {
    const begun = await startOffer();
    const reference = await startOffer();
    await save(reference, [line()], owner, { validUntil: addDays(today, 2) });
    await change(reference, 'send');
    const rows = await listTodayItems();
    expect(rows).toContain(`offer ${begun}: write-offer`);
    expect(rows).toContain(`offer ${reference}: open-offer`);
  });
});
