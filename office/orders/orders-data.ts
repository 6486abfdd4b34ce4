import type { InferResponseType } from 'hono/client';
import { useMemo } from 'react';
import {
  isWorkTab,
  maxOrderCount,
  type OrderFilter,
  type OrderTab,
  writeOrderFilter,
} from '../../contract/order-list.ts';
import { api, undoActivity, useApiMutation, useApiQuery, useReload } from '../app/api.ts';
import { useToast } from '../app/Toast.tsx';
import { pluralize } from '../order/order-texts.ts';

export type OrderRow = InferResponseType<typeof api.orders.$get, 200>['rows'][number];
export type BulkOutcome = InferResponseType<typeof api.orders.dispatch.$post, 200>;
export type SavedView = InferResponseType<typeof api.orders.views.$get, 200>['views'][number];

/** A page of the list. Keeps the previous rows until the new ones have loaded. */
export function useOrders(filter: OrderFilter, after: string | undefined) {
  const query = { ...filter, ...(after && { after }) };
  return useApiQuery(
    ['orders', 'list', writeOrderFilter(filter), after],
    () => api.orders.$get({ query }),
    {
      keepsPreviousData: true,
    },
  );
}

/** How many are in each tab; the same whichever tab is open. */
export function useOrderCounts({ tab: _, sort: __, ...rest }: OrderFilter) {
  const filter: OrderFilter = { tab: 'all', ...rest };
  const load = useApiQuery(
    ['orders', 'counts', writeOrderFilter(filter)],
    () => api.orders.counts.$get({ query: filter }),
    { keepsPreviousData: true },
  );
  const counts = load.data?.counts;
  return useMemo(() => new Map(counts?.map((each) => [each.tab, each])), [counts]);
}

/** For example '234', or '500+' where counting stops. */
export function formatCount(count: number): string {
  return count >= maxOrderCount ? `${maxOrderCount}+` : String(count);
}

export const tabNames: Readonly<Record<OrderTab, string>> = {
  'to-dispatch': 'To dispatch',
  stuck: 'Stuck',
  'awaiting-payment': 'Awaiting payment',
  packing: 'Packing',
  'part-dispatched': 'Part dispatched',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  all: 'All',
};

/** The address of a filter. The sort is included only for tabs that can be sorted. */
export function ordersHref({ sort, ...filter }: OrderFilter, after?: string): string {
  const query = writeOrderFilter({ ...filter, ...(isWorkTab(filter.tab) && sort && { sort }) });
  const page = after === undefined ? '' : `after=${after}`;
  const all = [query, page].filter(Boolean).join('&');
  return all ? `/orders?${all}` : '/orders';
}

/** Whether a filter restricts more than the tab. */
export function hasFilters({ tab, sort: _, ...filter }: OrderFilter): boolean {
  return writeOrderFilter({ tab: 'to-dispatch', ...filter }) !== '' && tab !== undefined;
}

const affectedQueries = [['orders'], ['order'], ['today'], ['activity']];

/** Changes to several orders. The tray shows what was done and offers Undo. */
export function useBulkChanges() {
  const reload = useReload(affectedQueries);
  const toast = useToast();
  const dispatch = useApiMutation(
    (json: { orders: OrderVersion[]; carrier: string }) => api.orders.dispatch.$post({ json }),
    affectedQueries,
  );
  const prepare = useApiMutation(
    (json: { orders: OrderVersion[] }) => api.orders.prepare.$post({ json }),
    affectedQueries,
  );
  const showOutcome = ({ done }: BulkOutcome, text: (orders: string) => string) => {
    const ids = done.flatMap(({ activityId }) => activityId ?? []);
    const undo = async () => {
      try {
        for (const id of ids) await undoActivity(id);
      } finally {
        await reload();
      }
    };
    if (done.length > 0) toast.show({ text: text(pluralize(done.length, 'order')), undo });
  };
  return {
    isPending: dispatch.isPending || prepare.isPending,
    async dispatch(rows: readonly OrderRow[], carrier: string): Promise<BulkOutcome> {
      const outcome = await dispatch.mutateAsync({ orders: rows.map(toOrderVersion), carrier });
      showOutcome(outcome, (orders) => `Dispatched ${orders} with ${carrier}`);
      return outcome;
    },
    async prepare(rows: readonly OrderRow[]): Promise<BulkOutcome> {
      const outcome = await prepare.mutateAsync({ orders: rows.map(toOrderVersion) });
      showOutcome(outcome, (orders) => `Marked ${orders} as packing`);
      return outcome;
    },
  };
}

type OrderVersion = Pick<OrderRow, 'reference' | 'version'>;

function toOrderVersion({ reference, version }: OrderVersion): OrderVersion {
  return { reference, version };
}
