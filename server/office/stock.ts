import { Hono } from 'hono';
import * as v from 'valibot';
import type { Product } from '../../catalogue/product.ts';
import {
  countFilter,
  delivery,
  maxProductsToCount,
  recountDays,
  type StockCount,
  type StockTab,
  stockCounts,
  stockFilter,
  stockPageQuery,
  stockPageSize,
  stockTabs,
  supplierDays,
} from '../../contract/stock-list.ts';
import { recordActivity } from '../activity/activity.ts';
import type { ReportColumns } from '../admin/report.ts';
import type { Shop } from '../app/shop.ts';
import { sendRestockEmails } from '../enquiries/restock-emails.ts';
import { HttpError } from '../http/errors.ts';
import { importCounts, recordStockCount, type StockChangeRequest } from '../stock/change-stock.ts';
import { readAvailable } from '../stock/ledger.ts';
import { findMissingForProduct, receiveDelivery } from '../stock/receive-delivery.ts';
import {
  daysLeft,
  readLastCountTimes,
  readStockFigures,
  type StockFigures,
} from '../stock/stock-figures.ts';
import { importRequest } from './csv-import.ts';
import { csvResponse } from './csv-response.ts';
import {
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { filterProducts } from './products.ts';
import { previewCountImport } from './stock-import.ts';
import { listMovements, readFreeStockByDay } from './stock-ledger.ts';

const movementsQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
});

/** Stock: the list, one product's ledger, deliveries, counts, export and import. */
export function stockRoutes(deps: OfficeDeps) {
  return new Hono<OfficeVariables>()
    .get('/', queryParams(stockPageQuery), async (context) => {
      const { page, ...filter } = context.req.valid('query');
      const found = filterProducts(await readStockRows(await deps.shop()), filter);
      const rows = found.filter(tabFilters[filter.tab]);
      const start = (page - 1) * stockPageSize;
      return context.json({
        rows: rows.slice(start, start + stockPageSize),
        total: rows.length,
        page,
        counts: Object.fromEntries(
          stockTabs.map((tab) => [tab, found.filter(tabFilters[tab]).length]),
        ) as Record<StockTab, number>,
      });
    })
    .get('/to-count', queryParams(countFilter), async (context) => {
      const { due, ...filter } = context.req.valid('query');
      const shop = await deps.shop();
      const found = filterProducts(await readStockRows(shop), filter);
      const counted = await readLastCountTimes(shop.database.queries);
      const dueBefore = new Date(Date.now() - recountDays * 86_400_000).toISOString();
      const rows = found
        .map(({ id, sku, name, family, picture, onHand, held }) => {
          return { id, sku, name, family, picture, onHand, held, countedAt: counted.get(id) };
        })
        .filter(({ countedAt = '' }) => !due || countedAt < dueBefore)
        .sort((a, b) => a.family.localeCompare(b.family) || a.sku.localeCompare(b.sku));
      return context.json({ rows: rows.slice(0, maxProductsToCount), total: rows.length });
    })
    .get('/export.csv', ownersOnly, queryParams(stockFilter), async (context) => {
      const filter = context.req.valid('query');
      const shop = await deps.shop();
      const rows = filterProducts(await readStockRows(shop), filter).filter(tabFilters[filter.tab]);
      await recordActivity(shop.database.queries, {
        actor: getActor(context, deps),
        action: 'stock.export',
        record: 'export',
        recordId: 'stock',
        data: { tab: filter.tab, family: filter.family },
      });
      return csvResponse('stock', stockColumns, [rows]);
    })
    .post('/import', ownersOnly, jsonBody(importRequest), async (context) => {
      const rows = await readStockRows(await deps.shop());
      return context.json(previewCountImport(context.req.valid('json').text, rows));
    })
    .post('/deliveries', jsonBody(delivery), async (context) => {
      const { lines, note, key } = context.req.valid('json');
      const shop = await deps.shop();
      const request = { by: getActor(context, deps), note, key };
      const received = await receiveDelivery(shop.database, lines, request);
      if (!received) throw noStockAccount();
      const emailedCount = await sendRestockEmails(
        shop,
        lines.map(({ productId }) => productId),
      );
      deps.onMail();
      return context.json({ told: emailedCount, filled: received.filled });
    })
    .post('/counts', jsonBody(stockCounts), async (context) => {
      const { counts, key } = context.req.valid('json');
      const shop = await deps.shop();
      // Several counts are an import.
      if (counts.length > 1 && context.var.who.role !== 'owner')
        throw new HttpError(403, 'Only an owner can do this.');
      const request = { by: getActor(context, deps), key };
      const available = await applyCounts(shop, counts, request);
      const ids = [...available.keys()];
      const told = await sendRestockEmails(shop, ids);
      deps.onMail();
      // What is now held for people who were emailed is no longer free.
      const free = await readAvailable(shop.database.queries, ids);
      return context.json({ told, available: Object.fromEntries(free) });
    })
    .get('/:productId', async (context) => {
      const shop = await deps.shop();
      const { queries } = shop.database;
      const productId = context.req.param('productId');
      const row = (await readStockRows(shop)).find(({ id }) => id === productId);
      if (!row) throw new HttpError(404, 'There is no such product.');
      return context.json({
        ...row,
        /** Orders that are supplied first when new stock arrives. */
        missing: await findMissingForProduct(queries, productId),
        days: await readFreeStockByDay(queries, productId, row.free),
      });
    })
    .get('/:productId/movements', queryParams(movementsQuery), async (context) => {
      const { queries } = (await deps.shop()).database;
      const { before } = context.req.valid('query');
      return context.json(await listMovements(queries, context.req.param('productId'), before));
    });
}

