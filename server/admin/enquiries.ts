import { asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Catalogue } from '../../catalogue/index-products.ts';
import {
  closeReasons,
  type EnquiryState,
  enquiryStates,
  type ThreadKind,
} from '../../contract/enquiry.ts';
import type { Queries } from '../database/database.ts';
import { restockRequest } from '../database/schema.ts';
import { ukTime } from '../email/uk-date.ts';
import {
  closeEnquiry,
  enquiryTables,
  findEnquiry,
  findMessages,
  type PartQuestion,
  type QuoteRequest,
} from '../enquiries/enquiry-thread.ts';
import { type Command, CommandError } from './command.ts';
import { parseChoice, parseId } from './parse-arguments.ts';
import {
  formatFacts,
  formatTable,
  listCommand,
  type ReportColumns,
  replaceControlCharacters,
} from './report.ts';

type EnquiryCommandOptions<Row> = {
  plural: string;
  singular: string;
  kind: ThreadKind;
  columns: ReportColumns<Row>;
  describe: (row: Row, catalogue: Catalogue) => string;
};

/** List, show and close, for quotes and part enquiries alike. */
function enquiryCommands<Row>({
  plural,
  singular,
  kind,
  columns,
  describe,
}: EnquiryCommandOptions<Row>): Command[] {
  const { table, columns: storedColumns } = enquiryTables[kind];
  const list = listCommand<Row, EnquiryState>({
    name: `${plural} list`,
    help: `lists ${plural}, newest first`,
    states: enquiryStates,
    find: async (_context, { queries, state, limit }) => {
      const condition = state && eq(table.state, state);
      const found = await queries
        .select(storedColumns)
        .from(table)
        .where(condition)
        .orderBy(desc(table.id))
        .limit(limit);
      return found as Row[];
    },
    columns,
    emptyMessage: `No ${plural}.`,
  });
  const show: Command = {
    name: `${plural} show`,
    positionals: ['ID'],
    help: `shows one ${singular} in full`,
    async run(context, args) {
      const id = parseId(args.positional(0));
      const { queries } = await context.database();
      const row = await find(queries, id);
      const messages = await findMessages(queries, { kind, id });
      const paragraphs = messages.map(
        ({ direction, createdAt, body }) =>
          `${directions[direction]}, ${ukTime(createdAt)}\n${body}`,
      );
      return {
        text: [
          describe(row, context.catalogue()),
          ...paragraphs.map(replaceControlCharacters),
        ].join('\n\n'),
        json: { ...row, messages },
      };
    },
  };
  const close: Command = {
    name: `${plural} close`,
    positionals: ['ID'],
    options: { reason: 'REASON' },
    help: `closes a ${singular}; REASON is ${closeReasons.join(', ')}`,
    async run(context, args) {
      const database = await context.database();
      const id = parseId(args.positional(0));
      const reason = parseChoice('--reason', args.option('reason'), closeReasons) ?? 'answered';
      await find(database.queries, id);
      await closeEnquiry(database, { kind, id }, { reason, by: { kind: 'command' } });
      const row = await find(database.queries, id);
      return { text: `${capitalise(singular)} ${id} is closed.`, json: row };
    },
  };

  async function find(queries: Queries, id: number): Promise<Row> {
    const found = await findEnquiry(queries, { kind, id });
    if (!found) throw new CommandError(`There is no ${singular} ${id}.`);
    return found as Row;
  }
  return [list, show, close];
}

const directions = {
  'from-buyer': 'Reply from the buyer',
  'to-buyer': 'Answer',
  note: 'Note',
} as const;

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const quoteCommands = enquiryCommands<QuoteRequest>({
  plural: 'quotes',
  singular: 'quote',
  kind: 'quote',
  columns: {
    Quote: 'id',
    Asked: 'createdAt',
    State: 'state',
    Company: 'company',
    Items: 'quantity',
    'Reply to': 'email',
  },
  describe: (request, catalogue) =>
    [
      formatFacts([
        ['Quote', request.id],
        ['State', request.state],
        ['Asked', request.createdAt],
        ['Closed', request.closedAt],
        ['Company', request.company],
        ['Reply to', request.email],
        ['Items', request.quantity],
        ['Deliver to', request.city],
        ['Message', request.message],
      ]),
      ...formatLines(request, catalogue),
    ].join('\n\n'),
});

function formatLines({ lines }: QuoteRequest, catalogue: Catalogue): string[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ productId, quantity }) => {
    const product = catalogue.byId(productId);
    return [quantity, product?.sku ?? '', product?.name ?? productId];
  });
  return [formatTable(['Quantity', 'SKU', 'Product'], rows)];
}

export const partCommands = enquiryCommands<PartQuestion>({
  plural: 'parts',
  singular: 'part enquiry',
  kind: 'question',
  columns: { Enquiry: 'id', Asked: 'createdAt', State: 'state', For: 'fits', 'Reply to': 'email' },
  describe: ({ id, state, createdAt, closedAt, email, fits, message }) =>
    formatFacts([
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
    const { search: _, ...columns } = getTableColumns(restockRequest);
    const rows = await queries
      .select(columns)
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
  emptyMessage: 'Nobody is waiting.',
});
