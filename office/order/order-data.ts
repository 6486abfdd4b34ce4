import { useQueryClient } from '@tanstack/react-query';
import type { ClientResponse, InferResponseType } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import { api, type RequestError, read, useChange, useLoad } from '../app/api.ts';
import { useTray } from '../app/Tray.tsx';
import { conflictOf, useForm } from '../ui/form.tsx';

/** API routes of one order. */
export const orderApi = api.orders[':reference'];

/** An order with all its details. */
export type OrderDetail = InferResponseType<typeof orderApi.$get, 200>;
export type OrderDetailLine = OrderDetail['lines'][number];

type Changed = InferResponseType<typeof orderApi.dispatch.$post, 200>;

/** The current order, and who changed what in the meantime. */
export type Conflict = { order: OrderDetail; changes: Stale['changes'] };
type Stale = InferResponseType<typeof orderApi.dispatch.$post, 409>;

function staleOf(error: unknown): Conflict | undefined {
  const { current, changes } = conflictOf(error) ? ((error as RequestError).body as Stale) : {};
  return current && changes && { order: current, changes };
}

export function useOrder(reference: string) {
  return useLoad(['order', reference], () => orderApi.$get({ param: { reference } }));
}

const lists = [['orders'], ['today'], ['activity']];

/** This user's own changes: the pending one of each order, and the order after each version. */
const underWay = new Map<string, Promise<unknown>>();
const afterOwn = new Map<string, OrderDetail>();

/** The order as this user saw it, plus their own changes since, which are no conflict. */
async function withOwnChanges(seen: OrderDetail): Promise<OrderDetail> {
  await underWay.get(seen.reference)?.catch(ignore);
  let known = seen;
  for (let next: typeof known | undefined = seen; next; ) {
    known = next;
    next = afterOwn.get(`${known.reference} ${known.version}`);
  }
  return known;
}

/** A change to an order: the screen shows the response at once, and the tray offers Undo. */
export function useOrderChange<Input>(
  reference: string,
  call: (input: Input) => Promise<ClientResponse<unknown>>,
  said: (input: Input) => string,
) {
  const client = useQueryClient();
  const tray = useTray();
  const key = ['order', reference];
  const { mutateAsync } = useChange(call, lists);
  const undo = async (id: number) => {
    await read(api.activity[':id'].undo.$post({ param: { id: String(id) } }));
    await Promise.all([key, ...lists].map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return async (input: Input): Promise<void> => {
    const changing = mutateAsync(input);
    underWay.set(reference, changing);
    const { order, activityId, undoUntil } = (await changing) as Changed;
    afterOwn.set(`${reference} ${order.version - 1}`, order);
    client.setQueryData(key, order);
    const canUndo = undoUntil !== undefined && activityId !== undefined;
    tray.show({ text: said(input), ...(canUndo && { undo: () => undo(activityId) }) });
  };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * A form about an order. It is sent with the version that the user saw when they began to type, even if
 * others change it; after a conflict they keep the other version or send their own again.
 */
export function useOrderForm<Given extends Values>(
  order: OrderDetail,
  initialOf: (order: OrderDetail) => Given,
  send: (values: Given, seen: OrderDetail) => Promise<unknown>,
) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(order);
  const accepted = useRef<OrderDetail>(undefined);
  const form = useForm(initialOf(seen), async (values) =>
    send(values, accepted.current ?? (await withOwnChanges(seen))),
  );
  const isTouched = JSON.stringify(form.values) !== JSON.stringify(initialOf(seen));
  const { reset } = form;
  useEffect(() => {
    if (isTouched || seen === order) return;
    setSeen(order);
    reset(initialOf(order));
  });
  const conflict = staleOf(form.error);
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
      reset(initialOf(conflict.order));
    },
    sendMine() {
      accepted.current = conflict?.order;
      form.submit();
    },
  };
}

/** The form values that differ. */
export function changedOf<Given extends Values>(before: Given, after: Given): Partial<Given> {
  const changed = Object.entries(after).filter(([name, value]) => value !== before[name]);
  return Object.fromEntries(changed) as Partial<Given>;
}

/** Ignores the failure of an earlier change, which its caller handles. */
function ignore() {}
