import { storageKeys } from '../storage-keys.ts';

/** The browser calls the worker by this name when there is a signal again. */
export const outboxTag = storageKeys.outbox;

/** Something typed without a signal, on its way to us. */
export type Letter = {
  /** The key of the attempt: sent along, so that the server keeps it once however often it comes. */
  key: string;
  /** One of `calls`. */
  path: string;
  /** What it is, in words: 'Your quote request'. */
  what: string;
  /** When it was typed. */
  at: number;
  state: 'waiting' | 'sent' | 'refused';
  /** What was typed; gone as soon as it is no longer needed. */
  fields?: Readonly<Record<string, unknown>>;
  /** Why the server would not have it. */
  reason?: string;
};

/** Where letters are kept on this device. */
export type Outbox = {
  read: () => Promise<Letter[]>;
  write: (letter: Letter) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

/** The outbox of this browser. It is made when something is first put in. */
export const browserOutbox: Outbox = {
  read: () => work<Letter[]>('readonly', (store) => store.getAll()),
  write: async (each) => void (await work('readwrite', (store) => store.put(each))),
  forget: async (key) => void (await work('readwrite', (store) => store.delete(key))),
};

/**
 * Sends what waits, oldest first, and notes what came of each. What gets no answer, or is asked to
 * come later, waits on. Pages and the worker take turns, so that the next finds what is sent already.
 */
export async function sendKept(outbox = browserOutbox, send: typeof fetch = fetch) {
  await navigator.locks.request(storageKeys.outbox, async () => {
    const waiting = (await outbox.read()).filter(({ state }) => state === 'waiting');
    for (const each of waiting.sort((a, b) => a.at - b.at)) {
      const { fields, ...told } = each;
      const outcome = await post(each, send);
      if (outcome) await outbox.write({ ...told, ...outcome });
    }
  });
}

type Outcome = Pick<Letter, 'state' | 'reason'>;

async function post({ path, fields, key }: Letter, send: typeof fetch) {
  try {
    const answer = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...fields, attempt: key }),
    });
    // Read by hand: the checks of contract/ would double the worker. What is neither waits on.
    const body: { ok?: unknown; error?: unknown } | null = await answer.json();
    if (answer.ok && body?.ok === true) return { state: 'sent' } satisfies Outcome;
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (!isFinal || typeof body?.error !== 'string') return undefined;
    return { state: 'refused', reason: body.error } satisfies Outcome;
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
    opening.onupgradeneeded = () => opening.result.createObjectStore('letters', { keyPath: 'key' });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('letters', mode);
      const asked = ask(transaction.objectStore('letters'));
      // An open database keeps a page out of the browser's cache for Back and Forward.
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(asked.result);
      };
      transaction.onabort = transaction.onerror = () => {
        opening.result.close();
        reject(transaction.error);
      };
    };
  });
}
