/** A hero picture in units, and where the ground lies in it. */
export const width = 1440;
export const height = 640;
export const ground = 596;
