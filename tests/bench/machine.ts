import { readFileSync } from 'node:fs';
import { cpus, platform, release, totalmem, type } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { chromiumVersion, openBrowser } from './browser.ts';
import { median } from './measurement.ts';

const sampleMs = 2000;

/** The machine that the figures were measured on, in a line. */
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

/**
 * The current speed of the processor in the browser, as Lighthouse's benchmark index. Lighthouse considers
 * a fourfold slowdown to resemble a phone from 1,000 on.
 */
export async function measureBenchmarkIndex(): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const scores: number[] = [];
    for (let round = 0; round < 5; round += 1)
      scores.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
    return Math.round(median(scores));
  } finally {
    await browser.close();
  }
}

/** Per cent of the CPU that other processes use now: figures from a busy machine are unreliable. */
export async function measureCpuUsage(): Promise<number> {
  const before = readCpuTimes();
  await pause(sampleMs);
  const after = readCpuTimes();
  return Math.round(100 * (1 - (after.idle - before.idle) / (after.all - before.all)));
}

/**
 * Measures how much CPU time the host of a virtual machine gives to others. The returned function returns
 * the per cent of this machine's working time that was lost that way. Linux only; elsewhere it is 0.
 */
export function watchStealTime(): () => number {
  const before = readCpuWork();
  return () => {
    const after = readCpuWork();
    const taken = after.taken - before.taken;
    const wantedTime = after.done - before.done + taken;
    return wantedTime === 0 ? 0 : Math.round((100 * taken) / wantedTime);
  };
}

function readCpuWork(): { done: number; taken: number } {
  if (platform() !== 'linux') return { done: 0, taken: 0 };
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, taken = 0] =
    /^cpu +(.*)/.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
  return { done: user + nice + system + irq + softIrq, taken };
}

function readCpuTimes(): { idle: number; all: number } {
  let idle = 0;
  let all = 0;
  for (const { times } of cpus()) {
    idle += times.idle;
    all += times.idle + times.user + times.nice + times.sys + times.irq;
  }
  return { idle, all };
}
