import * as v from 'valibot';
import { attemptKey } from '../../../contract/cancel-checkout.ts';
import { checkoutRequest } from '../../../contract/create-checkout.ts';
import { holdMinutes } from '../../../contract/hold-minutes.ts';
import { deliveryServices } from '../../../contract/order.ts';
import { newKey } from '../../new-key.ts';
import { storageKeys } from '../../storage-keys.ts';
import { type CheckoutState, idle } from './checkout-state.ts';

/** Throws where the browser keeps its storage shut; what was written then lives as long as the page. */
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

/** What all tabs share. */
const browserCheckouts = v.object({
  /** By this the server knows the checkouts of one browser, of which only the last holds stock. */
  holder: v.optional(v.object({ key: attemptKey, at: v.number() })),
  /** Payments that were begun here and whose end has not been seen, the latest first. */
  sessions: v.array(v.string()),
});

/** The tab's checkout; nothing is kept of one that is idle. */
export function openCheckoutState(storage: OpenStorage) {
  const record = openRecord(storage, storageKeys.checkout, checkoutState, idle);
  return {
    read: record.read,
    write: (state: CheckoutState) => record.write(state.step === 'idle' ? undefined : state),
  };
}

const mostSessions = 20;

/** The browser's key and the payments begun in it, in whichever tab. */
export function openBrowserCheckouts(storage: OpenStorage, now = Date.now) {
  const { read, write } = openRecord(storage, storageKeys.payments, browserCheckouts, {
    sessions: [],
  });

  /** True where it was noted, and so once for each: only what was begun here leaves the cart here. */
  function forget(session: string): boolean {
    const { sessions, ...rest } = read();
    if (!sessions.includes(session)) return false;
    write({ ...rest, sessions: sessions.filter((each) => each !== session) });
    return true;
  }

  function note(session: string) {
    forget(session);
    const { sessions, ...rest } = read();
    write({ ...rest, sessions: [session, ...sessions].slice(0, mostSessions) });
  }

  /** A new one as soon as the last can hold nothing any more, so that nobody is known by it for longer. */
  function key(): string {
    const at = now();
    const { holder, sessions } = read();
    const isHolding = holder !== undefined && at < holder.at + holdMinutes * 60_000;
    const key = isHolding ? holder.key : newKey();
    write({ holder: { key, at }, sessions });
    return key;
  }

  return { key, note, forget, sessions: () => read().sessions };
}

function openRecord<Value>(
  storage: OpenStorage,
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  initial: Value,
) {
  let onlyCopy: Value | undefined;

  function read(): Value {
    if (onlyCopy !== undefined) return onlyCopy;
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
      onlyCopy = undefined;
    } catch {
      onlyCopy = value;
    }
  }

  return { read, write };
}
