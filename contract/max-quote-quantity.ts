/**
 * The most of one product in a quote request. In its own file, so that pages need not load the
 * validation.
 */
export const maxQuoteQuantity = 9999;
