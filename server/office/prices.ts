import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { changeableFields, type ProductField } from '../../catalogue/changes.ts';
import { parseTable } from '../../catalogue/parse-table.ts';
import { applyRule, type PriceRule } from '../../catalogue/price-rules.ts';
import type { Product } from '../../catalogue/product.ts';
import { rangeTitle } from '../../catalogue/range.ts';
import { findRangeByTitle } from '../../catalogue/ranges.ts';
import {
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
import { type Queries, queryRows } from '../database/database.ts';
import { catalogueChange, catalogueVersion } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { currentValue } from '../publish/change-subject.ts';
import { readOriginalProducts } from '../publish/changes-in-force.ts';
import { type DraftChange, saveDraft } from '../publish/draft.ts';
import { readWasPriceStates } from '../publish/price-history.ts';
import { importRequest } from './csv-import.ts';
import { csvResponse } from './csv-response.ts';
import { createLiveShopLoader, readPendingDraft, withNewSizes } from './draft.ts';
import {
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { previewPriceImport, priceListColumns } from './price-import.ts';
import { filterProducts } from './products.ts';

/** Prices: the list with its draft, rules for many at once, CSV price lists, was-prices. */
export function pricesRoutes(deps: OfficeDeps) {
  const loadLiveShop = createLiveShopLoader(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', queryParams(pricePageQuery), async (context) => {
      const { page, ...filter } = context.req.valid('query');
      const list = await loadPriceList(await loadLiveShop(await deps.shop()));
      const found = filterProducts(list.products, filter);
      const rows = found.filter(list.inTab[filter.tab]);
      const shown = rows.slice((page - 1) * pricePageSize, page * pricePageSize);
      return context.json({
        rows: await buildRows(list, shown),
        total: rows.length,
        page,
        counts: Object.fromEntries(
          priceTabs.map((tab) => [tab, found.filter(list.inTab[tab]).length]),
        ) as Record<PriceTab, number>,
      });
    })
    .get('/export.csv', queryParams(priceFilter), async (context) => {
      const filter = context.req.valid('query');
      const shop = await loadLiveShop(await deps.shop());
      const list = await loadPriceList(shop);
      const rows = filterProducts(list.products, filter).filter(list.inTab[filter.tab]);
      await recordActivity(shop.database.queries, {
        actor: getActor(context, deps),
        action: 'price.export',
        record: 'export',
        recordId: 'prices',
        data: { tab: filter.tab, family: filter.family },
      });
      return csvResponse('prices', priceListColumns, [rows]);
    })
    .post('/import', jsonBody(importRequest), async (context) => {
      const { products } = (await loadLiveShop(await deps.shop())).catalogue();
      return context.json(previewPriceImport(context.req.valid('json').text, products));
    })
    .post('/rule', jsonBody(ruleRequest), async (context) => {
      const outcome = await previewRule(
        await loadLiveShop(await deps.shop()),
        context.req.valid('json'),
      );
      return context.json(outcome);
    })
    .post('/rule/apply', jsonBody(ruleRequest), async (context) => {
      const request = context.req.valid('json');
      const shop = await loadLiveShop(await deps.shop());
      const { prices } = await previewRule(shop, request);
      const changes = prices.flatMap(({ id: productId, after, originalPrice }) => [
        { productId, field: 'price', value: after },
        { productId, field: 'originalPrice', value: originalPrice ?? null },
      ]);
      const author = { staffId: context.var.who.staffId, origin: 'rule' } as const;
      await saveDraft(shop.database, shop.catalogue(), changes, author);
      return context.json({ products: prices.length });
    })
    .post('/was', ownersOnly, jsonBody(wasConfirmation), async (context) => {
      const { productId, pence, reason } = context.req.valid('json');
      const shop = await loadLiveShop(await deps.shop());
      if (!shop.catalogue().byId(productId)) throw new HttpError(404, 'There is no such product.');
      await recordActivity(shop.database.queries, {
        actor: getActor(context, deps),
        action: 'price.confirm-was',
        record: 'product',
        recordId: productId,
        fields: ['originalPrice'],
        data: { pence, reason },
      });
      return context.json({ confirmed: true });
    })
    .get('/:productId', async (context) => {
      const list = await loadPriceList(await loadLiveShop(await deps.shop()));
      const product = list.shop.catalogue().byId(context.req.param('productId'));
      if (!product) throw new HttpError(404, 'There is no such product.');
      return context.json(await buildProductDetail(list, product));
    });
}

/** One product with each editable field: its live and its drafted value. */
async function buildProductDetail(list: PriceList, product: Product) {
  const [row] = await buildRows(list, [product]);
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
      live: currentValue(product, field),
      drafted: draft.find((each) => each.field === field)?.value,
      isDrafted: draft.some((each) => each.field === field),
    })),
    sizes: sizes.map(({ id, name, sku, price, weight, height, withdrawn = false }) => ({
      ...{ id, name, sku, price, weight, height, withdrawn },
      isNew: list.drafted.get(id)?.some(({ field }) => field === 'newSize') ?? false,
    })),
    /** The range that the owner can add a size to. */
    range: toRangeView(product),
  };
}

