import * as v from 'valibot';
import { storageKeys } from '../../storage-keys.ts';

const mostKept = 20;

const sessions = v.pipe(v.array(v.string()), v.maxLength(mostKept));

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

  const without = (session: string) => all().filter((each) => each !== session);

  function write(kept: string[]) {
    try {
      storage().setItem(storageKeys.payments, JSON.stringify(kept.slice(0, mostKept)));
    } catch {}
  }

  return {
    all,
    note: (session) => write([session, ...without(session)]),
    forget(session) {
      const wasNoted = all().includes(session);
      if (wasNoted) write(without(session));
      return wasNoted;
    },
  };
}

export const begunPayments = createBegunPayments(() => localStorage);
