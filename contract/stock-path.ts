/** The path for stock. In its own file, so that pages need not load the other paths. */
export const stockPath = '/api/stock';
