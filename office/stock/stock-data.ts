import type { InferResponseType } from 'hono/client';
import {
  type CountFilter,
  type StockCause,
  type StockFilter,
  type StockTab,
  writeStockFilter,
} from '../../contract/stock-list.ts';
import { api, useApiMutation, useApiQuery } from '../app/api.ts';

type StockPage = InferResponseType<typeof api.stock.$get, 200>;
export type StockRow = StockPage['rows'][number];
const productApi = api.stock[':productId'];
export type StockDetail = InferResponseType<typeof productApi.$get, 200>;
export type Movement = InferResponseType<typeof productApi.movements.$get, 200>['rows'][number];
export type CountImportPreview = InferResponseType<typeof api.stock.import.$post, 200>;

export const tabNames: Readonly<Record<StockTab, string>> = {
  all: 'All',
  low: 'Low',
  'sold-out': 'Sold out',
  awaited: 'People waiting',
};

export const causeNames: Readonly<Record<StockCause, string>> = {
  damaged: 'Damaged',
  lost: 'Lost',
  found: 'Found',
  returned: 'Returned',
  miscounted: 'Miscounted',
};

/** The address of a page of the list, with a product open beside it. */
export function stockHref(filter: StockFilter, page = 1, product?: string): string {
  const query = [
    writeStockFilter(filter),
    page > 1 && `page=${page}`,
    product && `product=${encodeURIComponent(product)}`,
  ].filter(Boolean);
  return query.length > 0 ? `/stock?${query.join('&')}` : '/stock';
}

/** A page of the list. Keeps the previous rows until the new ones have loaded. */
export function useStock(filter: StockFilter, page: number) {
  return useApiQuery(
    ['stock', 'list', writeStockFilter(filter), page],
    () => api.stock.$get({ query: { ...filter, page: String(page) } }),
    { keepsPreviousData: true },
  );
}

export function useProductStock(productId: string) {
  return useApiQuery(['stock', 'product', productId], () =>
    productApi.$get({ param: { productId } }),
  );
}

/** The products to count, by family, search text or time since the last count. */
export function useProductsToCount(filter: CountFilter) {
  return useApiQuery(
    ['stock', 'to-count', filter],
    () => api.stock['to-count'].$get({ query: filter }),
    { keepsPreviousData: true },
  );
}

export function useMovements(productId: string, before: number | undefined) {
  return useApiQuery(
    ['stock', 'movements', productId, before],
    () =>
      productApi.movements.$get({
        param: { productId },
        query: before === undefined ? {} : { before: String(before) },
      }),
    { keepsPreviousData: true },
  );
}

const affectedQueries = [['stock'], ['today'], ['orders'], ['order'], ['activity']];

type DeliveryInput = Parameters<typeof api.stock.deliveries.$post>[0]['json'];
type CountsInput = Parameters<typeof api.stock.counts.$post>[0]['json'];

export function useReceiveDelivery() {
  return useApiMutation(
    (json: DeliveryInput) => api.stock.deliveries.$post({ json }),
    affectedQueries,
  );
}

export function useSaveCounts() {
  return useApiMutation((json: CountsInput) => api.stock.counts.$post({ json }), affectedQueries);
}

/** For example '1 person' or '7 people'. */
export function pluralizePeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

/** For example '+4' or '−1', with a true minus sign. */
export function formatSigned(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The cause of a stock movement: 'Held for RM-000402', 'Delivery, note 88391', 'Count: damaged'. */
export function movementText({ reason, cause, note, order, forWaiting }: Movement): string {
  if (forWaiting) {
    return reason === 'reserved' ? 'Held for a customer who waited' : 'No longer held for them';
  }
  const who = order ?? 'a checkout';
  switch (reason) {
    case 'opened':
      return 'Account opened';
    case 'reserved':
      return `Held for ${who}`;
    case 'released':
      return `Released by ${who}`;
    case 'returned':
      return `Back from ${who}`;
    case 'received':
      return note ? `Delivery, note ${note}` : 'Delivery';
    case 'corrected':
      return cause ? `Count: ${causeNames[cause].toLowerCase()}` : 'Count';
  }
}
