import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Database } from '../database/database.ts';
import { partEnquiry, quote, restockRequest } from '../database/schema.ts';
import { type Command, CommandError } from './command.ts';
import { readId } from './read-arguments.ts';
import { factsOf, listCommand, type ReportColumns, tableOf } from './report.ts';

type EnquiryKind<Row> = {
  noun: string;
  /** The singular. */
  one: string;
  table: typeof quote | typeof partEnquiry;
  columns: ReportColumns<Row>;
  describe: (row: Row, catalogue: Catalogue) => string;
};

/** List, show and close, for quotes and part enquiries alike. */
function enquiryCommands<Row>({
  noun,
  one,
  table,
  columns,
  describe,
}: EnquiryKind<Row>): Command[] {
  const list = listCommand<Row, 'open' | 'closed'>({
    name: `${noun} list`,
    help: `lists ${noun}, newest first`,
    states: ['open', 'closed'],
    find: async (_context, { queries, state, limit }) => {
      const which = state && eq(table.state, state);
      const found = queries.select().from(table).where(which).orderBy(desc(table.id)).limit(limit);
      return (await found) as Row[];
    },
    columns,
    whenEmpty: `No ${noun}.`,
  });
  const show: Command = {
    name: `${noun} show`,
    takes: ['ID'],
    help: `shows one ${one} in full`,
    async run(context, given) {
      const row = await find(await context.database(), readId(given.word(0)));
      return { text: describe(row, context.catalogue()), json: row };
    },
  };
  const close: Command = {
    name: `${noun} close`,
    takes: ['ID'],
    help: `marks a ${one} as answered`,
    async run(context, given) {
      const database = await context.database();
      const id = readId(given.word(0));
      await database.queries
        .update(table)
        // Closing again keeps the first time.
        .set({ state: 'closed', closedAt: sql`coalesce(${table.closedAt}, now())` })
        .where(eq(table.id, id));
      const row = await find(database, id);
      return { text: `${capital(one)} ${id} is closed.`, json: row };
    },
  };

  async function find({ queries }: Database, id: number): Promise<Row> {
    const [row] = await queries.select().from(table).where(eq(table.id, id));
    if (!row) throw new CommandError(`There is no ${one} ${id}.`);
    return row as Row;
  }
  return [list, show, close];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type QuoteRow = typeof quote.$inferSelect;

export const quoteCommands = enquiryCommands<QuoteRow>({
  noun: 'quotes',
  one: 'quote',
  table: quote,
  columns: {
    Quote: 'id',
    Asked: 'createdAt',
    State: 'state',
    Company: 'company',
    Items: 'quantity',
    'Reply to': 'email',
  },
  describe: (asked, catalogue) =>
    [
      factsOf([
        ['Quote', asked.id],
        ['State', asked.state],
        ['Asked', asked.createdAt],
        ['Closed', asked.closedAt],
        ['Company', asked.company],
        ['Reply to', asked.email],
        ['Items', asked.quantity],
        ['Deliver to', asked.city],
        ['Message', asked.message],
      ]),
      ...linesOf(asked, catalogue),
    ].join('\n\n'),
});

function linesOf({ lines }: QuoteRow, catalogue: Catalogue): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ productId, quantity }) => {
    const product = catalogue.byId(productId);
    return [quantity, product?.sku ?? '', product?.name ?? productId];
  });
  return [tableOf(['Quantity', 'SKU', 'Product'], rows)];
}

export const partCommands = enquiryCommands<typeof partEnquiry.$inferSelect>({
  noun: 'parts',
  one: 'part enquiry',
  table: partEnquiry,
  columns: { Enquiry: 'id', Asked: 'createdAt', State: 'state', For: 'fits', 'Reply to': 'email' },
  describe: ({ id, state, createdAt, closedAt, email, fits, message }) =>
    factsOf([
      ['Enquiry', id],
      ['State', state],
      ['Asked', createdAt],
      ['Closed', closedAt],
      ['Reply to', email],
      ['For', fits],
      ['Message', message],
    ]),
});

export const listRestockRequests = listCommand({
  name: 'restock list',
  help: 'lists who is waiting for which product, longest first',
  async find(context, { queries, limit }) {
    const rows = await queries
      .select()
      .from(restockRequest)
      .where(isNull(restockRequest.notifiedAt))
      .orderBy(asc(restockRequest.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, sku: context.catalogue().byId(row.productId)?.sku }));
  },
  columns: {
    Since: 'createdAt',
    SKU: 'sku',
    Product: 'productId',
    Email: 'email',
    Confirmed: ({ confirmedAt }) => confirmedAt ?? 'no',
  },
  whenEmpty: 'Nobody is waiting.',
});
