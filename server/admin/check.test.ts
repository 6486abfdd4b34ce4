import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import type { LaunchFacts } from '../../content/launch.ts';
import { checkNames, type HealthCheckResult } from '../../contract/health.ts';
import { order, outboxEmail } from '../database/schema.ts';
import { checkEmail } from '../health/service-checks.ts';
import { openLedger } from '../stock/ledger.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { confirmedLaunch } from '../testing/launch.ts';
import { type MailServer, openMailServer } from '../testing/mail-server.ts';
import { openTestShop, type TestShop } from '../testing/shop.ts';
import { createAdminRunner } from './testing/run-admin.ts';

const local = { ORIGIN: 'http://localhost:3000', DATA_DIR: tmpdir() };
const customers = { ORIGIN: company.origin, TRUST_PROXY: '1' };

describeOnBothEngines('the check', (database) => {
  let shop: TestShop['shop'];
  let mailServer: MailServer;
  beforeAll(async () => {
    ({ shop } = await openTestShop(database()));
    mailServer = await openMailServer();
    await openLedger(database().queries, products);
  });
  afterAll(() => mailServer.close());

  it('[OF11] reports warnings instead of problems in a trial shop', async () => {
    const admin = createAdminRunner({ database: database(), shop, environment: local });
    const { code, out } = await admin.run('check --json');
    const states = JSON.parse(out).map(({ name, state }: HealthCheckResult) => [name, state]);
    const amber = ['payments', 'email', 'jobs', 'claims'];
    expect(states).toEqual(
      checkNames.map((name) => [name, amber.includes(name) ? 'warning' : 'good']),
    );
    expect(code).toBe(0);
  });

  it('[OF11] reports the date of the last backup', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
    const admin = createAdminRunner({ database: database(), environment: customers });
    expect((await admin.run('check')).out).toMatch(/^backup +problem +None has been written\./m);
    await admin.run(`backup ${path.join(folder, 'shop.jsonl')}`);
    expect((await admin.run('check')).out).toMatch(/^backup +good +Last written /m);
    rmSync(folder, { recursive: true });
  });

  it('reports a failed check and still runs the others', async () => {
    await database().queries.execute(sql`update stock set available = available + 1`);
    const admin = createAdminRunner({ database: database(), environment: local });
    const { code, out } = await admin.run('check');
    expect(code).toBe(1);
    expect(out).toMatch(/^stock +problem +The stock of \d+ products differs/m);
    expect(out).toMatch(/^payments +problem +This test has no shop/m);
    expect(out).toMatch(/^email +warning/m);
  });

  it('[QU4] reports a missing TRUST_PROXY for an HTTPS origin', async () => {
    const check = async (environment: Record<string, string>) =>
      (await createAdminRunner({ database: database(), environment }).run('check')).out;
    const { ORIGIN } = customers;
    expect(await check({ ORIGIN })).toMatch(/^settings +problem +https:.* Set TRUST_PROXY/m);
    expect(await check({ ORIGIN, TRUST_PROXY: '2' })).toMatch(/^settings +good/m);
    expect(await check(local)).toMatch(/^settings +good/m);
    // On the owner's machine, it is unknown what is in front of Netlify's functions.
    const netlify = { ORIGIN, NETLIFY: 'true', DATABASE_URL: 'postgres://db.example/shop' };
    expect(await check(netlify)).toMatch(/^settings +good/m);
  });

  it('[CC14] reports an ORIGIN that differs from the pages', async () => {
    const environment = { ...customers, ORIGIN: 'https://www.shop.example' };
    const { code, out } = await createAdminRunner({ database: database(), environment }).run(
      'check',
    );
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(
        `^settings +problem .*${company.origin}.* only taken at https://www.shop.example `,
        'm',
      ),
    );
  });

  it.each([
    customers,
    { ORIGIN: 'http://shop.example', DATABASE_URL: 'postgres://db.example/shop' },
    { ORIGIN: '', DATABASE_URL: 'postgres://db.example/shop' },
  ])(
    '[CC14, QU4] reports missing SMTP and payment settings of a public shop: %j',
    async (environment) => {
      const admin = createAdminRunner({ database: database(), shop, environment });
      const { code, out } = await admin.run('check');
      expect(code).toBe(1);
      expect(out).toMatch(/^payments +problem +The sandbox is in use.* Set STRIPE_SECRET_KEY/m);
      expect(out).toMatch(/^email +problem +No mail server.* Set SMTP_URL/m);
    },
  );

  it('[CC14] reports missing live keys in a public shop, with all other findings', async () => {
    const check = async (environment: Record<string, string>) => {
      const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
      const source = { ...keys, ...environment };
      return createAdminRunner({ database: database(), shop, environment: source }).run('check');
    };
    const { code, out } = await check(customers);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^payments +problem +Stripe \(test mode\) responds, \d+ of \d+ products synced\. Anyone can order with Stripe test cards\. Set the live/m,
    );
    expect((await check(local)).out).toMatch(/^payments +good +Stripe \(test mode\) responds/m);
    const live = { STRIPE_SECRET_KEY: 'rk_live_1', DATABASE_URL: 'postgres://db.example/shop' };
    const inLiveMode = await check({ ...customers, ...live });
    expect(inLiveMode.out).toMatch(/^payments +good +Stripe \(live mode\) responds/m);
  });

  it('[CO10] reports placeholder facts as a problem in a public shop, else as a warning', async () => {
    const check = async (environment: Record<string, string>, launch?: LaunchFacts) =>
      (
        await createAdminRunner({
          database: database(),
          environment,
          ...(launch && { launch }),
        }).run('check')
      ).out;
    expect(await check(local)).toMatch(
      /^claims +warning +\d+ claims to confirm before live payments\. .*docs\/before-launch\.md\.$/m,
    );
    expect(await check(customers)).toMatch(
      /^claims +problem +The company number 00000000 is a placeholder: .* \d+ claims are not confirmed/m,
    );
    expect(await check(customers, confirmedLaunch)).toMatch(
      /^claims +good +Every claim is confirmed\.$/m,
    );
  });

  it('[CC14] reports a missing ORIGIN with a PostgreSQL database', async () => {
    const environment = { ORIGIN: '', DATABASE_URL: 'postgres://db.example/shop' };
    const { code, out } = await createAdminRunner({ database: database(), environment }).run(
      'check',
    );
    expect(code).toBe(1);
    expect(out).toMatch(/^settings +problem +Set ORIGIN/m);
  });

  it('[CC14] reports missing provider keys for live payments in the database', async () => {
    const { queries } = database();
    await queries.insert(order).values({ sessionId: 'cs_live_1', email: '', totalPence: 1 });
    const admin = createAdminRunner({ database: database(), shop, environment: local });
    const { out } = await admin.run('check');
    await queries.delete(order);
    expect(out).toMatch(/^payments +problem +There are live payments, which the sandbox/m);
    expect((await admin.run('check')).out).toMatch(/^payments +warning/m);
  });

  it('[QU4] reports stuck emails with their age and error', async () => {
    const { queries } = database();
    const admin = createAdminRunner({ database: database(), environment: local });
    const message = {
      kind: 'order-confirmation' as const,
      recipient: 'a@firm.example',
      subject: 'S',
    };
    await queries.insert(outboxEmail).values({
      ...message,
      messageId: '<1@x>',
      text: 'T',
      html: 'H',
      attempts: 40,
      lastError: 'EAUTH AUTH PLAIN 535',
      heldBack: true,
      createdAt: new Date('2026-11-10T09:30:00Z'),
    });
    const { code, out } = await admin.run('check');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^outbox +problem +1 email has been waiting since 10 Nov 2026, 09:30: EAUTH AUTH PLAIN 535 /m,
    );
    // Created long ago, and given up now.
    await queries.update(outboxEmail).set({ state: 'dead', nextAttemptAt: new Date() });
    const given = await admin.run('check');
    expect(given.code).toBe(1);
    expect(given.out).toMatch(
      /^failed-emails +problem +1 email has failed\. .* emails list --state dead\.$/m,
    );
    await queries
      .update(outboxEmail)
      .set({ nextAttemptAt: new Date(Date.now() - 8 * 24 * 3_600_000) });
    expect((await admin.run('check')).out).toMatch(/^failed-emails +good/m);
    await queries.delete(outboxEmail);
  });

  it('checks the login to the mail server', async () => {
    const at = (url: string) => checkEmail.run({ environment: () => ({ SMTP_URL: url }) } as never);
    expect(await at(mailServer.urlWithLogin)).toMatchObject({
      state: 'good',
      finding: expect.stringContaining('accepts our login'),
    });
    mailServer.setFault({ at: 'login', code: 535 });
    await expect(at(mailServer.urlWithLogin)).rejects.toThrow();
    await expect(at('smtp://127.0.0.1:1')).rejects.toThrow(/ECONNREFUSED/);
  });
});
