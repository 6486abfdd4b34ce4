import { desc, eq } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { stock, stockMovement } from '../database/schema.ts';
import { sendRestockEmails } from '../enquiries/restock-emails.ts';
import {
  availableAfterCount,
  correctStock,
  readStockLevel,
  type StockLevel,
} from '../stock/change-stock.ts';
import { readAvailable } from '../stock/ledger.ts';
import { receiveDelivery } from '../stock/receive-delivery.ts';
import type { AdminContext } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';
import { parseNumber } from './parse-arguments.ts';
import { formatFacts, listReport, type Report } from './report.ts';
import { requireOrigin } from './require-settings.ts';

const movementLimit = 20;

export const showStock: Command = {
  name: 'stock show',
  positionals: ['[ID]'],
  help: 'shows available stock of every product, or of one (ID or SKU) with its last movements',
  run: (context, args) => {
    const id = args.optionalPositional(0);
    return id === undefined ? showAllStock(context) : showProductStock(context, id);
  },
};

async function showAllStock(context: AdminContext): Promise<Report> {
  const { queries } = await context.database();
  const levels = await queries.select().from(stock);
  const available = new Map(levels.map((level) => [level.productId, level.available]));
  const rows = context.catalogue().products.map(({ id, sku, name }) => ({
    productId: id,
    sku,
    name,
    available: available.get(id) ?? 0,
  }));
  const columns = { Available: 'available', SKU: 'sku', Product: 'productId' } as const;
  return listReport(rows, columns, 'The catalogue is empty.');
}

async function showProductStock(context: AdminContext, idOrSku: string): Promise<Report> {
  const { id, sku, name } = findProduct(context.catalogue(), idOrSku);
  const { queries } = await context.database();
  const available = (await readAvailable(queries, [id])).get(id) ?? 0;
  const movements = await queries
    .select()
    .from(stockMovement)
    .where(eq(stockMovement.productId, id))
    .orderBy(desc(stockMovement.id))
    .limit(movementLimit);
  const facts = formatFacts([
    ['Product', name],
    ['ID', id],
    ['SKU', sku],
    ['Available', available],
  ]);
  const columns = {
    When: 'at',
    Change: 'change',
    Reason: 'reason',
    Reference: 'reference',
  } as const;
  return {
    text: `${facts}\n\n${listReport(movements, columns, 'No movements.').text}`,
    json: { productId: id, sku, name, available, movements },
  };
}

export const receiveStock: Command = {
  name: 'stock receive',
  positionals: ['ID', 'N'],
  help: 'adds N received items and emails those waiting for the product',
  async run(context, args) {
    const product = findProduct(context.catalogue(), args.positional(0));
    const quantity = parseNumber('N', args.positional(1), 1);
    requireOrigin(context.environment());
    const by = { kind: 'command' } as const;
    const database = await context.database();
    const lines = [{ productId: product.id, quantity }];
    const received = await receiveDelivery(database, lines, { by });
    const report = await notifyAndReportStock(
      context,
      product,
      received?.available.get(product.id),
    );
    const filled = received?.filled.map(({ reference }) => reference) ?? [];
    if (filled.length === 0) return report;
    return { ...report, text: `${report.text} Reserved first: ${filled.join(', ')}.` };
  },
};

export const setStock: Command = {
  name: 'stock set',
  positionals: ['ID', 'N'],
  help: 'sets counted stock, reserved items included',
  async run(context, args) {
    const product = findProduct(context.catalogue(), args.positional(0));
    const countedQuantity = parseNumber('N', args.positional(1));
    requireOrigin(context.environment());
    const database = await context.database();
    const stockLevel = await readStockLevel(database.queries, product.id);
    if (!stockLevel) return notifyAndReportStock(context, product, undefined);
    const shortage = describeShortage(countedQuantity, stockLevel);
    const question = `Set ${product.sku} from ${stockLevel.available} to ${availableAfterCount(countedQuantity, stockLevel)} available?`;
    await context.confirm(`${describeCount(countedQuantity, stockLevel)}${shortage} ${question}`);
    const available = await correctStock(database, product.id, countedQuantity, stockLevel);
    if (available === 'changed') {
      throw new CommandError(
        `${product.sku} was sold, dispatched or received in the meantime. Nothing was changed: count it again.`,
      );
    }
    const report = await notifyAndReportStock(context, product, available);
    return { ...report, text: `${report.text}${shortage}` };
  },
};

function describeCount(counted: number, { promised }: StockLevel): string {
  return `${counted} counted, of which ${promised} are reserved by open checkouts and orders not yet dispatched.`;
}

/** The warning if more is reserved than counted: stock that is released later must not be sold again. */
function describeShortage(counted: number, { promised }: StockLevel): string {
  if (counted >= promised) return '';
  return ` ${promised - counted} more are reserved than there are: count again once those are dispatched or cancelled.`;
}

/** Emails people waiting for a product that is in stock again, and reports its level. */
async function notifyAndReportStock(
  context: AdminContext,
  { id, sku }: Product,
  available: number | undefined,
): Promise<Report> {
  if (available === undefined) throw new CommandError(`${sku} has no stock account.`);
  const { catalogue } = context;
  const { ORIGIN: origin } = context.environment();
  const database = await context.database();
  const notified = await sendRestockEmails({ database, origin, catalogue }, [id]);
  const remaining = (await readAvailable(database.queries, [id])).get(id) ?? available;
  const news =
    notified === 0
      ? ''
      : ` ${notified} waiting ${notified === 1 ? 'customer has' : 'customers have'} been emailed.`;
  return {
    text: `${sku}: ${remaining} available.${news}`,
    json: { productId: id, sku, available: remaining, notified },
  };
}

/** Finds a product by id or SKU. */
export function findProduct({ byId, bySku }: Catalogue, idOrSku: string): Product {
  const found = byId(idOrSku) ?? bySku(idOrSku.toUpperCase());
  if (!found) throw new CommandError(`There is no product ${idOrSku}.`);
  return found;
}

/** The warning about new products without stock, if there are any. */
export function describeUnstockedProducts(products: readonly string[]): string | undefined {
  if (products.length === 0) return undefined;
  return `New products without stock, because they may be renamed ones: ${products.join(', ')}. Count them: npm run shop -- stock set PRODUCT N`;
}
