import { useEffect, useReducer } from 'react';
import { stockStore } from '../stock/stock-store.ts';
import { mostLeft } from './remaining-stock.ts';
import type { LeftOf } from './shortage.ts';

/** While the cart is open: soon enough to mend what was told too early. */
const every = 10_000;

/** What is left for this buyer, kept in step from when the cart opens until it closes. */
export function useLeft(open: boolean): LeftOf {
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => stockStore.subscribe(lookAgain), []);
  useEffect(() => {
    if (!open) return;
    const ask = async () => {
      if (!document.hidden) await stockStore.refresh('no-cache');
      lookAgain();
    };
    ask();
    const timer = setInterval(ask, every);
    return () => clearInterval(timer);
  }, [open]);
  return mostLeft;
}
