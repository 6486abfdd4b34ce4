/** The most different products that one order can have. Apart, for pages that check nothing. */
export const mostLines = 50;

/** The most items that one order can have: more is a trade quote, and holds no stock before it is agreed. */
export const mostUnits = 60;

const quoteInstead = 'Need more? Ask for a trade quote.';

/** What a buyer is told whose cart is over one of them, before checkout and by the server. */
export const tooManyLines = `One order can have up to ${mostLines} different products. ${quoteInstead}`;
export const tooManyUnits = `One order can have up to ${mostUnits} items. ${quoteInstead}`;
