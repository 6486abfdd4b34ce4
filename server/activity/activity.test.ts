import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { activity, activityValue } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { recordActivity } from './activity.ts';

describeOnBothEngines('the activity log', (database) => {
  const write = () =>
    recordActivity(database().queries, {
      actor: { kind: 'command' },
      action: 'order.correct-email',
      record: 'order',
      recordId: 'RM-000001',
      fields: ['email'],
      values: { email: { before: 'a@firm.example', after: null } },
    });
  const refused = { cause: { message: 'the activity log is append-only' } };

  it('[OF12] rejects updates and deletes', async () => {
    const { queries } = database();
    const id = await write();
    const log = () => queries.select().from(activity).where(eq(activity.id, id));
    const before = await log();
    for (const rewriting of [
      queries.delete(activity),
      queries.update(activity).set({ recordId: 'RM-000002' }),
      queries.update(activity).set({ data: { version: 7 }, ip: null }),
      queries.update(activity).set({ ip: '192.0.2.7' }),
      queries.update(activity).set({ at: sql`now() - interval '1 day'` }),
    ]) {
      await expect(rewriting.execute()).rejects.toMatchObject(refused);
    }
    expect(await log()).toEqual(before);
  });

  it('[OF12] allows erasing only staff IP addresses and personal values', async () => {
    const { queries } = database();
    const id = await write();
    await queries.update(activity).set({ ip: null });
    const values = queries.select().from(activityValue).where(eq(activityValue.activityId, id));
    expect(await values).toMatchObject([{ field: 'email', before: 'a@firm.example', after: null }]);
    await queries.delete(activityValue);
    expect(await queries.$count(activity)).toBe(2);
  });
});
