import { setTimeout as pause } from 'node:timers/promises';
import { openMailServer } from '../../server/testing/mail-server.ts';
import type { TestDatabase } from './engines.ts';
import { startServers } from './server-processes.ts';

/** A mail server to count what comes, and the environment of a shop that sends its mail there. */
export async function prepareTrial(place: TestDatabase) {
  const mailServer = await openMailServer();
  const environment = {
    ...place.environment,
    SMTP_URL: mailServer.url,
    // Each request comes from a visitor of its own, or the limits would end the load.
    TRUST_PROXY: '1',
    // That a server which dies leaves things undone is no news here.
    LOG_LEVEL: 'error',
  };
  return { mailServer, environment };
}

type CrashTrial = {
  kills: number;
  /** Milliseconds that the shop is open at the most before it is killed, on a machine at leisure. */
  longestLife: number;
  environment: Record<string, string>;
  /** How many send at once. */
  senders: number;
  /** Sends one thing after the other until it is told to stop, or nobody answers any more. */
  send: (address: string, signal: AbortSignal) => Promise<void>;
};

/** Opens the shop again and again, each time under load, and kills it (kill -9) at a random moment. */
export async function crashUnderLoad(trial: CrashTrial): Promise<void> {
  const { kills, longestLife, environment, senders, send } = trial;
  for (let kill = 0; kill < kills; kill += 1) {
    const start = performance.now();
    const servers = await startServers(1, environment);
    // Where a start takes long so does an answer, and a shop that never gave one has nothing to lose.
    const life = Math.random() * Math.max(longestLife, performance.now() - start);
    const load = new AbortController();
    const sending = Array.from({ length: senders }, () => send(servers.origin, load.signal));
    await pause(life);
    await servers.crash();
    load.abort();
    await Promise.all(sending);
  }
}

/** After so many openings, what is still undone counts as lost. */
const mostRounds = 60;

/** Opens the shop, in peace now, until it has done what it had left undone. */
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
