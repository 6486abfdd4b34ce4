import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue as catalogue } from '../app/catalogue.ts';
import { readEnvironment } from '../app/environment.ts';
import { createLog } from '../app/log.ts';
import { enquiryRoutes } from '../enquiries/enquiry-routes.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import type { Worker } from '../jobs/worker.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { createMailer } from './mailer.ts';

describeOnBothEngines('the mailer', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-mailer-'));
  const MAIL_DIR = join(folder, 'mail');
  const environment = readEnvironment({ MAIL_DIR, ORIGIN: 'https://shop.example' });
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const open = () => {
    const opened = Promise.resolve(database());
    const mailer = createMailer({ environment, log });
    const limiter = createLimiter({ database: opened, log, proxies: 0 });
    const needs = { database: opened, limiter, catalogue, log, origin: environment.ORIGIN };
    const app = createApp({
      routes: enquiryRoutes({
        ...needs,
        onMail: mailer.wake,
        takeHeld: async () => environment.ORIGIN,
      }),
      log,
    });
    const post = (path: string, body: unknown) =>
      app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    return { mailer, post };
  };
  const mails = () =>
    existsSync(MAIL_DIR) ? readdirSync(MAIL_DIR).filter((name) => name.endsWith('.eml')) : [];
  const working: Worker[] = [];

  afterAll(async () => {
    for (const worker of working) await worker.stop();
    rmSync(folder, { recursive: true });
  });

  it('[QU4] sends the mails of a quote at once, as files where there is no mail server', async () => {
    const { mailer, post } = open();
    working.push(mailer.open(database()));
    const answer = await post('/api/bulk-quote', {
      'form-name': 'bulk-quote',
      company: 'Fellside',
      email: 'office@fellside.example',
      quantity: '5-10',
    });
    expect(answer.status).toBe(201);
    await expect.poll(mails).toHaveLength(2);
    expect(lines.join('')).toMatch(/"message":"email sent".*"place":".*\.eml"/);
    expect(lines.join('')).not.toContain('fellside');
  });
});
