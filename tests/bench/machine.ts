import { cpus, release, totalmem, type } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumVersion } from './browser.ts';

const glance = 2000;

/** What the figures were measured on, in a line. */
export function describeMachine(): string {
  const cores = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`,
    `${memory} GB of memory`,
    `${type()} ${release()}`,
    `Node ${process.versions.node}`,
    `Chromium ${chromiumVersion()}`,
  ].join(', ');
}

/** How much of the processor others use just now, in per cent: figures from a busy machine say little. */
export async function busyElsewhere(): Promise<number> {
  const before = timesOf();
  await pause(glance);
  const after = timesOf();
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

function timesOf(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { idle, all };
}
