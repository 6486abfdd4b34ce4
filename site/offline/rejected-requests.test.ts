import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showMessageBar } from './message-bar.ts';
import type { Outbox, QueuedRequest } from './outbox.ts';
import { deleteIfOnline, deleteQueuedRequest } from './send-queued.ts';

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

describe('rejected offline requests', () => {
  it('[QU3] are deleted with their message once corrected', async () => {
    const { outbox, held } = outboxWith('corrected', 'other');
    const bar = showMessageBar('corrected', 'Not accepted: Your quote request.');
    await deleteQueuedRequest('corrected', outbox);
    expect([...held]).toEqual(['other']);
    expect(bar?.textContent).toBe('');
  });

  it('[QU3] is released for correction when the server is reachable', async () => {
    const { outbox, held } = outboxWith('a');
    const ask = vi.fn<typeof fetch>(async () => Response.json([]));
    expect(await deleteIfOnline('a', outbox, ask)).toBe(true);
    expect(held.size).toBe(0);
    expect(ask.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  });

  it.each([
    ['no network', async () => Promise.reject(new TypeError('no network'))],
    ['a server error', async () => Response.json({}, { status: 503 })],
    ['a captive portal page', async () => new Response('<h1>')],
  ])('[QU3] is kept if the server is unreachable: %s', async (_why, ask) => {
    const { outbox, held } = outboxWith('a');
    expect(await deleteIfOnline('a', outbox, ask)).toBe(false);
    expect([...held]).toEqual(['a']);
  });
});
