import { desc, eq } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Product } from '../../catalogue/product.ts';
import { stock, stockMovement } from '../database/schema.ts';
import { sendRestockEmails } from '../enquiries/restock-emails.ts';
import {
  availableAfter,
  correctStock,
  readStockLevel,
  type StockLevel,
} from '../stock/change-stock.ts';
import { availableOf } from '../stock/ledger.ts';
import { receiveDelivery } from '../stock/receive-delivery.ts';
import type { AdminContext } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';
import { readNumber } from './read-arguments.ts';
import { factsOf, listReport, type Report } from './report.ts';
import { requireOrigin } from './require-settings.ts';

const lastMovements = 20;

export const showStock: Command = {
  name: 'stock show',
  takes: ['[ID]'],
  help: 'shows available stock of every product, or of one (ID or SKU) with its last movements',
  run: (context, given) => {
    const id = given.optionalWord(0);
    return id === undefined ? everything(context) : one(context, id);
  },
};

async function everything(context: AdminContext): Promise<Report> {
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

async function one(context: AdminContext, typed: string): Promise<Report> {
  const { id, sku, name } = findProduct(context.catalogue(), typed);
  const { queries } = await context.database();
  const available = (await availableOf(queries, [id])).get(id) ?? 0;
  const movements = await queries
    .select()
    .from(stockMovement)
    .where(eq(stockMovement.productId, id))
    .orderBy(desc(stockMovement.id))
    .limit(lastMovements);
  const facts = factsOf([
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
  takes: ['ID', 'N'],
  help: 'adds N received items and emails those waiting for the product',
  async run(context, given) {
    const product = findProduct(context.catalogue(), given.word(0));
    const quantity = readNumber('N', given.word(1), 1);
    requireOrigin(context.environment());
    const by = { kind: 'command' } as const;
    const database = await context.database();
    const lines = [{ productId: product.id, quantity }];
    const received = await receiveDelivery(database, lines, { by });
    const report = await stockReport(context, product, received?.available.get(product.id));
    const filled = received?.filled.map(({ reference }) => reference) ?? [];
    if (filled.length === 0) return report;
    return { ...report, text: `${report.text} Reserved first: ${filled.join(', ')}.` };
  },
};

export const setStock: Command = {
  name: 'stock set',
  takes: ['ID', 'N'],
  help: 'sets counted stock, reserved items included',
  async run(context, given) {
    const product = findProduct(context.catalogue(), given.word(0));
    const counted = readNumber('N', given.word(1));
    requireOrigin(context.environment());
    const database = await context.database();
    const seen = await readStockLevel(database.queries, product.id);
    if (!seen) return stockReport(context, product, undefined);
    const short = sentenceOnShort(counted, seen);
    const question = `Set ${product.sku} from ${seen.available} to ${availableAfter(counted, seen)} available?`;
    await context.confirm(`${sumOf(counted, seen)}${short} ${question}`);
    const available = await correctStock(database, product.id, counted, seen);
    if (available === 'changed') {
      throw new CommandError(
        `${product.sku} was sold, dispatched or received in the meantime. Nothing was changed: count it again.`,
      );
    }
    const report = await stockReport(context, product, available);
    return { ...report, text: `${report.text}${short}` };
  },
};

function sumOf(counted: number, { promised }: StockLevel): string {
  return `${counted} counted, of which ${promised} are reserved by open checkouts and orders not yet dispatched.`;
}

/** The warning if more is reserved than counted: stock that is released later must not be sold again. */
function sentenceOnShort(counted: number, { promised }: StockLevel): string {
  if (counted >= promised) return '';
  return ` ${promised - counted} more are reserved than there are: count again once those are dispatched or cancelled.`;
}

/** Emails people waiting for a product that is in stock again, and reports its level. */
async function stockReport(
  context: AdminContext,
  { id, sku }: Product,
  available: number | undefined,
): Promise<Report> {
  if (available === undefined) throw new CommandError(`${sku} has no stock account.`);
  const { catalogue } = context;
  const { ORIGIN: origin } = context.environment();
  const database = await context.database();
  const notified = await sendRestockEmails({ database, origin, catalogue }, [id]);
  const left = (await availableOf(database.queries, [id])).get(id) ?? available;
  const news =
    notified === 0
      ? ''
      : ` ${notified} waiting ${notified === 1 ? 'customer has' : 'customers have'} been emailed.`;
  return {
    text: `${sku}: ${left} available.${news}`,
    json: { productId: id, sku, available: left, notified },
  };
}

/** Finds a product by id or SKU. */
export function findProduct({ byId, bySku }: Catalogue, typed: string): Product {
  const found = byId(typed) ?? bySku(typed.toUpperCase());
  if (!found) throw new CommandError(`There is no product ${typed}.`);
  return found;
}

/** The warning about new products without stock, if there are any. */
export function describeWithoutStock(products: readonly string[]): string | undefined {
  if (products.length === 0) return undefined;
  return `New products without stock, because they may be renamed ones: ${products.join(', ')}. Count them: npm run shop -- stock set PRODUCT N`;
}
