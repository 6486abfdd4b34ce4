import { Hono } from 'hono';
import { type FamilyKey, familyDisplayName, familyKeys } from '../../catalogue/families.ts';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { exVat, type Pence } from '../../catalogue/money.ts';
import {
  addMonths,
  countDays,
  firstOfQuarter,
  type ReportFilter,
  reportFilter,
  resolvePeriod,
  resolveStep,
  splitPeriod,
} from '../../contract/report.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import { formatPounds } from '../admin/export.ts';
import type { ReportColumns } from '../admin/report.ts';
import { deliveryItem } from '../database/schema.ts';
import { readStockFigures } from '../stock/stock-figures.ts';
import { csvResponse } from './csv-response.ts';
import { buildOfferReport, offerReportColumns } from './offer-report.ts';
import { type OfficeDeps, type OfficeVariables, queryParams } from './office-context.ts';
import { pictureFile } from './order-view.ts';
import {
  type ProductSales,
  paidDifference,
  readSalesByDay,
  readSalesByProduct,
  type SalesSource,
  sumSales,
} from './sales.ts';

/** Sales, best sellers, VAT and stock value; each as the app shows it and as CSV. */
export function reportsRoutes(deps: OfficeDeps) {
  const loadSource = async () => {
    const { database, catalogue } = await deps.shop();
    const { isPublicShop } = deps;
    return { queries: database.queries, isPublicShop, catalogue: catalogue(), now: new Date() };
  };
  return new Hono<OfficeVariables>()
    .get('/sales', queryParams(reportFilter), async (context) =>
      context.json(await salesReport(await loadSource(), context.req.valid('query'))),
    )
    .get('/products', queryParams(reportFilter), async (context) => {
      const { families, products } = await productsReport(
        await loadSource(),
        context.req.valid('query'),
      );
      return context.json({ families, products: products.slice(0, maxBestSellers) });
    })
    .get('/vat', queryParams(reportFilter), async (context) =>
      context.json(await vatReport(await loadSource(), context.req.valid('query'))),
    )
    .get('/offers', queryParams(reportFilter), async (context) =>
      context.json(await buildOfferReport(await loadSource(), context.req.valid('query'))),
    )
    .get('/offers.csv', queryParams(reportFilter), async (context) => {
      const { steps } = await buildOfferReport(await loadSource(), context.req.valid('query'));
      return csvResponse('offers', offerReportColumns, [steps]);
    })
    .get('/stock', async (context) => context.json(await stockReport(await loadSource())))
    .get('/sales.csv', queryParams(reportFilter), async (context) => {
      const { steps } = await salesReport(await loadSource(), context.req.valid('query'));
      return csvResponse('sales', salesColumns, [steps]);
    })
    .get('/families.csv', queryParams(reportFilter), async (context) => {
      const { families } = await productsReport(await loadSource(), context.req.valid('query'));
      return csvResponse('sales-by-family', familyColumns, [families]);
    })
    .get('/products.csv', queryParams(reportFilter), async (context) => {
      const { products } = await productsReport(await loadSource(), context.req.valid('query'));
      return csvResponse('best-sellers', productColumns, [products]);
    })
    .get('/vat.csv', queryParams(reportFilter), async (context) => {
      const quarters = await vatReport(await loadSource(), context.req.valid('query'));
      return csvResponse('vat', vatColumns, [quarters]);
    })
    .get('/stock.csv', async () =>
      csvResponse('stock-value', stockColumns, [await stockReport(await loadSource())]),
    );
}

type ReportSource = SalesSource & { catalogue: Catalogue; now: Date };

/** The most products listed; the CSV has all. */
const maxBestSellers = 20;

/** A period's sales in steps and in total, each with those of the previous period. */
export async function salesReport(
  source: Pick<ReportSource, keyof SalesSource | 'now'>,
  filter: ReportFilter,
) {
  const period = resolvePeriod(filter, toIsoDay(source.now));
  const by = resolveStep(filter.by, countDays(period));
  const all = { from: period.before.from, to: period.to };
  const byDay = await readSalesByDay(source, all);
  return {
    ...period,
    by,
    total: sumSales(byDay, period),
    totalBefore: sumSales(byDay, period.before),
    steps: splitPeriod(period, by).map(({ from, to, before }) => ({
      from,
      to,
      ...sumSales(byDay, { from, to }),
      before: { ...before, ...sumSales(byDay, before) },
    })),
  };
}

