/** The three manufacturer labels. A brand's first three letters begin its SKUs. */
export const brands = ['Calderstile', 'Hawsgate', 'Garrowforge'] as const;

export type Brand = (typeof brands)[number];
