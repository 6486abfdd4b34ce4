import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { retention } from '../../content/legal/retention.ts';
import {
  customerPageQuery,
  customerPageSize,
  erasure,
  type HistoryTab,
  historyQuery,
  maxHistoryEntries,
} from '../../contract/customers.ts';
import { recordActivity } from '../activity/activity.ts';
import type { Queries } from '../database/database.ts';
import { customer, isGoods } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import {
  countErasable,
  erasePersonalData,
  findPersonalData,
  type PersonalData,
  shopEmailAddress,
} from '../jobs/retention/personal-data.ts';
import { findDraft, findLastSentVersion } from '../offers/offer.ts';
import { listItems } from '../orders/issue-text.ts';
import { wordSearchCondition } from '../orders/order-search.ts';
import {
  fieldErrors,
  getActor,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';

/** Customers, identified by number: an email address in a URL would end up in logs. */
export function customersRoutes(deps: OfficeDeps) {
  return new Hono<OfficeVariables>()
    .get('/', queryParams(customerPageQuery), async (context) => {
      const { search, after } = context.req.valid('query');
      const { queries } = (await deps.shop()).database;
      return context.json(await listCustomers(queries, search, after));
    })
    .get('/:id', idParam, queryParams(historyQuery), async (context) => {
      const { database, catalogue } = await deps.shop();
      const found = await findCustomer(database.queries, context.req.valid('param').id);
      const personalData = await findPersonalData(database.queries, found.email);
      const productNameOf = (productId: string) => catalogue().byId(productId)?.name ?? productId;
      const history = buildHistory(personalData, productNameOf, context.req.valid('query').show);
      const latest = personalData.orders.toSorted((a, b) => b.id - a.id);
      return context.json({
        ...toCustomerRow(found),
        phone: latest.find(({ phone }) => phone)?.phone ?? undefined,
        address: latest.find(({ address }) => address)?.address ?? undefined,
        history: history.slice(0, maxHistoryEntries),
        historyCount: history.length,
        held: summarizeHeldData(personalData),
        erasable: countErasable(personalData),
      });
    })
    .get('/:id/copy.json', ownersOnly, idParam, async (context) => {
      const { id } = context.req.valid('param');
      const { queries } = (await deps.shop()).database;
      const { email } = await findCustomer(queries, id);
      const held = await findPersonalData(queries, email);
      await recordActivity(queries, {
        actor: getActor(context, deps),
        action: 'customer.export',
        record: 'customer',
        recordId: String(id),
      });
      return context.body(JSON.stringify({ email, ...held }, null, 2), 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="customer-${id}.json"`,
      });
    })
    .post('/:id/erase', ownersOnly, idParam, jsonBody(erasure), async (context) => {
      const { database } = await deps.shop();
      const { email } = await findCustomer(database.queries, context.req.valid('param').id);
      if (context.req.valid('json').email.toLowerCase() !== email.toLowerCase()) {
        throw fieldErrors({ email: `Type ${email} to confirm.` });
      }
      const erased = await erasePersonalData(database, email, {
        by: getActor(context, deps),
        mailFolder: deps.environment.MAIL_DIR,
      });
      const { id } = context.req.valid('param');
      const isLeft = (await database.queries.$count(customer, eq(customer.id, id))) > 0;
      return context.json({ erased, isLeft });
    });
}

type Customer = typeof customer.$inferSelect;

function toCustomerRow(one: Omit<Customer, 'search'>) {
  const { id, email, name, company, orders, spentPence, lastOrderAt, lastContactAt } = one;
  return {
    id,
    email,
    /** The company, or else the buyer. */
    title: company || name || email,
    person: company ? name : '',
    orders,
    spentPence,
    lastOrderAt: lastOrderAt?.toISOString(),
    lastContactAt: lastContactAt.toISOString(),
  };
}

const { search: searchColumn, ...columns } = getTableColumns(customer);

/** A page of customers, latest contact first, and the cursor of the next page. */
export async function listCustomers(queries: Queries, search: string, after?: string) {
  const contact = customer.lastContactAt;
  const [cursorMicros, cursorId] = after?.split('_') ?? [];
  const afterCursor: SQL | undefined =
    after === undefined
      ? undefined
      : sql`(${contact}, ${customer.id}) <
          ('epoch'::timestamptz + ${cursorMicros}::bigint * interval '1 microsecond', ${cursorId}::int)`;
  const found = await queries
    .select({
      ...columns,
      cursor: sql<string>`(extract(epoch from ${contact}) * 1000000)::bigint || '_' || ${customer.id}`,
    })
    .from(customer)
    .where(
      and(
        wordSearchCondition(searchColumn, search),
        afterCursor,
        ne(customer.email, shopEmailAddress),
      ),
    )
    .orderBy(desc(contact), desc(customer.id))
    .limit(customerPageSize + 1);
  const shown = found.slice(0, customerPageSize);
  return {
    rows: shown.map(toCustomerRow),
    next: found.length > shown.length ? shown.at(-1)?.cursor : undefined,
  };
}

async function findCustomer(queries: Queries, id: number) {
  const [found] = await queries.select(columns).from(customer).where(eq(customer.id, id));
  if (!found || found.email === shopEmailAddress) {
    throw new HttpError(404, 'We hold nothing about this customer any more.');
  }
  return found;
}

/** What they did and what we sent, newest first. */
function buildHistory(
  held: PersonalData,
  productNameOf: (productId: string) => string,
  show: HistoryTab,
) {
  const orders = held.orders.map((one) => ({
    kind: 'order' as const,
    id: one.reference,
    at: one.createdAt,
    text: listItems(one.lines.filter(isGoods)),
    state: one.state,
    pence: one.totalPence,
  }));
  const enquiries = [
    ...held.quotes.map(({ id, createdAt, message, quantity, state }) => {
      const text = [`${quantity} items.`, message].join(' ');
      return { kind: 'quote' as const, id, at: createdAt, text, state };
    }),
    ...held.offers.map((one) => {
      const { reference: id, createdAt, state } = one;
      const lines = (findLastSentVersion(one) ?? findDraft(one))?.lines ?? [];
      return { kind: 'offer' as const, id, at: createdAt, text: listItems(lines), state };
    }),
    ...held.partEnquiries.map(({ id, createdAt, fits, message, state }) => {
      const text = [fits, message].filter(Boolean).join(': ');
      return { kind: 'question' as const, id, at: createdAt, text, state };
    }),
    ...held.restockRequests.map(({ id, createdAt, productId, confirmedAt }) => {
      const state = confirmedAt ? ('confirmed' as const) : ('unconfirmed' as const);
      return { kind: 'restock' as const, id, at: createdAt, text: productNameOf(productId), state };
    }),
  ];
  const emails = held.emails.map(({ id, subject, state, createdAt }) => ({
    kind: 'email' as const,
    id,
    at: createdAt,
    text: subject,
    state,
  }));
  const all = {
    all: [...orders, ...enquiries, ...emails],
    orders,
    enquiries,
    emails,
  };
  return all[show]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
}

/** The data stored, and when the last of it is erased. Emails are erased with their order or enquiry. */
function summarizeHeldData(held: PersonalData) {
  const { orders, documents, quotes, partEnquiries, offers, restockRequests, registers } = held;
  const latestDate = (moments: readonly Date[]) =>
    moments.length > 0 ? new Date(Math.max(...moments.map(Number)) - 1).toISOString() : undefined;
  const enquiryKeptUntil = ({ createdAt }: { createdAt: Date }) =>
    monthsAfter(createdAt, retention.enquiriesMonths);
  // A request is kept as long as its offer, and the offer as long as its order.
  const quoteKeptUntil = (one: PersonalData['quotes'][number]) => {
    const linkedOffer = offers.find(({ quoteId }) => quoteId === one.id);
    const linkedOrder = orders.find(({ reference }) => reference === linkedOffer?.orderReference);
    const asked = [
      one.createdAt,
      linkedOffer?.createdAt ?? one.createdAt,
      linkedOffer?.sentAt ?? one.createdAt,
    ];
    const createdAt = new Date(Math.max(...asked.map(Number)));
    return linkedOrder?.keptUntil ?? enquiryKeptUntil({ createdAt });
  };
  const asked = [...quotes.map(quoteKeptUntil), ...partEnquiries.map(enquiryKeptUntil)];
  const kinds = [
    { kind: 'orders', count: orders.length, until: latestDate(orders.map((one) => one.keptUntil)) },
    { kind: 'documents', count: documents.length },
    { kind: 'enquiries', count: asked.length, until: latestDate(asked) },
    { kind: 'offers', count: offers.length },
    {
      kind: 'restock-requests',
      count: restockRequests.length,
      until: latestDate(restockRequests.map(enquiryKeptUntil)),
    },
    {
      kind: 'registers',
      count: registers.length,
      until: latestDate(
        registers.map(({ visitedAt }) => monthsAfter(visitedAt, retention.registerMonths)),
      ),
    },
    { kind: 'emails', count: held.emails.length },
    { kind: 'activity-values', count: held.activity.length },
  ] as const;
  return kinds.filter(({ count }) => count > 0);
}

function monthsAfter(moment: Date, months: number): Date {
  const until = new Date(moment);
  until.setUTCMonth(until.getUTCMonth() + months);
  return until;
}
