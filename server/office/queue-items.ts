import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import type { Pence } from '../../catalogue/money.ts';
import { ukDay } from '../../content/working-days.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import type { CheckName } from '../../contract/health.ts';
import { type IssueKind, issue as issueSchema } from '../../contract/order-issue.ts';
import { addDays, toIsoDay } from '../../contract/uk-time.ts';
import type { Queries } from '../database/database.ts';
import {
  offer,
  offerVersion,
  order,
  orderIssue,
  outboxEmail,
  partEnquiry,
  quote,
  restockRequest,
  stock,
} from '../database/schema.ts';
import { failureText } from '../email/failure-text.ts';
import { enquiryTables } from '../enquiries/enquiry-thread.ts';
import type { HealthProblem } from '../health/monitor.ts';
import { dispatchDueDay } from '../orders/dispatch-due-day.ts';
import { issueText, isUnderReview, listItems } from '../orders/issue-text.ts';
import { findOrders, isPartDispatched, type Order } from '../orders/order.ts';
import { unshippedGoods } from '../orders/order-amounts.ts';
import { cartValue, enquiryExcerpt, replyDueDay } from './enquiry-list.ts';
import { offerPresenceKey } from './offer-view.ts';
import { pictureFile } from './order-view.ts';
import { orderPresenceKey } from './presence.ts';
import type { QueueEntry } from './queue.ts';

/** The action for an item, offered as one button. */
type NextAction =
  | 'dispatch'
  | 'resolve'
  | 'answer'
  | 'write-offer'
  | 'open-offer'
  | 'record-payment'
  | 'correct-email'
  | 'resend'
  | 'receive'
  | 'see-health';

/** An item that waits for a person. */
export type QueueItem = QueueEntry & {
  /** The id of a quote request, question, email or product, or an order's reference. */
  id: number | string;
  /** The order it is about. */
  order?: string | undefined;
  /** The offer it is about. */
  offer?: string | undefined;
  /** A buyer, a company, or a product. */
  name: string;
  why: string;
  pence?: Pence | undefined;
  action: NextAction;
  issue?: IssueKind;
  check?: CheckName;
  emailKind?: EmailKind;
  isPart?: boolean;
  /** The number of people waiting for a product. */
  people?: number;
  picture?: string | undefined;
};

/** More items of a kind than anyone could work through; the oldest come first. */
const maxItemsPerKind = 1000;

/** All items that wait for a person, in no particular order. */
export async function findQueueItems(
  queries: Queries,
  catalogue: Catalogue,
  problems: readonly HealthProblem[] = [],
): Promise<QueueItem[]> {
  return [
    ...problems.filter(({ name }) => !listedSeparately.has(name)).map(toHealthItem),
    ...(await ordersToDispatch(queries)),
    ...(await ordersAwaitingPayment(queries)),
    ...(await openIssueItems(queries)),
    ...(await failedEmails(queries)),
    ...(await openQuotes(queries, catalogue)),
    ...(await openOffers(queries)),
    ...(await openQuestions(queries)),
    ...(await findSoldOutProducts(queries, catalogue)),
  ];
}

/** Each email that failed permanently has its own row. */
const listedSeparately: ReadonlySet<CheckName> = new Set<CheckName>(['failed-emails']);

function toHealthItem({ name, finding, since }: HealthProblem): QueueItem {
  return {
    kind: 'health',
    key: `health ${name}`,
    id: name,
    name: '',
    check: name,
    why: finding,
    since,
    action: 'see-health',
  };
}

function findOldestOrders(queries: Queries, condition: SQL): Promise<Order[]> {
  return findOrders(queries, condition, {
    sort: sql`${order.createdAt}`,
    limit: maxItemsPerKind,
  });
}

/** Without orders in doubt, which are listed as issues instead. */
async function ordersToDispatch(queries: Queries): Promise<QueueItem[]> {
  const found = await findOldestOrders(queries, inArray(order.state, ['paid', 'preparing']));
  return found
    .filter((one) => !isUnderReview(one))
    .map((one) => ({
      kind: 'order',
      key: orderPresenceKey(one.reference),
      id: one.reference,
      order: one.reference,
      name: buyerName(one),
      why: listItems(unshippedGoods(one)),
      due: dispatchDueDay(one),
      since: one.createdAt,
      pence: one.totalPence,
      action: 'dispatch',
      isPart: isPartDispatched(one),
    }));
}

/** Orders awaiting a bank transfer, to be compared with the bank statement. */
async function ordersAwaitingPayment(queries: Queries): Promise<QueueItem[]> {
  const found = await findOldestOrders(queries, eq(order.state, 'awaiting-payment'));
  return found.map((one) => ({
    kind: 'payment',
    key: orderPresenceKey(one.reference),
    id: one.reference,
    order: one.reference,
    name: buyerName(one),
    why: 'Bank transfer expected',
    due: one.paymentDue === null ? undefined : new Date(one.paymentDue),
    since: one.createdAt,
    pence: one.totalPence,
    action: 'record-payment',
  }));
}

function buyerName({ company, name, email }: Pick<Order, 'company' | 'name' | 'email'>): string {
  return company || name || email;
}

