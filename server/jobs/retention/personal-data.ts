import { type AnyColumn, and, asc, not, or, type SQL, sql } from 'drizzle-orm';
import { retention } from '../../../content/legal/retention.ts';
import type { Database, Queries } from '../../database/database.ts';
import { order, outboxEmail, partEnquiry, quote, restockRequest } from '../../database/schema.ts';
import { removeFiles } from '../../email/transport.ts';
import { findOrders, type Order } from '../../orders/order.ts';
import { orderKeptUntil } from './financial-year.ts';
import { isOrderEmail } from './retention.ts';

/** An order, and the moment from which the law no longer has us keep it. */
export type KeptOrder = Order & { keptUntil: Date };

/** Everything in the books that belongs to one e-mail address, the oldest first. */
export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** How much of each kind has been erased. */
export type Erased = { quotes: number; partEnquiries: number; notices: number; mails: number };

/** Finds what is held on an address, however it is written. */
export async function findPersonalData(queries: Queries, email: string) {
  const { id, kind, state, recipient, replyTo, subject, text, createdAt, sentAt } = outboxEmail;
  return {
    orders: await findKeptOrders(queries, email),
    quotes: await queries
      .select()
      .from(quote)
      .where(isSame(quote.email, email))
      .orderBy(asc(quote.id)),
    partEnquiries: await queries
      .select()
      .from(partEnquiry)
      .where(isSame(partEnquiry.email, email))
      .orderBy(asc(partEnquiry.id)),
    notices: await queries
      .select()
      .from(restockRequest)
      .where(isSame(restockRequest.email, email))
      .orderBy(asc(restockRequest.id)),
    mails: await queries
      .select({
        id,
        kind,
        state,
        recipient,
        replyTo,
        subject,
        text,
        createdAt,
        sentAt,
        isAboutOrder: sql<boolean>`${isOrderEmail}`,
      })
      .from(outboxEmail)
      .where(isBetween(email))
      .orderBy(asc(id)),
  };
}

async function findKeptOrders(queries: Queries, email: string): Promise<KeptOrder[]> {
  const found = await findOrders(queries, isSame(order.email, email));
  return found.map((one) => ({
    ...one,
    keptUntil: orderKeptUntil(one.createdAt, retention.orderYears),
  }));
}

/**
 * Erases all that is held on an address but its orders and their mails, all or nothing, with the
 * files that mails became in a folder. What waits in the outbox is not sent.
 */
export function erasePersonalData(
  database: Database,
  email: string,
  mailFolder: string,
): Promise<Erased> {
  return database.transaction(async (queries) => {
    const quotes = await eraseFrom(queries, quote, email);
    const partEnquiries = await eraseFrom(queries, partEnquiry, email);
    const notices = await eraseFrom(queries, restockRequest, email);
    // Last: a mail that was just being written about one of these is there by now.
    const mails = await queries
      .delete(outboxEmail)
      .where(and(isBetween(email), not(isOrderEmail)))
      .returning({ messageId: outboxEmail.messageId });
    const messageIds = mails.map(({ messageId }) => messageId);
    await removeFiles(mailFolder, messageIds);
    return { quotes, partEnquiries, notices, mails: mails.length };
  });
}

/** What somebody has asked of us, with the address it was asked from. */
type Asked = typeof quote | typeof partEnquiry | typeof restockRequest;

async function eraseFrom(queries: Queries, asked: Asked, email: string): Promise<number> {
  const erased = await queries
    .delete(asked)
    .where(isSame(asked.email, email))
    .returning({ id: asked.id });
  return erased.length;
}

/** Of a mail: it goes to that address, or to ourselves about what was asked from there. */
function isBetween(email: string): SQL | undefined {
  return or(isSame(outboxEmail.recipient, email), isSame(outboxEmail.replyTo, email));
}

function isSame(column: AnyColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`;
}
