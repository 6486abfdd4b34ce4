import { desc, eq } from 'drizzle-orm';
import { products } from '../../../catalogue/catalogue.ts';
import { stock, stockMovement } from '../../database/schema.ts';
import { availableOf } from '../../stock/ledger.ts';
import type { AdminContext } from '../admin-context.ts';
import type { Command } from '../command.ts';
import { factsOf, listReport, type Report } from '../report.ts';
import { tableOf } from '../table.ts';
import { ukTime } from '../uk-time.ts';
import { findProduct } from './find-product.ts';

const lastMovements = 20;

export const showStock: Command = {
  name: 'stock show',
  takes: ['[ID]'],
  says: 'what can be sold of every product, or of one with its last movements; ID or SKU',
  run: (desk, given) => {
    const id = given.optionalWord(0);
    return id === undefined ? everything(desk) : one(desk, id);
  },
};

async function everything(desk: AdminContext): Promise<Report> {
  const { queries } = await desk.database();
  const levels = await queries.select().from(stock);
  const available = new Map(levels.map((level) => [level.productId, level.available]));
  const rows = products.map(({ id, sku, name }) => ({
    productId: id,
    sku,
    name,
    available: available.get(id) ?? 0,
  }));
  return listReport(
    rows,
    [
      ['Available', (row) => row.available],
      ['SKU', (row) => row.sku],
      ['Product', (row) => row.productId],
    ],
    'The catalogue is empty.',
  );
}

async function one(desk: AdminContext, typed: string): Promise<Report> {
  const { id, sku, name } = findProduct(typed);
  const { queries } = await desk.database();
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
    ['Available', String(available)],
  ]);
  const history = tableOf(
    ['When', 'Change', 'Reason', 'Reference'],
    movements.map(({ at, change, reason, reference }) => [
      ukTime(at),
      change,
      reason,
      reference ?? '',
    ]),
  );
  return {
    text: `${facts}\n\n${history}`,
    json: { productId: id, sku, name, available, movements },
  };
}
