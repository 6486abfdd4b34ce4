import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '../app/log.ts';
import { startWorker } from './worker.ts';

describe('a worker', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = (run: () => Promise<unknown>) => {
    const lines: string[] = [];
    const log = createLog('info', (line) => lines.push(line));
    return {
      ...startWorker({ name: 'sweeping', intervalMs: 1000, run, log }),
      log: () => lines.join(''),
    };
  };

  it('[CC14] runs at once, then after each interval until stopped', async () => {
    const work = vi.fn(async () => {});
    const worker = start(work);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3500);
    expect(work).toHaveBeenCalledTimes(4);
    await worker.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('[CC14] runs when woken, and once more if woken during a round', async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const worker = start(work);
    worker.wake();
    worker.wake();
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(2);
    finish();
    await vi.advanceTimersByTimeAsync(500);
    worker.wake();
    expect(work).toHaveBeenCalledTimes(3);
    finish();
    await vi.advanceTimersByTimeAsync(999);
    expect(work).toHaveBeenCalledTimes(3);
    await worker.stop();
    worker.wake();
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('[CC14] logs a failed round and continues', async () => {
    const work = vi.fn(() => Promise.reject(new Error('no network')));
    const worker = start(work);
    await vi.advanceTimersByTimeAsync(1500);
    expect(work).toHaveBeenCalledTimes(2);
    expect(worker.log()).toContain('"message":"sweeping failed","error":"no network"');
    await worker.stop();
  });

  it('[CC14] chooses the interval from the last result', async () => {
    const log = createLog('info', () => {});
    const found = [2, 0];
    const work = vi.fn(async () => found.shift() ?? 0);
    const intervalMs = (count = 0) => (count > 0 ? 100 : 1000);
    const worker = startWorker({ name: 'sweeping', intervalMs, run: work, log });
    await vi.advanceTimersByTimeAsync(100);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(work).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(3);
    await worker.stop();
  });

  it('[CC14] never overlaps rounds, and stops after the current one', async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const worker = start(work);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(1);
    const stopped = vi.fn();
    const stopping = worker.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    expect(stopped).toHaveBeenCalled();
  });
});
