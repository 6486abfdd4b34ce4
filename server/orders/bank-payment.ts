import { and, eq, lt, sql } from 'drizzle-orm';
import { formatPrice } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';
import { workingDaysAfter } from '../../content/working-days.ts';
import { type BankPayment, paymentWorkingDays } from '../../contract/offer.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import type { Shop } from '../app/shop.ts';
import { order, orderEvent, orderPayment } from '../database/schema.ts';
import { changeLockedOrder } from './change-order.ts';
import { clearIssues, raiseIssue } from './issues.ts';
import { addNotes, type Order, OrderError, readOrder } from './order.ts';
import { overpaidPence, receivedPence, refundablePence } from './order-amounts.ts';
import { emailNewOrder, emailPaymentReminder } from './queue-order-emails.ts';
import {
  type ChangeRequest,
  changeOrder,
  type RecordedOrder,
  recordChange,
} from './record-change.ts';

/** The day by which a bank transfer is due if it was agreed at a moment. */
export function paymentDueDate(agreed: Date): string {
  return workingDaysAfter(agreed, paymentWorkingDays, company.closedOn).toISOString().slice(0, 10);
}

type RecordBankPaymentRequest = Omit<BankPayment, 'version'> & ChangeRequest;

/**
 * Records a bank transfer that has arrived, in full or in part, once per attempt key. Once the full
 * amount is there, the order is paid: its buyer is emailed, and it can be dispatched. An excess becomes
 * an issue.
 */
export async function recordBankPayment(
  shop: Pick<Shop, 'database' | 'origin' | 'catalogue'>,
  reference: string,
  { pence, receivedOn, bankReference, attempt, ...request }: RecordBankPaymentRequest,
): Promise<RecordedOrder> {
  if (receivedOn > toIsoDay(new Date())) throw new OrderError('This date is in the future.');
  const existing = await findPayment(shop, attempt);
  if (existing)
    return { ...(await readOrder(shop.database.queries, reference)), activityId: undefined };
  return changeOrder(shop, reference, request, async (queries, before, byName) => {
    if (before.paidBy !== 'bank-transfer') {
      throw new OrderError(`${reference} is paid by card: nothing is due by bank transfer.`);
    }
    const { by } = request;
    const inserted = await queries
      .insert(orderPayment)
      .values({
        orderId: before.id,
        pence,
        receivedOn,
        bankReference,
        staffId: by.kind === 'staff' ? by.staffId : null,
        attemptKey: attempt,
      })
      .onConflictDoNothing()
      .returning({ id: orderPayment.id });
    // The same request was sent twice concurrently.
    if (inserted.length === 0) return { action: 'order.record-payment', result: {} };
    await addNotes(queries, before, `${formatPrice(pence)} received by bank transfer.`);
    const paid = receivedPence(await readOrder(queries, reference));
    const due = before.totalPence;
    if (before.state === 'awaiting-payment' && paid >= due) {
      await queries
        .update(order)
        .set({ state: 'paid', paidAt: sql`now()` })
        .where(eq(order.id, before.id));
      await queries.insert(orderEvent).values({ orderId: before.id, state: 'paid' });
      await clearIssues(queries, before, byName, ({ kind }) => kind === 'part-payment');
    }
    const after = await readOrder(queries, reference);
    // For a cancelled order, the whole amount is to be returned.
    const requiredPence = after.state === 'cancelled' ? 0 : due;
    const excessPence = after.state === 'cancelled' ? refundablePence(after) : overpaidPence(after);
    if (excessPence > 0) {
      const data = { paidPence: requiredPence + excessPence, duePence: requiredPence };
      await clearIssues(queries, after, byName, ({ kind }) => kind === 'overpayment');
      await raiseIssue(queries, after, { kind: 'overpayment', data }, `overpayment-${paid}`);
    }
    if (after.state !== before.state) await emailNewOrder(queries, after, shop);
    return { action: 'order.record-payment', result: {}, data: { pence, receivedOn } };
  });
}

async function findPayment({ database }: Pick<Shop, 'database'>, attempt: string) {
  const [found] = await database.queries
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.attemptKey, attempt));
  return found;
}

/** Extends the due date of a bank transfer. The goods stay held until then. */
export function extendPaymentDueDate(
  shop: Pick<Shop, 'database'>,
  reference: string,
  { due, ...request }: { due: string } & ChangeRequest,
): Promise<RecordedOrder> {
  return changeOrder(shop, reference, request, async (queries, before, byName) => {
    if (before.state !== 'awaiting-payment') {
      throw new OrderError(`${reference} is not awaiting payment.`);
    }
    if (due < toIsoDay(new Date())) throw new OrderError('Choose today or a later day.');
    await queries.update(order).set({ paymentDue: due }).where(eq(order.id, before.id));
    await clearIssues(queries, before, byName, ({ kind }) => kind === 'part-payment');
    await addNotes(queries, before, `Payment is due by ${due}.`);
    return { action: 'order.extend-payment', result: {}, data: { due } };
  });
}

/** How many working days before the due date a buyer is reminded. */
const reminderDays = 3;

/**
 * Reminds buyers whose bank transfer is nearly due, and follows up orders that were not paid in time:
 * an order without any payment is cancelled, which frees its goods; a part-paid one gets an issue for a
 * person to decide. Returns how many changed.
 */
export async function followUpPayments(
  shop: Pick<Shop, 'database' | 'origin'>,
  now = new Date(),
): Promise<number> {
  const today = toIsoDay(now);
  const reminderCutoff = workingDaysAfter(now, reminderDays, company.closedOn);
  const awaitingOrders = await shop.database.queries
    .select({ reference: order.reference })
    .from(order)
    .where(
      and(
        eq(order.state, 'awaiting-payment'),
        lt(order.paymentDue, reminderCutoff.toISOString().slice(0, 10)),
      ),
    )
    .orderBy(order.id);
  let changed = 0;
  for (const { reference } of awaitingOrders) {
    const by = { kind: 'shop' } as const;
    const { result } = await recordChange(shop, reference, { by }, (queries, before, byName) =>
      followUpPayment(queries, before, byName, today, shop.origin),
    );
    if (result) changed += 1;
  }
  return changed;
}

async function followUpPayment(
  queries: Parameters<typeof changeLockedOrder>[0],
  before: Order,
  byName: string,
  today: string,
  origin: string,
) {
  const action = 'order.payment-event' as const;
  const { state, paymentDue, totalPence: duePence } = before;
  if (state !== 'awaiting-payment' || paymentDue === null) return { action, result: false };
  if (paymentDue >= today) {
    return { action, result: await emailPaymentReminder(queries, before, origin) };
  }
  const paidPence = receivedPence(before);
  if (paidPence > 0) {
    const issue = { kind: 'part-payment', data: { paidPence, duePence } } as const;
    const name = `part-payment-${paidPence}-${paymentDue}`;
    return { action, result: await raiseIssue(queries, before, issue, name) };
  }
  const note = 'No bank transfer arrived by the due date.';
  const done = await changeLockedOrder(queries, before, byName, { to: 'cancelled', note });
  return { ...done, result: done.result.changed };
}
