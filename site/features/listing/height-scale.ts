/** Pixels that the scale is tall, and the metres at its top. */
export const scaleHeight = 440;
export const scaleTop = 12;

/** Rows of the bands from the top, in metres; the last is the ground below the lowest band. */
export const bandRows = 'grid-rows-[4fr_2fr_2fr_2fr_1.2fr_0.8fr]';
