/** The four pictures every product has. */
export const views = ['three-quarter', 'front', 'detail', 'scale'] as const;

export type View = (typeof views)[number];
