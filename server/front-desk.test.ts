import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { createApp } from './app.ts';
import { stock } from './database/schema.ts';
import { enquiryCalls } from './enquiries/enquiry-calls.ts';
import { readEnvironment } from './environment.ts';
import { prepareFrontDesk } from './front-desk.ts';
import { createLimiter } from './limits/limiter.ts';
import { createLog } from './log.ts';
import { describeOnBothEngines } from './testing/databases.ts';
import type { Worker } from './worker.ts';

const [product] = products;
if (!product) throw new Error('The catalogue is empty');

const patience = { timeout: 15_000 };

describeOnBothEngines('the front desk', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-desk-'));
  const MAIL_DIR = join(folder, 'mail');
  const environment = readEnvironment({ MAIL_DIR, ORIGIN: 'https://shop.example' });
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const open = () => {
    const opened = Promise.resolve(database());
    const desk = prepareFrontDesk({ environment, log });
    const limiter = createLimiter({ database: opened, log, proxies: 0 });
    const needs = { database: opened, limiter, log, origin: environment.ORIGIN };
    const app = createApp({ calls: enquiryCalls({ ...needs, onMail: desk.onMail }), log });
    const post = (path: string, body: unknown) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    return { desk, post };
  };
  const mails = (named: string) =>
    existsSync(MAIL_DIR)
      ? readdirSync(MAIL_DIR).filter((name) => name.includes(named) && name.endsWith('.eml'))
      : [];
  const working: Worker[] = [];

  beforeAll(async () => {
    await database().queries.insert(stock).values({ productId: product.id, available: 0 });
  });
  afterAll(async () => {
    for (const worker of working) await worker.stop();
    rmSync(folder, { recursive: true });
  });

  it('[QU4] sends the mails of a quote at once, as files where there is no mail server', async () => {
    const { desk, post } = open();
    working.push(...desk.open(database()));
    const answer = await post('/api/bulk-quote', {
      'form-name': 'bulk-quote',
      company: 'Fellside',
      email: 'office@fellside.example',
      quantity: '5-10',
    });
    expect(answer.status).toBe(201);
    await expect.poll(() => mails('.eml'), patience).toHaveLength(2);
    expect(lines.join('')).toMatch(/"message":"mail sent".*"place":".*\.eml"/);
    expect(lines.join('')).not.toContain('fellside');
  });

  it('[CC6] keeps its promise to those who wait when it opens and stock is back', async () => {
    for (const worker of working.splice(0)) await worker.stop();
    const { desk, post } = open();
    const asked = { email: 'a@firm.example', productId: product.id };
    expect((await post('/api/notify', asked)).status).toBe(201);
    await database()
      .queries.update(stock)
      .set({ available: 4 })
      .where(eq(stock.productId, product.id));
    working.push(...desk.open(database()));
    await expect.poll(() => mails('notice-'), patience).toHaveLength(1);
    const [notice = ''] = mails('notice-');
    expect(readFileSync(join(MAIL_DIR, notice), 'utf8')).toContain('To: a@firm.example');
  });
});
