import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { order, outboxEmail } from '../../database/schema.ts';
import { type Bench, openBench } from '../../payments/sandbox/testing/bench.ts';
import { openLedger } from '../../stock/ledger.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { operatorOn } from '../testing/run-admin.ts';
import { checkEmail } from './check-email.ts';

const local = { ORIGIN: 'http://localhost:3000' };
const customers = { ORIGIN: company.origin, TRUST_PROXY: '1' };

describeOnBothEngines('the check', (database) => {
  let bench: Bench;
  let mailServer: MailServer;
  beforeAll(async () => {
    bench = await openBench(database());
    mailServer = await openMailServer();
    await openLedger(database().queries);
  });
  afterAll(async () => {
    await bench.close();
    await mailServer.close();
  });

  it('finds everything in order', async () => {
    const operator = operatorOn({ database: database(), stripe: bench.stripe, environment: local });
    const { code, out } = await operator.type('check');
    expect(out.trim().split('\n')).toEqual(
      ['environment', 'catalogue', 'database', 'provider', 'mail'].map((what) =>
        expect.stringMatching(new RegExp(`^${what} +ok `)),
      ),
    );
    expect(code).toBe(0);
  });

  it('says what fails and why, and still looks at the rest', async () => {
    await database().queries.execute(sql`update stock set available = available + 1`);
    const operator = operatorOn({ database: database(), environment: local });
    const { code, out } = await operator.type('check');
    expect(code).toBe(1);
    expect(out).toMatch(/^database +failed +\d+ products have another stock/m);
    expect(out).toMatch(/^provider +failed +This test has no provider/m);
    expect(out).toMatch(/^mail +ok/m);
  });

  it('[QU4] misses the proxies of an address with HTTPS', async () => {
    const check = async (environment: Record<string, string>) =>
      (await operatorOn({ database: database(), environment }).type('check')).out;
    const { ORIGIN } = customers;
    expect(await check({ ORIGIN })).toMatch(/^environment +failed +https:.* set TRUST_PROXY/m);
    expect(await check({ ORIGIN, TRUST_PROXY: '2' })).toMatch(/^environment +ok/m);
    expect(await check(local)).toMatch(/^environment +ok/m);
    // Typed at home, nothing is known of what stands in front of Netlify's functions.
    const netlify = { ORIGIN, NETLIFY: 'true', DATABASE_URL: 'postgres://db.example/shop' };
    expect(await check(netlify)).toMatch(/^environment +ok/m);
  });

  it('[CC14] misses the address that pages name', async () => {
    const environment = { ...customers, ORIGIN: 'https://www.shop.example' };
    const { code, out } = await operatorOn({ database: database(), environment }).type('check');
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^environment +failed .*${company.origin}.* at https://www.shop.example alone`,
        'm',
      ),
    );
  });

  it.each([
    customers,
    { ORIGIN: 'http://shop.example', DATABASE_URL: 'postgres://db.example/shop' },
    { ORIGIN: '', DATABASE_URL: 'postgres://db.example/shop' },
  ])(
    '[CC14, QU4] misses mail server and payments of a shop for customers: %j',
    async (environment) => {
      const operator = operatorOn({ database: database(), stripe: bench.stripe, environment });
      const { code, out } = await operator.type('check');
      expect(code).toBe(1);
      expect(out).toMatch(/^provider +failed +the sandbox answers.* set STRIPE_SECRET_KEY/m);
      expect(out).toMatch(/^mail +failed +no mail server.* set SMTP_URL/m);
    },
  );

  it('[CC14] misses the live keys of a shop for customers, and says the rest all the same', async () => {
    const check = async (environment: Record<string, string>) => {
      const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
      const source = { ...keys, ...environment };
      return operatorOn({ database: database(), stripe: bench.stripe, environment: source }).type(
        'check',
      );
    };
    const { code, out } = await check(customers);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^provider +failed +Stripe \(test mode\) answers, \d+ of \d+ products synced, but anybody can order with the test cards .* set the live/m,
    );
    expect((await check(local)).out).toMatch(/^provider +ok +Stripe \(test mode\) answers/m);
    const live = { STRIPE_SECRET_KEY: 'rk_live_1', DATABASE_URL: 'postgres://db.example/shop' };
    const inLiveMode = await check({ ...customers, ...live });
    expect(inLiveMode.out).toMatch(/^provider +ok +Stripe \(live mode\) answers/m);
  });

  it('[CC14] misses the address of a shop whose database is elsewhere', async () => {
    const environment = { ORIGIN: '', DATABASE_URL: 'postgres://db.example/shop' };
    const { code, out } = await operatorOn({ database: database(), environment }).type('check');
    expect(code).toBe(1);
    expect(out).toMatch(/^environment +failed +ORIGIN must be set/m);
  });

  it('[CC14] misses the keys of the provider with whom the books hold real payments', async () => {
    const { queries } = database();
    await queries.insert(order).values({ sessionId: 'cs_live_1', email: '', totalPence: 1 });
    const operator = operatorOn({ database: database(), stripe: bench.stripe, environment: local });
    const { out } = await operator.type('check');
    await queries.delete(order);
    expect(out).toMatch(/^provider +failed +The books hold real payments, of which the sandbox/m);
    expect((await operator.type('check')).out).toMatch(/^provider +ok/m);
  });

  it('[QU4] says that no mail goes out, since when and why', async () => {
    const { queries } = database();
    const operator = operatorOn({ database: database(), environment: local });
    const letter = {
      kind: 'order-confirmation' as const,
      recipient: 'a@firm.example',
      subject: 'S',
    };
    await queries.insert(outboxEmail).values({
      ...letter,
      messageId: '<1@x>',
      text: 'T',
      html: 'H',
      attempts: 40,
      lastError: 'EAUTH AUTH PLAIN 535',
      heldBack: true,
      createdAt: new Date('2026-11-10T09:30:00Z'),
    });
    const { code, out } = await operator.type('check');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^mail +failed .* a mail waits since 10 Nov 2026, 09:30: EAUTH AUTH PLAIN 535$/m,
    );
    // Written long ago, and given up now.
    await queries.update(outboxEmail).set({ state: 'dead', nextAttemptAt: new Date() });
    const given = await operator.type('check');
    expect(given.code).toBe(1);
    expect(given.out).toMatch(/^mail +failed .* a mail was given up: .* mail list --state dead$/m);
    await queries
      .update(outboxEmail)
      .set({ nextAttemptAt: new Date(Date.now() - 8 * 24 * 3_600_000) });
    expect((await operator.type('check')).out).toMatch(/^mail +ok/m);
    await queries.delete(outboxEmail);
  });

  it('asks the mail server for its login', async () => {
    const at = (url: string) =>
      checkEmail({
        environment: () => ({ SMTP_URL: url }),
        database: async () => database(),
      } as never);
    expect(await at(mailServer.urlWithLogin)).toContain('takes our login');
    mailServer.refuse({ at: 'login', code: 535 });
    await expect(at(mailServer.urlWithLogin)).rejects.toThrow();
    await expect(at('smtp://127.0.0.1:1')).rejects.toThrow(/ECONNREFUSED/);
  });
});
