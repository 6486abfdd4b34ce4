import type { Queries } from '../database/database.ts';
import { type OrderEventKind, orderEvent } from '../database/schema.ts';
import type { Order } from './find-order.ts';
import { readOrder } from './read-order.ts';

/** Adds what is noted of an order to its history. */
export async function keepNote(
  queries: Queries,
  before: Order,
  note?: string,
  kind?: OrderEventKind,
): Promise<Order> {
  if (!note) return before;
  await queries.insert(orderEvent).values({ orderId: before.id, state: before.state, note, kind });
  return readOrder(queries, before.reference);
}

/** What there was to look at, for whoever asks later. */
export function lookedAtNote(attention: string | null): string | undefined {
  return attention === null ? undefined : `Was to be looked at: ${attention}`;
}

/** What there is of them, one after the other. */
export function sentences(...given: readonly (string | undefined)[]): string | undefined {
  return given.filter(Boolean).join(' ') || undefined;
}
