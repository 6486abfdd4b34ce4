// Proves that behind Caddy with docs/running/Caddyfile, with three processes and PostgreSQL, no visitor
// notices a rolling restart or an additive migration, and that no secret key appears in the proxy's log.
// Needs caddy (Debian: apt-get install caddy).
//   node tests/proof/behind-proxy.ts [SECONDS of load before, between and after]
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { products } from '../../catalogue/catalogue.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { type ProxyRequest, reserveProxy } from '../support/proxy.ts';
import { reportFigures } from '../support/report-figures.ts';
import { checkoutBody, parseSessionId } from '../support/sandbox-buyer.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';

const seconds = Number(process.argv[2] ?? 5);
const visitorCount = 12;
const folder = mkdtempSync(join(tmpdir(), 'rungmoor-proxy-'));
const proxy = await reserveProxy(folder);
const { hosts, origin, officeOrigin } = proxy;
const secret = 'k'.repeat(43);

const postgres = await startPostgres();
const environment = {
  DATABASE_URL: postgres.url,
  MAIL_DIR: join(folder, 'mail'),
  PAGES_DIR: join(folder, 'published'),
  ORIGIN: origin,
  OFFICE_ORIGIN: officeOrigin,
  TRUST_PROXY: '1',
  CLOSE_DELAY: '3000',
};

type ShopProcess = { port: number; officePort: number; child: ChildProcess };
const spawnProcess = (port: number, officePort: number) =>
  spawnShop(port, { ...environment, OFFICE_PORT: String(officePort) });
const shops: ShopProcess[] = [];
for (let count = 0; count < 3; count += 1) {
  const [port, officePort] = [await findFreePort(), await findFreePort()];
  shops.push({ port, officePort, child: await spawnProcess(port, officePort) });
}
const ready = ({ port }: ShopProcess) => waitUntilReady(`http://127.0.0.1:${port}/api/ready`);
await Promise.all(shops.map(ready));
const caddy = proxy.start(shops);

const counts = { answers: 0, checkouts: 0, failed: new Map<string, number>() };
try {
  await proxy.waitUntilServing();
  const protocol = await readProtocol();
  const load = new AbortController();
  const visitors = Array.from({ length: visitorCount }, (_, index) =>
    simulateVisitor(index, load.signal),
  );
  await pause(seconds * 1_000);
  for (const shop of shops) {
    await stopProcess(shop.child, 'SIGTERM');
    shop.child = await spawnProcess(shop.port, shop.officePort);
    await ready(shop);
    await pause(seconds * 1_000);
  }
  await runAdditiveMigration();
  await pause(seconds * 1_000);
  load.abort();
  await Promise.all(visitors);
  const log = readFileSync(join(folder, 'access.log'), 'utf8');
  const errors = readFileSync(join(folder, 'caddy.log'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"level":"error"') && line.includes('http.log.error'));
  for (const line of errors.slice(0, 5)) console.error(line);
  for (const [failure, count] of counts.failed) console.error(`${count} times: ${failure}`);
  const isCorrect = reportFigures(
    {
      processes: shops.length,
      protocol,
      'rolling restarts': shops.length,
      answers: counts.answers,
      checkouts: counts.checkouts,
      'REQUESTS THAT FAILED': [...counts.failed.values()].reduce((sum, count) => sum + count, 0),
      'ERRORS OF THE PROXY': errors.length,
      'KEYS IN ITS LOG': log.split(secret).length - 1,
    },
    protocol === 'h2' && counts.checkouts > 0 && log.includes('/thank-you'),
    'Nobody behind the proxy noticed a restart or a migration.',
  );
  if (!isCorrect) process.exitCode = 1;
} finally {
  caddy.kill('SIGTERM');
  await Promise.all(shops.map(({ child }) => stopProcess(child, 'SIGKILL')));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** One visitor with their own client address and connections: reads pages, opens an offer, and buys. */
async function simulateVisitor(index: number, signal: AbortSignal): Promise<void> {
  const agent = new Agent({
    keepAlive: true,
    rejectUnauthorized: false,
    localAddress: `127.0.1.${index + 1}`,
  });
  const product = products.filter(({ stockCount }) => stockCount > 20)[index];
  const item = product?.priceId ?? '';
  const paths: ProxyRequest[] = [
    { path: '/' },
    { path: '/shop' },
    { path: `/thank-you?quote=${secret}` },
    { path: '/api/stock' },
    { path: '/', host: hosts.office },
    { path: '/api/create-checkout', body: JSON.stringify(checkoutBody(origin, item)) },
  ];
  while (!signal.aborted) {
    for (const proxyRequest of paths) {
      try {
        const { status, text } = await proxy.sendRequest(agent, proxyRequest);
        counts.answers += 1;
        if (status >= 500) recordFailure(`${proxyRequest.path.split('?')[0]} answered ${status}`);
        if (proxyRequest.body !== undefined && status === 200) {
          const { url } = JSON.parse(text) as { url: string };
          if (parseSessionId(url)) counts.checkouts += 1;
        }
      } catch (error) {
        recordFailure(
          `${proxyRequest.path.split('?')[0]}: ${error instanceof Error ? error.message : error}`,
        );
      }
      await pause(30);
    }
  }
  agent.destroy();
}

function recordFailure(failure: string): void {
  counts.failed.set(failure, (counts.failed.get(failure) ?? 0) + 1);
}

/** The protocol that a browser would negotiate with the proxy. */
async function readProtocol(): Promise<string> {
  const session = connect(origin.replace(hosts.shop, '127.0.0.1'), {
    servername: hosts.shop,
    rejectUnauthorized: false,
  });
  await new Promise((resolve, reject) => session.once('connect', resolve).once('error', reject));
  const protocol = session.alpnProtocol ?? 'none';
  session.close();
  return protocol;
}

/** Runs an additive migration: adds columns and a table while the shop uses the database. */
async function runAdditiveMigration(): Promise<void> {
  const database = openPostgres(postgres.url);
  await database.queries.transaction(async (queries) => {
    await queries.execute(sql`alter table shop_order add column next_release text`);
    await queries.execute(sql`alter table checkout add column next_release text`);
    await queries.execute(sql`create table next_release (id integer primary key)`);
  });
  await database.close();
}
