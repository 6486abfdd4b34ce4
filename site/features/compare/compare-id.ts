/** The dialog's id, by which buttons open and close it. */
export const compareId = 'compare';
