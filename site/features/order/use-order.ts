import { useEffect, useState } from 'react';
import { browserCart } from '../cart/browser-cart.ts';
import { askOrder, type OrderAnswer } from './ask-order.ts';
import { isNewlyConfirmed } from './confirmed-orders.ts';
import { linesLeft } from './lines-left.ts';

/** While the payment is under way the page asks again: soon at first, then more rarely. */
const waits = [2000, 3000, 5000, 8000, 13_000, 21_000];

type State = { session: string | undefined; answer: OrderAnswer | undefined };

/** Follows the order named in the address, and once it stands takes what was bought out of the cart. */
export function useOrder(): State {
  const [state, setState] = useState<State>({ session: undefined, answer: undefined });
  useEffect(() => {
    const session = new URLSearchParams(location.search).get('session_id') ?? undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const ask = async (turn: number) => {
      if (!session) return;
      const answer = await askOrder(session);
      if (gone) return;
      setState({ session, answer });
      if (answer.kind === 'order' && isNewlyConfirmed(session, () => localStorage)) {
        browserCart.rewrite((lines) => linesLeft(lines, answer.order.lines));
      }
      const wait = waits[turn];
      if ((answer.kind === 'pending' || answer.kind === 'no answer') && wait !== undefined) {
        timer = setTimeout(() => ask(turn + 1), wait);
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
