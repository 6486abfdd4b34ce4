/** A product's picture on its plate is a square of this many units. */
export const plateSize = 600;
/** All plates share this ground line, so it runs through a row of them. */
export const plateGround = plateSize - 68;
