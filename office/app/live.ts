import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { OfficeEvent } from '../../contract/office.ts';

/** The queries to reload after an event. */
function keysOf({ kind, record }: OfficeEvent): QueryKey[] {
  const ofOrder = record ? [['order', record]] : [];
  switch (kind) {
    case 'order':
      return [['today'], ['sales'], ['orders'], ['customers'], ['stock'], ['activity'], ...ofOrder];
    case 'email':
      return [['today'], ['activity'], ['emails'], ['enquiry'], ...ofOrder];
    case 'enquiry':
      return [['today'], ['activity'], ['enquiries'], ['enquiry'], ['customers']];
    case 'stock':
      return [['today'], ['stock'], ['activity'], ['enquiries']];
    case 'staff':
      return [['today'], ['staff']];
    case 'offer':
      return [['today'], ['offer', record], ['enquiries'], ['enquiry'], ['activity'], ['stock']];
    case 'catalogue':
      return [['prices'], ['stock'], ['activity']];
  }
}

/** The query keys of several events, without duplicates. */
export function keysOfAll(events: readonly OfficeEvent[]): QueryKey[] {
  const keys = events.flatMap(keysOf).map((key) => [JSON.stringify(key), key] as const);
  return [...new Map(keys).values()];
}

let lostAt: Date | undefined;
const changed = new EventTarget();

function setLost(at: Date | undefined) {
  if ((lostAt === undefined) === (at === undefined)) return;
  lostAt = at;
  changed.dispatchEvent(new Event('change'));
}

/** When the connection was lost; undefined while it is up. */
export function useLostSince(): Date | undefined {
  return useSyncExternalStore(
    (listener) => {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    () => lostAt,
  );
}

/** Long enough for a server to restart before the connection counts as lost. */
const patience = 2_500;
const pause = 3_000;

/** One event stream for the whole app: the browser reconnects it and receives missed events. */
function listen(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let losing: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const hold = () => {
    clearTimeout(losing);
    losing = undefined;
    setLost(undefined);
  };
  const lose = () => {
    const since = new Date();
    losing ??= setTimeout(() => setLost(since), navigator.onLine ? patience : 0);
  };
  function open() {
    const stream = new EventSource('/api/events');
    source = stream;
    stream.onopen = hold;
    stream.onmessage = ({ data }) => {
      for (const queryKey of keysOfAll(JSON.parse(data))) client.invalidateQueries({ queryKey });
    };
    stream.addEventListener('reload', () => client.invalidateQueries());
    stream.onerror = () => {
      lose();
      // The response is not a stream, for example after signing out, so the browser does not retry.
      if (stream.readyState !== EventSource.CLOSED) return;
      client.invalidateQueries({ queryKey: ['me'] });
      again = setTimeout(open, pause);
    };
  }
  const close = () => {
    clearTimeout(losing);
    clearTimeout(again);
    losing = undefined;
    source?.close();
  };
  /**
   * The browser may take minutes to notice a lost connection. HTTP/1 allows six connections for all
   * tabs, so hidden tabs close theirs and reload everything when they are shown again.
   */
  const reopen = () => {
    close();
    if (!document.hidden) open();
  };
  addEventListener('offline', lose);
  addEventListener('online', reopen);
  document.addEventListener('visibilitychange', reopen);
  reopen();
  return () => {
    removeEventListener('offline', lose);
    removeEventListener('online', reopen);
    document.removeEventListener('visibilitychange', reopen);
    close();
  };
}

/** Keeps loaded data up to date; used once, in the app. */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => listen(client), [client]);
}
