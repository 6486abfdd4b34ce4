import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayAbove } from './notice-bar.ts';
import type { Letter, Outbox } from './outbox.ts';
import { forgetAndHush } from './send-and-tell.ts';

beforeEach(() => {
  const request = (_name: string, work: () => Promise<unknown>) => work();
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  vi.stubGlobal('localStorage', { removeItem: () => {} });
  vi.stubGlobal('document', { createElement: () => ({}), body: { prepend: () => {} } });
});

function outboxWith(...keys: string[]) {
  const held = new Set(keys);
  const outbox: Outbox = {
    read: async () => [...held].map((key) => ({ key }) as Letter),
    write: async ({ key }) => void held.add(key),
    forget: async (key) => void held.delete(key),
  };
  return { outbox, held };
}

describe('what was typed offline and refused', () => {
  it('[QU3] is gone from this device and from above the page once it is mended', async () => {
    const { outbox, held } = outboxWith('mended', 'other');
    const bar = sayAbove('mended', 'Not taken: Your quote request.');
    await forgetAndHush('mended', outbox);
    expect([...held]).toEqual(['other']);
    expect(bar?.textContent).toBe('');
  });
});
