import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Database } from '../../server/database/database.ts';
import { openPglite } from '../../server/database/open-pglite.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { spawnShop, stopProcess, waitUntilReady } from './server-processes.ts';

type NewOffice = {
  shop: string;
  link: string;
  mails: string;
  /** Stops the shop, changes its database and starts it again at the same addresses. */
  whileStopped: (change: (database: Database) => Promise<void>) => Promise<void>;
};

/**
 * A shop whose office has no owner yet: its address, the link into the office that it prints, and the
 * folder with its emails. `seed` writes the initial data.
 */
export async function withNewOffice(
  work: (place: NewOffice) => Promise<void>,
  seed?: (database: Database) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-office-'));
  const environment = {
    DATA_DIR: join(folder, 'data'),
    MAIL_DIR: join(folder, 'mail'),
    PAGES_DIR: join(folder, 'published'),
    TRUST_PROXY: '1',
  };
  const withStoppedDatabase = async (change: (database: Database) => Promise<void>) => {
    const database = await openPglite(environment.DATA_DIR);
    await change(database);
    await database.close();
  };
  await copyMigratedDatabase(environment.DATA_DIR);
  if (seed) await withStoppedDatabase(seed);
  const port = await findFreePort();
  const ports = { OFFICE_PORT: String(await findFreePort()) };
  const open = () => spawnShop(port, { ...environment, ...ports }, { output: ['pipe', 'inherit'] });
  let child = await open();
  const shop = `http://localhost:${port}`;
  const whileStopped: NewOffice['whileStopped'] = async (change) => {
    await stopProcess(child, 'SIGTERM');
    await withStoppedDatabase(change);
    child = await open();
    child.stdout?.resume();
    await waitUntilReady(`${shop}/api/ready`);
  };
  try {
    const link = await waitForJoinLink(child.stdout);
    await work({ link, shop, mails: environment.MAIL_DIR, whileStopped });
  } finally {
    await stopProcess(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The link into the office that a shop prints while nobody can sign in. */
export function waitForJoinLink(output: NodeJS.ReadableStream | null): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  output?.on('data', (chunk) => {
    text += chunk;
    const [link] = /https?:\S+join#[\w-]{43}/.exec(text) ?? [];
    if (link) resolve(link);
  });
  return promise;
}

/** Adds a virtual authenticator with user verification to a page. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
