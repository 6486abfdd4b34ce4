import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Database } from '../database/database.ts';
import { partEnquiry, quote, restockRequest } from '../database/schema.ts';
import { type Command, CommandError } from './command.ts';
import { readChoice, readId, readLimit } from './read-arguments.ts';
import { factsOf, limitedReport, type ReportColumn, tableOf, ukTime } from './report.ts';

type EnquiryKind<Row> = {
  noun: string;
  /** The singular. */
  one: string;
  table: typeof quote | typeof partEnquiry;
  columns: readonly ReportColumn<Row>[];
  describe: (row: Row, catalogue: Catalogue) => string;
};

const states = ['open', 'closed'] as const;

/** List, show and close, for quotes and part enquiries alike. */
function enquiryCommands<Row>({
  noun,
  one,
  table,
  columns,
  describe,
}: EnquiryKind<Row>): Command[] {
  const list: Command = {
    name: `${noun} list`,
    options: { state: 'STATE', limit: 'N' },
    help: `lists ${noun}, newest first; STATE is ${states.join(' or ')}`,
    async run(context, given) {
      const { queries } = await context.database();
      const state = readChoice('--state', given.option('state'), states);
      const limit = readLimit(given.option('limit'));
      const rows = await queries
        .select()
        .from(table)
        .where(state && eq(table.state, state))
        .orderBy(desc(table.id))
        .limit(limit + 1);
      return limitedReport(rows as Row[], limit, columns, `No ${noun}.`);
    },
  };
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
  columns: [
    ['Quote', (row) => row.id],
    ['Asked', (row) => ukTime(row.createdAt)],
    ['State', (row) => row.state],
    ['Company', (row) => row.company],
    ['Items', (row) => row.quantity],
    ['Reply to', (row) => row.email],
  ],
  describe: (asked, catalogue) =>
    [factsOf(quoteFacts(asked)), ...linesOf(asked, catalogue)].join('\n\n'),
});

function quoteFacts({ id, state, createdAt, closedAt, ...asked }: QuoteRow) {
  return [
    ['Quote', String(id)],
    ['State', state],
    ['Asked', ukTime(createdAt)],
    ['Closed', closedAt && ukTime(closedAt)],
    ['Company', asked.company],
    ['Reply to', asked.email],
    ['Items', asked.quantity],
    ['Deliver to', asked.city],
    ['Message', asked.message],
  ] as const;
}

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
  columns: [
    ['Enquiry', (row) => row.id],
    ['Asked', (row) => ukTime(row.createdAt)],
    ['State', (row) => row.state],
    ['For', (row) => row.fits],
    ['Reply to', (row) => row.email],
  ],
  describe: ({ id, state, createdAt, closedAt, email, fits, message }) =>
    factsOf([
      ['Enquiry', String(id)],
      ['State', state],
      ['Asked', ukTime(createdAt)],
      ['Closed', closedAt && ukTime(closedAt)],
      ['Reply to', email],
      ['For', fits],
      ['Message', message],
    ]),
});

export const listRestockRequests: Command = {
  name: 'restock list',
  options: { limit: 'N' },
  help: 'lists who is waiting for which product, longest first',
  async run(context, given) {
    const catalogue = context.catalogue();
    const { queries } = await context.database();
    const limit = readLimit(given.option('limit'));
    const rows = await queries
      .select()
      .from(restockRequest)
      .where(isNull(restockRequest.notifiedAt))
      .orderBy(asc(restockRequest.id))
      .limit(limit + 1);
    return limitedReport(
      rows,
      limit,
      [
        ['Since', (row) => ukTime(row.createdAt)],
        ['SKU', (row) => catalogue.byId(row.productId)?.sku ?? ''],
        ['Product', (row) => row.productId],
        ['Email', (row) => row.email],
        ['Confirmed', (row) => (row.confirmedAt ? ukTime(row.confirmedAt) : 'no')],
      ],
      'Nobody is waiting.',
    );
  },
};
