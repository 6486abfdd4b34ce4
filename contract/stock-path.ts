/** What is in stock. In its own file, so that every page need not load the other paths. */
export const stockPath = '/api/stock';
