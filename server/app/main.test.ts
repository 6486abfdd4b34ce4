import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { openDatabase } from '../database/open-database.ts';
import { checkout, jobRun, rateLimit } from '../database/schema.ts';
import { writeManifest } from '../pages/manifest.ts';
import { createPostgresDatabase } from '../testing/databases.ts';
import { findFreePort } from '../testing/free-port.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const fake = writeFakeSite();
const withFeed = writeFakeSite();
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(fake.remove);
afterAll(withFeed.remove);

let postgres: Awaited<ReturnType<typeof createPostgresDatabase>> | undefined;
beforeAll(async () => {
  postgres = await createPostgresDatabase(inject('postgresTemplate'));
});
afterAll(() => postgres?.drop());

function writeFeed(xml: string) {
  mkdirSync(path.join(withFeed.dist, 'feeds'), { recursive: true });
  writeFileSync(path.join(withFeed.dist, 'feeds/google.xml'), xml);
  writeManifest(withFeed.dist);
}

/** The running test's own port: the default may be in use by a developer's office. */
let officePort = '';
beforeEach(async () => {
  officePort = String(await findFreePort());
});

function start(environment: Record<string, string>) {
  // Never the developer's own database.
  const own = {
    DIST: fake.dist,
    DATABASE_URL: postgres?.url ?? '',
    OFFICE_PORT: officePort,
    NODE_COMPILE_CACHE: '.cache/code',
  };
  const child = spawn(process.execPath, [main], { env: { ...own, ...environment } });
  started.push(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  /** Waits until the server has printed the text; throws with its whole output if it exits first. */
  const waitForOutput = async (text: string) => {
    let hasExited = false;
    while (!output.includes(text)) {
      if (hasExited) throw new Error(`The server exited without printing ${text}:\n${output}`);
      const more = once(child.stdout, 'data').then(() => false);
      hasExited = await Promise.race([more, exitCode.then(() => true)]);
    }
  };
  return { child, exitCode, prints: waitForOutput, output: () => output };
}

/** The first response other than 503, which the server sends until the database is open. */
async function waitUntilOpen(port: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`http://localhost:${port}/api/stock`);
    if (answer.status !== 503) return answer;
    await pause(100);
  }
}

async function open(port: string, bytes: string): Promise<Socket> {
  const socket = connect(Number(port), 'localhost');
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}

describe('exits with one message and code 1', () => {
  it('when the port is taken', async () => {
    const holder = createServer().listen(0);
    await once(holder, 'listening');
    const address = holder.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const shop = start({ PORT: String(port) });
    expect(await shop.exitCode).toBe(1);
    expect(shop.output()).toMatch(new RegExp(`^Port ${port} is in use\\. [^\\n]*\\n$`));
    holder.close();
  });

  it('when the metrics port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = address !== null && typeof address === 'object' ? String(address.port) : '';
    const shop = start({ PORT: String(await findFreePort()), METRICS_PORT: port });
    expect(await shop.exitCode).toBe(1);
    expect(shop.output()).toContain(`Port ${port} is in use.`);
    expect(shop.output()).toContain('METRICS_PORT=8080 npm start');
    holder.close();
  });

  it('when variables are invalid', async () => {
    const shop = start({ PORT: 'abc', LOG_LEVEL: 'loud' });
    expect(await shop.exitCode).toBe(1);
    expect(shop.output()).toMatch(
      /^Invalid environment: PORT must be [^\n]*; LOG_LEVEL must be [^\n]*\n$/,
    );
  });

  it('when the site is not built', async () => {
    const shop = start({ PORT: String(await findFreePort()), DIST: '/nowhere/dist' });
    expect(await shop.exitCode).toBe(1);
    expect(shop.output()).toBe('There is no built site in /nowhere/dist. Run npm run build.\n');
  });

  it('when the merchant feed has an unknown format', async () => {
    writeFeed('<feed><entry/></feed>');
    const shop = start({ PORT: String(await findFreePort()), DIST: withFeed.dist });
    expect(await shop.exitCode).toBe(1);
    expect(shop.output()).toMatch(/^The built merchant feed is invalid: [^\n]*\n$/);
  });

  it('when the host is not an address of this machine', async () => {
    const shop = start({ PORT: String(await findFreePort()), HOST: '192.0.2.1' });
    expect(await shop.exitCode).toBe(1);
    expect(shop.output()).toBe('HOST 192.0.2.1 is not an address of this machine.\n');
  });
});

