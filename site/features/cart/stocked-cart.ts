import { listedProducts } from 'virtual:listed-products';
import { browserCart } from './browser-cart.ts';

// Apart from the cart itself, so that a button that only adds does not load every product.
if (typeof window !== 'undefined') browserCart.know(listedProducts);

/** The visitor's cart with every product known, so that its lines can be shown. */
export const stockedCart = browserCart;
