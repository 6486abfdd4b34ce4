import { inArray, sql } from 'drizzle-orm';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import { quantityBands } from '../../contract/quantity-bands.ts';
import { getBuiltCatalogue } from '../../server/app/catalogue.ts';
import type { Database, Queries } from '../../server/database/database.ts';
import {
  enquiryMessage,
  outboxEmail,
  partEnquiry,
  quote,
  restockRequest,
  staff,
} from '../../server/database/schema.ts';
import type { EmailContent } from '../../server/email/email-template.ts';
import {
  partEnquiryReceivedEmail,
  partEnquirySellerEmail,
  quoteReceivedEmail,
  quoteSellerEmail,
} from '../../server/enquiries/enquiry-emails.ts';
import {
  orderConfirmation,
  orderDispatchedEmail,
  orderPlacedEmail,
} from '../../server/orders/emails/order-emails.ts';
import { findOrders } from '../../server/orders/order.ts';
import { makeBuyers } from './buyers.ts';
import { fillOrders } from './fill-orders.ts';
import { insertRows } from './insert-rows.ts';
import { makeThread } from './make-thread.ts';
import { orderTimes } from './order-times.ts';
import { createSeededRandom } from './random.ts';

/** The demo office's staff. Its owner is whoever opens it first. */
const sampleStaff = [
  { name: 'Sample Packer', email: 'packer@rungmoor.example', role: 'staff' as const },
  { name: 'Sample Clerk', email: 'clerk@rungmoor.example', role: 'staff' as const },
];

const jobs = [
  'We need these for a school refit over the summer break. Can you hold the price for 30 days?',
  'Please quote for delivery in two drops, half now and half next month.',
  'Same spec as our last order. Is there a discount at this quantity?',
  'For a new depot. Please include spare feet and an inspection tag for each.',
];
const partQuestions = [
  'Both feet have worn through. Which replacement fits, and do I need the bolts as well?',
  'The locking clip on one stile has snapped. Can I buy one by itself?',
  'Looking for a castor with brake. The old one is 125 mm across.',
];

export type DemoEmail = EmailContent & {
  kind: EmailKind;
  key: string;
  to: string;
  replyTo?: string;
  at: Date;
};

/** Fills a new database with a year of everything that the shop and its office store. */
export async function fillDemo(database: Database, until: Date): Promise<void> {
  const seed = Math.floor(until.getTime() / 86_400_000);
  await database.queries.insert(staff).values(sampleStaff);
  await fillOrders(database, { orders: 2400, until, seed });
  await database.transaction(async (queries) => {
    const enquiries = await fillEnquiries(queries, until, seed);
    const mails = [...(await orderEmails(queries)), ...enquiries.mails].sort(
      (one, other) => one.at.getTime() - other.at.getTime(),
    );
    await insertEmails(queries, mails, until);
    await insertMessages(queries, enquiries.messages);
  });
  await database.queries.execute(sql`analyze`);
}

async function orderEmails(queries: Queries): Promise<DemoEmail[]> {
  const catalogue = getBuiltCatalogue();
  const to = company.email.shown;
  const orders = await findOrders(queries);
  const placed = orders.flatMap((order): DemoEmail[] => {
    const { reference, email, createdAt: at } = order;
    // The order as it was when it was paid.
    const then = { ...order, state: 'paid' as const, issues: [] };
    const owners: DemoEmail = {
      kind: 'order-placed',
      key: `${reference}.placed`,
      to,
      at,
      ...(email && { replyTo: email }),
      ...orderPlacedEmail(then),
    };
    if (!email) return [owners];
    const confirmation = orderConfirmation(then, company.origin, catalogue);
    const key = `${reference}.confirmation`;
    return [owners, { kind: 'order-confirmation', key, to: email, at, ...confirmation }];
  });
  const sent = orders.flatMap((order) =>
    order.email === ''
      ? []
      : order.shipments.map((left): DemoEmail => {
          const content = orderDispatchedEmail(order, left, company.origin);
          const key = `${order.reference}.dispatched-${left.id}`;
          return { kind: 'order-dispatched', key, to: order.email, at: left.at, ...content };
        }),
  );
  return [...placed, ...sent];
}

