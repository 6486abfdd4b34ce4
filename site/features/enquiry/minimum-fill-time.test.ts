import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForMinimumFillTime } from './send-enquiry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waited = async (openFor: number) => {
  const before = Date.now();
  const waiting = waitForMinimumFillTime(before - openFor);
  await vi.runAllTimersAsync();
  await waiting;
  return Date.now() - before;
};

describe('minimum fill time', () => {
  it('[QU4] sends at once after two seconds', async () => {
    expect(await waited(2000)).toBe(0);
    expect(await waited(600_000)).toBe(0);
  });

  it('[QU4] waits for the rest of two seconds', async () => {
    expect(await waited(0)).toBe(2000);
    expect(await waited(1500)).toBe(500);
  });

  it('[QU4] does not wait if the clock was set back', async () => {
    expect(await waited(-60_000)).toBe(0);
  });
});
