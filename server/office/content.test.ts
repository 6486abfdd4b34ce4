import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentId } from '../../catalogue/content-change.ts';
import { company } from '../../content/company.ts';
import { followContent } from '../../content/owner-changes.ts';
import { catalogueRevisionHeader } from '../../contract/create-checkout.ts';
import { catalogueDraft } from '../database/schema.ts';
import { findChangesInForce } from '../publish/changes-in-force.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { contentRoutes } from './content.ts';
import { draftRoutes, versionRoutes } from './draft.ts';
import { previewRoutes } from './preview.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

const five = findProductWithStock(5);
const toHighlands = { 'delivery-postcode': 'IV1 1AA' };

describeOnBothEngines('content routes', (database) => {
  type Calls = ReturnType<typeof createTestClient>;
  let owner: Record<'content' | 'draft' | 'preview' | 'versions', Calls>;
  let staff: typeof owner;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
    const deps = await createTestDeps(database());
    const officeOf = async (name: string, role: 'owner' | 'staff') => {
      const who = await signIn(database(), name, role);
      return {
        content: createTestClient(contentRoutes(deps), who),
        draft: createTestClient(draftRoutes(deps), who),
        preview: createTestClient(previewRoutes(deps), who),
        versions: createTestClient(versionRoutes(deps), who),
      };
    };
    owner = await officeOf('Ruth Mellor', 'owner');
    staff = await officeOf('Dan Whitworth', 'staff');
  });
  beforeEach(async () => {
    const { queries } = database();
    await shop.reset();
    await queries.delete(catalogueDraft);
    await queries.execute(sql`truncate catalogue_version, catalogue_change, activity cascade`);
  });
  afterEach(() => followContent([]));

  const saveDraftField = (
    record: string,
    field: string,
    value: unknown,
    { by = owner, ...seen }: { by?: typeof owner; seen?: unknown } = {},
  ) => by.draft.patch('/', { productId: contentId(record), field, value, ...seen });
  const publish = async (by = owner) => {
    const { body } = await owner.draft.get('/');
    return by.draft.post('/publish', { seen: body.revision, note: 'New line' });
  };
  const fieldOf = async (record: string, field: string) => {
    const { body } = await owner.content.get(`/record?id=${record}`);
    return body.fields.find((each: { field: string }) => each.field === field);
  };
  /** Does what the publisher does, without pages. */
  const applyPublishedChanges = async () => {
    const inForce = await findChangesInForce(database().queries);
    shop.live.replace(shop.live.withChanges(inForce));
  };
  const phone = '0161 496 0142';

  it('[LC9] lists what can be edited, and a record with its fields, checks and pages', async () => {
    await saveDraftField(
      'city/leeds',
      'intro',
      'Podiums and ladders within {deliveryWorkingDays} working days.',
    );
    const { body } = await owner.content.get('/');
    expect(body.kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['company', 'zone', 'express', 'faq', 'testimonial', 'ticker', 'project', 'city'],
    ]);
    const leeds = body.kinds.at(-1).records.find(({ id }: { id: string }) => id === 'city/leeds');
    expect(leeds).toMatchObject({ name: 'Leeds', isChanged: false });
    expect(await fieldOf('zone/highlands', 'rates.0')).toEqual({
      ...{ field: 'rates.0', label: 'Order up to 1.5 m and 25 kg', input: 'pounds' },
      ...{ hint: 'Including VAT', group: 'Rates', live: 1_800, isDrafted: false },
    });
    expect((await owner.content.get('/record?id=city/atlantis')).status).toBe(404);
  });

  it('[LC9] drafts, publishes and undoes a phone number, with who, when and the difference', async () => {
    expect((await saveDraftField('company', 'phone', phone, { by: staff })).status).toBe(200);
    expect(await fieldOf('company', 'phone')).toMatchObject({ drafted: phone, isDrafted: true });
    const preview = await owner.preview.get('/');
    expect(preview.body).toMatchObject({
      products: 0,
      texts: [{ name: 'Phone and hours', label: 'Phone', after: phone, isEverywhere: true }],
      pages: [
        { path: '/', title: 'Title of /' },
        { path: '/terms' },
        { path: '/shop' },
        { path: '/spare-parts' },
      ],
    });
    expect((await publish(staff)).status).toBe(403);
    expect((await publish()).status).toBe(200);
    expect(company.phone.shown).toBe('0808 157 0142');
    await applyPublishedChanges();
    expect(company.phone.shown).toBe(phone);
    const { body } = await owner.versions.get('/');
    const [version] = body.rows;
    expect(version).toMatchObject({ staffName: 'Ruth Mellor', note: 'New line' });
    expect((await owner.versions.get(`/${version.id}`)).body.rows).toEqual([
      {
        productId: 'content:company',
        ...{ field: 'phone', label: 'Phone', input: 'text' },
        ...{ name: 'Phone and hours', about: 'Phone and hours' },
        ...{ before: '0808 157 0142', after: phone },
      },
    ]);
    expect((await owner.versions.post(`/${version.id}/undo`)).status).toBe(200);
    await applyPublishedChanges();
    expect(company.phone.shown).toBe('0808 157 0142');
  });

  it('[LC2] [LC9] previews a drafted page without scripts, with links to previews', async () => {
    await saveDraftField('faq/1', 'question', 'Which size of ladder do I need?');
    expect((await publish()).status).toBe(200);
    await saveDraftField('company', 'phone', phone);
    const page = '/page?path=%2Fterms';
    const { status, text } = await staff.preview.get(page);
    expect(status).toBe(200);
    for (const words of ['<title>Preview: ', 'Which size of ladder do I need?', phone])
      expect(text).toContain(words);
    expect(text).not.toMatch(/<script|manifest/);
    expect(text).toContain('href="/api/draft/preview/page?path=%2Fshop#top"');
    expect(text).toContain('href="tel:+44"');
    const { headers } = await staff.preview.request(page);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; .*; form-action 'none'; .*; sandbox allow-same-origin$/,
    );
    const none = await staff.preview.get('/page?path=%2Fnone');
    expect(none).toMatchObject({ status: 404, text: expect.stringContaining('There is no page') });
    expect((await staff.preview.get('/page?path=https://evil.example')).status).toBe(422);
    expect(company.phone.shown).toBe('0808 157 0142');
  });

  it('[LC2] names the change that makes a preview fail', async () => {
    await saveDraftField('faq/1', 'question', 'Which size of ladder do I need?');
    await saveDraftField('company', 'saturdayOpens', '09:00');
    expect(await staff.preview.get('/page?path=%2Fterms')).toMatchObject({
      status: 422,
      text: expect.stringContaining('<p>Phone and hours: Saturday, closes: Enter both'),
    });
  });

  it.each([
    ['company', 'phone', '123', 'Enter a UK number with its spaces, such as 0161 496 0142.'],
    ['company', 'closedOn', ['2026-02-30'], 'Enter days such as 2026-12-29.'],
    ['zone/highlands', 'rates.1', 100, 'A larger order costs at least as much to deliver.'],
    [
      'city/london',
      'delivery',
      'Next-day',
      'This is locked: it can be changed in the project only.',
    ],
    ['ticker', 'on', 'yes', /^Invalid type/],
  ])('[LC9] rejects %s, %s as %j with a field error', async (record, field, value, words) => {
    const { status, body } = await saveDraftField(record, field, value);
    expect(status).toBe(422);
    expect(body.fields.value[0]).toEqual(
      typeof words === 'string' ? words : expect.stringMatching(words),
    );
    expect((await owner.draft.get('/')).body.products).toBe(0);
  });

  it('[LC9] reports a conflicting edit of a field, and the problems that prevent publishing', async () => {
    await saveDraftField('faq/1', 'question', 'Which size do I need?', { by: staff });
    const late = await saveDraftField('faq/1', 'question', 'Which size?');
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ by: 'Dan Whitworth' });
    await saveDraftField('company', 'saturdayOpens', '09:00');
    const { body } = await owner.draft.get('/');
    expect(body.problems).toMatchObject([{ name: 'Phone and hours', field: 'saturdayOpens' }]);
    expect((await publish()).status).toBe(422);
  });

  it('[LC9] charges the current delivery rate, and keeps the rate of an existing order', async () => {
    const bought = await shop.startCheckout(five, 1, undefined, toHighlands);
    const [before] = await shop.checkouts();
    const rate = (before?.totalPence ?? 0) - five.price;
    const field = ['rates.0', 'rates.1', 'rates.2'];
    for (const each of field.toReversed()) {
      const { live } = await fieldOf('zone/highlands', each);
      expect((await saveDraftField('zone/highlands', each, live + 500)).status).toBe(200);
    }
    expect((await publish()).status).toBe(200);
    const items = [{ price: five.priceId, quantity: 1 }];
    const told = await shop.checkOut(items, undefined, {
      ...toHighlands,
      [catalogueRevisionHeader]: '0',
    });
    expect(told.status).toBe(409);
    const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;
    expect((await told.json()).error).toBe(
      `The price of delivery has changed from ${pounds(rate)} to ${pounds(rate + 500)}. Check your cart, then continue.`,
    );
    expect((await shop.checkOut(items, undefined, toHighlands)).status).toBe(200);
    const totals = (await shop.checkouts()).map(({ totalPence }) => totalPence);
    expect(totals.toSorted()).toEqual([five.price + rate, five.price + rate + 500]);
    await applyPublishedChanges();
    await shop.sendWebhook(await shop.payments.pay(bought, 'IV1 1AA'));
    expect((await shop.orders())[0]).toMatchObject({ totalPence: five.price + rate, issues: [] });
  });
});
