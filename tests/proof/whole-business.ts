// Proves that an owner's week and a buyer's month work from end to end on PostgreSQL with a real mail server,
// in one process and in three behind Caddy over HTTPS: a browser goes through all of it, and the totals of
// documents, reports and accounts agree to the penny. Needs caddy (Debian: apt-get install caddy).
//   node tests/proof/whole-business.ts [one | three]
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { company } from '../../content/company.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { startPostgres } from '../../server/testing/postgres-server.ts';
import { waitForJoinLink } from '../support/new-office.ts';
import { type OpenProxy, reserveProxy } from '../support/proxy.ts';
import { reportFigures } from '../support/report-figures.ts';
import type { RunningBusiness } from '../support/running-business.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';

/** The folders and files that a server imports. */
const copiedPaths = [
  ...['server', 'content', 'catalogue', 'contract', 'documents', 'pictures/plans', 'sandbox'],
  'package.json',
];
const processCounts = { one: 1, three: 3 };
const requestedName = process.argv[2];
for (const [name, count] of Object.entries(processCounts)) {
  if ((requestedName ?? name) === name && !(await proveWithProcesses(count))) process.exitCode = 1;
}

/** Whether the journey passes with this many processes; several run behind the proxy. */
async function proveWithProcesses(count: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-business-'));
  const mails = join(folder, 'mails');
  mkdirSync(mails);
  const mailServer = await openMailServer(mails);
  const postgres = await startPostgres();
  const proxy = count > 1 ? await reserveProxy(folder) : undefined;
  const environment = {
    DATABASE_URL: postgres.url,
    SMTP_URL: mailServer.url,
    PAGES_DIR: join(folder, 'published'),
    ...(proxy && { ORIGIN: proxy.origin, OFFICE_ORIGIN: proxy.officeOrigin, TRUST_PROXY: '1' }),
  };
  const codeFolder = copyShopWithVatNumber(folder);
  const children: ChildProcess[] = [];
  try {
    const upstreams = [];
    let link = '';
    for (let started = 0; started < count; started += 1) {
      const [port, officePort] = [await findFreePort(), await findFreePort()];
      const own = { ...environment, OFFICE_PORT: String(officePort) };
      const child = await spawnShop(port, own, { folder: codeFolder, output: ['pipe', 'inherit'] });
      children.push(child);
      upstreams.push({ port, officePort });
      link = await waitForJoinLink(child.stdout);
      await waitUntilReady(`http://127.0.0.1:${port}/api/ready`);
    }
    if (proxy) children.push(await waitUntilProxyServes(proxy, upstreams));
    const isPassed = await runJourney({
      shop: proxy?.origin ?? `http://localhost:${upstreams[0]?.port}`,
      ...{ link, mails, databaseUrl: postgres.url },
      ...(proxy && { trusted: proxy.trusted }),
    });
    for (const { messageId, to } of mailServer.received.filter(isRepeated))
      console.error(`${messageId} to ${to} came again`);
    return reportFigures(
      {
        engine: 'PostgreSQL',
        processes: count,
        'in front': proxy ? 'Caddy, HTTPS' : 'nothing',
        'emails by SMTP': mailServer.received.length,
        'JOURNEYS THAT FAILED': isPassed ? 0 : 1,
        'EMAILS THAT CAME TWICE': mailServer.received.filter(isRepeated).length,
      },
      mailServer.received.length > 0,
      'The whole business hangs together, and its sums agree.',
    );
  } finally {
    await Promise.all(children.map((child) => stopProcess(child, 'SIGTERM')));
    await mailServer.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether the same email was received before. */
function isRepeated(
  { messageId }: { messageId: string },
  at: number,
  all: readonly { messageId: string }[],
): boolean {
  return all.findIndex((one) => one.messageId === messageId) < at;
}

/** The shop's code with a VAT number added: without one, a public shop sends no invoices. */
function copyShopWithVatNumber(folder: string): string {
  const place = join(folder, 'shop');
  for (const name of copiedPaths) cpSync(name, join(place, name), { recursive: true });
  for (const name of ['node_modules', 'dist', 'dist-office'])
    symlinkSync(resolve(name), join(place, name));
  const file = join(place, 'content/company.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(company.vatNumber, 'GB 123 4567 89'));
  return place;
}

async function waitUntilProxyServes(
  proxy: OpenProxy,
  upstreams: Parameters<OpenProxy['start']>[0],
) {
  const caddy = proxy.start(upstreams);
  await proxy.waitUntilServing();
  return caddy;
}

/** Runs the browser tests' journey against a running business. */
async function runJourney(business: RunningBusiness): Promise<boolean> {
  const program = 'node_modules/@playwright/test/cli.js';
  const playwrightArguments = ['test', 'journeys/week-and-month', '--retries=0', '--reporter=line'];
  const child = spawn(process.execPath, [program, ...playwrightArguments], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BUSINESS: JSON.stringify(business) },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
