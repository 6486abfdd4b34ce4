type Words = {
  /** What follows the number. */
  some?: string;
  /** What stands there instead when there is none. */
  none?: string;
};

/**
 * Marks an element whose whole text says how many are left, so that it follows the stock. In an
 * island the text may have been changed before React wakes, which React is told not to mind.
 */
export function stockPlace(productId: string, { some, none }: Words) {
  return {
    'data-stock': productId,
    'data-some': some,
    'data-none': none,
    suppressHydrationWarning: true,
  };
}
