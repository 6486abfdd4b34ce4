/** The element of a page that holds the products. */
export const productsInPageId = 'listed-products';

/**
 * The file that holds them for every other page. A module: browsers of 2023 import no JSON, and Safari before
 * 26 fails where two modules import one that awaits (WebKit bug 242740).
 */
export const productDataFile = '/listed-products.js';
