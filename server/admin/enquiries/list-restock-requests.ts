import { asc, isNull } from 'drizzle-orm';
import { productById } from '../../../catalogue/catalogue.ts';
import { restockRequest } from '../../database/schema.ts';
import type { Command } from '../command.ts';
import { readLimit } from '../read-number.ts';
import { limitedReport } from '../report.ts';
import { ukTime } from '../uk-time.ts';

export const listRestockRequests: Command = {
  name: 'notices list',
  options: { limit: 'N' },
  says: 'who waits for which product to come back, the longest first',
  async run(desk, given) {
    const { queries } = await desk.database();
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
        ['SKU', (row) => productById(row.productId)?.sku ?? ''],
        ['Product', (row) => row.productId],
        ['Tell', (row) => row.email],
        ['Confirmed', (row) => (row.confirmedAt ? ukTime(row.confirmedAt) : 'no')],
      ],
      'Nobody is waiting.',
    );
  },
};
