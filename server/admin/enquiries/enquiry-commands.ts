import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { partEnquiry, quote } from '../../database/schema.ts';
import { type Command, CommandError } from '../command.ts';
import { readChoice, readId, readLimit } from '../read-number.ts';
import { type Column, limitedReport } from '../report.ts';

type Kind<Row> = {
  noun: string;
  /** What one of them is called. */
  one: string;
  table: typeof quote | typeof partEnquiry;
  columns: readonly Column<Row>[];
  describe: (row: Row) => string;
};

const states = ['open', 'closed'] as const;

/** List, show and close, which quotes and part enquiries have in common. */
export function enquiryCommands<Row>({
  noun,
  one,
  table,
  columns,
  describe,
}: Kind<Row>): Command[] {
  const list: Command = {
    name: `${noun} list`,
    options: { state: 'STATE', limit: 'N' },
    says: `${noun}, the newest first; STATE is ${states.join(' or ')}`,
    async run(desk, given) {
      const { queries } = await desk.database();
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
    says: `one ${one} in full`,
    async run(desk, given) {
      const row = await find(await desk.database(), readId(given.word(0)));
      return { text: describe(row), json: row };
    },
  };
  const close: Command = {
    name: `${noun} close`,
    takes: ['ID'],
    says: `a ${one} has been answered`,
    async run(desk, given) {
      const database = await desk.database();
      const id = readId(given.word(0));
      await database.queries
        .update(table)
        // Closed again, it keeps the time at which it was closed first.
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
