import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../server/testing/free-port.ts';
import { copyMigratedDatabase } from '../../server/testing/migrated-database.ts';
import { spawnShop, stopProcess, waitUntilReady } from './server-processes.ts';

/** Starts a built shop with its own database, and removes it afterwards. */
export async function withShop<Result>(
  work: (address: string) => Promise<Result>,
  folder?: string,
): Promise<Result> {
  const data = mkdtempSync(path.join(tmpdir(), 'rungmoor-shop-'));
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const environment = {
    DATA_DIR: path.join(data, 'data'),
    MAIL_DIR: path.join(data, 'mail'),
    PAGES_DIR: path.join(data, 'published'),
  };
  await copyMigratedDatabase(environment.DATA_DIR);
  const child = await spawnShop(port, environment, { folder });
  try {
    await waitUntilReady(`${address}/api/ready`);
    return await work(address);
  } finally {
    await stopProcess(child, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  }
}