/** Quotes and part enquiries, each answered after a few days, and restock requests. */
async function fillEnquiries(queries: Queries, until: Date, seed: number) {
  const random = createSeededRandom(seed + 1);
  const nextBuyer = makeBuyers(random, 40);
  const catalogue = getBuiltCatalogue();
  const clerks = await queries.select({ id: staff.id, name: staff.name }).from(staff);
  const around = { random, staff: clerks, until };
  const quoteThreads = orderTimes(random, 420, until).map((createdAt, place) => {
    const buyer = nextBuyer();
    const lines = Array.from({ length: random.between(1, 4) }, () => ({
      productId: random.pick(catalogue.products).id,
      quantity: random.between(5, 20),
    }));
    const asked = {
      id: place + 1,
      company: buyer.company ?? `${buyer.name} Contracts`,
      email: buyer.email,
      quantity: random.pick(quantityBands).key,
      message: random.pick(jobs),
      city: random.chance(0.2) ? buyer.address.town : null,
      lines,
      createdAt,
      attemptKey: null,
    };
    return { asked, ...makeThread({ kind: 'quote', ...asked }, around) };
  });
  const equipment = catalogue.products.filter(({ compatibleWith }) => !compatibleWith);
  const questionThreads = orderTimes(random, 300, until).map((createdAt, place) => {
    const { id: productId, name: fits } = random.pick(equipment);
    const message = random.pick(partQuestions);
    const { email } = nextBuyer();
    const asked = { id: place + 1, email, fits, productId, message, createdAt, attemptKey: null };
    return { asked, ...makeThread({ kind: 'question', ...asked }, around) };
  });
  const quotes = quoteThreads.map(({ asked, stands }) => ({ ...asked, ...stands }));
  const questions = questionThreads.map(({ asked, stands }) => ({ ...asked, ...stands }));
  const threads = [...quoteThreads, ...questionThreads];
  const soldOut = await queries.query.stock.findMany({
    where: (row, { eq }) => eq(row.available, 0),
  });
  const requests = soldOut.slice(0, 14).flatMap(({ productId }) =>
    Array.from({ length: random.between(1, 6) }, () => {
      const createdAt = new Date(until.getTime() - random.between(1, 600) * 3_600_000);
      const { email } = nextBuyer();
      return { email, productId, createdAt, askedAt: createdAt, confirmedAt: createdAt };
    }),
  );
  const once = Map.groupBy(requests, ({ email, productId }) => `${email} ${productId}`);
  await insertRows(queries, quote, quotes);
  await insertRows(queries, partEnquiry, questions);
  await insertRows(
    queries,
    restockRequest,
    [...once.values()].flatMap((same) => same.slice(0, 1)),
  );
  const mails = [
    ...threads.flatMap((thread) => thread.mails),
    ...quotes.flatMap((asked) => {
      const about = { asked, unknownLines: 0, catalogue };
      const kinds = ['quote-for-seller', 'quote-received'] as const;
      return emailPair(kinds, `quote-${asked.id}`, asked, [
        quoteSellerEmail(about),
        quoteReceivedEmail(about),
      ]);
    }),
    ...questions.flatMap((asked) => {
      const kinds = ['part-enquiry-for-seller', 'part-enquiry-received'] as const;
      return emailPair(kinds, `part-${asked.id}`, asked, [
        partEnquirySellerEmail(asked),
        partEnquiryReceivedEmail(asked),
      ]);
    }),
  ];
  return { mails, messages: threads.flatMap((thread) => thread.messages) };
}

/** What an enquiry sends when it arrives: one email to the shop, one to the buyer. */
function emailPair(
  [sellerKind, buyerKind]: readonly [EmailKind, EmailKind],
  key: string,
  { email, createdAt: at }: { email: string; createdAt: Date },
  [forSeller, forBuyer]: readonly [EmailContent, EmailContent],
): DemoEmail[] {
  const to = company.email.shown;
  return [
    { kind: sellerKind, key: `${key}-seller`, to, replyTo: email, at, ...forSeller },
    { kind: buyerKind, key, to: email, at, ...forBuyer },
  ];
}

type Messages = Awaited<ReturnType<typeof fillEnquiries>>['messages'];

/** Runs after the emails, so that each answer gets the id of its email. */
async function insertMessages(queries: Queries, messages: Messages): Promise<void> {
  const keys = messages.flatMap(({ key }) => key ?? []);
  const found = await queries
    .select({ key: outboxEmail.key, id: outboxEmail.id })
    .from(outboxEmail)
    .where(inArray(outboxEmail.key, keys));
  const emails = new Map(found.map(({ key, id }) => [key, id]));
  const inOrder = messages.toSorted((one, other) => +one.createdAt - +other.createdAt);
  const rows = inOrder.map(({ key, ...message }) => ({
    ...message,
    emailId: (key && emails.get(key)) || null,
  }));
  await queries.insert(enquiryMessage).values(rows);
}

/** Days ago: some emails in this range failed for good. Later failures would fail the health checks. */
const failedEmailRange = { from: 30, to: 10, every: 50 };

async function insertEmails(
  queries: Queries,
  mails: readonly DemoEmail[],
  until: Date,
): Promise<void> {
  const domain = new URL(company.origin).hostname;
  const rows = mails.map(({ key, to, replyTo, at, ...mail }, place) => {
    const age = (until.getTime() - at.getTime()) / 86_400_000;
    const isSelected =
      age < failedEmailRange.from &&
      age > failedEmailRange.to &&
      place % failedEmailRange.every === 0;
    const isDead = isSelected && to !== company.email.shown;
    const nextAttemptAt = isDead ? new Date(at.getTime() + 2 * 86_400_000) : at;
    return {
      ...mail,
      messageId: `<${key}@${domain}>`,
      recipient: to,
      replyTo: replyTo ?? null,
      state: isDead ? ('dead' as const) : ('sent' as const),
      attempts: isDead ? 8 : 1,
      nextAttemptAt,
      lastError: isDead ? 'EENVELOPE RCPT TO 550' : null,
      createdAt: at,
      sentAt: isDead ? null : new Date(at.getTime() + 4_000),
    };
  });
  await insertRows(queries, outboxEmail, rows);
}
