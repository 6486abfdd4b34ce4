/** The script that holds the products. */
export const productsInPageId = 'listed-products';
