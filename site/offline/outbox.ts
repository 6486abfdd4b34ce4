import { storageKeys } from '../storage-keys.ts';

type RequestBody = Readonly<Record<string, unknown>> & {
  readonly cart?: readonly { readonly id: string; readonly quantity: number }[];
};

/** A request that was made offline and waits to be sent. */
export type QueuedRequest = {
  /** The key of the attempt. It is sent too, so that the server stores the request only once. */
  key: string;
  /** One of `apiPaths`. */
  path: string;
  /** The visitor's name for it: 'Your quote request'. */
  what: string;
  /** When it was made. */
  at: number;
  state: 'waiting' | 'sent' | 'rejected';
  /** The submitted fields, deleted as soon as they are sent. */
  fields?: RequestBody;
  /** Why the server rejected it. */
  reason?: string;
};

/** The result of a request, without its fields. */
export type QueueResult = Pick<QueuedRequest, 'key' | 'state' | 'reason'>;

const open = () => new BroadcastChannel(storageKeys.outbox);

/** Notifies every page of the shop, including this one, because another tab or the worker may send a request. */
function broadcastResult({ key, state, reason }: QueueResult) {
  const channel = open();
  channel.postMessage({ key, state, reason } satisfies QueueResult);
  channel.close();
}

/** Calls back once, when the request stored under this key has been accepted or rejected. */
export function listenForResult(key: string, onResult: (answer: QueueResult) => void) {
  const channel = open();
  channel.onmessage = ({ data }: MessageEvent<QueueResult>) => {
    if (data.key !== key) return;
    channel.close();
    onResult(data);
  };
}

/** The tag of the worker's sync event, which the browser fires when it is online again. */
export const outboxTag = storageKeys.outbox;

/** The storage for requests on this device. */
export type Outbox = {
  read: () => Promise<QueuedRequest[]>;
  write: (request: QueuedRequest) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

/** This browser's outbox. Its database is created when the first request is stored. */
export const browserOutbox: Outbox = {
  read: () => work<QueuedRequest[]>('readonly', (store) => store.getAll()),
  write: async (each) => void (await work('readwrite', (store) => store.put(each))),
  forget: async (key) => void (await work('readwrite', (store) => store.delete(key))),
};

/** Stores a request, and sets the flag that there is one. */
export function queueRequest(request: QueuedRequest, outbox = browserOutbox): Promise<void> {
  return withFlagLock(async () => {
    await outbox.write(request);
    localStorage.setItem(storageKeys.outbox, '1');
  });
}

/** Deletes requests, and clears the flag once there are none. */
export function deleteRequests(keys: readonly string[], outbox = browserOutbox): Promise<void> {
  return withFlagLock(async () => {
    for (const key of keys) await outbox.forget(key);
    if ((await outbox.read()).length === 0) localStorage.removeItem(storageKeys.outbox);
  });
}

/** A lock across tabs, so that none clears the flag that another has just set. */
function withFlagLock(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(`${storageKeys.outbox}.note`, work);
}

/**
 * Sends waiting requests, oldest first, notifies every page, and returns how many still wait. Locked across
 * tabs.
 */
export function sendQueued(outbox = browserOutbox, send: typeof fetch = fetch): Promise<number> {
  return navigator.locks.request(storageKeys.outbox, async () => {
    const waiting = (await outbox.read()).filter(({ state }) => state === 'waiting');
    let remaining = 0;
    for (const each of waiting.sort((a, b) => a.at - b.at)) {
      const { fields, ...withoutFields } = each;
      const outcome = await post(each, send);
      if (!outcome) {
        remaining += 1;
        continue;
      }
      // A rejected request can be corrected, so its fields are kept.
      const updated = { ...(outcome.state === 'sent' ? withoutFields : each), ...outcome };
      await outbox.write(updated);
      broadcastResult(updated);
    }
    return remaining;
  });
}

/** Sends waiting requests. Throws while any are left, so that the browser fires the sync event again. */
export async function sendAllQueued(outbox = browserOutbox, send: typeof fetch = fetch) {
  const remaining = await sendQueued(outbox, send);
  if (remaining > 0) throw new Error(`Not sent yet: ${remaining}`);
}

/** The submitted values by field name. Forms have no field for products, so these are added to the message. */
export function toFormFields({ key, fields = {} }: QueuedRequest): Record<string, string> {
  const { cart = [], ...typed } = fields;
  const texts = Object.entries(typed).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const lines = cart.map(({ id, quantity }) => `${quantity} × ${id}`);
  const message = [typed.message, ...lines].filter(Boolean).join('\n');
  return { ...Object.fromEntries(texts), ...(message && { message }), attempt: key };
}

type SendOutcome = Pick<QueuedRequest, 'state' | 'reason'>;

/** As long as a form waits. Meanwhile the lock keeps other tabs and the worker from sending. */
const requestTimeoutMs = 20_000;

async function post({ path, fields, key }: QueuedRequest, send: typeof fetch) {
  try {
    const answer = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...fields, attempt: key }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    // Parsed by hand, because the schemas of contract/ would double the worker. Other responses leave it waiting.
    const body: { ok?: unknown; error?: unknown; fields?: object } | null = await answer.json();
    if (answer.ok && body?.ok === true) return { state: 'sent' } satisfies SendOutcome;
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (!isFinal || typeof body?.error !== 'string') return undefined;
    // The message is shown without marked fields, so the errors of the fields are more useful.
    const reason = Object.values(body.fields ?? {}).join(' ') || body.error;
    return { state: 'rejected', reason } satisfies SendOutcome;
  } catch {
    return undefined;
  }
}

function work<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(storageKeys.outbox, 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('requests', { keyPath: 'key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('requests', mode);
      const storeRequest = ask(transaction.objectStore('requests'));
      // An open database keeps a page out of the back/forward cache.
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(storeRequest.result);
      };
      transaction.onabort = transaction.onerror = () => {
        opening.result.close();
        reject(transaction.error);
      };
    };
  });
}
