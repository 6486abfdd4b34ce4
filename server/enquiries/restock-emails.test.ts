import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { outboxEmail, restockRequest, stock } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { readStoredEnquiries } from '../testing/test-enquiries.ts';
import { deleteNotifiedRequests, sendRestockEmails } from './restock-emails.ts';

const [podium, tower] = products;
if (!podium || !tower) throw new Error('The catalogue is empty');
const origin = 'https://shop.example';

describeOnBothEngines('waiting buyers', (database) => {
  const stored = () => readStoredEnquiries(database());
  const wait = (email: string, productId: string) =>
    database().queries.insert(restockRequest).values({ email, productId, confirmedAt: new Date() });

  beforeEach(async () => {
    await stored().clear();
    await database()
      .queries.insert(stock)
      .values([
        { productId: podium.id, available: 3 },
        { productId: tower.id, available: 0 },
        { productId: 'gone', available: 1 },
      ]);
  });

  it('[CC6] are emailed when the product is back, and not before', async () => {
    await wait('a@firm.example', podium.id);
    await wait('b@firm.example', tower.id);
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(1);
    expect(await stored().emails()).toMatchObject([
      { kind: 'back-in-stock', recipient: 'a@firm.example', state: 'queued' },
    ]);
    const [{ text = '' } = {}] = await stored().emails();
    expect(text).toContain("we're holding one for you");
    expect(text).toContain(`${origin}/product/${podium.id}`);
    expect(await stored().restockRequests()).toMatchObject([
      { notifiedAt: expect.any(Date) },
      { notifiedAt: null },
    ]);
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(0);
  });

  it('[CC6a] are not told before they have confirmed', async () => {
    const { queries } = database();
    const request = { productId: podium.id, keyHash: 'h', askedAt: new Date() };
    await queries.insert(restockRequest).values({ email: 'a@firm.example', ...request });
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(0);
    expect(await stored().emails()).toEqual([]);
    await queries.update(restockRequest).set({ confirmedAt: new Date() });
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(1);
  });

  it('[CC6] are emailed only about the given products, and about none for an empty list', async () => {
    await wait('a@firm.example', podium.id);
    expect(await sendRestockEmails({ database: database(), origin, catalogue }, [])).toBe(0);
    expect(
      await sendRestockEmails({ database: database(), origin, catalogue }, [tower.id, 'strange']),
    ).toBe(0);
    expect(
      await sendRestockEmails({ database: database(), origin, catalogue }, [tower.id, podium.id]),
    ).toBe(1);
  });

  it('[CC6] get one email each from concurrent processes', async () => {
    const emails = Array.from({ length: 120 }, (_, index) => `person-${index}@firm.example`);
    await database()
      .queries.insert(restockRequest)
      .values(emails.map((email) => ({ email, productId: podium.id, confirmedAt: new Date() })));
    const told = await Promise.all(
      Array.from({ length: 4 }, () =>
        sendRestockEmails({ database: database(), origin, catalogue }, [podium.id]),
      ),
    );
    // A call may end before everyone is emailed, while others hold locks. The next call sends the rest.
    told.push(await sendRestockEmails({ database: database(), origin, catalogue }));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(120);
    const recipients = (await stored().emails()).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual(emails.sort());
  });

  it('[CC6] are neither marked nor emailed if queueing the email fails', async () => {
    const { queries } = database();
    await wait('a@firm.example', podium.id);
    await wait('b@firm.example', podium.id);
    await queries.execute(sql`alter table mail add constraint full_up check (recipient ^@ 'a')`);
    await expect(sendRestockEmails({ database: database(), origin, catalogue })).rejects.toThrow(
      'Failed query',
    );
    await queries.execute(sql`alter table mail drop constraint full_up`);
    expect(await stored().emails()).toEqual([]);
    expect(await stored().restockRequests()).toMatchObject([
      { notifiedAt: null },
      { notifiedAt: null },
    ]);
  });

  it('[CC6] are not blocked by an undeliverable address', async () => {
    await wait('no address', podium.id);
    await wait('a@firm.example', podium.id);
    await sendRestockEmails({ database: database(), origin, catalogue });
    expect(await stored().emails()).toMatchObject([{ recipient: 'a@firm.example' }]);
  });

  it('[CC6] can wait again once they have been told', async () => {
    await wait('a@firm.example', podium.id);
    await sendRestockEmails({ database: database(), origin, catalogue });
    await wait('A@firm.example', podium.id);
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(1);
    expect(await stored().emails()).toHaveLength(2);
  });

  it('[CC6] are deleted once their email is sent, as the privacy page says', async () => {
    await wait('a@firm.example', podium.id);
    await wait('b@firm.example', tower.id);
    await wait('c@firm.example', 'gone');
    expect(await sendRestockEmails({ database: database(), origin, catalogue })).toBe(2);
    await deleteNotifiedRequests(database());
    const waiting = async () => (await stored().restockRequests()).map(({ email }) => email);
    expect(await waiting()).toEqual(['a@firm.example', 'b@firm.example']);
    await database().queries.update(outboxEmail).set({ state: 'sent' });
    await deleteNotifiedRequests(database());
    expect(await waiting()).toEqual(['b@firm.example']);
  });
});
