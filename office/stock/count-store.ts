import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { mostAgo, onHandCount, stockCauses } from '../../contract/stock-list.ts';
import { api, RequestError, read } from '../app/api.ts';

const row = v.object({
  id: v.string(),
  sku: v.string(),
  name: v.string(),
  picture: v.optional(v.string()),
  onHand: v.number(),
  held: v.number(),
});

/** A product that is to be counted, as it was when it was last read. */
export type CountRow = v.InferOutput<typeof row>;

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
  rows: v.pipe(v.array(row), v.minLength(1)),
  place: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The number counted, by product id. */
  counted: v.record(v.string(), v.number()),
});

export type CountList = v.InferOutput<typeof countList>;

type Kept = { list?: CountList | undefined; waiting: readonly WaitingCount[] };

/** Reads the stored counts. Invalid parts are dropped, and the rest is kept. */
export function readKept(text: string | null): Kept {
  const given = v.safeParse(v.looseObject({ waiting: v.array(v.unknown()) }), parsed(text));
  if (!given.success) return { waiting: [] };
  const list = v.safeParse(countList, given.output.list);
  const waiting = given.output.waiting.filter((one) => v.is(waitingCount, one));
  return { waiting, ...(list.success && { list: list.output }) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const storageKey = 'office-counts';
const changed = new EventTarget();
let text: string | null | undefined;
let kept: Kept = { waiting: [] };

function snapshot(): Kept {
  const now = localStorage.getItem(storageKey);
  if (now !== text) {
    text = now;
    kept = readKept(now);
  }
  return kept;
}

/** Reads the current storage first, so that tabs do not overwrite each other. */
function change(to: (before: Kept) => Kept): void {
  const after = to(snapshot());
  if (after.list || after.waiting.length > 0)
    localStorage.setItem(storageKey, JSON.stringify(after));
  else localStorage.removeItem(storageKey);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

/** The counts on this device: the current list, and counts not sent yet. */
export const useKept = () => useSyncExternalStore(subscribe, snapshot);

/** Starts or updates the current list of products; undefined ends it. */
export function keepList(list: CountList | undefined): void {
  change(({ waiting }) => ({ list, waiting }));
}

/** Stores a count until it has been sent, and moves on to the next product. */
export function keepCount(count: Omit<WaitingCount, 'key' | 'at'>): void {
  change(({ list, waiting }) => ({
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
export function dropCount(key: string): void {
  change((before) => ({ ...before, waiting: before.waiting.filter((one) => one.key !== key) }));
}

/** Whether sending the same count again would fail again. */
const isFinal = (error: unknown): error is RequestError =>
  error instanceof RequestError && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Sends a user's counts, the oldest first, until one cannot be sent; in one tab at a time. */
export function sendCounts(staffId: number): Promise<void> {
  return navigator.locks.request(storageKey, async () => {
    for (;;) {
      const next = snapshot().waiting.find((one) => one.staffId === staffId && !one.error);
      if (!next || !navigator.onLine) return;
      const { key, productId, expected, counted, cause, at } = next;
      const ago = Math.min(mostAgo, Math.max(0, Date.now() - at));
      try {
        const counts = [{ productId, expected, counted, cause, ago }];
        await read(api.stock.counts.$post({ json: { key, counts } }));
        dropCount(key);
      } catch (error) {
        if (!isFinal(error)) return;
        change((before) => ({
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
export function keepSending(staffId: number): () => void {
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
