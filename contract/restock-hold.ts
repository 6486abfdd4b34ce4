/** So many hours returned stock is held for those who asked first. */
export const restockHoldHours = 24;

/**
 * The query parameter with the key of a unit that is held for someone. Responses to it are private, as
 * those with the key of a request are.
 */
export const takeParameter = 'take';
