import { useEffect, useState } from 'react';
import type { TrackedOrder } from '../../../contract/order.ts';
import { askOrder, type OrderAnswer, waitAfter } from './ask-order.ts';

type FollowedOrder = { session: string | undefined; answer: OrderAnswer | undefined };

/** Follows the order named in the address, and removes its items from the cart once it is known. */
export function useOrder(): FollowedOrder {
  const [state, setState] = useState<FollowedOrder>({ session: undefined, answer: undefined });
  useEffect(() => {
    const session = new URLSearchParams(location.search).get('session_id') ?? undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async (turn: number) => {
      if (!session || gone) return;
      const answer = await askOrder(session);
      if (gone) return;
      setState({ session, answer });
      if (answer.kind === 'order') takeOut(session, answer.order.lines);
      if (answer.kind === 'pending' || answer.kind === 'no answer') {
        timer = setTimeout(() => whenSeen(() => ask(turn + 1)), waitAfter(turn));
      }
    };
    setState({ session, answer: undefined });
    ask(0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return state;
}

/** Loaded only when needed. If that fails, the stored session makes the cart lead here again. */
async function takeOut(session: string, bought: TrackedOrder['lines']) {
  try {
    const { takeOutBought } = await import('./take-out-bought.ts');
    takeOutBought(session, bought);
  } catch {}
}

/** A hidden page waits until it is visible before it sends a request. */
function whenSeen(work: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', work, { once: true });
  else work();
}