/** Applies the counts of a file, or one of a product; returns what is now available of each. */
async function applyCounts(
  { database }: Shop,
  counts: readonly StockCount[],
  request: StockChangeRequest,
): Promise<Map<string, number>> {
  const [only] = counts;
  if (counts.length > 1 || !only) {
    const available = await importCounts(database, counts, request);
    if (!available) throw noStockAccount();
    return available;
  }
  const result = await recordStockCount(database, only, request);
  if (!result) throw noStockAccount();
  if ('available' in result) return new Map([[only.productId, result.available]]);
  const { available, promised } = result.changed;
  const current = { onHand: available + promised, held: promised };
  throw new HttpError(409, 'Stock has changed while you counted.', { details: { current } });
}

const noStockAccount = () => new HttpError(404, 'A product has no stock account.');

/** A product of the list with its stock figures. */
export type StockListRow = Awaited<ReturnType<typeof readStockRows>>[number];

/** Products in the catalogue, those that will sell out soonest first. */
async function readStockRows({ database, catalogue }: Shop) {
  const figures = await readStockFigures(database.queries);
  const rows = figures.flatMap((one) => {
    const product = catalogue().byId(one.productId);
    return product ? [toStockRow(product, one)] : [];
  });
  return rows.sort(
    (a, b) =>
      (a.daysLeft ?? Number.MAX_SAFE_INTEGER) - (b.daysLeft ?? Number.MAX_SAFE_INTEGER) ||
      b.waiting - a.waiting ||
      b.sold - a.sold ||
      a.sku.localeCompare(b.sku),
  );
}

function toStockRow({ id, sku, name, family, photo }: Product, figures: StockFigures) {
  const { free, held, sold, waiting } = figures;
  const picture = pictureFile(id, { photo });
  const onHand = free + held;
  return {
    id,
    sku,
    name,
    family,
    picture,
    onHand,
    held,
    free,
    sold,
    waiting,
    daysLeft: daysLeft(figures),
  };
}

const tabFilters: Readonly<Record<StockTab, (row: StockListRow) => boolean>> = {
  all: () => true,
  low: (row) => row.free > 0 && row.daysLeft !== undefined && row.daysLeft <= supplierDays,
  'sold-out': ({ free }) => free === 0,
  awaited: ({ waiting }) => waiting > 0,
};

/** Exported with empty columns to fill in; an import reads SKU, On hand, Counted and Cause. */
const stockColumns: ReportColumns<StockListRow> = {
  SKU: 'sku',
  Product: 'name',
  'On hand': 'onHand',
  Counted: () => '',
  Cause: () => '',
  Held: 'held',
  Free: 'free',
  'Sold in 30 days': 'sold',
  'People waiting': 'waiting',
  'Days left': (row) => row.daysLeft ?? '',
};
