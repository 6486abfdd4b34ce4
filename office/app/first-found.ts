import type { UseQueryResult } from '@tanstack/react-query';

type Found<Product> = { products: readonly Product[] };

/** The first product of a search, also of one that is still running: a scanner presses Enter at once. */
export async function firstFound<Product>(
  search: UseQueryResult<Found<Product>>,
): Promise<Product | undefined> {
  const isCurrent = search.data !== undefined && !search.isPlaceholderData;
  const { data, isPlaceholderData } = isCurrent
    ? search
    : await search.refetch({ cancelRefetch: false });
  return isPlaceholderData ? undefined : data?.products[0];
}
