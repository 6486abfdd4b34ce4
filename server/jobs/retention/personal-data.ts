import { type AnyColumn, and, asc, not, or, type SQL, sql } from 'drizzle-orm';
import { retention } from '../../../content/legal/retention.ts';
import type { Database, Queries } from '../../database/database.ts';
import { order, outboxEmail, partEnquiry, quote, restockRequest } from '../../database/schema.ts';
import { removeFiles } from '../../email/transport.ts';
import { findOrders, type Order } from '../../orders/order.ts';
import { orderKeptUntil } from './financial-year.ts';
import { isOrderEmail } from './retention.ts';

/** An order, and how long the law requires us to keep it. */
export type KeptOrder = Order & { keptUntil: Date };

/** Everything stored about one email address, oldest first. */
export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** How many records of each kind were erased. */
export type Erased = {
  quotes: number;
  partEnquiries: number;
  restockRequests: number;
  emails: number;
};

/** Finds what is stored about an address, ignoring case. */
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
    restockRequests: await queries
      .select()
      .from(restockRequest)
      .where(isSame(restockRequest.email, email))
      .orderBy(asc(restockRequest.id)),
    emails: await queries
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
 * Erases everything about an address but orders and their emails, all or nothing, with the emails'
 * files. Queued emails are not sent.
 */
export function erasePersonalData(
  database: Database,
  email: string,
  mailFolder: string,
): Promise<Erased> {
  return database.transaction(async (queries) => {
    const quotes = await eraseFrom(queries, quote, email);
    const partEnquiries = await eraseFrom(queries, partEnquiry, email);
    const restockRequests = await eraseFrom(queries, restockRequest, email);
    // Last: an email being written about one of these exists by now.
    const emails = await queries
      .delete(outboxEmail)
      .where(and(isBetween(email), not(isOrderEmail)))
      .returning({ messageId: outboxEmail.messageId });
    const messageIds = emails.map(({ messageId }) => messageId);
    await removeFiles(mailFolder, messageIds);
    return { quotes, partEnquiries, restockRequests, emails: emails.length };
  });
}

type EnquiryTable = typeof quote | typeof partEnquiry | typeof restockRequest;

async function eraseFrom(queries: Queries, asked: EnquiryTable, email: string): Promise<number> {
  const erased = await queries
    .delete(asked)
    .where(isSame(asked.email, email))
    .returning({ id: asked.id });
  return erased.length;
}

/** Sent to that address, or to ourselves about its enquiry. */
function isBetween(email: string): SQL | undefined {
  return or(isSame(outboxEmail.recipient, email), isSame(outboxEmail.replyTo, email));
}

function isSame(column: AnyColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`;
}
