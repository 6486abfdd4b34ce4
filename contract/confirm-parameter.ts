/**
 * The query parameter that carries the key of a restock request. Whatever answers an address with it is
 * for one person: never cached, indexed, or passed on as a referrer.
 */
export const confirmParameter = 'confirm';
