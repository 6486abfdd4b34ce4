import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { changeableFields, type ProductField } from '../../catalogue/changes.ts';
import { applyRule, type PriceRule } from '../../catalogue/price-rules.ts';
import type { Product } from '../../catalogue/product.ts';
import { rangeTitle } from '../../catalogue/range.ts';
import { rangeTitled } from '../../catalogue/ranges.ts';
import { readTable } from '../../catalogue/table.ts';
import {
  type PriceFilter,
  type PriceTab,
  priceFilter,
  pricePageQuery,
  pricePageSize,
  priceTabs,
  type RuleRequest,
  ruleRequest,
  wasConfirmation,
} from '../../contract/prices.ts';
import { recordActivity } from '../activity/activity.ts';
import { listedProducts } from '../app/catalogue.ts';
import type { Shop } from '../app/shop.ts';
import { type Queries, rowsOf } from '../database/database.ts';
import { catalogueChange, catalogueVersion } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { liveValue } from '../publish/change-subject.ts';
import { startingProducts } from '../publish/changes-in-force.ts';
import { type DraftChange, saveDraft } from '../publish/draft.ts';
import { wasStates } from '../publish/price-history.ts';
import { csvResponse } from './csv.ts';
import { currentDraft, shopsInForce, withNewSizes } from './draft.ts';
import {
  actorOf,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryOf,
} from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { previewPrices, priceColumns } from './price-import.ts';
import { importedFile } from './read-csv.ts';

/** Prices: the list with its draft, rules for many at once, CSV price lists, was-prices. */
export function pricesRoutes(deps: OfficeDeps) {
  const shopInForce = shopsInForce(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', queryOf(pricePageQuery), async (context) => {
      const { page, ...filter } = context.req.valid('query');
      const list = await readList(await shopInForce(await deps.shop()));
      const found = matching(list.products, filter);
      const rows = found.filter(list.inTab[filter.tab]);
      const shown = rows.slice((page - 1) * pricePageSize, page * pricePageSize);
      return context.json({
        rows: await rowsFor(list, shown),
        total: rows.length,
        page,
        counts: Object.fromEntries(
          priceTabs.map((tab) => [tab, found.filter(list.inTab[tab]).length]),
        ) as Record<PriceTab, number>,
      });
    })
    .get('/export.csv', queryOf(priceFilter), async (context) => {
      const filter = context.req.valid('query');
      const shop = await shopInForce(await deps.shop());
      const list = await readList(shop);
      const rows = matching(list.products, filter).filter(list.inTab[filter.tab]);
      await recordActivity(shop.database.queries, {
        actor: actorOf(context, deps),
        action: 'price.export',
        record: 'export',
        recordId: 'prices',
        data: { tab: filter.tab, family: filter.family },
      });
      return csvResponse('prices', priceColumns, onePage(rows));
    })
    .post('/import', jsonBody(importedFile), async (context) => {
      const { products } = (await shopInForce(await deps.shop())).catalogue();
      return context.json(previewPrices(context.req.valid('json').text, products));
    })
    .post('/rule', jsonBody(ruleRequest), async (context) => {
      const outcome = await outcomeOf(
        await shopInForce(await deps.shop()),
        context.req.valid('json'),
      );
      return context.json(outcome);
    })
    .post('/rule/apply', jsonBody(ruleRequest), async (context) => {
      const request = context.req.valid('json');
      const shop = await shopInForce(await deps.shop());
      const { prices } = await outcomeOf(shop, request);
      const changes = prices.flatMap(({ id: productId, after, originalPrice }) => [
        { productId, field: 'price', value: after },
        { productId, field: 'originalPrice', value: originalPrice ?? null },
      ]);
      const hand = { staffId: context.var.who.staffId, origin: 'rule' } as const;
      await saveDraft(shop.database, shop.catalogue(), changes, hand);
      return context.json({ products: prices.length });
    })
    .post('/was', ownersOnly, jsonBody(wasConfirmation), async (context) => {
      const { productId, pence, reason } = context.req.valid('json');
      const shop = await shopInForce(await deps.shop());
      if (!shop.catalogue().byId(productId)) throw new HttpError(404, 'There is no such product.');
      await recordActivity(shop.database.queries, {
        actor: actorOf(context, deps),
        action: 'price.confirm-was',
        record: 'product',
        recordId: productId,
        fields: ['originalPrice'],
        data: { pence, reason },
      });
      return context.json({ confirmed: true });
    })
    .get('/:productId', async (context) => {
      const list = await readList(await shopInForce(await deps.shop()));
      const product = list.shop.catalogue().byId(context.req.param('productId'));
      if (!product) throw new HttpError(404, 'There is no such product.');
      return context.json(await detailOf(list, product));
    });
}

