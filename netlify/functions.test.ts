import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { apiPaths } from '../contract/api-paths.ts';
import { offerPaths } from '../contract/offer-paths.ts';
import { registerPaths } from '../contract/register-paths.ts';
import { thankYouPaths } from '../contract/thank-you-paths.ts';
import { createLog } from '../server/app/log.ts';
import { type Database, queryRows } from '../server/database/database.ts';
import { openDatabase } from '../server/database/open-database.ts';
import {
  checkout,
  jobRun,
  order,
  outboxEmail,
  quote,
  rateLimit,
  restockRequest,
} from '../server/database/schema.ts';
import { paymentProvider } from '../server/payments/settings.ts';
import { openLedger } from '../server/stock/ledger.ts';
import { createPostgresDatabase } from '../server/testing/databases.ts';
import { confirmedLaunch } from '../server/testing/launch.ts';
import { type MailServer, openMailServer } from '../server/testing/mail-server.ts';
import api, { config as apiConfig } from './functions/api.mts';
import createCheckout, { config } from './functions/create-checkout.mts';
import jobs from './functions/jobs.mts';
import keyedPages, { config as keyedConfig } from './functions/keyed-pages.mts';
import pages, { config as pagesConfig } from './functions/pages.mts';
import { getShop } from './handle-request.ts';
import { runJobs } from './run-jobs.ts';
import { openServerlessShop } from './shop.ts';

const origin = 'https://shop.example';
const [product] = products.filter(({ stockCount }) => stockCount > 2);
const [soldOut] = products.filter(({ stockCount }) => stockCount === 0);
if (!product || !soldOut) throw new Error('The catalogue lacks what these tests need');

