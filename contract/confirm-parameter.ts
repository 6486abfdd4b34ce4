/**
 * The query parameter with the key of a restock request. Responses to it are private: never cached,
 * indexed, or sent as a referrer.
 */
export const confirmParameter = 'confirm';
