import { calls } from '../../../contract/calls.ts';
import { stockStore } from './stock-store.ts';

/** Asks past what the browser has kept of the last answer, which it then keeps for the store. */
export async function askStockAnew(): Promise<void> {
  try {
    const answer = await fetch(calls.stock, { cache: 'no-cache' });
    await answer.arrayBuffer();
  } catch {
    // Without an answer what is known holds.
  }
  await stockStore.refresh();
}
