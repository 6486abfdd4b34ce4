import * as v from 'valibot';
import { attemptKey } from '../../../contract/cancel-checkout.ts';
import { checkoutRequest } from '../../../contract/create-checkout.ts';
import { holdMinutes } from '../../../contract/hold-minutes.ts';
import { deliveryServices } from '../../../contract/order.ts';
import { createRandomKey } from '../../random-key.ts';
import { storageKeys } from '../../storage-keys.ts';
import { type CheckoutState, idle } from './checkout-state.ts';

/** Throws if the browser blocks storage; values then last only as long as the page. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = v.object({
  key: attemptKey,
  request: checkoutRequest,
  delivery: v.optional(v.object({ postcode: v.string(), service: v.picklist(deliveryServices) })),
  heldAt: v.number(),
  sessionId: v.optional(v.string()),
});

const checkoutState: v.GenericSchema<unknown, CheckoutState> = v.variant('step', [
  v.object({ step: v.literal('idle') }),
  v.object({
    step: v.picklist(['requesting', 'outdated', 'paying', 'held', 'releasing']),
    attempt,
  }),
]);

/** Shared by all tabs. */
const browserCheckouts = v.object({
  /** Identifies the checkouts of one browser to the server. Only the last of them holds stock. */
  holder: v.optional(v.object({ key: attemptKey, at: v.number() })),
  /** Payments that were started here and whose result has not been shown, latest first. */
  sessions: v.array(v.string()),
});

/** The tab's checkout. Nothing is stored for an idle one. */
export function openCheckoutState(storage: OpenStorage) {
  const record = openRecord(storage, storageKeys.checkout, checkoutState, idle);
  return {
    read: record.read,
    write: (state: CheckoutState) => record.write(state.step === 'idle' ? undefined : state),
  };
}

const maxSessions = 20;

/** The browser's key and the payments started in it, in any tab. */
export function openBrowserCheckouts(storage: OpenStorage, now = Date.now) {
  const { read, write } = openRecord(storage, storageKeys.payments, browserCheckouts, {
    sessions: [],
  });

  /** True if the session was stored, so only once for each: only what was bought here is removed from this cart. */
  function removeSession(session: string): boolean {
    const { sessions, ...rest } = read();
    if (!sessions.includes(session)) return false;
    write({ ...rest, sessions: sessions.filter((each) => each !== session) });
    return true;
  }

  function addSession(session: string) {
    removeSession(session);
    const { sessions, ...rest } = read();
    write({ ...rest, sessions: [session, ...sessions].slice(0, maxSessions) });
  }

  /** Returns a new key once the last can no longer hold stock, so that no browser is identified for longer. */
  function key(): string {
    const at = now();
    const { holder, sessions } = read();
    const isHolding = holder !== undefined && at < holder.at + holdMinutes * 60_000;
    const key = isHolding ? holder.key : createRandomKey();
    write({ holder: { key, at }, sessions });
    return key;
  }

  return { key, addSession, removeSession, sessions: () => read().sessions };
}

function openRecord<Value>(
  storage: OpenStorage,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
) {
  let memoryCopy: Value | undefined;

  function read(): Value {
    if (memoryCopy !== undefined) return memoryCopy;
    try {
      return v.parse(schema, JSON.parse(storage().getItem(name) ?? 'null'));
    } catch {
      return initial;
    }
  }

  function write(value: Value | undefined) {
    try {
      if (value === undefined) storage().removeItem(name);
      else storage().setItem(name, JSON.stringify(value));
      memoryCopy = undefined;
    } catch {
      memoryCopy = value;
    }
  }

  return { read, write };
}
