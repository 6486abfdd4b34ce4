/** The hours for which returned stock is held for those who asked first. */
export const restockHoldHours = 24;

/**
 * The query parameter with the key of a unit that is held for a buyer. Responses to it are private,
 * like those with the key of a restock request.
 */
export const takeParameter = 'take';
