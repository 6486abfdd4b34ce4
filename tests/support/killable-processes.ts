import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../server/testing/free-port.ts';
import { spawnShop, stopProcess, waitUntilReady } from './server-processes.ts';
import { shuffled } from './shuffled.ts';

const concurrency = 8;
/** The longest pause after a restart, so that some versions are live before the next kill. */
const maxPauseMs = 12_000;

/** One process with the shop and the office; `origin` is the shop's public address. */
export type ShopProcess = Awaited<ReturnType<typeof createProcess>>;

/** Returns whether it succeeded; if not, it runs again, at another process or after the next start. */
export type Job = (shop: ShopProcess) => Promise<boolean>;

/** A process that keeps its ports over restarts, and so its published pages. */
async function createProcess(port: number, origin: string, environment: Record<string, string>) {
  const officePort = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let started = Promise.resolve();
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child) await stopProcess(child, signal);
  };
  async function killAndStart() {
    await stop('SIGKILL');
    const ownEnvironment = { ORIGIN: origin, OFFICE_PORT: String(officePort) };
    child = await spawnShop(port, { ...environment, ...ownEnvironment });
    await waitUntilReady(`${address}/api/ready`);
  }
  return {
    address,
    origin,
    office: `http://localhost:${officePort}`,
    stop,
    waitUntilStarted: () => started,
    /** Starts the process, or kills it once it is running and starts it again. */
    restart() {
      started = started.then(killAndStart);
      return started;
    },
  };
}

/** Prepares several processes of one shop; none is running yet. */
export async function createProcesses(count: number, environment: Record<string, string>) {
  const ports = await Promise.all(Array.from({ length: count }, findFreePort));
  const origin = `http://127.0.0.1:${ports[0]}`;
  return Promise.all(ports.map((port) => createProcess(port, origin, environment)));
}

/** A random process, once it responds. */
export async function pickStartedProcess(shops: readonly ShopProcess[]): Promise<ShopProcess> {
  const [shop] = shuffled(shops);
  if (!shop) throw new Error('There is no process');
  await shop.waitUntilStarted();
  return shop;
}

/** Runs all jobs in random order, and kills (kill -9) processes at random moments in the meantime. */
export async function runJobsUnderKills(
  shops: readonly ShopProcess[],
  allJobs: readonly Job[],
  kills: number,
): Promise<void> {
  const jobs = shuffled(allJobs);
  const killThresholds = Array.from({ length: kills }, () =>
    Math.floor(Math.random() * allJobs.length),
  ).toSorted((one, other) => other - one);
  let completedCount = 0;
  let restartPause: Promise<unknown> = Promise.resolve();
  async function runJobs() {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await restartPause;
      const shop = await pickStartedProcess(shops);
      if (await job(shop).catch(() => false)) completedCount += 1;
      else {
        jobs.push(job);
        await pause(50);
      }
      while (
        (killThresholds.at(-1) ?? allJobs.length) <= completedCount &&
        killThresholds.pop() !== undefined
      ) {
        const [victim] = shuffled(shops);
        restartPause = Promise.resolve(victim?.restart()).then(() =>
          pause(Math.random() * maxPauseMs),
        );
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, runJobs));
}