/** A product family, or a category for sales outside the families. */
type SalesFamily = FamilyKey | 'delivery' | 'former' | 'difference';

const otherFamilies: Readonly<Record<Exclude<SalesFamily, FamilyKey>, string>> = {
  delivery: 'Delivery',
  former: 'No longer sold',
  difference: 'Paid other than ordered',
};

type FamilySales = {
  family: SalesFamily;
  label: string;
  quantity: number;
  pence: Pence;
  exVat: Pence;
  before: { pence: Pence; exVat: Pence };
};

/** Sales by family and by product, largest first, before refunds: together they are all sales. */
export async function productsReport(source: ReportSource, filter: ReportFilter) {
  const { catalogue } = source;
  const period = resolvePeriod(filter, toIsoDay(source.now));
  const sold = await readSalesByProduct(source, period);
  const soldBefore = await readSalesByProduct(source, period.before);
  const before = new Map(soldBefore.map((one) => [one.productId, one]));
  const familyOf = ({ productId }: ProductSales): SalesFamily => {
    if (productId === deliveryItem.productId) return 'delivery';
    if (productId === paidDifference) return 'difference';
    return catalogue.byId(productId)?.family ?? 'former';
  };
  const families = new Map<SalesFamily, FamilySales>();
  const familyRow = (family: SalesFamily): FamilySales => {
    const label = isFamily(family) ? familyDisplayName(family) : otherFamilies[family];
    const none = { family, label, quantity: 0, pence: 0, exVat: 0, before: { pence: 0, exVat: 0 } };
    const row = families.get(family) ?? none;
    families.set(family, row);
    return row;
  };
  for (const one of sold) {
    const row = familyRow(familyOf(one));
    row.quantity += one.quantity;
    addAmount(row, one);
  }
  for (const one of soldBefore) addAmount(familyRow(familyOf(one)).before, one);
  return {
    ...period,
    families: [...families.values()].sort((one, other) => other.pence - one.pence),
    products: sold
      .filter((one) => !['delivery', 'difference'].includes(familyOf(one)))
      .map(({ name, ...one }) => ({
        ...one,
        name: catalogue.byId(one.productId)?.name ?? name,
        picture: pictureFile(one.productId, catalogue.byId(one.productId)),
        quantityBefore: before.get(one.productId)?.quantity ?? 0,
      }))
      .sort((one, other) => other.quantity - one.quantity || other.pence - one.pence),
  };
}

const isFamily = (family: SalesFamily): family is FamilyKey =>
  familyKeys.some((each) => each === family);

type Amount = { pence: Pence; exVat: Pence };

function addAmount(sum: Amount, more: Amount): void {
  sum.pence += more.pence;
  sum.exVat += more.exVat;
}

/** The number of quarters of VAT shown, including the current one. */
const quarterCount = 8;

/** The figures of sales for VAT returns, by quarter, newest first; without quarters before the first sale. */
export async function vatReport(
  source: Pick<ReportSource, keyof SalesSource | 'now'>,
  { quarters: quarterEnding }: Pick<ReportFilter, 'quarters'>,
) {
  const newest = firstOfQuarter(toIsoDay(source.now), quarterEnding);
  const quarters = Array.from({ length: quarterCount }, (_, back) => {
    const from = addMonths(newest, -3 * back);
    return { from, to: addDays(addMonths(from, 3), -1) };
  });
  const from = quarters.at(-1)?.from ?? newest;
  const byDay = await readSalesByDay(source, { from, to: toIsoDay(source.now) });
  const first = byDay[0]?.day ?? newest;
  return quarters
    .filter(({ to }) => to >= first)
    .map((days) => {
      const { pence, exVat: sales, refundedPence, refundedExVat } = sumSales(byDay, days);
      const vatOnSales = pence - sales;
      const vatOnRefunds = refundedPence - refundedExVat;
      return {
        ...days,
        isOver: days.to < toIsoDay(source.now),
        salesExVat: sales,
        refundsExVat: refundedExVat,
        vatOnSales,
        vatOnRefunds,
        box1: vatOnSales - vatOnRefunds,
        /** In pence; the return requires whole pounds. */
        box6: sales - refundedExVat,
      };
    });
}

