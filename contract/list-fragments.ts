/**
 * What stands before a list's code in the fragment of an address, which no server is told. In its own
 * file, so that pages need not load the code.
 */
export const cartFragment = '#cart=';

/** The same for a list that repeats an order. */
export const orderFragment = '#order=';
