import type { InferResponseType } from 'hono/client';
import type { HistoryTab } from '../../contract/customers.ts';
import { formatQuery } from '../../contract/query.ts';
import { ukDateFormatter } from '../../contract/uk-time.ts';
import { api, useApiMutation, useApiQuery } from '../app/api.ts';
import { pluralize } from '../order/order-texts.ts';

const customerApi = api.customers[':id'];

export type CustomerRow = InferResponseType<typeof api.customers.$get, 200>['rows'][number];
export type CustomerDetail = InferResponseType<typeof customerApi.$get, 200>;
export type HistoryEntry = CustomerDetail['history'][number];

/** A page of the list. Keeps the previous rows until the new ones have loaded. */
export function useCustomers(search: string, after: string | undefined, enabled = true) {
  return useApiQuery(
    ['customers', 'list', search, after],
    () => api.customers.$get({ query: { search, ...(after && { after }) } }),
    { keepsPreviousData: true, enabled },
  );
}

export function useCustomer(id: string, show: HistoryTab) {
  return useApiQuery(
    ['customers', id, show],
    () => customerApi.$get({ param: { id }, query: { show } }),
    { keepsPreviousData: true },
  );
}

export function useEraseCustomer(id: number) {
  return useApiMutation(
    (json: { email: string }) => customerApi.erase.$post({ param: { id: String(id) }, json }),
    [['customers', 'list'], ['emails'], ['today'], ['activity']],
  );
}

/** The address of a search, or of a later page of its results. */
export function customersHref(search: string, after?: string): string {
  const query = formatQuery({ search: search || undefined, after });
  return query ? `/customers?${query}` : '/customers';
}

/** For example '31 Mar 2033'. */
export const formatFullDay = ukDateFormatter({ day: 'numeric', month: 'short', year: 'numeric' });

type HeldData = CustomerDetail['held'][number];

/** The data of one kind that we hold, and until when. */
export function formatHeldData(held: HeldData): readonly [what: string, until: string] {
  const { kind, count } = held;
  const lastDay = 'until' in held && held.until ? formatFullDay(new Date(held.until)) : undefined;
  const until = lastDay ? `until ${lastDay}` : '';
  switch (kind) {
    case 'orders':
      return [pluralize(count, 'order'), until];
    case 'documents':
      return [
        count === 1 ? '1 invoice or credit note' : `${count} invoices and credit notes`,
        'with their orders',
      ];
    case 'enquiries':
      return [count === 1 ? '1 enquiry' : `${count} enquiries`, until];
    case 'offers':
      return [pluralize(count, 'offer'), 'with their quote requests'];
    case 'restock-requests':
      return [
        pluralize(count, 'restock request'),
        lastDay ? `until emailed, at most ${lastDay}` : '',
      ];
    case 'registers':
      return [pluralize(count, 'equipment register'), `${until} unless visited`];
    case 'emails':
      return [pluralize(count, 'email'), 'with the order or enquiry'];
    case 'activity-values':
      return [`${pluralize(count, 'value')} in the activity log`, 'with their orders'];
  }
}
