import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/databases.ts';
import { fillOldRows } from './migrate.ts';
import { order } from './schema.ts';

describeOnBothEngines('rows from before a migration', (database) => {
  const fill = () => fillOldRows(database().queries, ['0001-shop.sql']);

  it('[CC14] are orders in doubt by what there is to look at, but for carriage alone', async () => {
    // Its district may have been taken off the list since.
    const carriage = 'AB36 is outside standard delivery: agree carriage with the buyer.';
    const said = [null, carriage, `${carriage} A dispute.`, `A dispute. ${carriage}`, 'A dispute.'];
    const { queries } = database();
    await queries
      .insert(order)
      .values(
        said.map((attention, n) => ({ sessionId: `${n}`, email: '', totalPence: 1, attention })),
      );
    await fill();
    const filled = await queries.select().from(order).orderBy(order.id);
    expect(filled.map(({ inDoubt }) => inDoubt)).toEqual([false, false, true, true, true]);
  });
});
