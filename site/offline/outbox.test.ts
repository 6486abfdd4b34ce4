import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Letter, type Outbox, sendKept } from './outbox.ts';

beforeEach(() => {
  let last = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => {
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
});

const letter = (key: string, at: number): Letter => ({
  key,
  path: '/api/bulk-quote',
  what: 'Your quote request',
  at,
  state: 'waiting',
  fields: { email: 'office@fellside.example' },
});

function outboxWith(...letters: Letter[]) {
  const held = new Map(letters.map((each) => [each.key, each]));
  const outbox: Outbox = {
    read: async () => [...held.values()],
    write: async (each) => void held.set(each.key, each),
    forget: async (key) => void held.delete(key),
  };
  return { outbox, letters: () => [...held.values()] };
}

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

describe('outbox', () => {
  it('[QU4] sends what waits, oldest first, under the key of its attempt', async () => {
    const { outbox } = outboxWith(letter('second', 2), letter('first', 1));
    const send = answering(201, { ok: true });
    await sendKept(outbox, send);
    const bodies = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies).toEqual([
      { email: 'office@fellside.example', attempt: 'first' },
      { email: 'office@fellside.example', attempt: 'second' },
    ]);
  });

  it('[QU4] keeps nothing personal of what was sent or refused, and sends it no more', async () => {
    const { outbox, letters } = outboxWith(letter('a', 1));
    await sendKept(outbox, answering(201, { ok: true }));
    expect(letters()).toMatchObject([{ key: 'a', state: 'sent' }]);
    expect(letters()[0]).not.toHaveProperty('fields');
    const again = answering(201, { ok: true });
    await sendKept(outbox, again);
    expect(again).not.toHaveBeenCalled();

    const other = outboxWith(letter('b', 1));
    await sendKept(other.outbox, answering(409, { error: 'It is back in stock already.' }));
    expect(other.letters()).toMatchObject([
      { state: 'refused', reason: 'It is back in stock already.' },
    ]);
    expect(other.letters()[0]).not.toHaveProperty('fields');
  });

  it.each([
    ['no network', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('no network')))],
    ['a server in trouble', answering(503, { error: 'Back soon.' })],
    ['too many at once', answering(429, { error: 'Wait a minute.' })],
    ['a page of somebody else’s network', vi.fn<typeof fetch>(async () => new Response('<h1>'))],
  ])('[QU4] keeps what was typed for later: %s', async (_why, send) => {
    const { outbox, letters } = outboxWith(letter('a', 1));
    await sendKept(outbox, send);
    expect(letters()).toEqual([letter('a', 1)]);
  });

  it('[QU4] is sent once where a page and the worker are at it together', async () => {
    const { outbox } = outboxWith(letter('a', 1));
    const send = answering(201, { ok: true });
    await Promise.all([sendKept(outbox, send), sendKept(outbox, send)]);
    expect(send).toHaveBeenCalledOnce();
  });
});
