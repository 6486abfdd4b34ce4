import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { end, spawnShop, untilAnswers } from './server-processes.ts';
import { shuffled } from './shuffled.ts';

const atOnce = 8;
/** The longest pause after a restart, so that some versions are live before the next kill. */
const longestRest = 12_000;

/** One process with the shop and the office; `origin` is the shop's public address. */
export type ShopProcess = Awaited<ReturnType<typeof openProcess>>;

/** Returns whether it succeeded; if not, it runs again, at another process or after the next start. */
export type Job = (shop: ShopProcess) => Promise<boolean>;

/** A process that keeps its ports over restarts, and so its published pages. */
async function openProcess(port: number, origin: string, environment: Record<string, string>) {
  const officePort = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let started = Promise.resolve();
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child) await end(child, signal);
  };
  async function startAnew() {
    await stop('SIGKILL');
    const own = { ORIGIN: origin, OFFICE_PORT: String(officePort) };
    child = await spawnShop(port, { ...environment, ...own });
    await untilAnswers(`${address}/api/ready`);
  }
  return {
    address,
    origin,
    office: `http://localhost:${officePort}`,
    stop,
    untilStarted: () => started,
    /** Starts the process, or kills it once it is running and starts it again. */
    restart() {
      started = started.then(startAnew);
      return started;
    },
  };
}

/** Prepares several processes of one shop; none is running yet. */
export async function openProcesses(count: number, environment: Record<string, string>) {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const origin = `http://127.0.0.1:${ports[0]}`;
  return Promise.all(ports.map((port) => openProcess(port, origin, environment)));
}

/** A random process, once it responds. */
export async function anyStarted(shops: readonly ShopProcess[]): Promise<ShopProcess> {
  const [shop] = shuffled(shops);
  if (!shop) throw new Error('There is no process');
  await shop.untilStarted();
  return shop;
}

/** Runs all jobs in random order, and kills (kill -9) processes at random moments in the meantime. */
export async function workUnderKills(
  shops: readonly ShopProcess[],
  all: readonly Job[],
  kills: number,
): Promise<void> {
  const jobs = shuffled(all);
  const killedAfter = Array.from({ length: kills }, () =>
    Math.floor(Math.random() * all.length),
  ).toSorted((one, other) => other - one);
  let done = 0;
  let rest: Promise<unknown> = Promise.resolve();
  async function work() {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await rest;
      const shop = await anyStarted(shops);
      if (await job(shop).catch(() => false)) done += 1;
      else {
        jobs.push(job);
        await pause(50);
      }
      while ((killedAfter.at(-1) ?? all.length) <= done && killedAfter.pop() !== undefined) {
        const [victim] = shuffled(shops);
        rest = Promise.resolve(victim?.restart()).then(() => pause(Math.random() * longestRest));
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
