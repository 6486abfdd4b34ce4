import { describe, expect, it, vi } from 'vitest';
import { fetchOrder, getRetryDelayMs } from './fetch-order.ts';

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

describe('fetching an order', () => {
  it('[CC13] returns the order', async () => {
    const answer = await fetchOrder('cs_1', answering(200, JSON.stringify(order)));
    expect(answer).toEqual({ kind: 'order', order: { ...order, rates: [], documents: [] } });
  });

  it('[CC13] returns pending during the payment', async () => {
    const answer = await fetchOrder('cs_1', answering(202, '{"state":"pending"}'));
    expect(answer).toEqual({ kind: 'pending' });
  });

  it('[CC13] retries with increasing delays, without a limit', () => {
    const waits = [0, 1, 2, 3, 4, 5, 6, 7].map(getRetryDelayMs);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect([getRetryDelayMs(6), getRetryDelayMs(600)]).toEqual([60_000, 60_000]);
  });

  it('[CC13] times out after ten seconds', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const silent: typeof fetch = async (_address, asked) => {
      asked?.signal?.throwIfAborted();
      return new Promise(() => {});
    };
    expect(await fetchOrder('cs_1', silent)).toEqual({ kind: 'no answer' });
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
  ])('returns %s instead of throwing', async (kind, ask) => {
    expect(await fetchOrder('cs_1', ask)).toEqual({ kind });
  });
});
