import { useEffect, useState } from 'react';
import type { TrackedOrder } from '../../../contract/order.ts';
import { askOrder, type OrderAnswer, waitAfter } from './ask-order.ts';

type FollowedOrder = { session: string | undefined; answer: OrderAnswer | undefined };

/** Follows the order named in the address, and once it stands takes what was bought out of the cart. */
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

/** Loaded only then. What fails to load leaves a note, by which the cart leads here again. */
async function takeOut(session: string, bought: TrackedOrder['lines']) {
  try {
    const { takeOutBought } = await import('./take-out-bought.ts');
    takeOutBought(session, bought);
  } catch {}
}

/** A page that nobody looks at asks nothing until someone does. */
function whenSeen(work: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', work, { once: true });
  else work();
}
