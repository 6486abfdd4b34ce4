import { storageKeys } from '../storage-keys.ts';

type RequestBody = Readonly<Record<string, unknown>> & {
  readonly cart?: readonly { readonly id: string; readonly quantity: number }[];
};

/** Something typed without a signal, on its way to us. */
export type QueuedRequest = {
  /** The key of the attempt: sent along, so that the server keeps it once however often it comes. */
  key: string;
  /** One of `apiPaths`. */
  path: string;
  /** What it is, in words: 'Your quote request'. */
  what: string;
  /** When it was typed. */
  at: number;
  state: 'waiting' | 'sent' | 'rejected';
  /** What was typed; gone as soon as it is sent. */
  fields?: RequestBody;
  /** Why the server would not have it. */
  reason?: string;
};

/** What came of a request, and nothing of what was typed. */
export type QueueAnswer = Pick<QueuedRequest, 'key' | 'state' | 'reason'>;

const open = () => new BroadcastChannel(storageKeys.outbox);

/** Tells every page of the shop, this one too: a request may be sent by another tab, or the worker. */
function tellAnswer({ key, state, reason }: QueueAnswer) {
  const channel = open();
  channel.postMessage({ key, state, reason } satisfies QueueAnswer);
  channel.close();
}

/** Calls back, once, when what was kept under this key has reached us or was rejected. */
export function hearAnswer(key: string, tell: (answer: QueueAnswer) => void) {
  const channel = open();
  channel.onmessage = ({ data }: MessageEvent<QueueAnswer>) => {
    if (data.key !== key) return;
    channel.close();
    tell(data);
  };
}

/** The browser calls the worker by this name when there is a signal again. */
export const outboxTag = storageKeys.outbox;

/** Where requests are kept on this device. */
export type Outbox = {
  read: () => Promise<QueuedRequest[]>;
  write: (request: QueuedRequest) => Promise<void>;
  forget: (key: string) => Promise<void>;
};

/** The outbox of this browser. It is made when something is first put in. */
export const browserOutbox: Outbox = {
  read: () => work<QueuedRequest[]>('readonly', (store) => store.getAll()),
  write: async (each) => void (await work('readwrite', (store) => store.put(each))),
  forget: async (key) => void (await work('readwrite', (store) => store.delete(key))),
};

/** Puts a request in, and the note that there is one. */
export function queueRequest(request: QueuedRequest, outbox = browserOutbox): Promise<void> {
  return noting(async () => {
    await outbox.write(request);
    localStorage.setItem(storageKeys.outbox, '1');
  });
}

/** Forgets requests, and takes the note away once there is none. */
export function forgetRequests(keys: readonly string[], outbox = browserOutbox): Promise<void> {
  return noting(async () => {
    for (const key of keys) await outbox.forget(key);
    if ((await outbox.read()).length === 0) localStorage.removeItem(storageKeys.outbox);
  });
}

/** Tabs take turns, so that none takes away the note of what another has just put in. */
function noting(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request(`${storageKeys.outbox}.note`, work);
}

/** Sends what waits, oldest first, tells every page, and answers how many still wait. Pages and worker take turns. */
export function sendKept(outbox = browserOutbox, send: typeof fetch = fetch): Promise<number> {
  return navigator.locks.request(storageKeys.outbox, async () => {
    const waiting = (await outbox.read()).filter(({ state }) => state === 'waiting');
    let left = 0;
    for (const each of waiting.sort((a, b) => a.at - b.at)) {
      const { fields, ...told } = each;
      const outcome = await post(each, send);
      if (!outcome) {
        left += 1;
        continue;
      }
      // What was rejected can be corrected, so it is kept as typed.
      const answered = { ...(outcome.state === 'sent' ? told : each), ...outcome };
      await outbox.write(answered);
      tellAnswer(answered);
    }
    return left;
  });
}

/** Sends what waits. Fails while something still does, so that the browser calls again. */
export async function sendAllKept(outbox = browserOutbox, send: typeof fetch = fetch) {
  const left = await sendKept(outbox, send);
  if (left > 0) throw new Error(`Not sent yet: ${left}`);
}

/** What was typed, by field names. A form has none for products: they follow the message. */
export function formFieldsOf({ key, fields = {} }: QueuedRequest): Record<string, string> {
  const { cart = [], ...typed } = fields;
  const texts = Object.entries(typed).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  const lines = cart.map(({ id, quantity }) => `${quantity} × ${id}`);
  const message = [typed.message, ...lines].filter(Boolean).join('\n');
  return { ...Object.fromEntries(texts), ...(message && { message }), attempt: key };
}

type SendOutcome = Pick<QueuedRequest, 'state' | 'reason'>;

/** As long as a form waits: nobody else can send meanwhile, neither another tab nor the worker. */
const patience = 20_000;

async function post({ path, fields, key }: QueuedRequest, send: typeof fetch) {
  try {
    const answer = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...fields, attempt: key }),
      signal: AbortSignal.timeout(patience),
    });
    // Read by hand: the checks of contract/ would double the worker. What is neither waits on.
    const body: { ok?: unknown; error?: unknown; fields?: object } | null = await answer.json();
    if (answer.ok && body?.ok === true) return { state: 'sent' } satisfies SendOutcome;
    const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 429;
    if (!isFinal || typeof body?.error !== 'string') return undefined;
    // No field is marked where this is told: what is wrong with each says more.
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
      const asked = ask(transaction.objectStore('requests'));
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
