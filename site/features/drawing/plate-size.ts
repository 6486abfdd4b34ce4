/** A product's picture on its plate is a square of this many units. */
export const plateSize = 600;
