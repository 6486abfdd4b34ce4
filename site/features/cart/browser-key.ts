import * as v from 'valibot';
import { attemptKey } from '../../../contract/cancel-checkout.ts';
import { holdMinutes } from '../../../contract/hold-minutes.ts';
import { newKey } from '../../new-key.ts';
import { storageKeys } from '../../storage-keys.ts';

const kept = v.object({ key: attemptKey, at: v.number() });

/** Throws where the browser keeps its storage shut; the key then lives as long as the page. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * By this key the server knows that a checkout is of the same browser as the last, whatever its tab,
 * and frees what that one holds. It is a new one as soon as the last can hold nothing any more, so
 * that nobody is known by it for longer.
 */
export function createBrowserKey(storage: OpenStorage, now = Date.now): () => string {
  let onlyCopy: string | undefined;

  function read() {
    try {
      return v.parse(kept, JSON.parse(onlyCopy ?? storage().getItem(storageKeys.browser) ?? ''));
    } catch {
      return undefined;
    }
  }

  return () => {
    const at = now();
    const last = read();
    const isHolding = last !== undefined && at < last.at + holdMinutes * 60_000;
    const key = isHolding ? last.key : newKey();
    const text = JSON.stringify({ key, at });
    try {
      storage().setItem(storageKeys.browser, text);
    } catch {
      onlyCopy = text;
    }
    return key;
  };
}

export const browserKey = createBrowserKey(() => localStorage);
