import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../storage-keys.ts';
import {
  deleteRequests,
  listenForResult,
  type Outbox,
  type QueuedRequest,
  queueRequest,
  sendAllQueued,
  sendQueued,
  toFormFields,
} from './outbox.ts';

let notes: Map<string, string>;

beforeEach(() => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  notes = new Map();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => notes.set(key, value),
    removeItem: (key: string) => notes.delete(key),
  });
});

const request = (key: string, at: number): QueuedRequest => ({
  key,
  path: '/api/bulk-quote',
  what: 'Your quote request',
  at,
  state: 'waiting',
  fields: { email: 'office@fellside.example' },
});

function outboxWith(...requests: QueuedRequest[]) {
  const held = new Map(requests.map((each) => [each.key, each]));
  const outbox: Outbox = {
    read: async () => [...held.values()],
    write: async (each) => void held.set(each.key, each),
    forget: async (key) => void held.delete(key),
  };
  return { outbox, requests: () => [...held.values()] };
}

const answering = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

describe('outbox', () => {
  it('[QU4] sends waiting requests oldest first, with their keys', async () => {
    const { outbox } = outboxWith(request('second', 2), request('first', 1));
    const send = answering(201, { ok: true });
    await sendQueued(outbox, send);
    const bodies = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
    expect(bodies).toEqual([
      { email: 'office@fellside.example', attempt: 'first' },
      { email: 'office@fellside.example', attempt: 'second' },
    ]);
  });

  it('[QU4] deletes the fields of sent requests', async () => {
    const { outbox, requests } = outboxWith(request('a', 1));
    await sendQueued(outbox, answering(201, { ok: true }));
    expect(requests()).toMatchObject([{ key: 'a', state: 'sent' }]);
    expect(requests()[0]).not.toHaveProperty('fields');
    const again = answering(201, { ok: true });
    await sendQueued(outbox, again);
    expect(again).not.toHaveBeenCalled();
  });

  it('[QU3] keeps the fields of rejected requests without resending', async () => {
    const { outbox, requests } = outboxWith(request('a', 1));
    expect(await sendQueued(outbox, answering(422, { error: 'Please check.' }))).toBe(0);
    expect(requests()).toEqual([
      { ...request('a', 1), state: 'rejected', reason: 'Please check.' },
    ]);
    const again = answering(201, { ok: true });
    await sendQueued(outbox, again);
    expect(again).not.toHaveBeenCalled();
  });

  it('[QU3] uses the field errors as the reason', async () => {
    const { outbox, requests } = outboxWith(request('a', 1));
    const fields = { email: 'Enter an email address.', quantity: 'Choose how many.' };
    await sendQueued(outbox, answering(422, { error: 'Please check the marked fields.', fields }));
    expect(requests()[0]?.reason).toBe('Enter an email address. Choose how many.');
  });

  it.each([
    ['no network', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('no network')))],
    ['a server error', answering(503, { error: 'Back soon.' })],
    ['rate limited', answering(429, { error: 'Wait a minute.' })],
    ['a captive portal page', vi.fn<typeof fetch>(async () => new Response('<h1>'))],
  ])('[QU4] keeps the request after a failure: %s', async (_why, send) => {
    const { outbox, requests } = outboxWith(request('a', 1));
    expect(await sendQueued(outbox, send)).toBe(1);
    expect(requests()).toEqual([request('a', 1)]);
  });

  it('[QU4] times out and keeps the request', async () => {
    const given = AbortSignal.abort();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given);
    const { outbox, requests } = outboxWith(request('a', 1));
    const send = vi.fn<typeof fetch>(async (_path, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({ ok: true });
    });
    expect(await sendQueued(outbox, send)).toBe(1);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
    expect(requests()).toEqual([request('a', 1)]);
    timeout.mockRestore();
  });

  it('[QU4] fails the background sync while requests are queued, so that it is retried', async () => {
    const { outbox } = outboxWith(request('a', 1));
    await expect(sendAllQueued(outbox, answering(503, { error: 'Back soon.' }))).rejects.toThrow();
    await expect(sendAllQueued(outbox, answering(201, { ok: true }))).resolves.toBeUndefined();
  });

  it('[QU4] is sent once when page and worker run concurrently', async () => {
    const { outbox } = outboxWith(request('a', 1));
    const send = answering(201, { ok: true });
    await Promise.all([sendQueued(outbox, send), sendQueued(outbox, send)]);
    expect(send).toHaveBeenCalledOnce();
  });

  it.each([
    ['sent', answering(201, { ok: true }), { state: 'sent' }],
    ['rejected', answering(422, { error: 'No.' }), { state: 'rejected', reason: 'No.' }],
  ])(
    '[QU4] notifies the form when another tab had its request %s and deleted it',
    async (_, send, answer) => {
      const { outbox } = outboxWith(request('other', 1), request('typed', 2));
      const tell = vi.fn();
      listenForResult('typed', tell);
      await sendQueued(outbox, send);
      await deleteRequests(['other', 'typed'], outbox);
      await sendQueued(outbox, send);
      await expect.poll(() => tell).toHaveBeenCalled();
      expect(tell.mock.calls).toEqual([[{ key: 'typed', ...answer }]]);
    },
  );

  it('[QU4] keeps its flag until it is empty', async () => {
    const { outbox } = outboxWith();
    await queueRequest(request('a', 1), outbox);
    let other: Promise<void> | undefined;
    const read = async () => {
      const requests = await outbox.read();
      other = queueRequest(request('b', 2), outbox);
      await new Promise((resolve) => setTimeout(resolve));
      return requests;
    };
    await deleteRequests(['a'], { ...outbox, read });
    await other;
    expect(notes.has(storageKeys.outbox)).toBe(true);
    await deleteRequests(['b'], outbox);
    expect(notes.has(storageKeys.outbox)).toBe(false);
  });

  it('[QU3] converts fields to form fields, products in the message', () => {
    const fields = {
      company: 'Fellside',
      message: 'To site.',
      cart: [{ id: 'folding-tower', quantity: 12 }],
      'started-at': 1,
    };
    expect(toFormFields({ ...request('a', 1), fields })).toEqual({
      company: 'Fellside',
      message: 'To site.\n12 × folding-tower',
      attempt: 'a',
    });
    expect(toFormFields(request('a', 1))).toEqual({
      email: 'office@fellside.example',
      attempt: 'a',
    });
  });
});
