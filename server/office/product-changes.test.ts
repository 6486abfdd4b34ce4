import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { listedProducts } from '../../catalogue/catalogue.ts';
import { catalogueDraft } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestShop } from '../testing/shop.ts';
import { draftRoutes } from './draft.ts';
import { createOfficeApp } from './office-app.ts';
import type { OfficeDeps } from './office-context.ts';
import { previewRoutes } from './preview.ts';
import { pricesRoutes } from './prices.ts';
import { productChangeRoutes } from './product-changes.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

const sibling = 'calderstile-900-grp-step-ladder-12-tread';
const added = 'calderstile-900-grp-step-ladder-14-tread';
const row = {
  size: '14',
  height: '3.2',
  width: '0.66',
  length: '2.24',
  closed: '3.6',
  weight: '20.3',
  price: '438.00',
  stock: '3',
  for: 'For high cable tray in plant rooms.',
};

describeOnBothEngines('new sizes and photos', (database) => {
  let deps: OfficeDeps;
  let calls: Record<
    'products' | 'draft' | 'preview' | 'prices',
    ReturnType<typeof createTestClient>
  >;
  let upload: (id: string, body: Buffer, type: string) => Promise<Response>;
  beforeAll(async () => {
    deps = await createTestDeps(database());
    const who = await signIn(database(), 'Ruth Mellor', 'owner');
    const routes = productChangeRoutes(deps);
    calls = {
      products: createTestClient(routes, who),
      draft: createTestClient(draftRoutes(deps), who),
      preview: createTestClient(previewRoutes(deps), who),
      prices: createTestClient(pricesRoutes(deps), who),
    };
    upload = async (id, body, type) => {
      const headers = { 'content-type': type };
      const init = { method: 'POST', body: new Uint8Array(body), headers };
      return createTestClient(routes, who).request(`/${id}/photo`, init);
    };
  });
  beforeEach(async () => {
    const { queries } = database();
    await (await openTestShop(database())).reset();
    await queries.delete(catalogueDraft);
    await queries.execute(sql`truncate catalogue_version, catalogue_change, activity cascade`);
    await queries.execute(sql`delete from stock_movement where product_id = ${added}`);
    await queries.execute(sql`delete from stock where product_id = ${added}`);
  });

  const draft = async () => (await calls.draft.get('/')).body;
  const publish = async () =>
    calls.draft.post('/publish', { seen: (await draft()).revision, note: 'Wider range' });

  it('[LC7] drafts, edits, previews and publishes a new size', async () => {
    const made = await calls.products.post(`/${sibling}/sizes`, row);
    expect(made).toMatchObject({ status: 200, body: { id: added } });
    const seen = (await calls.prices.get(`/${added}`)).body;
    expect(seen).toMatchObject({
      row: { sku: 'CAL-GSL14T', price: 43_800 },
      added: { by: 'Ruth Mellor' },
      measures: { height: 3.2, weight: 20.3 },
      range: { title: 'Calderstile 900 GRP Step Ladder' },
    });
    expect(seen.href).toBeUndefined();
    expect(seen.sizes).toContainEqual(expect.objectContaining({ id: added, isNew: true }));
    const change = { productId: added, field: 'price', value: 40_000 };
    expect((await calls.draft.patch('/', change)).status).toBe(200);
    expect(await draft()).toMatchObject({ products: 1, problems: [] });
    expect((await calls.preview.get('/')).body.cards).toMatchObject([{ id: added, price: 40_000 }]);
    expect((await publish()).status).toBe(200);
    expect(await draft()).toMatchObject({ products: 0 });
    expect((await calls.prices.get(`/${added}`)).body).toMatchObject({
      row: { price: 40_000 },
      href: expect.stringMatching(`/product/${added}$`),
    });
    const again = await calls.products.post(`/${sibling}/sizes`, row);
    expect(again.body.fields.size).toEqual(['This range already has that size.']);
  });

  it('[LC7] discards and restores a new size with all its fields', async () => {
    await calls.products.post(`/${sibling}/sizes`, row);
    await calls.draft.patch('/', { productId: added, field: 'featured', value: true });
    const { body } = await calls.draft.post('/discard', { productIds: [added] });
    expect(body.changes).toHaveLength(2);
    expect((await calls.prices.get(`/${added}`)).status).toBe(404);
    expect((await calls.draft.post('/', { origin: 'hand', changes: body.changes })).status).toBe(
      200,
    );
    expect((await calls.prices.get(`/${added}`)).body.fields).toContainEqual(
      expect.objectContaining({ field: 'featured', drafted: true }),
    );
  });

  it.each<[what: string, more: object, field: string, message: RegExp]>([
    ['a size that is there', { size: '12' }, 'size', /already has that size/],
    ['a figure far off', { weight: '60' }, 'weight', /lead to about 20\.3/],
    ['no price', { price: 'dear' }, 'price', /pounds and pence/],
    ['no sentence', { for: 'plant rooms' }, 'for', /Write a sentence/],
  ])('[LC7] rejects a size with %s with a field error', async (_what, more, field, message) => {
    const { status, body } = await calls.products.post(`/${sibling}/sizes`, { ...row, ...more });
    expect(status).toBe(422);
    expect(body.fields[field]?.[0]).toMatch(message);
    expect((await draft()).products).toBe(0);
  });

  it('[LC7] rejects sizes for parts and for unknown products', async () => {
    const part = listedProducts.find(({ category }) => category === 'Accessories');
    expect((await calls.products.post(`/${part?.id}/sizes`, row)).status).toBe(409);
    expect((await calls.products.post('/none/sizes', row)).status).toBe(404);
    const change = { productId: 'none', field: 'price', value: 100 };
    expect((await calls.draft.patch('/', change)).status).toBe(404);
  });

  it('[LC7] drafts and publishes a photo; rejects a wrong type and reports a missing one', async () => {
    const side = { width: 700, height: 700, channels: 3, background: '#204060' } as const;
    const jpeg = await sharp({ create: side }).jpeg().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const [bytes, type] of [
      [jpeg, 'image/png'],
      [svg, 'image/jpeg'],
    ] as const) {
      const refused = await upload(sibling, bytes, type);
      expect(refused.status).toBe(422);
      expect((await refused.json()).error).toMatch(/^(This file is not|Choose a JPEG)/);
    }
    expect((await upload('none', jpeg, 'image/jpeg')).status).toBe(404);
    const { file } = await (await upload(sibling, jpeg, 'image/jpeg')).json();
    expect((await calls.preview.get('/')).body.cards).toMatchObject([{ picture: file }]);
    expect(await draft()).toMatchObject({ products: 1, problems: [] });
    await database().queries.execute(sql`delete from product_photo`);
    expect((await draft()).problems).toMatchObject([{ field: 'photo' }]);
    expect((await publish()).status).toBe(422);
    await upload(sibling, jpeg, 'image/jpeg');
    expect((await publish()).status).toBe(200);
    const { body } = await calls.prices.get(`/?search=CAL-GSL12T`);
    expect(body.rows[0].picture).toBe(file);
  });

  it('[LC7] accepts 20 MB for photos only', async () => {
    const app = createOfficeApp(deps);
    const send = (path: string, bytes: number) =>
      app.request(`${deps.origin}${path}`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: {
          host: new URL(deps.origin).host,
          origin: deps.origin,
          'content-type': 'image/jpeg',
          'content-length': `${bytes}`,
        },
      });
    const megabyte = 1024 * 1024;
    expect((await send(`/api/products/${sibling}/photo`, 2 * megabyte)).status).toBe(401);
    expect((await send(`/api/products/${sibling}/photo`, 21 * megabyte)).status).toBe(413);
    expect((await send(`/api/products/${sibling}/sizes`, 2 * megabyte)).status).toBe(413);
  });
});
