/** The most different products in one order. In its own file, so that pages need not load the validation. */
export const maxOrderLines = 50;

/** The most items in one order: more is a trade quote. */
export const maxOrderUnits = 60;

const quoteInstead = 'Need more? Ask for a trade quote.';

/** Shown in the cart and returned by the server. */
export const tooManyLines = `One order can have up to ${maxOrderLines} different products. ${quoteInstead}`;
export const tooManyUnits = `One order can have up to ${maxOrderUnits} items. ${quoteInstead}`;
