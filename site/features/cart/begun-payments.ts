import * as v from 'valibot';
import { storageKeys } from '../../storage-keys.ts';

const mostKept = 20;

const sessions = v.array(v.string());

/** Throws where the browser keeps its storage shut; nothing is then remembered. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * The payments that buyers of this browser have gone to, in whichever tab, until their end has been
 * seen. Only what was begun here may be taken out of the cart here.
 */
export type BegunPayments = {
  /** The sessions, the latest first. */
  all: () => string[];
  note: (session: string) => void;
  /** True where it was noted, and so once for each. */
  forget: (session: string) => boolean;
};

export function createBegunPayments(storage: OpenStorage): BegunPayments {
  function all(): string[] {
    try {
      return v.parse(sessions, JSON.parse(storage().getItem(storageKeys.payments) ?? '[]'));
    } catch {
      return [];
    }
  }

  function write(kept: string[]) {
    try {
      storage().setItem(storageKeys.payments, JSON.stringify(kept.slice(0, mostKept)));
    } catch {}
  }

  function forget(session: string): boolean {
    const known = all();
    const left = known.filter((each) => each !== session);
    if (left.length === known.length) return false;
    write(left);
    return true;
  }

  function note(session: string) {
    forget(session);
    write([session, ...all()]);
  }

  return { all, note, forget };
}

export const begunPayments = createBegunPayments(() => localStorage);
