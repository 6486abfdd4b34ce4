import { sql } from 'drizzle-orm';
import { type Queries, rowsOf } from '../database.ts';

const deeds = {
  orders: sql`select from shop_order`,
  checkouts: sql`select from checkout`,
  quotes: sql`select from quote`,
  'part enquiries': sql`select from part_enquiry`,
  'stock notices': sql`select from stock_notice`,
  mails: sql`select from mail`,
  'changes of stock': sql`select from stock_movement where reason <> 'opened'`,
};

/** What anybody has done in these books, in words; nothing in books that have just been opened. */
export async function countContents(queries: Queries): Promise<string[]> {
  const counted: string[] = [];
  for (const [what, rows] of Object.entries(deeds)) {
    const [row] = await rowsOf<{ count: number }>(
      queries,
      sql`select count(*)::int as count from (${rows}) as counted`,
    );
    if (row && row.count > 0) counted.push(`${what} (${row.count})`);
  }
  return counted;
}
