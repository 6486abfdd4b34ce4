import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longEnough } from './send-enquiry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const waited = async (openFor: number) => {
  const before = Date.now();
  const waiting = longEnough(before - openFor);
  await vi.runAllTimersAsync();
  await waiting;
  return Date.now() - before;
};

describe('a form', () => {
  it('[QU4] is sent at once by whoever took two seconds', async () => {
    expect(await waited(2000)).toBe(0);
    expect(await waited(600_000)).toBe(0);
  });

  it('[QU4] is held for the rest of two seconds, so that no person is rejected', async () => {
    expect(await waited(0)).toBe(2000);
    expect(await waited(1500)).toBe(500);
  });

  it('[QU4] is not held by a clock that was set back', async () => {
    expect(await waited(-60_000)).toBe(0);
  });
});