/** How the sizes of a product's range are written; undefined for parts, which have no sizes. */
function toRangeView({ range, model }: Product) {
  const found = findRangeByTitle(`${range} ${model}`);
  if (!found) return undefined;
  const { sized = '{size}', rows, inBox = [] } = found;
  return { title: rangeTitle(found), sized, rows: parseTable(rows), box: inBox.join(', ') };
}

type ScheduledPrice = {
  versionId: number;
  productId: string;
  field: string;
  value: unknown;
  from: Date;
  until: Date | null;
};

/** Prices that begin later, and offers that have an end. */
async function readScheduledPrices(queries: Queries): Promise<ScheduledPrice[]> {
  const rows = await queryRows<
    Omit<ScheduledPrice, 'from' | 'until'> & { from: string; until: string | null }
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

type PriceList = Awaited<ReturnType<typeof loadPriceList>>;

async function loadPriceList(live: Shop) {
  const draft = await readPendingDraft(live);
  const shop = withNewSizes(live, draft);
  const scheduledPrices = await readScheduledPrices(shop.database.queries);
  const drafted = Map.groupBy(draft, ({ productId }) => productId);
  const scheduled = Map.groupBy(scheduledPrices, ({ productId }) => productId);
  const tabFilters: Readonly<Record<PriceTab, (product: Product) => boolean>> = {
    all: () => true,
    changed: ({ id }) => drafted.has(id),
    reduced: ({ originalPrice }) => originalPrice !== undefined,
    scheduled: ({ id }) => scheduled.has(id),
  };
  const products = shop.catalogue().products.filter(({ isTest }) => !isTest);
  return { shop, products, drafted, scheduled, inTab: tabFilters };
}

async function buildRows({ shop, drafted, scheduled }: PriceList, shown: readonly Product[]) {
  const claims = new Map(
    shown.flatMap(({ id, originalPrice }) => {
      const given = drafted.get(id)?.find(({ field }) => field === 'originalPrice');
      const pence = given ? given.value : originalPrice;
      return typeof pence === 'number' ? [[id, pence] as const] : [];
    }),
  );
  const { queries } = shop.database;
  const states = await readWasPriceStates(
    queries,
    claims,
    await readOriginalProducts(queries, listedProducts),
  );
  return shown.map(({ id, sku, name, price, originalPrice, photo, withdrawn = false }) => {
    const draft = drafted.get(id) ?? [];
    const offer = scheduled.get(id)?.filter(({ field }) => field === 'price') ?? [];
    return {
      ...{ id, sku, name, price, originalPrice },
      picture: pictureFile(id, { photo }),
      withdrawn,
      draft: {
        price: findDraftedPrice(draft, 'price'),
        originalPrice: findDraftedPrice(draft, 'originalPrice'),
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
function findDraftedPrice(draft: readonly DraftChange[], name: 'price' | 'originalPrice') {
  const found = draft.find(({ field }) => field === name);
  if (!found) return undefined;
  const { value, by, at, origin } = found;
  return { value: typeof value === 'number' ? value : null, by, at, origin };
}

/** The result of applying a rule to a filter's products, with their names. */
async function previewRule(shop: Shop, { filter, chosen, rule }: RuleRequest) {
  const { products, inTab, drafted, scheduled } = await loadPriceList(shop);
  const inFilter = filterProducts(products, filter).filter(inTab[filter.tab]);
  const selectedIds = new Set(chosen);
  const affected =
    selectedIds.size > 0 ? products.filter(({ id }) => selectedIds.has(id)) : inFilter;
  const exclusions = new Map<string, 'by-hand' | 'on-offer'>();
  for (const { id } of affected) {
    const isTypedByHand = drafted.get(id)?.some(({ origin }) => origin === 'hand');
    const isOnOffer = scheduled.get(id)?.some(({ from, until }) => until && from <= new Date());
    if (isTypedByHand) exclusions.set(id, 'by-hand');
    // A new price would outlast the offer, and the price before the offer would be lost.
    else if (isOnOffer) exclusions.set(id, 'on-offer');
  }
  const { prices, leftOut, average } = applyRule(affected, rule as PriceRule, exclusions);
  const byId = new Map(affected.map((product) => [product.id, product]));
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