describe('a running shop', () => {
  it('[OF1, OF2] prints its and the office’s URL, and serves pages over HTTP', async () => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port });
    await shop.prints('/join#');
    const [site, office, link] = shop.output().split('\n');
    expect(site).toBe(`Rungmoor is listening at http://localhost:${port}`);
    expect(office).toBe(`The office is listening at http://localhost:${officePort}`);
    expect(link).toContain(`within 15 minutes: http://localhost:${officePort}/join#`);

    const page = await fetch(`http://localhost:${port}/shop`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('Professional Access Equipment');
    const head = await fetch(`http://localhost:${port}/shop`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);

    const traversal = await open(
      port,
      'GET /../../package.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(await readAll(traversal)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('[OT6, CC14] serves the merchant feed with current stock', async () => {
    const feed = (availability: (inStock: boolean) => string) =>
      products.map(
        ({ sku, inStock }) =>
          `<item><g:id>${sku}</g:id><g:availability>${availability(inStock)}</g:availability></item>`,
      );
    // The opposite of the current stock, as if it had been so when the site was built.
    writeFeed(feed((inStock) => (inStock ? 'out_of_stock' : 'in_stock')).join('\n'));
    const port = String(await findFreePort());
    const shop = start({ PORT: port, DIST: withFeed.dist });
    await shop.prints('listening at');
    const answer = await fetch(`http://localhost:${port}/feeds/google.xml`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(await answer.text()).toBe(
      feed((inStock) => (inStock ? 'in_stock' : 'out_of_stock')).join('\n'),
    );
    const hidden = await fetch(`http://localhost:${port}/feeds%2Fgoogle.xml`);
    expect(hidden.status).toBe(404);
  });

  it('prints its URL when listening on a single address', async () => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port, HOST: '127.0.0.1' });
    await shop.prints(`Rungmoor is listening at http://127.0.0.1:${port}\n`);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });

  it('[CC14] reports readiness, and closes connections after the time-out', async () => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port, HEADERS_TIMEOUT: '300' });
    await shop.prints('listening at');
    const readiness = async () => {
      const response = await fetch(`http://localhost:${port}/api/ready`);
      return [response.status, await response.text()];
    };
    await expect.poll(readiness).toEqual([200, '{"status":"ready"}']);
    const slow = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    expect(await readAll(slow)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('[CC14] serves metrics on their own port only', async () => {
    const [port, figures] = [String(await findFreePort()), String(await findFreePort())];
    const shop = start({ PORT: port, METRICS_PORT: figures });
    await shop.prints('listening at');
    await fetch(`http://localhost:${port}/shop`);
    const scrape = async () => (await fetch(`http://127.0.0.1:${figures}/metrics`)).text();
    await expect.poll(scrape).toContain('rungmoor_database_up 1');
    expect(await scrape()).toContain('{method="GET",route="pages",status="200"} 1');
    expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(404);
  });

  it('[CC14] runs its jobs: open checkouts, rate limits, old records and missed payment events', async () => {
    const { url, drop } = await createPostgresDatabase(inject('postgresTemplate'));
    const { queries, close } = await openDatabase({ url, folder: '' });
    const hourAgo = new Date(Date.now() - 3_600_000);
    await queries.insert(checkout).values({
      id: 'overdue',
      sessionId: 'cs_test_overdue',
      totalPence: 1,
      createdAt: hourAgo,
      expiresAt: hourAgo,
    });
    await queries.insert(rateLimit).values({ key: 'old', used: 1, resetsAt: hourAgo });
    start({ PORT: String(await findFreePort()), DATABASE_URL: url });
    const done = async () => ({
      checkouts: (await queries.select().from(checkout)).map(({ state }) => state),
      counts: await queries.select().from(rateLimit),
      jobs: (await queries.select().from(jobRun)).map(({ name }) => name).sort(),
    });
    await expect.poll(done).toEqual({
      checkouts: ['expired'],
      counts: [],
      jobs: ['analyze', 'missed payment events', 'retention'],
    });
    await close();
    await drop();
  });

  it('[CC14] serves pages while PostgreSQL is unreachable, and logs it', async () => {
    const [port, nowhere] = [String(await findFreePort()), await findFreePort()];
    const shop = start({ PORT: port, DATABASE_URL: `postgres://shop@127.0.0.1:${nowhere}/shop` });
    await shop.prints('"message":"the database could not be opened"');
    expect((await fetch(`http://localhost:${port}/shop`)).status).toBe(200);
    const ready = await fetch(`http://localhost:${port}/api/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', missing: ['the database'] });
    expect(shop.child.exitCode).toBeNull();
    shop.child.kill('SIGTERM');
    expect(await shop.exitCode).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('exits with code 0 on %s', async (signal) => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port });
    await shop.prints('listening at');
    await fetch(`http://localhost:${port}/`);
    shop.child.kill(signal);
    expect(await shop.exitCode).toBe(0);
    expect(shop.output()).toContain('"message":"closed"');
  });

  it('[CC14] keeps responding during CLOSE_DELAY, and fails health checks', async () => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port, CLOSE_DELAY: '60000' });
    await shop.prints('listening at');
    shop.child.kill('SIGTERM');
    await shop.prints('"message":"closing"');
    const ready = await fetch(`http://localhost:${port}/api/ready`);
    expect({ status: ready.status, body: await ready.json() }).toEqual({
      status: 503,
      body: { status: 'closing' },
    });
    const page = await fetch(`http://localhost:${port}/`);
    expect({ status: page.status, connection: page.headers.get('connection') }).toEqual({
      status: 200,
      connection: 'close',
    });
    expect((await fetch(`http://localhost:${officePort}/api/health`)).status).toBe(503);
  });

  it('completes the request in flight before it exits', async () => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port });
    await shop.prints('listening at');
    const request = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n';
    // The second request is sent in the same bytes, so it has started once the first has a response.
    const socket = await open(port, `${request}\r\n${request}`);
    await once(socket, 'readable');
    shop.child.kill('SIGTERM');
    await shop.prints('"message":"closing"');
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();

    socket.write('\r\n');
    const answers = await readAll(socket);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(await shop.exitCode).toBe(0);
  });

  it('[CC14] opens the embedded database without DATABASE_URL, and locks it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-data-'));
    const port = String(await findFreePort());
    const data = path.join(folder, 'data');
    const place = { DATABASE_URL: '', DATA_DIR: data };
    const shop = start({ PORT: port, ...place });
    await shop.prints('listening at');
    const stock = await waitUntilOpen(port);
    expect(Object.keys(await stock.json()).length).toBeGreaterThan(240);
    expect(statSync(data).mode & 0o077).toBe(0);

    const ports = { PORT: String(await findFreePort()), OFFICE_PORT: String(await findFreePort()) };
    const second = start({ ...ports, ...place });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${data} is in use by another process (${shop.child.pid}).`,
    );
    shop.child.kill('SIGTERM');
    expect(await shop.exitCode).toBe(0);
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('handles the Ctrl-C that npm forwards twice as one', async () => {
    const port = String(await findFreePort());
    const shop = start({ PORT: port });
    await shop.prints('listening at');
    const socket = await open(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\n');
    await once(socket, 'readable');
    shop.child.kill('SIGINT');
    await shop.prints('"message":"closing"');
    shop.child.kill('SIGINT');
    socket.write('Host: a\r\n\r\n');
    expect((await readAll(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(await shop.exitCode).toBe(0);
  });
});
