import { cartChanged } from '../../storage-keys.ts';
import { createAttemptKeeper } from './attempt-keeper.ts';
import { createCartStore } from './cart-store.ts';

/** The visitor's cart, shared by every island of the page. It adds; to show lines, see stocked-cart.ts. */
export const browserCart = createCartStore({
  storage: () => window.localStorage,
  page: globalThis,
});

/** The attempt to check out that was made in this tab. It is here because every change passes here. */
export const browserAttempt = createAttemptKeeper({ storage: () => window.sessionStorage });

if (typeof window !== 'undefined') addEventListener(cartChanged, browserAttempt.onCartChanged);