async function openIssueItems(queries: Queries): Promise<QueueItem[]> {
  const { reference, company, name, email, totalPence } = order;
  const found = await queries
    .select({ issue: orderIssue, reference, company, name, email, totalPence })
    .from(orderIssue)
    .innerJoin(order, eq(order.id, orderIssue.orderId))
    .where(isNull(orderIssue.clearedAt))
    .orderBy(orderIssue.id)
    .limit(maxItemsPerKind);
  return found.map(({ issue: row, ...orderFields }) => {
    const issue = v.parse(issueSchema, row);
    const respondBy = issue.kind === 'dispute' ? issue.data.respondBy : undefined;
    return {
      kind: 'issue',
      key: `issue ${row.id}`,
      id: row.id,
      order: orderFields.reference,
      name: buyerName(orderFields),
      why: issueText(issue),
      due: respondBy === undefined ? undefined : ukDay(new Date(respondBy)),
      since: row.raisedAt,
      pence: orderFields.totalPence,
      action: 'resolve',
      issue: issue.kind,
    };
  });
}

/** Emails that are no longer retried automatically. */
async function failedEmails(queries: Queries): Promise<QueueItem[]> {
  const found = await queries
    .select({ mail: outboxEmail, buyer: order.email })
    .from(outboxEmail)
    .leftJoin(order, eq(order.reference, outboxEmail.orderReference))
    .where(eq(outboxEmail.state, 'dead'))
    .orderBy(outboxEmail.nextAttemptAt)
    .limit(maxItemsPerKind);
  return found.map(({ mail, buyer }) => ({
    kind: 'email',
    key: `email ${mail.id}`,
    id: mail.id,
    order: mail.orderReference ?? undefined,
    name: mail.recipient,
    why: failureText(mail.lastError) ?? '',
    since: mail.nextAttemptAt,
    action: buyer === mail.recipient ? 'correct-email' : 'resend',
    emailKind: mail.kind,
  }));
}

async function openQuotes(queries: Queries, catalogue: Catalogue): Promise<QueueItem[]> {
  const found = await queries
    .select({ asked: enquiryTables.quote.columns, offer: offer.reference, offerState: offer.state })
    .from(quote)
    .leftJoin(offer, eq(offer.quoteId, quote.id))
    .where(eq(quote.state, 'open'))
    .orderBy(quote.waitingSince, quote.id)
    .limit(maxItemsPerKind);
  return found.map(({ asked, offer: reference, offerState }) => ({
    kind: 'quote',
    key: `quote ${asked.id}`,
    id: asked.id,
    offer: reference ?? undefined,
    name: asked.company,
    why: enquiryExcerpt({ kind: 'quote', ...asked }),
    due: replyDueDay(asked.waitingSince),
    since: asked.waitingSince,
    pence: cartValue(asked.lines, catalogue),
    action: offerState === null || offerState === 'draft' ? 'write-offer' : 'answer',
  }));
}

/** The number of days before an offer lapses at which a call is worthwhile. */
const lapsingDays = 3;

/** Offers that were started but not sent, and those that lapse soon. */
async function openOffers(queries: Queries): Promise<QueueItem[]> {
  const lapsesBefore = addDays(toIsoDay(new Date()), lapsingDays);
  const found = await queries
    .select({ one: offer, last: offerVersion })
    .from(offer)
    .innerJoin(quote, eq(quote.id, offer.quoteId))
    .innerJoin(
      offerVersion,
      and(
        eq(offerVersion.offerId, offer.id),
        eq(offerVersion.number, sql`coalesce(${offer.sentVersion}, 1)`),
      ),
    )
    .where(
      and(
        // For an open request, the request itself is listed.
        eq(quote.state, 'answered'),
        or(
          eq(offer.state, 'draft'),
          and(eq(offer.state, 'sent'), lte(offerVersion.validUntil, lapsesBefore)),
        ),
      ),
    )
    .orderBy(offer.id)
    .limit(maxItemsPerKind);
  return found.map(({ one, last }) => ({
    kind: 'offer',
    key: offerPresenceKey(one.reference),
    id: one.id,
    offer: one.reference,
    name: one.company || one.name || one.email,
    why: one.state === 'draft' ? 'Not sent yet' : 'Lapses soon',
    due: one.state === 'draft' ? undefined : new Date(last.validUntil),
    since: last.sentAt ?? last.savedAt,
    action: one.state === 'draft' ? 'write-offer' : 'open-offer',
  }));
}

async function openQuestions(queries: Queries): Promise<QueueItem[]> {
  const found = await queries
    .select(enquiryTables.question.columns)
    .from(partEnquiry)
    .where(eq(partEnquiry.state, 'open'))
    .orderBy(partEnquiry.waitingSince, partEnquiry.id)
    .limit(maxItemsPerKind);
  return found.map((asked) => ({
    kind: 'question',
    key: `question ${asked.id}`,
    id: asked.id,
    name: asked.email,
    why: enquiryExcerpt({ kind: 'question', ...asked }),
    due: replyDueDay(asked.waitingSince),
    since: asked.waitingSince,
    action: 'answer',
  }));
}

async function findSoldOutProducts(queries: Queries, { byId }: Catalogue): Promise<QueueItem[]> {
  const found = await queries
    .select({
      productId: stock.productId,
      since: stock.updatedAt,
      people: sql<number>`count(*)::int`,
    })
    .from(restockRequest)
    .innerJoin(stock, eq(stock.productId, restockRequest.productId))
    .where(
      and(
        isNull(restockRequest.notifiedAt),
        sql`${restockRequest.confirmedAt} is not null`,
        eq(stock.available, 0),
      ),
    )
    .groupBy(stock.productId)
    .limit(maxItemsPerKind);
  return found.flatMap(({ productId, since, people }) => {
    const product = byId(productId);
    if (!product) return [];
    return {
      kind: 'sold-out' as const,
      key: `product ${productId}`,
      id: productId,
      name: product.name,
      why: product.sku,
      since,
      pence: product.price,
      action: 'receive' as const,
      people,
      picture: pictureFile(productId, product),
    };
  });
}
