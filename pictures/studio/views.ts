/** The views that are rendered; `scale` is made from the front. */
export const renderedViews = ['three-quarter', 'front', 'detail'] as const;

export type RenderedView = (typeof renderedViews)[number];
