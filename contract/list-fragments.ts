/**
 * The prefix of a list's code in the fragment of an address, which is never sent to a server. In its
 * own file, so that pages need not load the code.
 */
export const cartFragment = '#cart=';

/** The same for a list that repeats an order. */
export const orderFragment = '#order=';
