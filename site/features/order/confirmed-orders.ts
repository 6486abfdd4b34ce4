import * as v from 'valibot';
import { storageKeys } from '../../storage-keys.ts';

const sessions = v.pipe(v.array(v.string()), v.maxLength(20));

/**
 * True the first time an order is seen to stand. Coming back to its page later must not empty a cart
 * that has been filled since.
 */
export function isNewlyConfirmed(session: string, storage: Storage): boolean {
  const known = read(storage);
  if (known.includes(session)) return false;
  storage.setItem(storageKeys.orders, JSON.stringify([session, ...known].slice(0, 20)));
  return true;
}

function read(storage: Storage): string[] {
  try {
    return v.parse(sessions, JSON.parse(storage.getItem(storageKeys.orders) ?? '[]'));
  } catch {
    return [];
  }
}
