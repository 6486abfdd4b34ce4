import { desc, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { sampleClaims } from '../../content/claims.ts';
import { checkNames } from '../../contract/health.ts';
import { activity, claimConfirmation } from '../database/schema.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestOffice, type TestOffice } from '../testing/office.ts';

describeOnBothEngines('health check routes', (database) => {
  let office: TestOffice;
  let owner: Awaited<ReturnType<TestOffice['signIn']>>;
  let staff: Awaited<ReturnType<TestOffice['signIn']>>;
  beforeAll(async () => {
    office = await openTestOffice(database());
    await openLedger(database().queries, products);
    owner = await office.signIn('owner');
    staff = await office.signIn('staff');
  });
  beforeEach(() => database().queries.delete(claimConfirmation));

  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever comes.
  const get = async (path: string): Promise<any> => (await staff.get(path)).json();
  const checkAgain = async () => (await staff.send('POST', '/api/checks')).json();
  const [first] = sampleClaims;
  const claimAddress = `/api/checks/claims/${first?.id}`;
  const claims = async () => {
    const { sections } = await get('/api/checks/claims');
    return sections.flatMap((section: { claims: unknown[] }) => section.claims);
  };

  it('[OF11] returns all check results, cached for a minute', async () => {
    const { at, results } = await get('/api/checks');
    expect(results.map(({ name }: { name: string }) => name)).toEqual(checkNames);
    expect((await get('/api/checks')).at).toBe(at);
    expect((await checkAgain()).at).not.toBe(at);
  });

  it('[OF11, OF3] lists a problem as stuck in Today until it is resolved', async () => {
    const { queries } = database();
    const stuck = async () => {
      const { sections } = await get('/api/today');
      const found = sections.find(({ name }: { name: string }) => name === 'stuck');
      return found.items.map(({ check, why, action }: Record<string, unknown>) => ({
        check,
        why,
        action,
      }));
    };
    await queries.execute(
      sql`update stock set available = available + 1 where product_id = ${products[0]?.id}`,
    );
    await checkAgain();
    const why = 'The stock of 1 products differs from the sum of their movements.';
    expect(await stuck()).toEqual([{ check: 'stock', why, action: 'see-health' }]);
    expect(await get('/api/today/counts')).toMatchObject({ today: 1, health: 1 });
    await queries.execute(
      sql`update stock set available = available - 1 where product_id = ${products[0]?.id}`,
    );
    await checkAgain();
    expect(await stuck()).toEqual([]);
  });

  it('[OF11] logs when an owner confirms or withdraws a claim', async () => {
    const json = { claim: first?.claim };
    expect((await staff.send('POST', claimAddress, json)).status).toBe(403);
    expect((await owner.send('POST', claimAddress, { claim: 'Other words' })).status).toBe(409);
    expect((await owner.send('POST', '/api/checks/claims/none', json)).status).toBe(404);
    const before = (await get('/api/checks')).results.at(-1);
    expect((await owner.send('POST', claimAddress, json)).status).toBe(200);
    expect((await claims())[0]).toMatchObject({
      id: first?.id,
      confirmed: { by: owner.name, inList: false },
      isOutdated: false,
    });
    const countIn = ({ finding }: { finding: string }) => Number.parseInt(finding, 10);
    expect(countIn((await get('/api/checks')).results.at(-1))).toBe(countIn(before) - 1);
    expect((await staff.send('DELETE', claimAddress)).status).toBe(403);
    for (const _ of ['once', 'again']) await owner.send('DELETE', claimAddress);
    expect((await claims())[0].confirmed).toBeUndefined();
    const logged = await database()
      .queries.select({ action: activity.action, recordId: activity.recordId })
      .from(activity)
      .orderBy(desc(activity.id))
      .limit(2);
    expect(logged).toEqual([
      { action: 'claim.withdraw', recordId: first?.id },
      { action: 'claim.confirm', recordId: first?.id },
    ]);
  });

  it("[OF11] requires a new confirmation when a claim's wording changes", async () => {
    await owner.send('POST', claimAddress, { claim: first?.claim });
    await database().queries.update(claimConfirmation).set({ claim: 'As it was' });
    expect((await claims())[0]).toMatchObject({ isOutdated: true });
  });
});
