import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useMemo } from 'react';
import {
  isWorkTab,
  mostCounted,
  type OrderFilter,
  type OrderTab,
  writeOrderFilter,
} from '../../contract/order-list.ts';
import { api, read, useChange, useLoad } from '../app/api.ts';
import { useTray } from '../app/Tray.tsx';
import { counted } from '../order/order-texts.ts';

export type OrderRow = InferResponseType<typeof api.orders.$get, 200>['rows'][number];
export type Outcome = InferResponseType<typeof api.orders.dispatch.$post, 200>;
export type SavedView = InferResponseType<typeof api.orders.views.$get, 200>['views'][number];

/** A page of the list. Keeps the previous rows until the new ones have loaded. */
export function useOrders(filter: OrderFilter, after: string | undefined) {
  const query = { ...filter, ...(after && { after }) };
  return useLoad(
    ['orders', 'list', writeOrderFilter(filter), after],
    () => api.orders.$get({ query }),
    {
      keepsLast: true,
    },
  );
}

/** How many are in each tab; the same whichever tab is open. */
export function useOrderCounts({ tab: _, sort: __, ...rest }: OrderFilter) {
  const filter: OrderFilter = { tab: 'all', ...rest };
  const load = useLoad(
    ['orders', 'counts', writeOrderFilter(filter)],
    () => api.orders.counts.$get({ query: filter }),
    { keepsLast: true },
  );
  const counts = load.data?.counts;
  return useMemo(() => new Map(counts?.map((each) => [each.tab, each])), [counts]);
}

/** For example '234', or '500+' where counting stops. */
export function countWords(count: number): string {
  return count >= mostCounted ? `${mostCounted}+` : String(count);
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
export function isNarrowed({ tab, sort: _, ...filter }: OrderFilter): boolean {
  return writeOrderFilter({ tab: 'to-dispatch', ...filter }) !== '' && tab !== undefined;
}

const touched = [['orders'], ['order'], ['today'], ['activity']];

/** Changes to several orders. The tray shows what was done and offers Undo. */
export function useBulk() {
  const client = useQueryClient();
  const tray = useTray();
  const dispatch = useChange(
    (json: { orders: Chosen[]; carrier: string }) => api.orders.dispatch.$post({ json }),
    touched,
  );
  const prepare = useChange(
    (json: { orders: Chosen[] }) => api.orders.prepare.$post({ json }),
    touched,
  );
  const say = ({ done }: Outcome, text: (orders: string) => string) => {
    const ids = done.flatMap(({ activityId }) => activityId ?? []);
    const undo = async () => {
      try {
        for (const id of ids) {
          await read(api.activity[':id'].undo.$post({ param: { id: String(id) } }));
        }
      } finally {
        await Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey })));
      }
    };
    if (done.length > 0) tray.show({ text: text(counted(done.length, 'order')), undo });
  };
  return {
    isPending: dispatch.isPending || prepare.isPending,
    async dispatch(rows: readonly OrderRow[], carrier: string): Promise<Outcome> {
      const outcome = await dispatch.mutateAsync({ orders: rows.map(chosen), carrier });
      say(outcome, (orders) => `Dispatched ${orders} with ${carrier}`);
      return outcome;
    },
    async prepare(rows: readonly OrderRow[]): Promise<Outcome> {
      const outcome = await prepare.mutateAsync({ orders: rows.map(chosen) });
      say(outcome, (orders) => `Marked ${orders} as packing`);
      return outcome;
    },
  };
}

type Chosen = Pick<OrderRow, 'reference' | 'version'>;

function chosen({ reference, version }: Chosen): Chosen {
  return { reference, version };
}
