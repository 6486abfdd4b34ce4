import { useEffect, useState } from 'react';
import type { TrackedOrder } from '../../../contract/order.ts';
import { fetchOrder, getRetryDelayMs, type OrderResult } from './fetch-order.ts';

type OrderTrackingState = { session: string | undefined; answer: OrderResult | undefined };

/** Follows the order named in the address, and removes its items from the cart once it is known. */
export function useOrder(): OrderTrackingState {
  const [state, setState] = useState<OrderTrackingState>({ session: undefined, answer: undefined });
  useEffect(() => {
    const session = new URLSearchParams(location.search).get('session_id') ?? undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelled = false;
    const poll = async (attempt: number) => {
      if (!session || cancelled) return;
      const answer = await fetchOrder(session);
      if (cancelled) return;
      setState({ session, answer });
      if (answer.kind === 'order') removeFromCart(session, answer.order.lines);
      if (answer.kind === 'pending' || answer.kind === 'no answer') {
        timer = setTimeout(() => whenVisible(() => poll(attempt + 1)), getRetryDelayMs(attempt));
      }
    };
    setState({ session, answer: undefined });
    poll(0);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, []);
  return state;
}

/** Loaded only when needed. If that fails, the stored session makes the cart lead here again. */
async function removeFromCart(session: string, purchased: TrackedOrder['lines']) {
  try {
    const { removePurchased } = await import('./remove-purchased.ts');
    removePurchased(session, purchased);
  } catch {}
}

/** A hidden page waits until it is visible before it sends a request. */
function whenVisible(work: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', work, { once: true });
  else work();
}
