import { apiPaths } from '../../../contract/api-paths.ts';
import { storageKeys } from '../../storage-keys.ts';

/**
 * One try to check out, which holds its goods while the buyer is away to pay. The key makes every
 * repeat of it one session on the server; `cart` is what was asked for, to the letter, `at` when.
 */
export type Attempt = {
  key: string;
  cart: string;
  at: number;
  /** The provider's name for the payment its buyer has gone to, until they are told how that ended. */
  session?: string;
};

export type AttemptKeeper = {
  read: () => Attempt | undefined;
  keep: (attempt: Attempt) => void;
  /** Frees the goods that an attempt holds. Never throws; what cannot be freed is kept. */
  giveUp: (attempt: Attempt) => Promise<void>;
  /** Over when nothing is being given up any more. */
  settled: () => Promise<void>;
  /** While this runs the attempt is on its way to the server, and cannot be given up. */
  whileAsking: <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;
  /** The cart is another one now: whatever the last attempt holds is free for it. */
  onCartChanged: () => void;
};

type Surroundings = {
  /** Throws where the browser keeps its storage shut; the attempt then lives as long as the page. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  send?: typeof fetch;
};

const patience = 5000;

/** Remembers, for one tab, the last attempt to check out, so that a buyer never waits for themselves. */
export function createAttemptKeeper({ storage, send = fetch }: Surroundings): AttemptKeeper {
  let onlyCopy: Attempt | undefined;
  let givingUp = Promise.resolve();
  let asking = false;

  function read(): Attempt | undefined {
    try {
      const text = storage().getItem(storageKeys.checkout);
      return text === null ? onlyCopy : attemptFrom(JSON.parse(text));
    } catch {
      return onlyCopy;
    }
  }

  function keep(attempt: Attempt) {
    onlyCopy = attempt;
    try {
      storage().setItem(storageKeys.checkout, JSON.stringify(attempt));
    } catch {}
  }

  function forget({ key }: Attempt) {
    if (read()?.key !== key) return;
    onlyCopy = undefined;
    try {
      storage().removeItem(storageKeys.checkout);
    } catch {}
  }

  async function cancel(attempt: Attempt) {
    try {
      const answer = await send(apiPaths.cancelCheckout, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ attempt: attempt.key }),
        keepalive: true,
        signal: AbortSignal.timeout(patience),
      });
      if (answer.ok) forget(attempt);
    } catch {}
  }

  function giveUp(attempt: Attempt): Promise<void> {
    givingUp = givingUp.then(() => cancel(attempt));
    return givingUp;
  }

  return {
    read,
    keep,
    giveUp,
    settled: () => givingUp,
    async whileAsking(ask) {
      asking = true;
      try {
        return await ask();
      } finally {
        asking = false;
      }
    },
    onCartChanged() {
      const attempt = read();
      if (!attempt) return;
      // From here on it is for another cart, even if this one should become the same again.
      keep({ ...attempt, cart: '', session: undefined });
      if (!asking) giveUp(attempt);
    },
  };
}

/** By hand: every page with a button that adds would load a validator otherwise. The server checks the rest. */
function attemptFrom({ key, cart, at, session }: Partial<Attempt>): Attempt | undefined {
  if (typeof key !== 'string' || key.length < 16 || typeof cart !== 'string') return;
  return { key, cart, at: Number(at) || Date.now(), session };
}
