import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { OfficeEvent } from '../../contract/office.ts';

/** The queries to reload after an event. */
function queryKeysOf({ kind, record }: OfficeEvent): QueryKey[] {
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
export function affectedQueryKeys(events: readonly OfficeEvent[]): QueryKey[] {
  const keys = events.flatMap(queryKeysOf).map((key) => [JSON.stringify(key), key] as const);
  return [...new Map(keys).values()];
}

let disconnectedAt: Date | undefined;
const connectionEvents = new EventTarget();

function setDisconnected(at: Date | undefined) {
  if ((disconnectedAt === undefined) === (at === undefined)) return;
  disconnectedAt = at;
  connectionEvents.dispatchEvent(new Event('change'));
}

/** When the connection was lost; undefined while it is up. */
export function useDisconnectedSince(): Date | undefined {
  return useSyncExternalStore(
    (listener) => {
      connectionEvents.addEventListener('change', listener);
      return () => connectionEvents.removeEventListener('change', listener);
    },
    () => disconnectedAt,
  );
}

/** Long enough for a server to restart before the connection counts as lost. */
const disconnectDelayMs = 2_500;
const reconnectDelayMs = 3_000;

/** One event stream for the whole app: the browser reconnects it and receives missed events. */
function connectEvents(client: QueryClient): () => void {
  let source: EventSource | undefined;
  let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;

  const markConnected = () => {
    clearTimeout(disconnectTimer);
    disconnectTimer = undefined;
    setDisconnected(undefined);
  };
  const markDisconnected = () => {
    const since = new Date();
    disconnectTimer ??= setTimeout(
      () => setDisconnected(since),
      navigator.onLine ? disconnectDelayMs : 0,
    );
  };
  function open() {
    const stream = new EventSource('/api/events');
    source = stream;
    stream.onopen = markConnected;
    stream.onmessage = ({ data }) => {
      for (const queryKey of affectedQueryKeys(JSON.parse(data)))
        client.invalidateQueries({ queryKey });
    };
    stream.addEventListener('reload', () => client.invalidateQueries());
    stream.onerror = () => {
      markDisconnected();
      // The response is not a stream, for example after signing out, so the browser does not retry.
      if (stream.readyState !== EventSource.CLOSED) return;
      client.invalidateQueries({ queryKey: ['me'] });
      reconnectTimer = setTimeout(open, reconnectDelayMs);
    };
  }
  const close = () => {
    clearTimeout(disconnectTimer);
    clearTimeout(reconnectTimer);
    disconnectTimer = undefined;
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
  addEventListener('offline', markDisconnected);
  addEventListener('online', reopen);
  document.addEventListener('visibilitychange', reopen);
  reopen();
  return () => {
    removeEventListener('offline', markDisconnected);
    removeEventListener('online', reopen);
    document.removeEventListener('visibilitychange', reopen);
    close();
  };
}

/** Keeps loaded data up to date; used once, in the app. */
export function useLiveUpdates(): void {
  const client = useQueryClient();
  useEffect(() => connectEvents(client), [client]);
}