const post = (path: string, body: unknown, headers = {}) =>
  new Request(`${origin}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const visitor = { ip: '203.0.113.7' };

describe('the functions', () => {
  let database: Database;
  let mailServer: MailServer;
  let drop: () => Promise<void>;
  const before = { ...process.env };
  const root = mkdtempSync(path.join(tmpdir(), 'rungmoor-function-'));

  beforeAll(async () => {
    const fresh = await createPostgresDatabase();
    drop = fresh.drop;
    database = await openDatabase({ url: fresh.url, folder: '' });
    await openLedger(database.queries, products);
    mailServer = await openMailServer();
    Object.assign(process.env, {
      DATABASE_URL: fresh.url,
      URL: origin,
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'error',
      LAMBDA_TASK_ROOT: root,
    });
  });
  afterAll(async () => {
    process.env = before;
    const opened = await getShop();
    await opened.database.close();
    await database.close();
    await mailServer.close();
    await drop();
    rmSync(root, { recursive: true });
  });

  const checkOut = (key: string) =>
    createCheckout(
      post(
        '/api/create-checkout',
        {
          items: [{ price: product.priceId, quantity: 1 }],
          success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
          cancel_url: origin,
        },
        { 'idempotency-key': key },
      ),
      visitor,
    );
  const levels = async () => (await api(new Request(`${origin}/api/stock`))).json();

  it('[CC14] take an order from checkout to payment, and send its confirmation', async () => {
    // Netlify reads these paths without running the code, so the functions cannot import them.
    expect(config.path).toBe(apiPaths.createCheckout);
    expect(apiConfig.excludedPath).toBe(apiPaths.createCheckout);
    const paths = [apiPaths, offerPaths, registerPaths].flatMap((each) => Object.values(each));
    for (const each of [...paths, paymentProvider.webhookPath]) expect(each).toMatch(/^\/api\//);
    const begun = await checkOut(randomUUID());
    expect(begun.status).toBe(200);
    expect(begun.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { url } = (await begun.json()) as { url: string };
    const session = url.replace(`${origin}/sandbox/checkout/`, '');
    expect((await api(new Request(url))).status).toBe(200);

    const asked = () => api(new Request(`${origin}/api/orders/${session}`));
    expect((await asked()).status).toBe(202);
    const paid = await api(
      new Request(url, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          email: 'buyer@firm.example',
          name: 'A Buyer',
          phone: '0161 496 0142',
          line1: '1 Test Road',
          town: 'Leeds',
          postcode: 'LS1 1AA',
          card: '4242424242424242',
        }),
      }),
    );
    expect(paid.status).toBe(303);

    // The webhook event, as the provider would send it.
    const [event] = await queryRows<{ body: string; webhook_secret: string }>(
      database.queries,
      sql`select body, webhook_secret from sandbox.event, sandbox.account
        where type = 'checkout.session.completed'`,
    );
    const { body = '', webhook_secret: secret = '' } = event ?? {};
    const signature = await new Stripe('sk_test_x').webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
    });
    const deliver = (signed: string) =>
      api(
        new Request(`${origin}${paymentProvider.webhookPath}`, {
          method: 'POST',
          body,
          headers: { 'stripe-signature': signed },
        }),
      );
    expect((await deliver('t=1,v1=0')).status).toBe(400);
    expect((await deliver(signature)).status).toBe(200);
    expect((await deliver(signature)).status).toBe(200);
    expect(await database.queries.select().from(order)).toHaveLength(1);
    expect(await (await asked()).json()).toMatchObject({ state: 'paid', total: product.price });

    expect(await (await jobs()).json()).toEqual({ failed: [] });
    expect(mailServer.received.flatMap(({ to }) => to).toSorted()).toEqual([
      'buyer@firm.example',
      'trade@rungmoor.example',
    ]);
    const sent = await database.queries.select().from(outboxEmail).orderBy(outboxEmail.id);
    expect(sent).toMatchObject([
      { kind: 'order-confirmation', state: 'sent' },
      { kind: 'order-placed', state: 'sent' },
    ]);
  });

  it('[CC14] start no email after the time limit', async () => {
    const message = { kind: 'quote-received' as const, recipient: 'a@firm.example', subject: 'S' };
    await database.queries
      .insert(outboxEmail)
      .values({ ...message, messageId: '<late@x>', text: 'T', html: 'H' });
    const opened = await getShop();
    const took = async (milliseconds: number) => {
      const clock = vi.spyOn(Date, 'now');
      const run = async () => {
        clock.mockReturnValue(performance.timeOrigin + performance.now() + milliseconds);
        return 0;
      };
      await runJobs({ ...opened, payments: { ...opened.payments, run } });
      clock.mockRestore();
      const [found] = await database.queries
        .select()
        .from(outboxEmail)
        .where(eq(outboxEmail.messageId, '<late@x>'));
      return found?.state;
    };
    expect(await took(16_000)).toBe('queued');
    expect(await took(0)).toBe('sent');
  });

  const left = async () => {
    const [row] = await queryRows<{ available: number }>(
      database.queries,
      sql`select available from stock where product_id = ${product.id}`,
    );
    return row?.available ?? 0;
  };

  it('[CC14] sweep up overdue checkouts and old counts, and check for missed payment events', async () => {
    const { queries } = database;
    const hourAgo = new Date(Date.now() - 3_600_000);
    const had = await left();
    expect((await checkOut(randomUUID())).status).toBe(200);
    expect(await left()).toBe(had - 1);
    const isOpen = eq(checkout.state, 'open');
    await queries
      .update(checkout)
      .set({ createdAt: hourAgo, expiresAt: hourAgo, askedAt: null })
      .where(isOpen);
    await queries.insert(rateLimit).values({ key: 'old', used: 1, resetsAt: hourAgo });
    await queries.delete(jobRun);

    expect(await (await jobs()).json()).toEqual({ failed: [] });
    expect(await queries.select().from(checkout).where(isOpen)).toEqual([]);
    expect(await left()).toBe(had);
    expect(await queries.select().from(rateLimit).where(eq(rateLimit.key, 'old'))).toEqual([]);
    const ran = (await queries.select().from(jobRun)).map(({ name }) => name);
    expect(ran.sort()).toEqual(['analyze', 'missed payment events', 'retention']);
  });

  it('[TO3] [BU4] fill the built page for who has its key, and serve it as built without one', async () => {
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
    };
    const page = (name: string) => `<h1>${name}</h1><div data-${name}></div>`;
    vi.stubGlobal('fetch', async (address: URL) => {
      const name = address.pathname.slice(1);
      return new Response(page(name), { headers });
    });
    expect(keyedConfig.path).toEqual([thankYouPaths.quote, '/success']);
    const get = async (path: string) => {
      const response = await keyedPages(new Request(`${origin}${path}`), visitor);
      return { response, text: await response.text() };
    };
    for (const path of ['/thank-you', '/success?session_id=cs_1'])
      expect((await get(path)).text).toBe(page(`${path.split('?')[0]?.slice(1)}.html`));
    for (const [path, name] of [
      ['/thank-you?quote=', 'offer'],
      ['/success?register=', 'register'],
      ['/success?piece=', 'register'],
    ]) {
      const { response, text } = await get(`${path}${'k'.repeat(24)}`);
      expect([path, response.status]).toEqual([path, name === 'offer' ? 404 : 410]);
      expect(text).toMatch(new RegExp(`^<h1>${name}</h1><div data-${name}>.+</div>$`, 's'));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
  });

  it('[OT1, CC14] run the other jobs if some fail, and report those', async () => {
    const { queries } = database;
    const hourAgo = new Date(Date.now() - 3_600_000);
    await queries.insert(rateLimit).values({ key: 'old', used: 1, resetsAt: hourAgo });
    const opened = await getShop();
    const transaction = () => Promise.reject(new Error('no transaction'));
    const log = createLog('error', () => {});
    const failed = await runJobs({
      ...opened,
      database: { ...opened.database, transaction },
      log,
    });
    expect(failed).toEqual([
      'ending expired restock holds',
      'sending restock emails',
      'sending register emails',
      'erasing old records',
      'gathering statistics',
    ]);
    expect(await queries.select().from(rateLimit).where(eq(rateLimit.key, 'old'))).toEqual([]);
  });

  it('[CC14] cancel a checkout and release its stock', async () => {
    const key = randomUUID();
    const had = await left();
    expect((await checkOut(key)).status).toBe(200);
    expect(await left()).toBe(had - 1);
    const given = await api(post('/api/cancel-checkout', { attempt: key }));
    expect(given.status).toBe(200);
    expect(await left()).toBe(had);
  });

  it('answer stock, health and readiness', async () => {
    expect(await levels()).toHaveProperty(product.id);
    expect(await (await api(new Request(`${origin}/api/health`))).json()).toEqual({
      status: 'ok',
    });
    expect((await api(post('/api/health', {}))).status).toBe(405);
    expect(await (await api(new Request(`${origin}/api/ready`))).json()).toEqual({
      status: 'ready',
    });
  });

  it('[OT6, CC14] say in the merchant feed what is in stock, in the place of the built file', async () => {
    const [feed = ''] = pagesConfig.path;
    // netlify.toml ships the feed with the function, at the path where the function looks for it.
    expect(readFileSync('netlify.toml', 'utf8')).toContain(
      `[functions.pages]\n  included_files = ["netlify/built${feed}"]`,
    );
    const xml = [product, soldOut]
      .map(({ sku }) => `<item><g:id>${sku}</g:id><g:availability>in_stock</g:availability></item>`)
      .join('');
    const ask = () => pages(new Request(`${origin}${feed}`));
    expect((await ask()).status).toBe(500);
    mkdirSync(path.join(root, 'netlify/built/feeds'), { recursive: true });
    writeFileSync(path.join(root, 'netlify/built', feed), xml);
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await answer.text()).match(/\w+_stock/g)).toEqual(['in_stock', 'out_of_stock']);
  });

  it('[QU4] store enquiries', async () => {
    const email = 'office@fellside.example';
    const asked = { 'form-name': 'bulk-quote', company: 'Fellside', email, quantity: '5-10' };
    expect((await api(post('/api/bulk-quote', asked), visitor)).status).toBe(201);
    expect(await database.queries.select().from(quote)).toHaveLength(1);
    const part = { 'form-name': 'part-enquiry', email, message: 'A foot' };
    expect((await api(post('/api/part-enquiry', part), visitor)).status).toBe(201);
    const wait = { email, productId: soldOut.id };
    expect((await api(post('/api/notify', wait), visitor)).status).toBe(201);
    expect((await api(post('/api/bulk-quote', {}), visitor)).status).toBe(422);
  });

  it('[CC6a] accept the response to a confirmation email', async () => {
    const [asked] = await database.queries
      .select()
      .from(outboxEmail)
      .where(eq(outboxEmail.kind, 'restock-confirmation'));
    const [, key] = /\?confirm=([\w-]+)$/m.exec(asked?.text ?? '') ?? [];
    const { confirmRestock: yes, withdrawRestock: no } = apiPaths;
    const requests = () => database.queries.select().from(restockRequest);
    expect((await api(post(yes, { key }), visitor)).status).toBe(201);
    expect(await requests()).toMatchObject([{ confirmedAt: expect.any(Date) }]);
    expect((await api(post(no, { key }), visitor)).status).toBe(201);
    expect(await requests()).toEqual([]);
  });

  it('[QU4] rate-limit by the client address that Netlify reports, not by request headers', async () => {
    const email = 'other@fellside.example';
    const asked = { 'form-name': 'bulk-quote', company: 'Fellside', email, quantity: '5-10' };
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const forged = { 'x-forwarded-for': `198.51.100.${turn}` };
      const answer = await api(post('/api/bulk-quote', asked, forged), { ip: '203.0.113.9' });
      answers.push(answer.status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it.each([
    ['by the header of Netlify', { 'x-nf-client-connection-ip': '203.0.113.11' }],
    ['together, whatever they say of themselves', {}],
  ])('[QU4] count visitors without an address %s', async (_, own) => {
    const email = 'third@fellside.example';
    const asked = { 'form-name': 'part-enquiry', email, message: 'A foot' };
    const answers: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${turn}`, ...own };
      answers.push((await api(post('/api/part-enquiry', asked, headers))).status);
    }
    expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('an instance without its settings', () => {
  it('responds with 503 and the security headers, without naming the settings', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.resetModules();
    const { handleRequest } = await import('./handle-request.ts');
    const closed = await handleRequest(new Request(`${origin}/api/stock`));
    vi.unstubAllEnvs();
    expect(closed.status).toBe(503);
    expect(closed.headers.get('retry-after')).toBe('60');
    expect(await closed.text()).not.toContain('DATABASE_URL');
    expect(closed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(closed.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('says that DATABASE_URL is missing', async () => {
    await expect(openServerlessShop({})).rejects.toThrow('DATABASE_URL must be set');
  });

  it('reports other missing settings', async () => {
    const source = { DATABASE_URL: inject('postgresUrl'), STRIPE_SECRET_KEY: 'sk_test_1' };
    await expect(openServerlessShop(source)).rejects.toThrow('STRIPE_WEBHOOK_SECRET');
  });

  it('[CC14] takes payments at the address that Netlify names, and at no other', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const source = { DATABASE_URL: inject('postgresUrl'), ...keys };
    await expect(openServerlessShop(source)).rejects.toThrow('ORIGIN must be set');
    const opened = await openServerlessShop({ ...source, URL: origin });
    expect(opened).toMatchObject({ origin, payments: { pages: undefined } });
    await opened.database.close();
  });

  it('[CO10] takes no live payments before the claims are confirmed', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const { url, drop } = await createPostgresDatabase(inject('postgresTemplate'));
    const source = { DATABASE_URL: url, URL: origin, ...keys };
    await expect(openServerlessShop(source)).rejects.toThrow('is a placeholder');
    const claims = confirmedLaunch.claims.map((claim) => ({ ...claim, confirmed: false as const }));
    const unconfirmed = openServerlessShop(source, { ...confirmedLaunch, claims });
    await expect(unconfirmed).rejects.toThrow('claims are not confirmed');
    const opened = await openServerlessShop(source, confirmedLaunch);
    await opened.database.close();
    await drop();
  });
});
