import { setTimeout as pause } from 'node:timers/promises';
import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Database } from '../../server/database/database.ts';
import { receiveStock } from '../../server/stock/change-stock.ts';
import { openLedger } from '../../server/stock/ledger.ts';
import { openMailServer } from '../../server/testing/mail-server.ts';
import type { TestDatabase } from './engines.ts';
import { startServers } from './server-processes.ts';

/** A mail server that records its emails, and the environment of a shop that uses it. */
export async function prepareTrial(place: TestDatabase) {
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
export async function prepareStock({ queries }: Database, plenty: readonly Product[]) {
  await openLedger(queries, products);
  for (const { id } of plenty) await receiveStock(queries, id, 100_000);
}

type CrashTrial = {
  kills: number;
  /** The longest time in milliseconds before the shop is killed, on an idle machine. */
  longestLife: number;
  environment: Record<string, string>;
  /** How many senders run at once. */
  senders: number;
  /** Sends requests until aborted, or until the server is killed. */
  send: (address: string, signal: AbortSignal) => Promise<void>;
};

/** Starts the shop repeatedly under load, and kills it (kill -9) at a random moment. */
export async function crashUnderLoad(trial: CrashTrial): Promise<void> {
  const { kills, longestLife, environment, senders, send } = trial;
  for (let kill = 0; kill < kills; kill += 1) {
    const start = performance.now();
    const servers = await startServers(1, environment);
    // Where starting is slow, responses are slow too, and a shop that never responded has nothing to lose.
    const life = Math.random() * Math.max(longestLife, performance.now() - start);
    const load = new AbortController();
    const sending = Array.from({ length: senders }, () => send(servers.origin, load.signal));
    await pause(life);
    await servers.crash();
    load.abort();
    await Promise.all(sending);
  }
}

/** After this many starts, what is still unfinished counts as lost. */
const mostRounds = 60;

/** Starts the shop without load until it has finished its pending work. */
export async function openUntil(
  environment: Record<string, string>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const servers = await startServers(1, environment);
    await pause(10_000);
    await servers.stop();
    if (await isDone()) return;
  }
}
