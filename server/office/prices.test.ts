import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listedProducts } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { activity, catalogueDraft, stockMovement } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { draftRoutes, versionRoutes } from './draft.ts';
import { previewRoutes } from './preview.ts';
import { pricesRoutes } from './prices.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

/** A product that is not reduced, one that is, and a range with several sizes. */
const plain = required(listedProducts.find((each) => !each.originalPrice && !each.isTest));
const other = required(
  listedProducts.find((each) => !each.originalPrice && !each.isTest && each !== plain),
);
const reduced = required(listedProducts.find(({ originalPrice }) => originalPrice));

function required<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('The catalogue has too little');
  return found;
}

const inDays = (days: number) => toIsoDay(new Date(Date.now() + days * 86_400_000));

describeOnBothEngines('price routes', (database) => {
  type Calls = ReturnType<typeof createTestClient>;
  let owner: Record<'prices' | 'draft' | 'preview' | 'versions', Calls>;
  let staff: typeof owner;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database());
    const deps = await createTestDeps(database());
    const officeOf = async (name: string, role: 'owner' | 'staff') => {
      const who = await signIn(database(), name, role);
      return {
        prices: createTestClient(pricesRoutes(deps), who),
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
    await setSoldSince(0);
  });

  const findRow = async ({ id, sku }: Product) => {
    const { body } = await owner.prices.get(`/?search=${sku}`);
    return body.rows.find((row: { id: string }) => row.id === id);
  };
  const saveDraftField = (
    { id: productId }: Product,
    value: unknown,
    {
      by = owner,
      field = 'price',
      ...seen
    }: { by?: typeof owner; field?: string; seen?: unknown } = {},
  ) => by.draft.patch('/', { productId, field, value, ...seen });
  const publish = async (more: object = {}) => {
    const { body } = await owner.draft.get('/');
    return owner.draft.post('/publish', { seen: body.revision, note: 'New list', ...more });
  };
  /** Sets for how many days the shop has sold its products. */
  const setSoldSince = (days: number) =>
    database()
      .queries.update(stockMovement)
      .set({ at: new Date(Date.now() - days * 86_400_000) })
      .where(eq(stockMovement.reason, 'opened'));

  it('[LC3] keeps a price as a draft until it is published, with user, time and note', async () => {
    expect((await saveDraftField(plain, plain.price + 500)).status).toBe(200);
    expect(await findRow(plain)).toMatchObject({
      price: plain.price,
      draft: { price: { value: plain.price + 500, by: 'Ruth Mellor', origin: 'hand' } },
    });
    expect((await publish()).status).toBe(200);
    expect(await findRow(plain)).toMatchObject({ price: plain.price + 500, draft: { others: [] } });
    const { body } = await owner.versions.get('/');
    const [version] = body.rows;
    expect(version).toMatchObject({ staffName: 'Ruth Mellor', note: 'New list', changes: 1 });
    const difference = await owner.versions.get(`/${version.id}`);
    expect(difference.body.rows).toEqual([
      {
        productId: plain.id,
        ...{ name: plain.name, about: plain.sku, field: 'price' },
        ...{ before: plain.price, after: plain.price + 500 },
      },
    ]);
    const [logged] = await database().queries.select().from(activity).orderBy(desc(activity.id));
    expect(logged).toMatchObject({ action: 'catalogue.publish', recordId: String(version.id) });
  });

  it('[LC3] undoes a version with a new version, which can be undone too', async () => {
    await saveDraftField(plain, plain.price + 500);
    const { version } = (await publish()).body;
    expect((await staff.versions.post(`/${version}/undo`)).status).toBe(403);
    const undone = await owner.versions.post(`/${version}/undo`);
    expect(undone.status).toBe(200);
    expect(await findRow(plain)).toMatchObject({ price: plain.price });
    expect((await owner.versions.post(`/${version}/undo`)).status).toBe(409);
    expect((await owner.versions.post('/999999/undo')).status).toBe(404);
    await owner.versions.post(`/${undone.body.version}/undo`);
    expect(await findRow(plain)).toMatchObject({ price: plain.price + 500 });
  });

  it('[LC3] allows staff to draft and only owners to publish', async () => {
    expect((await saveDraftField(plain, plain.price + 100, { by: staff })).status).toBe(200);
    const { body } = await staff.draft.get('/');
    expect(body).toMatchObject({ products: 1, by: ['Dan Whitworth'] });
    expect(body.owners).toContain('Ruth Mellor');
    const tried = await staff.draft.post('/publish', { seen: body.revision, note: '' });
    expect(tried.status).toBe(403);
    expect((await publish()).status).toBe(200);
  });

  it('[OF13] reports a conflict when two users edit the same field', async () => {
    await saveDraftField(plain, plain.price + 100, { by: staff });
    const late = await saveDraftField(plain, plain.price + 200);
    expect(late.status).toBe(409);
    expect(late.body.current).toMatchObject({ value: plain.price + 100, by: 'Dan Whitworth' });
    expect(
      (await saveDraftField(plain, plain.price + 200, { seen: plain.price + 100 })).status,
    ).toBe(200);
    const gone = await saveDraftField(plain, plain.price + 300, { seen: plain.price + 999 });
    expect(gone.status).toBe(409);
    // Changes to other fields and products do not conflict.
    expect((await saveDraftField(other, other.price + 100)).status).toBe(200);
  });

  it('[OF13] rejects publishing a draft that has changed', async () => {
    await saveDraftField(plain, plain.price + 100);
    const { body } = await owner.draft.get('/');
    await saveDraftField(other, 1, { by: staff });
    const late = await owner.draft.post('/publish', { seen: body.revision, note: '' });
    expect(late.status).toBe(409);
    expect((await publish()).status).toBe(200);
    // The second request finds nothing left to publish.
    expect((await publish()).status).toBe(409);
  });

  it('[OF13] publishes only once when two owners publish concurrently', async () => {
    await saveDraftField(plain, plain.price + 100);
    const { body } = await owner.draft.get('/');
    const press = () => owner.draft.post('/publish', { seen: body.revision, note: '' });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await owner.versions.get('/')).body.rows).toHaveLength(1);
  });

  it('[LC3] drops a drafted price equal to the live one, and restores a discarded draft', async () => {
    await saveDraftField(plain, plain.price + 100);
    await saveDraftField(plain, plain.price, { seen: plain.price + 100 });
    expect((await owner.draft.get('/')).body.products).toBe(0);
    await saveDraftField(plain, plain.price + 100);
    await saveDraftField(other, other.price + 100);
    const { body } = await owner.draft.post('/discard', { productIds: [plain.id] });
    expect(body.products).toBe(1);
    expect((await owner.draft.get('/')).body.products).toBe(1);
    await owner.draft.post('/', { origin: 'hand', changes: body.changes });
    expect((await owner.draft.get('/')).body.products).toBe(2);
  });

  it('[LC1] returns field errors, and the problems that prevent publishing', async () => {
    const wrong = await saveDraftField(plain, 0);
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields.value[0]).toBe('The price must be more than £0.00.');
    expect((await saveDraftField({ ...plain, id: 'no-such' }, 100)).status).toBe(404);
    expect((await saveDraftField(plain, 100, { field: 'sku' })).status).toBe(422);
    const was = required(reduced.originalPrice);
    await saveDraftField(reduced, was + 100);
    const { body } = await owner.draft.get('/');
    expect(body.problems).toMatchObject([{ productId: reduced.id, name: reduced.name }]);
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.body.problems).toHaveLength(1);
    expect((await owner.versions.get('/')).body.rows).toHaveLength(0);
  });

  it('[LC4] publishes at a scheduled UK time, and ends offers automatically', async () => {
    await saveDraftField(plain, plain.price - 100);
    const time = { time: '06:00' };
    const past = await publish({ start: { day: '2020-01-01', ...time } });
    expect(past.body.fields.start[0]).toBe('Choose a time in the future.');
    const gap = await publish({ start: { day: '2027-03-28', time: '01:30' } });
    expect(gap.body.fields.start[0]).toMatch(/clocks go forward/);
    const [start, end] = [
      { day: inDays(3), ...time },
      { day: inDays(2), ...time },
    ];
    expect((await publish({ start, end })).body.fields.end[0]).toMatch(/after the beginning/);
    const made = await publish({ start, end: { day: inDays(5), ...time } });
    expect(made.status).toBe(200);
    const row = await findRow(plain);
    expect(row).toMatchObject({ price: plain.price, draft: { others: [] } });
    expect(row.scheduled).toMatchObject([
      { price: plain.price - 100, versionId: made.body.version },
    ]);
    const { body } = await owner.prices.get('/?tab=scheduled');
    expect(body.rows.map(({ id }: Product) => id)).toEqual([plain.id]);
    expect((await owner.versions.get('/')).body.rows[0]).toMatchObject({ state: 'scheduled' });
    await owner.versions.post(`/${made.body.version}/undo`);
    expect((await owner.prices.get('/?tab=scheduled')).body.total).toBe(0);
  });

  it("[LC4] requires 28 days of evidence for a was-price, or an owner's confirmation", async () => {
    await saveDraftField(plain, plain.price - 1000);
    await saveDraftField(plain, plain.price, { field: 'originalPrice' });
    await setSoldSince(27);
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.body.problems[0].message).toMatch(/28 days in a row.*for 27 days/);
    const claim = { productId: plain.id, pence: plain.price, reason: 'Sold at it since 2019.' };
    expect((await staff.prices.post('/was', claim)).status).toBe(403);
    expect((await owner.prices.post('/was', { ...claim, reason: ' ' })).status).toBe(422);
    await setSoldSince(28);
    expect((await owner.draft.get('/')).body.problems).toEqual([]);
    await setSoldSince(1);
    expect((await owner.prices.post('/was', claim)).status).toBe(200);
    const [logged] = await database().queries.select().from(activity).orderBy(desc(activity.id));
    expect(logged).toMatchObject({ action: 'price.confirm-was', recordId: plain.id });
    expect((await publish()).status).toBe(200);
    expect(await findRow(plain)).toMatchObject({ originalPrice: plain.price });
    expect((await findRow(plain)).was.confirmed).toMatchObject({ by: 'Ruth Mellor' });
  });

  it('[LC4] requires confirmation of initial was-prices, and counts versions as evidence', async () => {
    expect((await findRow(reduced)).was).toEqual({});
    await setSoldSince(90);
    await saveDraftField(other, other.price + 100);
    await publish();
    await database().queries.execute(sql`alter table catalogue_version disable trigger user`);
    await database().queries.execute(
      sql`update catalogue_version set live_from = now() - interval '30 days'`,
    );
    await database().queries.execute(sql`alter table catalogue_version enable trigger user`);
    await saveDraftField(other, other.price - 100);
    await saveDraftField(other, other.price + 100, { field: 'originalPrice' });
    expect((await findRow(other)).was.evidence).toMatchObject({ days: 30, isEnough: true });
    await saveDraftField(other, other.price, { field: 'originalPrice', seen: other.price + 100 });
    expect((await findRow(other)).was.evidence).toMatchObject({ days: 60, isEnough: true });
  });

  it('[LC5] previews a rule for all filtered products, with those left out', async () => {
    const sizes = listedProducts.filter((each) => each.family === plain.family && !each.isTest);
    const request = {
      filter: { tab: 'all', search: '', family: plain.family },
      chosen: [],
      rule: { by: 'percent', value: 400, ending: '95', was: 'keep' },
    };
    await saveDraftField(plain, plain.price + 1);
    const { body } = await owner.prices.post('/rule', request);
    expect(body.prices.length + body.leftOut.length).toBe(sizes.length);
    expect(body.leftOut).toContainEqual(
      expect.objectContaining({ id: plain.id, name: plain.name, reason: 'by-hand' }),
    );
    expect((await owner.draft.get('/')).body.products).toBe(1);
    expect((await owner.prices.post('/rule/apply', request)).status).toBe(200);
    const draft = (await owner.draft.get('/')).body;
    expect(draft).toMatchObject({ products: body.prices.length + 1, byRule: body.prices.length });
    expect(await findRow(plain)).toMatchObject({ draft: { price: { value: plain.price + 1 } } });
    const only = { ...request, chosen: [other.id] };
    expect((await owner.prices.post('/rule', only)).body.prices).toMatchObject([{ id: other.id }]);
  });

  it('[LC5] a rule keeps scheduled prices and skips running offers', async () => {
    await saveDraftField(plain, plain.price - 100);
    await publish({ start: { day: inDays(3), time: '06:00' } });
    await saveDraftField(other, other.price - 100);
    await publish({ end: { day: inDays(3), time: '06:00' } });
    const rule = { by: 'amount', value: 500, ending: 'pence', was: 'keep' };
    const filter = { tab: 'all', search: '' };
    const request = { filter, chosen: [plain.id, other.id], rule };
    const { body } = await owner.prices.post('/rule', request);
    expect(body.prices).toMatchObject([{ id: plain.id, isScheduled: true }]);
    expect(body.leftOut).toMatchObject([{ id: other.id, reason: 'on-offer' }]);
    await owner.prices.post('/rule/apply', request);
    await publish();
    const row = await findRow(plain);
    expect(row.price).toBe(plain.price + 500);
    expect(row.scheduled).toMatchObject([{ price: plain.price - 100 }]);
  });

  it('[LC5] imports an exported price list, with errors by line', async () => {
    const { text } = await staff.prices.get(`/export.csv?search=${plain.sku}`);
    const [head, line = ''] = text.split('\r\n');
    expect(head).toBe('\uFEFFSKU,Product,Price inc VAT,Was-price inc VAT,New price,New was-price');
    const filled = line.replace(/,,$/, ',"£1,234.50",-');
    const file = [
      head,
      filled,
      'NO-SUCH,,,,1.00,',
      `${other.sku},,,,1.005,`,
      `${reduced.sku},,,,,1`,
      `${plain.sku},,,,2,`,
    ];
    const { body } = await owner.prices.post('/import', { text: file.join('\r\n') });
    expect(body.changes).toMatchObject([
      { line: 2, productId: plain.id, after: { price: 123_450, originalPrice: null } },
    ]);
    expect(body.errors).toMatchObject([
      { line: 3, text: 'There is no product NO-SUCH.' },
      { line: 4, text: 'New price is 1.005: enter pounds and pence, such as 283.49.' },
      { line: 5, text: expect.stringMatching(/^The was-price \(1\.00\) must be higher/) },
      { line: 6, text: `${plain.sku} is already on line 2.` },
    ]);
    expect((await owner.draft.get('/')).body.products).toBe(0);
  });

  it('[LC2] [LC3] previews the cards and pages that a draft affects', async () => {
    const page = (path: string, title: string) => ({
      ...{ path, title, href: `/api/draft/preview/page?path=${encodeURIComponent(path)}` },
    });
    await saveDraftField(plain, plain.price + 500);
    const { body } = await owner.preview.get('/');
    expect(body).toMatchObject({ products: 1 });
    expect(body.cards).toMatchObject([
      { id: plain.id, price: plain.price + 500, priceBefore: plain.price },
    ]);
    expect(body.cards[0].href).toMatch(new RegExp(`/product/${plain.id}$`));
    expect(body.pages).toEqual([
      page(`/product/${plain.id}`, plain.name),
      page('/shop', 'Title of /shop'),
      page('/', 'Title of /'),
      page('/spare-parts', 'Title of /spare-parts'),
    ]);
    expect(body.pagesInAll).toBe(4);
  });
});
