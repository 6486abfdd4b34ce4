import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayAbove } from './message-bar.ts';
import type { Outbox, QueuedRequest } from './outbox.ts';
import { forgetAndHush, letGo } from './send-and-tell.ts';

beforeEach(() => {
  const request = (_name: string, work: () => Promise<unknown>) => work();
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  vi.stubGlobal('localStorage', { removeItem: () => {} });
  vi.stubGlobal('document', { createElement: () => ({}), body: { prepend: () => {} } });
});

function outboxWith(...keys: string[]) {
  const held = new Set(keys);
  const outbox: Outbox = {
    read: async () => [...held].map((key) => ({ key }) as QueuedRequest),
    write: async ({ key }) => void held.add(key),
    forget: async (key) => void held.delete(key),
  };
  return { outbox, held };
}

describe('what was typed offline and rejected', () => {
  it('[QU3] is gone from this device and from above the page once it is corrected', async () => {
    const { outbox, held } = outboxWith('corrected', 'other');
    const bar = sayAbove('corrected', 'Not accepted: Your quote request.');
    await forgetAndHush('corrected', outbox);
    expect([...held]).toEqual(['other']);
    expect(bar?.textContent).toBe('');
  });

  it('[QU3] is let go, to be opened again, where the server answers', async () => {
    const { outbox, held } = outboxWith('a');
    const ask = vi.fn<typeof fetch>(async () => Response.json([]));
    expect(await letGo('a', outbox, ask)).toBe(true);
    expect(held.size).toBe(0);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  it.each([
    ['no network', async () => Promise.reject(new TypeError('no network'))],
    ['a server in trouble', async () => Response.json({}, { status: 503 })],
    ['a page of someone else’s network', async () => new Response('<h1>')],
  ])('[QU3] stays where opening it again would lose it: %s', async (_why, ask) => {
    const { outbox, held } = outboxWith('a');
    expect(await letGo('a', outbox, ask)).toBe(false);
    expect([...held]).toEqual(['a']);
  });
});
