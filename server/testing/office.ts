import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '../../contract/office.ts';
import { readEnvironment } from '../app/environment.ts';
import { createLog } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { createHealthMonitor } from '../health/monitor.ts';
import { createLimiter } from '../http/limits/limiter.ts';
import { createOfficeApp } from '../office/office-app.ts';
import { fakePreviewPages } from '../office/testing/preview-pages.ts';
import { openTestShop } from './shop.ts';
import { addStaff } from './staff.ts';

export const officeOrigin = 'http://localhost:3001';

export type TestOffice = Awaited<ReturnType<typeof openTestOffice>>;

let staffCount = 0;

/** The office's routes on a database, with a test shop; `origin` may be an HTTPS one. */
export async function openTestOffice(database: Database, { origin = officeOrigin } = {}) {
  const testShop = await openTestShop(database);
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const stopping = new AbortController();
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  const environment = readEnvironment({ MAIL_DIR: folder, DATA_DIR: folder });
  let emailCount = 0;
  const app = createOfficeApp({
    shop: async () => testShop.shop,
    // Each visitor can have their own address, as behind a proxy.
    limiter: createLimiter({ database: Promise.resolve(database), log, proxies: 1 }),
    log,
    origin,
    proxies: 1,
    isPublicShop: false,
    environment,
    health: createHealthMonitor(environment, async () => testShop.shop),
    previewPages: fakePreviewPages,
    onMail: () => {
      emailCount += 1;
    },
    stopping: stopping.signal,
  });
  const { host } = new URL(origin);
  const cookieName = origin.startsWith('https:') ? '__Host-office' : 'office';

  /** Sends requests as the office's own pages do, with the session of the token. */
  function browser(token?: string) {
    const headers = { host, origin, ...(token && { cookie: `${cookieName}=${token}` }) };
    return {
      get: (path: string, extraHeaders: Record<string, string> = {}) =>
        app.request(`${origin}${path}`, { headers: { ...headers, ...extraHeaders } }),
      send: (
        method: string,
        path: string,
        body?: unknown,
        extraHeaders: Record<string, string> = {},
      ) =>
        app.request(`${origin}${path}`, {
          method,
          headers: {
            ...headers,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...extraHeaders,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
    };
  }

  return {
    app,
    test: testShop,
    log: () => lines.join(''),
    emailCount: () => emailCount,
    stop: () => stopping.abort(),
    browser,
    /** Adds a member of staff with this role and a session. */
    async signIn(role: StaffRole, name = role === 'owner' ? 'Olive Owner' : 'Sam Staff') {
      staffCount += 1;
      const email = `${role}-${staffCount}@office.example`;
      const { queries } = database;
      const added = await addStaff(queries, { name, email, role });
      return { ...added, name, email, ...browser(added.token) };
    },
  };
}
