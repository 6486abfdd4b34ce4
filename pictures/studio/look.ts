/**
 * Increase this when light, materials or framing change, so that every picture is rendered again. Changes
 * to a model are detected automatically, because its geometry is part of a picture's name.
 */
export const lookVersion = 3;

/** Sides of the square pictures in pixels; the largest is the one that is rendered. */
export const widths = [240, 480, 960] as const;
export const side = 960;
/** The width of the WebP fallback for browsers without AVIF support. */
export const fallbackWidth = 640;

export const sampling = { samples: 12, threshold: 0.03 } as const;

/** The views that are rendered; `scale` is made from the front. */
export const renderedViews = ['three-quarter', 'front', 'detail'] as const;

export type RenderedView = (typeof renderedViews)[number];
