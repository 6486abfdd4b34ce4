import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { enquiryMessage, quote } from '../../database/schema.ts';
import { findDocuments, type IssuedDocument } from '../../documents/issue-documents.ts';
import { type Order, readOrder } from '../../orders/order.ts';
import {
  findDraft,
  findLastSentVersion,
  findOfferByQuote,
  findOfferEnd,
  type Offer,
  type OfferEnd,
  type OfferVersion,
} from '../offer.ts';

export type Message = { isOurs: boolean; body: string; at: Date };

/** What the customer's page shows: the request with its thread, the offer and the order. */
export type CustomerPage = {
  quoteId: number;
  quoteRequest: Pick<
    typeof quote.$inferSelect,
    'company' | 'message' | 'quantity' | 'createdAt' | 'origin'
  >;
  messages: Message[];
  /** The offer in the version that was sent last; undefined before one was sent. */
  offered?: {
    offer: Offer;
    version: OfferVersion;
    /** The version that was sent before it. */
    before: OfferVersion | undefined;
    end: OfferEnd | undefined;
  };
  order?: Order;
  /** Invoices and credit notes of the order. */
  documents: Pick<IssuedDocument, 'kind' | 'number'>[];
  /** Shown to staff only, with the draft in place of the version that was sent. */
  isPreview?: boolean;
};

/** The page as it will be once the draft is sent, or the version sent last if there is no draft. */
export async function readPreviewPage(
  queries: Queries,
  quoteId: number,
): Promise<CustomerPage | undefined> {
  const page = await readCustomerPage(queries, quoteId);
  const offer = await findOfferByQuote(queries, quoteId);
  const version = offer && (findDraft(offer) ?? findLastSentVersion(offer));
  if (!page || !offer || !version) return undefined;
  const before = offer.versions.findLast(({ number }) => number < version.number);
  return { ...page, isPreview: true, offered: { offer, version, before, end: undefined } };
}

/** Reads the page of a quote request. */
export async function readCustomerPage(
  queries: Queries,
  quoteId: number,
): Promise<CustomerPage | undefined> {
  const [quoteRequest] = await queries.select().from(quote).where(eq(quote.id, quoteId));
  if (!quoteRequest) return undefined;
  const messages = await queries
    .select()
    .from(enquiryMessage)
    .where(eq(enquiryMessage.quoteId, quoteId))
    .orderBy(asc(enquiryMessage.id));
  const offer = await findOfferByQuote(queries, quoteId);
  const version = offer && findLastSentVersion(offer);
  const order = offer?.orderReference ? await readOrder(queries, offer.orderReference) : undefined;
  return {
    quoteId,
    quoteRequest,
    messages: messages
      .filter(({ direction }) => direction !== 'note')
      .map(({ direction, body, createdAt }) => ({
        isOurs: direction === 'to-buyer',
        body,
        at: createdAt,
      })),
    ...(offer &&
      version && {
        offered: {
          offer,
          version,
          before: offer.versions.findLast(({ number, sentAt }) => {
            return sentAt !== null && number < version.number;
          }),
          end: findOfferEnd(offer, version.number),
        },
      }),
    ...(order && { order }),
    documents: order ? await findDocuments(queries, [order.id]) : [],
  };
}

/** Whether the buyer's last message has the same text: a repeat is not stored again. */
export async function isRepeatedMessage(
  queries: Queries,
  quoteId: number,
  body: string,
): Promise<boolean> {
  const buyerMessages = await queries
    .select({ body: enquiryMessage.body })
    .from(enquiryMessage)
    .where(and(eq(enquiryMessage.quoteId, quoteId), eq(enquiryMessage.direction, 'from-buyer')))
    .orderBy(asc(enquiryMessage.id));
  return buyerMessages.at(-1)?.body === body;
}
