import { describe, expect, it, vi } from 'vitest';
import { askOrder, waitAfter } from './ask-order.ts';

const answering = (status: number, body: string) => async () => new Response(body, { status });

const order = {
  reference: 'RM-000001',
  state: 'paid',
  placedAt: '2026-11-15T10:00:00.000Z',
  lines: [{ productId: 'a', name: 'A', sku: 'CAL-A', quantity: 2, unitPence: 1000 }],
  total: 2000,
  shipments: [],
  history: [{ state: 'paid', at: '2026-11-15T10:00:00.000Z' }],
};

describe('asking for an order', () => {
  it('[CC13] answers with the order as it stands', async () => {
    const answer = await askOrder('cs_1', answering(200, JSON.stringify(order)));
    expect(answer).toEqual({ kind: 'order', order: { ...order, rates: [], documents: [] } });
  });

  it('[CC13] says that the payment is under way', async () => {
    const answer = await askOrder('cs_1', answering(202, '{"state":"pending"}'));
    expect(answer).toEqual({ kind: 'pending' });
  });

  it('[CC13] is done again more and more rarely, and never given up', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7].map(waitAfter);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect([waitAfter(6), waitAfter(600)]).toEqual([60_000, 60_000]);
  });

  it('[CC13] waits ten seconds for a server that says nothing', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const silent: typeof fetch = async (_address, asked) => {
      asked?.signal?.throwIfAborted();
      return new Promise(() => {});
    };
    expect(await askOrder('cs_1', silent)).toEqual({ kind: 'no answer' });
    expect(wait).toHaveBeenCalledWith(10_000);
    wait.mockRestore();
  });

  it.each([
    ['unknown', answering(404, '{"error":"no"}')],
    ['no answer', answering(500, '{"error":"no"}')],
    ['no answer', answering(200, '<html>')],
    ['no answer', answering(200, '{"state":"paid"}')],
    [
      'no answer',
      async () => {
        throw new TypeError('no network');
      },
    ],
  ])('says %s rather than break', async (kind, ask) => {
    expect(await askOrder('cs_1', ask)).toEqual({ kind });
  });
});
