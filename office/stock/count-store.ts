import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { maxCountAgeMs, onHandCount, stockCauses } from '../../contract/stock-list.ts';
import { api, RequestError, readJson } from '../app/api.ts';

const productRow = v.object({
  id: v.string(),
  sku: v.string(),
  name: v.string(),
  picture: v.optional(v.string()),
  onHand: v.number(),
  held: v.number(),
});

/** A product that is to be counted, as it was when it was last read. */
export type CountRow = v.InferOutput<typeof productRow>;

const waitingCount = v.object({
  /** Created on this device: the count is recorded once, however often it is sent. */
  key: v.pipe(v.string(), v.uuid()),
  /** Who counted; only their own session sends it. */
  staffId: v.number(),
  productId: v.string(),
  name: v.string(),
  expected: onHandCount,
  counted: onHandCount,
  cause: v.optional(v.picklist(stockCauses)),
  /** When, by the clock of this device. */
  at: v.number(),
  /** Why the server rejected it. */
  error: v.optional(v.string()),
});

/** A count that has not been sent yet. */
export type WaitingCount = v.InferOutput<typeof waitingCount>;

const countList = v.object({
  rows: v.pipe(v.array(productRow), v.minLength(1)),
  place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The number counted, by product id. */
  counted: v.record(v.string(), v.number()),
});

export type CountList = v.InferOutput<typeof countList>;

type StoredCounts = { list?: CountList | undefined; waiting: readonly WaitingCount[] };

/** Reads the stored counts. Invalid parts are dropped, and the rest is kept. */
export function parseStoredCounts(text: string | null): StoredCounts {
  const given = v.safeParse(v.looseObject({ waiting: v.array(v.unknown()) }), parseJson(text));
  if (!given.success) return { waiting: [] };
  const list = v.safeParse(countList, given.output.list);
  const waiting = given.output.waiting.filter((one) => v.is(waitingCount, one));
  return { waiting, ...(list.success && { list: list.output }) };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const storageKey = 'office-counts';
const storeEvents = new EventTarget();
let storedText: string | null | undefined;
let stored: StoredCounts = { waiting: [] };

function snapshot(): StoredCounts {
  const now = localStorage.getItem(storageKey);
  if (now !== storedText) {
    storedText = now;
    stored = parseStoredCounts(now);
  }
  return stored;
}

/** Reads the current storage first, so that tabs do not overwrite each other. */
function updateStored(update: (before: StoredCounts) => StoredCounts): void {
  const after = update(snapshot());
  if (after.list || after.waiting.length > 0)
    localStorage.setItem(storageKey, JSON.stringify(after));
  else localStorage.removeItem(storageKey);
  storeEvents.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void) {
  storeEvents.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    storeEvents.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

/** The counts on this device: the current list, and counts not sent yet. */
export const useStoredCounts = () => useSyncExternalStore(subscribe, snapshot);

/** Starts or updates the current list of products; undefined ends it. */
export function saveCountList(list: CountList | undefined): void {
  updateStored(({ waiting }) => ({ list, waiting }));
}

/** Stores a count until it has been sent, and moves on to the next product. */
export function queueCount(count: Omit<WaitingCount, 'key' | 'at'>): void {
  updateStored(({ list, waiting }) => ({
    list: list && {
      ...list,
      place: list.place + 1,
      counted: { ...list.counted, [count.productId]: count.counted },
    },
    waiting: [...waiting, { ...count, key: crypto.randomUUID(), at: Date.now() }],
  }));
  sendCounts(count.staffId);
}

/** Removes a count that has not been sent. */
export function removeCount(key: string): void {
  updateStored((before) => ({
    ...before,
    waiting: before.waiting.filter((one) => one.key !== key),
  }));
}

/** Whether sending the same count again would fail again. */
const isPermanentFailure = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Sends a user's counts, the oldest first, until one cannot be sent; in one tab at a time. */
export function sendCounts(staffId: number): Promise<void> {
  return navigator.locks.request(storageKey, async () => {
    for (;;) {
      const next = snapshot().waiting.find((one) => one.staffId === staffId && !one.error);
      if (!next || !navigator.onLine) return;
      const { key, productId, expected, counted, cause, at } = next;
      const ago = Math.min(maxCountAgeMs, Math.max(0, Date.now() - at));
      try {
        const counts = [{ productId, expected, counted, cause, ago }];
        await readJson(api.stock.counts.$post({ json: { key, counts } }));
        removeCount(key);
      } catch (error) {
        if (!isPermanentFailure(error)) return;
        updateStored((before) => ({
          ...before,
          waiting: before.waiting.map((one) =>
            one.key === key ? { ...one, error: error.message } : one,
          ),
        }));
      }
    }
  });
}

/** How often unsent counts are retried; they are also retried when the connection returns. */
const retryMs = 15_000;

/** Sends a user's stored counts until the returned function is called. */
export function startSending(staffId: number): () => void {
  const send = () => {
    sendCounts(staffId);
  };
  send();
  const timer = setInterval(send, retryMs);
  addEventListener('online', send);
  return () => {
    clearInterval(timer);
    removeEventListener('online', send);
  };
}
