/** The most of one product that a quote request can name. Apart, for pages that check nothing. */
export const mostQuoted = 9999;
