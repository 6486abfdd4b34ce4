import { createCartStore } from './cart-store.ts';

/** The visitor's cart, shared by every island of the page. It adds; to show lines, see stocked-cart.ts. */
export const browserCart = createCartStore({
  storage: () => window.localStorage,
  page: globalThis,
});
