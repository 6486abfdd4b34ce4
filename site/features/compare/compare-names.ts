/** The dialog's id, by which buttons open and close it. */
export const compareId = 'compare';

/** Told on `window` after the choice has changed in this tab, with the count as its detail. */
export const compareChanged = 'rungmoor:compare-changed';

/** More than four do not fit side by side on any screen. */
export const mostCompared = 4;
