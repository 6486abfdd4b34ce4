import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createApp } from '../app/app.ts';
import { getBuiltCatalogue } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { shopRoutes } from '../app/shop-routes.ts';
import { lockFolder } from '../database/folder-lock.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import { createPostgresDatabase, openMigratedPglite } from '../testing/databases.ts';
import { findFreePort } from '../testing/free-port.ts';
import { openTestOffice } from '../testing/office.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function start(environment: Record<string, string>) {
  const port = String(await findFreePort());
  const env = { OFFICE_PORT: port, NODE_COMPILE_CACHE: '.cache/code', ...environment };
  const child = spawn(process.execPath, [main], { env });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, exitCode, address: `http://localhost:${port}`, output: () => output };
}

describe('office server', () => {
  it("[OF1] starts on PostgreSQL, accepts only its own host, and prints the first owner's link", async () => {
    const { url, drop } = await createPostgresDatabase(inject('postgresTemplate'));
    const office = await start({ DATABASE_URL: url, ORIGIN: 'https://shop.example' });
    await expect.poll(office.output).toContain(`${office.address}/join#`);
    expect(office.output()).toContain(`The office is listening at ${office.address}\n`);
    const page = await fetch(`${office.address}/orders`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'",
    );
    expect((await fetch(`${office.address}/api/me`)).status).toBe(401);
    // Previews of the shop's pages need its style sheets; scripts and pages are not served.
    const types = ['_astro/Page.*.css', '_astro/page.*.js', '*.html'].map(async (pattern) => {
      const [name] = globSync(pattern, { cwd: dist });
      const { headers } = await fetch(`${office.address}/${name}`);
      return headers.get('content-type')?.split(';')[0];
    });
    expect(await Promise.all(types)).toEqual(['text/css', 'text/html', 'text/html']);
    const { port } = new URL(office.address);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(421);
    office.child.kill('SIGTERM');
    expect(await office.exitCode).toBe(0);
    await drop();
  });

  it("[OF1] asks for the shop's address where it would link buyers to this machine", async () => {
    const office = await start({ DATABASE_URL: 'postgres://127.0.0.1:9/none' });
    expect(await office.exitCode).toBe(1);
    expect(office.output()).toContain("Set ORIGIN to the shop's address");
  });

  it('[OF1] reports the process that has the embedded database open', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-office-'));
    const lock = await lockFolder(folder);
    const office = await start({ DATA_DIR: folder });
    expect(await office.exitCode).toBe(1);
    const holder = process.platform === 'linux' ? `Process ${process.pid}` : 'Another process';
    expect(office.output()).toContain(`${holder} has the database open`);
    await lock.release();
    rmSync(folder, { recursive: true });
  });
});

describe('the public shop', () => {
  it('[OF1] serves no office routes', async () => {
    const database = await openMigratedPglite();
    const office = await openTestOffice(database);
    const never = new Promise<never>(() => {});
    const log = createLog('error', () => {});
    const origin = 'https://shop.example';
    const limiter: Limiter = {
      count: async () => undefined,
      countRequest: async () => undefined,
      networksOf: async () => [],
    };
    const needs = { database: never, provider: never, log, origin, limiter };
    const { routes } = shopRoutes({
      ...needs,
      catalogue: getBuiltCatalogue,
      prices: createLiveCatalogue(log),
    });
    const shop = createApp({ routes, log });
    // The shop has its own routes with these paths.
    const shared = /^\/api\/(health|orders\/|stock$)/;
    const paths = new Set(office.app.routes.map(({ path }) => path));
    const own = [...paths].filter((path) => /^\/api\/\w/.test(path) && !shared.test(path));
    expect(own.length).toBeGreaterThan(20);
    for (const path of own) {
      for (const method of ['GET', 'POST']) {
        const answer = await shop.request(`${origin}${path}`, { method });
        expect(answer.status, `${method} ${path}`).toBe(404);
        expect(answer.headers.has('set-cookie')).toBe(false);
      }
    }
    await database.close();
  });

  it('[OF1] builds no office links or scripts', () => {
    const files = globSync('**/*.{html,js,json,webmanifest,xml,txt}', { cwd: dist });
    expect(files.length).toBeGreaterThan(300);
    const naming = files.filter((file) =>
      /localhost:3001|\/api\/(sign-in|staff|me)\b|rungmoor office/i.test(
        readFileSync(path.join(dist, file), 'utf8'),
      ),
    );
    expect(naming).toEqual([]);
  });
});