/** One product with each editable field: its live and its drafted value. */
async function detailOf(list: List, product: Product) {
  const [row] = await rowsFor(list, [product]);
  const { id, brand, family, model, width, length, height, closedLength } = product;
  const fields = Object.keys(changeableFields) as ProductField[];
  const draft = list.drafted.get(id) ?? [];
  const sizes = list.products.filter(
    (each) => each.brand === brand && each.family === family && each.model === model,
  );
  const newSize = draft.find(({ field }) => field === 'newSize');
  return {
    row,
    href: newSize ? undefined : `${list.shop.origin}/product/${id}`,
    /** Who added it, if it is not live yet. */
    added: newSize && { by: newSize.by, at: newSize.at },
    measures: { width, length, height, closedLength, weight: product.weight },
    /** The picture to show if it has no photo. */
    rendered: pictureFile(id),
    fields: fields.map((field) => ({
      field,
      live: liveValue(product, field),
      drafted: draft.find((each) => each.field === field)?.value,
      isDrafted: draft.some((each) => each.field === field),
    })),
    sizes: sizes.map(({ id, name, sku, price, weight, height, withdrawn = false }) => ({
      ...{ id, name, sku, price, weight, height, withdrawn },
      isNew: list.drafted.get(id)?.some(({ field }) => field === 'newSize') ?? false,
    })),
    /** The range that the owner can add a size to. */
    range: rangeOf(product),
  };
}

/** How the sizes of a product's range are written; undefined for parts, which have no sizes. */
function rangeOf({ range, model }: Product) {
  const found = rangeTitled(`${range} ${model}`);
  if (!found) return undefined;
  const { sized = '{size}', rows, inBox = [] } = found;
  return { title: rangeTitle(found), sized, rows: readTable(rows), box: inBox.join(', ') };
}

type Pending = {
  versionId: number;
  productId: string;
  field: string;
  value: unknown;
  from: Date;
  until: Date | null;
};

/** Prices that begin later, and offers that have an end. */
async function readPending(queries: Queries): Promise<Pending[]> {
  const rows = await rowsOf<
    Omit<Pending, 'from' | 'until'> & { from: string; until: string | null }
  >(
    queries,
    sql`select version_id as "versionId", product_id as "productId", field, value,
        live_from::text as "from", live_until::text as "until"
      from ${catalogueChange} join ${catalogueVersion} on ${catalogueVersion.id} = version_id
      where field in ('price', 'originalPrice') and (live_from > now() or live_until > now())
        and not exists (select from ${catalogueVersion} as undo where undo.undoes = version_id)
      order by live_from, version_id`,
  );
  return rows.map((row) => ({
    ...row,
    from: new Date(row.from),
    until: row.until === null ? null : new Date(row.until),
  }));
}

type List = Awaited<ReturnType<typeof readList>>;

async function readList(live: Shop) {
  const draft = await currentDraft(live);
  const shop = withNewSizes(live, draft);
  const pending = await readPending(shop.database.queries);
  const drafted = Map.groupBy(draft, ({ productId }) => productId);
  const scheduled = Map.groupBy(pending, ({ productId }) => productId);
  const inTab: Readonly<Record<PriceTab, (product: Product) => boolean>> = {
    all: () => true,
    changed: ({ id }) => drafted.has(id),
    reduced: ({ originalPrice }) => originalPrice !== undefined,
    scheduled: ({ id }) => scheduled.has(id),
  };
  const products = shop.catalogue().products.filter(({ isTest }) => !isTest);
  return { shop, products, drafted, scheduled, inTab };
}