/** The value of stock on hand at today's list price without VAT, by family. */
export async function stockReport({
  queries,
  catalogue,
}: Pick<ReportSource, 'queries' | 'catalogue'>) {
  const families = new Map<FamilyKey, { quantity: number; exVat: Pence }>();
  for (const { productId, free, held } of await readStockFigures(queries)) {
    const product = catalogue.byId(productId);
    if (!product || product.isTest) continue;
    const sum = families.get(product.family) ?? { quantity: 0, exVat: 0 };
    sum.quantity += free + held;
    sum.exVat += exVat(product.price * (free + held));
    families.set(product.family, sum);
  }
  return [...families]
    .map(([family, sum]) => ({ family, label: familyDisplayName(family), ...sum }))
    .sort((one, other) => other.exVat - one.exVat);
}

type Row<Report extends (...given: never) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Report>
>[number];
type SalesStep = Awaited<ReturnType<typeof salesReport>>['steps'][number];
type SoldProduct = Awaited<ReturnType<typeof productsReport>>['products'][number];

const salesColumns: ReportColumns<SalesStep> = {
  From: 'from',
  To: 'to',
  Orders: 'orders',
  'Sales inc VAT GBP': ({ pence }) => formatPounds(pence),
  'Sales ex VAT GBP': (step) => formatPounds(step.exVat),
  Refunds: 'refunds',
  'Refunded inc VAT GBP': ({ refundedPence }) => formatPounds(refundedPence),
  'Refunded ex VAT GBP': ({ refundedExVat }) => formatPounds(refundedExVat),
  'Before from': ({ before }) => before.from,
  'Before to': ({ before }) => before.to,
  'Orders before': ({ before }) => before.orders,
  'Sales before inc VAT GBP': ({ before }) => formatPounds(before.pence),
  'Sales before ex VAT GBP': ({ before }) => formatPounds(before.exVat),
};

const familyColumns: ReportColumns<FamilySales> = {
  Family: 'label',
  Items: 'quantity',
  'Sales inc VAT GBP': ({ pence }) => formatPounds(pence),
  'Sales ex VAT GBP': (row) => formatPounds(row.exVat),
  'Sales before inc VAT GBP': ({ before }) => formatPounds(before.pence),
  'Sales before ex VAT GBP': ({ before }) => formatPounds(before.exVat),
};

const productColumns: ReportColumns<SoldProduct> = {
  SKU: 'sku',
  Product: 'name',
  Items: 'quantity',
  'Items before': 'quantityBefore',
  'Sales inc VAT GBP': ({ pence }) => formatPounds(pence),
  'Sales ex VAT GBP': (row) => formatPounds(row.exVat),
};

const vatColumns: ReportColumns<Row<typeof vatReport>> = {
  From: 'from',
  To: 'to',
  'Sales ex VAT GBP': ({ salesExVat }) => formatPounds(salesExVat),
  'Refunds ex VAT GBP': ({ refundsExVat }) => formatPounds(refundsExVat),
  'VAT on sales GBP': ({ vatOnSales }) => formatPounds(vatOnSales),
  'VAT on refunds GBP': ({ vatOnRefunds }) => formatPounds(vatOnRefunds),
  'Box 1 VAT due on sales GBP': ({ box1 }) => formatPounds(box1),
  'Box 6 total value of sales ex VAT GBP': ({ box6 }) => String(Math.floor(box6 / 100)),
};

const stockColumns: ReportColumns<Row<typeof stockReport>> = {
  Family: 'label',
  Items: 'quantity',
  'Value ex VAT GBP': (row) => formatPounds(row.exVat),
};
