import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Database } from '../../server/database/database.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import { startServers } from './server-processes.ts';
import type { TestDatabase } from './test-database.ts';

/** A mail server that records its emails, and the environment of a shop that uses it. */
export async function prepareCrashTest(place: TestDatabase) {
  const mailServer = await openMailServer();
  const environment = {
    ...place.environment,
    SMTP_URL: mailServer.url,
    // Each request comes from a new client, or the limits would end the load.
    TRUST_PROXY: '1',
    // Errors of a killed server are expected.
    LOG_LEVEL: 'error',
  };
  return { mailServer, environment };
}

/** Opens the stock ledger, with enough extra stock of some products for everyone. */
export async function prepareLedger(
  { queries }: Database,
  wellStockedProducts: readonly Product[],
) {
  await openLedger(queries, products);
  for (const { id } of wellStockedProducts) await receiveStock(queries, id, 100_000);
}

type CrashTestOptions = {
  kills: number;
  /** The longest time in milliseconds before the shop is killed, on an idle machine. */
  maxUptimeMs: number;
  environment: Record<string, string>;
  /** How many senders run at once. */
  senders: number;
  /** Sends requests until aborted, or until the server is killed. */
  send: (address: string, signal: AbortSignal) => Promise<void>;
};

/** Starts the shop repeatedly under load, and kills it (kill -9) at a random moment. */
export async function crashUnderLoad(options: CrashTestOptions): Promise<void> {
  const { kills, maxUptimeMs, environment, senders, send } = options;
  for (let kill = 0; kill < kills; kill += 1) {
    const start = performance.now();
    const servers = await startServers(1, environment);
    // Where starting is slow, responses are slow too, and a shop that never responded has nothing to lose.
    const uptimeMs = Math.random() * Math.max(maxUptimeMs, performance.now() - start);
    const load = new AbortController();
    const senderTasks = Array.from({ length: senders }, () => send(servers.origin, load.signal));
    await pause(uptimeMs);
    await servers.crash();
    load.abort();
    await Promise.all(senderTasks);
  }
}

/** After this many starts, what is still unfinished counts as lost. */
const maxRestarts = 60;

/** Starts the shop without load until it has finished its pending work. */
export async function restartUntil(
  environment: Record<string, string>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let round = 0; round < maxRestarts; round += 1) {
    const servers = await startServers(1, environment);
    await pause(10_000);
    await servers.stop();
    if (await isDone()) return;
  }
}
