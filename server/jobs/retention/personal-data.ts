import {
  type AnyColumn,
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { company } from '../../../content/company.ts';
import { retention } from '../../../content/legal/retention.ts';
import type { ErasedCounts } from '../../../contract/customers.ts';
import { type Actor, recordActivity } from '../../activity/activity.ts';
import type { Database, Queries } from '../../database/database.ts';
import {
  activity,
  activityValue,
  customer,
  enquiryMessage,
  offer,
  order,
  outboxEmail,
  partEnquiry,
  quote,
  register,
  registerRequest,
  restockRequest,
} from '../../database/schema.ts';
import { findDocuments } from '../../documents/issue-documents.ts';
import { removeFiles } from '../../email/transport.ts';
import { enquiryTables } from '../../enquiries/enquiry-thread.ts';
import { findOffers } from '../../offers/offer.ts';
import { endOfferHold } from '../../offers/offer-holds.ts';
import { findOrders, type Order } from '../../orders/order.ts';
import { exportRegister } from '../../register/export-register.ts';
import { eraseRegister } from '../../register/register.ts';
import { eraseMailboxHolds } from '../../stock/restock-holds.ts';
import { orderKeptUntil } from './financial-year.ts';
import { isOrderEmail } from './retention.ts';

const { search: _, networks: _networks, ...restockColumns } = getTableColumns(restockRequest);

/** An order, and how long the law requires us to keep it. */
export type RetainedOrder = Order & { keptUntil: Date };

/** Everything stored about one email address, oldest first. */
export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** Every enquiry was also emailed to ourselves, so our own address identifies no customer. */
export const shopEmailAddress = company.email.shown.toLowerCase();

/** How much erasing would erase. */
export function countErasable(held: PersonalData): ErasedCounts {
  const { quotes, partEnquiries, restockRequests, registers, emails, activity: values } = held;
  return {
    quotes: quotes.length,
    partEnquiries: partEnquiries.length,
    restockRequests: restockRequests.length,
    registers: registers.length,
    emails: emails.filter(({ isAboutOrder }) => !isAboutOrder).length,
    activityValues: values.length,
  };
}

/** Finds what is stored about an address, ignoring case. */
export async function findPersonalData(queries: Queries, email: string) {
  const { id, kind, state, recipient, replyTo, subject, text, createdAt, sentAt } = outboxEmail;
  const orders = await findRetainedOrders(queries, email);
  const orderIds = orders.map(({ id: orderId }) => orderId);
  return {
    orders,
    /** Invoices and credit notes as issued. */
    documents: (await findDocuments(queries, orderIds)).map(({ data }) => data),
    quotes: await queries
      .select(enquiryTables.quote.columns)
      .from(quote)
      .where(emailEquals(quote.email, email))
      .orderBy(asc(quote.id)),
    partEnquiries: await queries
      .select(enquiryTables.question.columns)
      .from(partEnquiry)
      .where(emailEquals(partEnquiry.email, email))
      .orderBy(asc(partEnquiry.id)),
    /** Messages about their quotes and part enquiries, both with them and internal. */
    messages: await queries
      .select(getTableColumns(enquiryMessage))
      .from(enquiryMessage)
      .leftJoin(quote, eq(quote.id, enquiryMessage.quoteId))
      .leftJoin(partEnquiry, eq(partEnquiry.id, enquiryMessage.questionId))
      .where(or(emailEquals(quote.email, email), emailEquals(partEnquiry.email, email)))
      .orderBy(asc(enquiryMessage.id)),
    /** Every version of their offers. */
    offers: await findOffers(queries, emailEquals(offer.email, email)),
    restockRequests: await queries
      .select(restockColumns)
      .from(restockRequest)
      .where(emailEquals(restockRequest.email, email))
      .orderBy(asc(restockRequest.id)),
    /** Their equipment register with its inspections and the inspectors' names. */
    registers: await exportRegister(queries, email),
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
      .where(isEmailWith(email))
      .orderBy(asc(id)),
    activity: await queries
      .select({
        at: activity.at,
        action: activity.action,
        record: activity.recordId,
        field: activityValue.field,
        before: activityValue.before,
        after: activityValue.after,
      })
      .from(activityValue)
      .innerJoin(activity, eq(activity.id, activityValue.activityId))
      .where(isActivityAbout(email))
      .orderBy(asc(activity.id), asc(activityValue.field)),
  };
}

/** Matches values in the activity log that belong to one of their orders or are the address itself. */
function isActivityAbout(email: string): SQL {
  const { activityId, before, after } = activityValue;
  return sql`${activityId} in (select ${activity.id} from ${activity}
      join ${order} on ${activity.record} = 'order' and ${activity.recordId} = ${order.reference}
      where ${emailEquals(order.email, email)})
    or lower(${email}) in (lower(${before} #>> '{}'), lower(${after} #>> '{}'))`;
}

async function findRetainedOrders(queries: Queries, email: string): Promise<RetainedOrder[]> {
  const found = await findOrders(queries, emailEquals(order.email, email));
  return found.map((one) => ({
    ...one,
    keptUntil: orderKeptUntil(one.createdAt, retention.orderYears),
  }));
}

type EraseOptions = {
  by: Actor;
  /** The folder that emails are written to, if there is no mail server. */
  mailFolder: string;
};

/**
 * Erases everything about an address except orders and their emails, in one transaction: enquiries with
 * their threads, email files and values in the activity log. Queued emails are not sent.
 */
export function erasePersonalData(
  database: Database,
  email: string,
  { by, mailFolder }: EraseOptions,
): Promise<ErasedCounts> {
  return database.transaction(async (queries) => {
    const id = await findCustomerId(queries, email);
    const quotes = await eraseQuotes(queries, email);
    const partEnquiries = await eraseFrom(queries, partEnquiry, email);
    const restockRequests = await eraseFrom(queries, restockRequest, email);
    const registers = await eraseRegisters(queries, email);
    await eraseMailboxHolds(queries, email);
    // Last: an email being written about one of these exists by now.
    const emails = await queries
      .delete(outboxEmail)
      .where(and(isEmailWith(email), not(isOrderEmail)))
      .returning({ messageId: outboxEmail.messageId });
    const values = await queries
      .delete(activityValue)
      .where(isActivityAbout(email))
      .returning({ field: activityValue.field });
    const messageIds = emails.map(({ messageId }) => messageId);
    await removeFiles(mailFolder, messageIds);
    const counts = { quotes, partEnquiries, restockRequests, registers, emails: emails.length };
    const erased = { ...counts, activityValues: values.length };
    await recordActivity(queries, {
      actor: by,
      action: 'customer.erase',
      record: 'customer',
      recordId: String(id ?? ''),
      data: erased,
    });
    return erased;
  });
}

/** The customer id of an address, for records that must not contain the address itself. */
export async function findCustomerId(queries: Queries, email: string): Promise<number | undefined> {
  const [found] = await queries
    .select({ id: customer.id })
    .from(customer)
    .where(sql`${customer.email} = lower(${email})`);
  return found?.id;
}

async function eraseRegisters(queries: Queries, email: string): Promise<number> {
  const own = await queries
    .select({ id: register.id })
    .from(register)
    .where(emailEquals(register.email, email));
  for (const { id } of own) await eraseRegister(queries, id);
  await queries.delete(registerRequest).where(emailEquals(registerRequest.email, email));
  return own.length;
}

/**
 * Erases quote requests of an address, or with an offer to it, and releases goods held for them. Orders
 * made from offers stay, and with them what was agreed: order lines and the invoice.
 */
async function eraseQuotes(queries: Queries, email: string): Promise<number> {
  const offered = queries
    .select({ id: offer.quoteId })
    .from(offer)
    .where(emailEquals(offer.email, email));
  const isCustomerQuote = or(emailEquals(quote.email, email), inArray(quote.id, offered));
  const customerQuoteIds = queries.select({ id: quote.id }).from(quote).where(isCustomerQuote);
  const offers = await queries
    .select({ id: offer.id })
    .from(offer)
    .where(inArray(offer.quoteId, customerQuoteIds))
    .orderBy(offer.id)
    .for('update');
  for (const { id } of offers) await endOfferHold(queries, id);
  const erased = await queries.delete(quote).where(isCustomerQuote).returning({ id: quote.id });
  return erased.length;
}

type EnquiryTable = typeof partEnquiry | typeof restockRequest;

async function eraseFrom(queries: Queries, table: EnquiryTable, email: string): Promise<number> {
  const erased = await queries
    .delete(table)
    .where(emailEquals(table.email, email))
    .returning({ id: table.id });
  return erased.length;
}

/** Matches emails sent to that address, or to ourselves about its enquiry. */
function isEmailWith(email: string): SQL | undefined {
  return or(emailEquals(outboxEmail.recipient, email), emailEquals(outboxEmail.replyTo, email));
}

function emailEquals(column: AnyColumn, email: string): SQL {
  return sql`lower(${column}) = lower(${email})`;
}
