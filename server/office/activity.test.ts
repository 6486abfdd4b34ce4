import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { recordActivity } from '../activity/activity.ts';
import { activity, activityValue, order } from '../database/schema.ts';
import { correctEmail } from '../orders/correct-order.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { readOrder } from '../orders/order.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../testing/shop.ts';
import { activityRoutes } from './activity.ts';
import type { OfficeDeps, SignedInUser } from './office-context.ts';
import { createTestClient, createTestDeps, signIn } from './testing/test-client.ts';

const product = findProductWithStock(8);

describeOnBothEngines('activity log', (database) => {
  let shop: TestShop;
  let deps: OfficeDeps;
  let ruth: SignedInUser;
  let dan: SignedInUser;
  const clientOf = (who: SignedInUser) => createTestClient(activityRoutes(deps), who);
  const list = async (query = '') => {
    const { status, body } = await clientOf(ruth).get(`/?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const by = ({ staffId }: SignedInUser) => ({ kind: 'staff', staffId, ip: '10.0.0.7' }) as const;
  const dispatch = (reference: string, who: SignedInUser) =>
    dispatchOrder(shop.shop, reference, { carrier: 'DPD', tracking: '1550', by: by(who) });

  beforeAll(async () => {
    shop = await openTestShop(database());
    deps = await createTestDeps(database());
    ruth = await signIn(database(), 'Ruth Mellor');
    dan = await signIn(database(), 'Dan Whitworth', 'staff');
  });
  beforeEach(() => shop.reset());

  it('[OF12] returns user, action, record and changed values', async () => {
    const reference = await shop.placeOrder(product, 1);
    await correctEmail(shop.shop, reference, { email: 'new@firm.example', by: by(dan) });
    const [row] = (await list(`search=${reference}`)).rows;
    expect(row).toMatchObject({
      staffName: 'Dan Whitworth',
      actor: 'staff',
      action: 'order.correct-email',
      record: 'order',
      recordId: reference,
      ip: '10.0.0.7',
      hasUndo: true,
      undoneBy: null,
      values: [{ field: 'email', after: 'new@firm.example' }],
    });
    // The data for undoing is not for clients.
    expect(row.data).not.toHaveProperty('undo');
    await database().queries.delete(activityValue);
    expect((await list(`search=${reference}`)).rows[0].values).toEqual([]);
  });

  it('[OF12] filters by record, person, action and day', async () => {
    const reference = await shop.placeOrder(product, 1);
    await dispatch(reference, dan);
    const number = String(Number(reference.slice(3)));
    const day = new Date().toISOString().slice(0, 10);
    const found = [
      `search=${reference}`,
      `search=${number}`,
      `search=rm${number}`,
      'search=whitworth',
      `who=${dan.staffId}&search=${number}`,
      `action=order.dispatch&search=${number}`,
      `from=${day}&to=${day}&search=${number}`,
      `days=1&search=${number}`,
    ];
    for (const query of found) {
      const { rows } = await list(query);
      expect([query, rows[0]?.recordId]).toEqual([query, reference]);
    }
    const nothing = [
      'search=nobody',
      'search=%25',
      `who=${ruth.staffId}&search=${number}`,
      `who=command&search=${number}`,
      `action=order.cancel&search=${number}`,
      `to=2020-01-01&search=${number}`,
    ];
    for (const query of nothing) expect([query, (await list(query)).rows]).toEqual([query, []]);
    for (const query of ['search=%00', 'who=x', 'action=x', 'before=x', 'to=2026-02-30']) {
      expect([query, (await clientOf(ruth).get(`/?${query}`)).status]).toEqual([query, 422]);
    }
  });

  it('[OF12] pages consistently while entries are added', async () => {
    const { queries } = database();
    const write = (recordId: string) =>
      recordActivity(queries, {
        actor: { kind: 'command' },
        action: 'stock.receive',
        record: 'product',
        recordId,
      });
    const written: string[] = [];
    for (let n = 0; n < 120; n++) {
      await write(`page-${n}`);
      written.unshift(`page-${n}`);
    }
    const query = 'who=command&action=stock.receive';
    const first = await list(query);
    await write('later');
    const second = await list(`${query}&before=${first.next}`);
    const third = await list(`${query}&before=${second.next}`);
    const seen = [first, second, third].flatMap(({ rows }) =>
      rows.map(({ recordId }: { recordId: string }) => recordId),
    );
    expect(seen).toEqual(written);
    expect(third.next).toBeUndefined();
  });

  it('[OF12] undoes a change once', async () => {
    const reference = await shop.placeOrder(product, 1);
    const { activityId } = await dispatch(reference, dan);
    const undone = await clientOf(ruth).post(`/${activityId}/undo`);
    expect(undone).toMatchObject({ status: 200, body: { reference } });
    expect(await readOrder(database().queries, reference)).toMatchObject({
      state: 'paid',
      shipments: [],
    });
    const { rows } = await list(`search=${reference}`);
    expect(rows[0]).toMatchObject({ action: 'order.undo', undoes: activityId });
    expect(rows[1]).toMatchObject({ id: activityId, undoneBy: rows[0].id, hasUndo: false });
    expect(await clientOf(ruth).post(`/${activityId}/undo`)).toMatchObject({
      status: 409,
      body: { reason: 'already-undone' },
    });
    expect((await clientOf(ruth).post('/999999/undo')).status).toBe(404);
    expect((await clientOf(ruth).post('/x/undo')).status).toBe(404);
  });

  it('[OF12] exports CSV for owners only, without formula injection, and logs it', async () => {
    const reference = await shop.placeOrder(product, 1);
    await database()
      .queries.update(order)
      .set({ email: '=1+1@firm.example' })
      .where(eq(order.reference, reference));
    await correctEmail(shop.shop, reference, { email: '+44@firm.example', by: by(dan) });
    expect((await clientOf(dan).get('/export.csv')).status).toBe(403);
    const { status, text } = await clientOf(ruth).get(`/export.csv?search=${reference}`);
    expect(status).toBe(200);
    expect(text).toMatch(/^\uFEFFNumber,When,By,Who,Action/);
    expect(text).toContain('order.correct-email');
    expect(text).not.toMatch(/(^|[,\n])"?[=+@]/);
    const [logged] = await database()
      .queries.select()
      .from(activity)
      .where(eq(activity.action, 'activity.export'));
    expect(logged).toMatchObject({ staffId: ruth.staffId });
  });
});
