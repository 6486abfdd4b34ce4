/** A product's picture on its plate is a square of this many units. */
export const plateSize = 600;
/** One ground line runs through a row of plates. */
export const plateGround = plateSize - 68;