/** Products with each word of the search in their name or SKU. */
function matching(products: readonly Product[], { search, family }: PriceFilter): Product[] {
  const words = search.toLowerCase().split(/\s+/);
  return products.filter((product) => {
    const text = `${product.name} ${product.sku}`.toLowerCase();
    return (
      (family === undefined || product.family === family) &&
      words.every((word) => text.includes(word))
    );
  });
}

async function rowsFor({ shop, drafted, scheduled }: List, shown: readonly Product[]) {
  const claims = new Map(
    shown.flatMap(({ id, originalPrice }) => {
      const given = drafted.get(id)?.find(({ field }) => field === 'originalPrice');
      const pence = given ? given.value : originalPrice;
      return typeof pence === 'number' ? [[id, pence] as const] : [];
    }),
  );
  const { queries } = shop.database;
  const states = await wasStates(queries, claims, await startingProducts(queries, listedProducts));
  return shown.map(({ id, sku, name, price, originalPrice, photo, withdrawn = false }) => {
    const draft = drafted.get(id) ?? [];
    const offer = scheduled.get(id)?.filter(({ field }) => field === 'price') ?? [];
    return {
      ...{ id, sku, name, price, originalPrice },
      picture: pictureFile(id, { photo }),
      withdrawn,
      draft: {
        price: fieldOf(draft, 'price'),
        originalPrice: fieldOf(draft, 'originalPrice'),
        others: draft.map(({ field }) => field).filter((field) => !/price$/i.test(field)),
      },
      scheduled: offer.map(({ from, until, value, versionId }) => ({
        ...{ from, until, versionId },
        price: Number(value),
      })),
      was: states.get(id),
    };
  });
}

/** A drafted price; its value is null if the was-price is removed. */
function fieldOf(draft: readonly DraftChange[], name: 'price' | 'originalPrice') {
  const found = draft.find(({ field }) => field === name);
  if (!found) return undefined;
  const { value, by, at, origin } = found;
  return { value: typeof value === 'number' ? value : null, by, at, origin };
}

/** The result of applying a rule to a filter's products, with their names. */
async function outcomeOf(shop: Shop, { filter, chosen, rule }: RuleRequest) {
  const { products, inTab, drafted, scheduled } = await readList(shop);
  const inFilter = matching(products, filter).filter(inTab[filter.tab]);
  const picked = new Set(chosen);
  const covered = picked.size > 0 ? products.filter(({ id }) => picked.has(id)) : inFilter;
  const kept = new Map<string, 'by-hand' | 'on-offer'>();
  for (const { id } of covered) {
    const isTyped = drafted.get(id)?.some(({ origin }) => origin === 'hand');
    const isOnOffer = scheduled.get(id)?.some(({ from, until }) => until && from <= new Date());
    if (isTyped) kept.set(id, 'by-hand');
    // A new price would outlast the offer, and the price before the offer would be lost.
    else if (isOnOffer) kept.set(id, 'on-offer');
  }
  const { prices, leftOut, average } = applyRule(covered, rule as PriceRule, kept);
  const byId = new Map(covered.map((product) => [product.id, product]));
  const named = <Row extends { id: string }>(row: Row) => {
    const { name = row.id, sku = '' } = byId.get(row.id) ?? {};
    return { ...row, name, sku };
  };
  return {
    prices: prices.map((price) => ({
      ...named(price),
      /** A scheduled price stays scheduled, and will replace this one. */
      isScheduled: scheduled.has(price.id),
    })),
    leftOut: leftOut.map(named),
    average,
  };
}

async function* onePage(rows: readonly Product[]) {
  yield rows;
}
