import * as v from 'valibot';
import { apiPaths } from '../../../contract/api-paths.ts';
import { orderPending } from '../../../contract/order.ts';
import { paths } from '../../paths.ts';
import type { Attempt, AttemptKeeper } from './attempt-keeper.ts';
import { type BegunPayments, begunPayments } from './begun-payments.ts';

const patience = 5000;

/** The server asks the provider once in two seconds, and until then can only say that it waits. */
export const untilAskedAnew = () => new Promise<void>((resolve) => setTimeout(resolve, 2500));

/** The page of a payment's order, which also takes what was bought out of the cart. */
export const orderPage = (session: string) =>
  `${paths.success}?session_id=${encodeURIComponent(session)}`;

/** Notes with an attempt that its buyer is off to pay. */
export function noteLeaving(keeper: AttemptKeeper, url: string, payments: BegunPayments) {
  const session = /\bcs_\w+/.exec(url)?.[0];
  if (!session) return;
  const isNew = !payments.all().includes(session);
  payments.note(session);
  const attempt = keeper.read();
  if (!attempt?.cart) return;
  // The server may have held the goods anew, under the same key.
  keeper.keep({ ...attempt, session, at: isNew ? Date.now() : attempt.at });
}

/** What was not paid when its buyer came back, and whether nobody can pay it any more. */
type Unpaid = { attempt: Attempt; isOver: boolean };

/**
 * How the payments that were gone to have ended: the session of one that is `paid` and whose order
 * the buyer has not seen, or else the attempt of a buyer who is back in this tab with it `unpaid`,
 * until they are told. Where the server cannot tell, the latter is asked for again after a `pause`, if
 * there is one. Never throws.
 */
export async function lookBack(
  keeper: AttemptKeeper,
  payments = begunPayments,
  send = fetch,
  pause?: () => Promise<void>,
): Promise<{ paid?: string; unpaid?: Unpaid }> {
  const left = keeper.read()?.session;
  const begun = payments.all();
  const asked = new Set(left ? [left, ...begun] : begun);
  const answers = new Map(
    await Promise.all(
      Array.from(asked, async (session) => {
        const wait = session === left ? pause : undefined;
        return [session, await answerFor(session, send, wait)] as const;
      }),
    ),
  );
  const paid = begun.find((session) => answers.get(session) === 'paid');
  for (const session of begun) if (answers.get(session) === 'over') payments.forget(session);
  if (paid) return { paid };
  const answer = left && answers.get(left);
  const attempt = keeper.read();
  // Meanwhile the buyer may have gone to pay again.
  if (!answer || attempt?.session !== left) return {};
  if (answer !== 'paid') return { unpaid: { attempt, isOver: answer === 'over' } };
  // Its order has been seen in another tab: the same goods again are another purchase.
  keeper.giveUp(attempt);
  return {};
}

/** Takes away the note of what the buyer has been told. What is over holds no goods any more. */
export function noteTold(keeper: AttemptKeeper, { attempt, isOver }: Unpaid) {
  keeper.keep({ ...attempt, session: undefined });
  if (isOver) keeper.giveUp(attempt);
}

type Answer = 'paid' | 'open' | 'over';

/** How a payment stands, or nothing where nobody knows. */
async function answerFor(
  session: string,
  send: typeof fetch,
  pause?: () => Promise<void>,
): Promise<Answer | undefined> {
  try {
    const address = `${apiPaths.orders}/${encodeURIComponent(session)}`;
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
