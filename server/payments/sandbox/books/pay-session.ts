import { eq } from 'drizzle-orm';
import { expandable, present } from '../api/present.ts';
import { deliveries } from '../notices/plan.ts';
import { recordEvent } from '../notices/record-event.ts';
import { sandboxSession } from '../schema.ts';
import type { Attempt } from './buyer.ts';
import { type Card, cards } from './cards.ts';
import { takePayment } from './payments.ts';
import type { SessionRow } from './session-object.ts';
import { fullSession } from './sessions.ts';
import type { Work } from './work.ts';

type Try = Omit<Attempt, 'state'>;

/** Tries to pay an open session; it must have been found in the same piece of work. */
export async function paySession(
  work: Work,
  session: SessionRow,
  attempt: Try,
): Promise<Card['result']> {
  const card = cards.find(({ number }) => number === attempt.card);
  if (card?.result === 'paid') await complete(work, session, attempt);
  if (card?.result === 'asked again') await note(work, session, { ...attempt, state: 'awaiting' });
  return card?.result ?? 'declined';
}

/** What the buyer told the bank. Only a payment that waits for it can be confirmed. */
export async function answerBank(
  work: Work,
  session: SessionRow,
  confirmed: boolean,
): Promise<'paid' | 'failed' | 'nothing to confirm'> {
  const { attempt } = session;
  if (attempt?.state !== 'awaiting') return 'nothing to confirm';
  if (confirmed) await complete(work, session, attempt);
  else await note(work, session, { ...attempt, state: 'failed' });
  return confirmed ? 'paid' : 'failed';
}

async function note({ queries }: Work, { id }: SessionRow, attempt: Attempt): Promise<void> {
  await queries.update(sandboxSession).set({ attempt }).where(eq(sandboxSession.id, id));
}

async function complete(given: Work, session: SessionRow, attempt: Try): Promise<void> {
  const { buyer, card, delivery } = attempt;
  const work = delivery === 'prompt' ? given : { ...given, plan: deliveries[delivery] };
  const { description = null, metadata = {} } = session.asked.payment_intent_data ?? {};
  const payment = await takePayment(work, {
    amountPence: session.totalPence,
    card: card.slice(-4),
    description,
    metadata,
  });
  const [paid] = await work.queries
    .update(sandboxSession)
    .set({ status: 'complete', buyer, attempt: null, paymentId: payment.id })
    .where(eq(sandboxSession.id, session.id))
    .returning();
  if (!paid) throw new Error('The session has gone while it was paid');
  const shown = present(await fullSession(work, paid), expandable.session);
  await recordEvent(work, 'checkout.session.completed', shown);
}
