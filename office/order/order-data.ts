import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import { api, type RequestError, useApiQuery } from '../app/api.ts';
import { useRecordChange } from '../app/use-record-change.ts';
import { getConflict, useForm } from '../ui/form.tsx';

/** API routes of one order. */
export const orderApi = api.orders[':reference'];

/** An order with all its details. */
export type OrderDetail = InferResponseType<typeof orderApi.$get, 200>;
export type OrderDetailLine = OrderDetail['lines'][number];

type ChangeResponse = InferResponseType<typeof orderApi.dispatch.$post, 200>;

/** The current order, and who changed what in the meantime. */
export type Conflict = { order: OrderDetail; changes: StaleResponse['changes'] };
type StaleResponse = InferResponseType<typeof orderApi.dispatch.$post, 409>;

function getOrderConflict(error: unknown): Conflict | undefined {
  const { current, changes } = getConflict(error)
    ? ((error as RequestError).body as StaleResponse)
    : {};
  return current && changes && { order: current, changes };
}

export function useOrder(reference: string) {
  return useApiQuery(['order', reference], () => orderApi.$get({ param: { reference } }));
}

const affectedQueries = [['orders'], ['today'], ['activity']];

/** This user's own changes: the pending one of each order, and the order after each version. */
const pendingChanges = new Map<string, Promise<unknown>>();
const ordersAfterOwnChange = new Map<string, OrderDetail>();

/** The order as this user saw it, plus their own changes since, which are no conflict. */
async function withOwnChanges(seen: OrderDetail): Promise<OrderDetail> {
  await pendingChanges.get(seen.reference)?.catch(ignore);
  let newest = seen;
  for (let next: typeof newest | undefined = seen; next; ) {
    newest = next;
    next = ordersAfterOwnChange.get(`${newest.reference} ${newest.version}`);
  }
  return newest;
}

/** A change to an order. */
export function useOrderChange(reference: string) {
  const change = useRecordChange<ChangeResponse>(['order', reference], {
    affectedQueries,
    recordOf: ({ order }) => {
      ordersAfterOwnChange.set(`${reference} ${order.version - 1}`, order);
      return order;
    },
    isUndoable: ({ undoUntil }) => undoUntil !== undefined,
  });
  return (...request: Parameters<typeof change>): Promise<void> => {
    const pendingChange = change(...request);
    pendingChanges.set(reference, pendingChange);
    return pendingChange;
  };
}

export function useStartPacking({ reference, version }: OrderDetail) {
  const change = useOrderChange(reference);
  return () =>
    change(
      () => orderApi.prepare.$post({ param: { reference }, json: { version } }),
      `${reference} is being packed.`,
    );
}

type Shipment = { version: number; carrier: string; tracking: string };

/** Corrects a shipment: the call, and what the tray says. */
export function shipmentCorrection(reference: string, id: number, json: Shipment) {
  const param = { reference, id: String(id) };
  return [
    () => orderApi.shipments[':id{[0-9]{1,9}}'].$post({ param, json }),
    `${reference}: shipment corrected. The buyer’s email goes in 20 s.`,
  ] as const;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A form about an order. It is sent with the version that the user saw when they began to type, even if
 * others change it; after a conflict they keep the other version or send their own again.
 */
export function useOrderForm<Given extends Values>(
  order: OrderDetail,
  getInitialValues: (order: OrderDetail) => Given,
  send: (values: Given, seen: OrderDetail) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(order);
  const acceptedOrder = useRef<OrderDetail>(undefined);
  const form = useForm(getInitialValues(seen), async (values) =>
    send(values, acceptedOrder.current ?? (await withOwnChanges(seen))),
  );
  const isTouched = JSON.stringify(form.values) !== JSON.stringify(getInitialValues(seen));
  const { reset } = form;
  useEffect(() => {
    if (isTouched || seen === order) return;
    setSeen(order);
    reset(getInitialValues(order));
  });
  const conflict = getOrderConflict(form.error);
  return {
    ...form,
    /** The order as it was when the user began to type. */
    seen,
    isTouched,
    conflict,
    keepTheirs() {
      if (!conflict) return;
      client.setQueryData(['order', order.reference], conflict.order);
      setSeen(conflict.order);
      reset(getInitialValues(conflict.order));
    },
    sendMine() {
      acceptedOrder.current = conflict?.order;
      form.submit();
    },
  };
}

/** The form values that differ. */
export function changedValues<Given extends Values>(before: Given, after: Given): Partial<Given> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return Object.fromEntries(changed) as Partial<Given>;
}

/** Ignores the failure of an earlier change, which its caller handles. */
function ignore() {}
