import * as v from 'valibot';
import { calls } from '../../../contract/calls.ts';
import { orderPending } from '../../../contract/order.ts';
import { paths } from '../../paths.ts';
import { storageKeys } from '../../storage-keys.ts';
import type { Attempt, AttemptKeeper } from './attempt-keeper.ts';
import { type BegunPayments, begunPayments } from './begun-payments.ts';

/** An attempt whose buyer has gone to pay it, with the provider's name for the payment. */
const leftToPay = v.object({ key: v.string(), cart: v.string(), session: v.string() });

/** What is known of payments: in this tab with its attempt, in this browser by their names. */
type Memory = {
  tab: () => Pick<Storage, 'getItem'>;
  payments: BegunPayments;
};

export const browserMemory: Memory = { tab: () => sessionStorage, payments: begunPayments };

const patience = 5000;

/** The server asks the provider once in two seconds, and until then can only say that it waits. */
export const untilAskedAnew = () => new Promise<void>((resolve) => setTimeout(resolve, 2500));

/** The page of a payment's order, which also takes what was bought out of the cart. */
export const orderPage = (session: string) =>
  `${paths.success}?session_id=${encodeURIComponent(session)}`;

/**
 * Notes with an attempt that its buyer is off to pay. The keeper itself knows nothing of the note,
 * so that it is gone with whatever the keeper writes next: a changed cart, another attempt.
 */
export function noteLeaving(keeper: AttemptKeeper, url: string, { payments }: Memory) {
  const session = /\bcs_\w+/.exec(url)?.[0];
  if (!session) return;
  const isNew = !payments.all().includes(session);
  payments.note(session);
  const attempt = keeper.read();
  if (!attempt?.cart) return;
  // The server may have held the goods anew, under the same key.
  const left = { ...attempt, session, at: isNew ? Date.now() : attempt.at };
  keeper.keep(left);
}

/** What was not paid when its buyer came back, and whether nobody can pay it any more. */
type Unpaid = { attempt: Attempt; isOver: boolean };

/**
 * How the payments that were gone to have ended: the session of one that is `paid` and whose order
 * the buyer has not seen, or else the attempt of a buyer who is back in this tab with it `unpaid`,
 * for as long as its note is kept. Where the server cannot tell, the latter is asked for again after a
 * `pause`, if there is one. Never throws.
 */
export async function lookBack(
  keeper: AttemptKeeper,
  { tab, payments }: Memory = browserMemory,
  send = fetch,
  pause?: () => Promise<void>,
): Promise<{ paid?: string; unpaid?: Unpaid }> {
  const left = readNote(tab);
  const begun = payments.all();
  const asked = new Set(left ? [left.session, ...begun] : begun);
  const answers = new Map(
    await Promise.all(
      Array.from(asked, async (session) => {
        const wait = session === left?.session ? pause : undefined;
        return [session, await answerFor(session, send, wait)] as const;
      }),
    ),
  );
  const paid = begun.find((session) => answers.get(session) === 'paid');
  for (const session of begun) if (answers.get(session) === 'over') payments.forget(session);
  if (paid) return { paid };
  const answer = left && answers.get(left.session);
  const attempt = keeper.read();
  // Meanwhile the buyer may have gone to pay again.
  if (!attempt || !answer || readNote(tab)?.session !== left?.session) return {};
  if (answer !== 'paid') return { unpaid: { attempt, isOver: answer === 'over' } };
  // Its order has been seen in another tab: the same goods again are another purchase.
  keeper.giveUp(attempt);
  return {};
}

/** Takes away the note of what the buyer has been told. What is over holds no goods any more. */
export function noteTold(keeper: AttemptKeeper, { attempt, isOver }: Unpaid) {
  keeper.keep(attempt);
  if (isOver) keeper.giveUp(attempt);
}

function readNote(tab: Memory['tab']): v.InferOutput<typeof leftToPay> | undefined {
  try {
    return v.parse(leftToPay, JSON.parse(tab().getItem(storageKeys.checkout) ?? '{}'));
  } catch {
    return undefined;
  }
}

type Answer = 'paid' | 'open' | 'over';

/** How a payment stands, or nothing where nobody knows. */
async function answerFor(
  session: string,
  send: typeof fetch,
  pause?: () => Promise<void>,
): Promise<Answer | undefined> {
  try {
    const address = `${calls.orders}/${encodeURIComponent(session)}`;
    const answer = await send(address, { signal: AbortSignal.timeout(patience) });
    if (answer.status === 200) return 'paid';
    if (answer.status === 404) return 'over';
    if (v.parse(orderPending, await answer.json()).unpaid) return 'open';
  } catch {
    return undefined;
  }
  if (!pause) return undefined;
  await pause();
  return answerFor(session, send);
}
