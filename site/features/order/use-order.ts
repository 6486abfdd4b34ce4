import { useEffect, useState } from 'react';
import { begunPayments } from '../cart/begun-payments.ts';
import { browserCart } from '../cart/browser-cart.ts';
import { askOrder, type OrderAnswer, waitAfter } from './ask-order.ts';
import { linesLeft } from './lines-left.ts';

type State = { session: string | undefined; answer: OrderAnswer | undefined };

/**
 * Follows the order named in the address. Once it stands, what was bought is taken out of the cart
 * where it was paid from: our e-mails lead here too, and are opened on other devices and by other
 * people, and the buyer comes back to look when the cart has long been filled anew.
 */
export function useOrder(): State {
  const [state, setState] = useState<State>({ session: undefined, answer: undefined });
  useEffect(() => {
    const session = new URLSearchParams(location.search).get('session_id') ?? undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async (turn: number) => {
      if (!session || gone) return;
      const answer = await askOrder(session);
      if (gone) return;
      setState({ session, answer });
      if (answer.kind === 'order' && begunPayments.forget(session)) {
        browserCart.rewrite((lines) => linesLeft(lines, answer.order.lines));
      }
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

/** A page that nobody looks at asks nothing until somebody does. */
function whenSeen(work: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', work, { once: true });
  else work();
}
