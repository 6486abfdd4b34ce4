import * as v from 'valibot';
import { apiPaths } from '../../../contract/api-paths.ts';
import { orderPending, type TrackedOrder, trackedOrder } from '../../../contract/order.ts';

/** The server's response for an order: found, payment pending, not found, or no response. */
export type OrderResult =
  | { kind: 'order'; order: TrackedOrder }
  | { kind: 'pending' }
  | { kind: 'unknown' }
  | { kind: 'no answer' };

const requestTimeoutMs = 10_000;

const retryDelaysMs = [2000, 3000, 5000, 8000, 13_000, 21_000];

/** How long to wait before asking again, in milliseconds: short at first, then a minute each time. */
export const getRetryDelayMs = (attempt: number) => retryDelaysMs[attempt] ?? 60_000;

/** Requests the order of a payment session. */
export async function fetchOrder(
  session: string,
  send: typeof fetch = fetch,
): Promise<OrderResult> {
  try {
    const answer = await send(`${apiPaths.orders}/${encodeURIComponent(session)}`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (answer.status === 404) return { kind: 'unknown' };
    if (!answer.ok) return { kind: 'no answer' };
    const body: unknown = await answer.json();
    if (v.is(orderPending, body)) return { kind: 'pending' };
    const order = v.safeParse(trackedOrder, body);
    return order.success ? { kind: 'order', order: order.output } : { kind: 'no answer' };
  } catch {
    return { kind: 'no answer' };
  }
}
