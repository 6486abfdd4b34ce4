import * as v from 'valibot';
import { storageKeys } from '../../storage-keys.ts';

const mostKept = 20;

const sessions = v.pipe(v.array(v.string()), v.maxLength(mostKept));

/** Throws where the browser keeps its storage shut. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * True the first time an order is seen to stand. Coming back to its page later must not touch a cart
 * that has been filled since.
 */
export function isNewlyConfirmed(session: string, storage: OpenStorage): boolean {
  const known = read(storage);
  if (known.includes(session)) return false;
  try {
    const kept = [session, ...known].slice(0, mostKept);
    storage().setItem(storageKeys.orders, JSON.stringify(kept));
  } catch {
    // Not remembered: better that it is taken out of a cart twice than what is paid for stays in it.
  }
  return true;
}

function read(storage: OpenStorage): string[] {
  try {
    return v.parse(sessions, JSON.parse(storage().getItem(storageKeys.orders) ?? '[]'));
  } catch {
    return [];
  }
}
