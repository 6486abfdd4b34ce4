/** The id of the element that contains the products. */
export const productsInPageId = 'listed-products';

/**
 * The file that contains them for every other page. It is a module because browsers of 2023 cannot import
 * JSON, and because Safari before 26 fails if two modules import one that awaits (WebKit bug 242740).
 */
export const productDataFile = '/listed-products.js';
