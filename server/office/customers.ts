import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { retention } from '../../content/legal/retention.ts';
import {
  customerPageQuery,
  customerPageSize,
  erasure,
  type HistoryTab,
  historyQuery,
  mostHistory,
} from '../../contract/customers.ts';
import { recordActivity } from '../activity/activity.ts';
import type { Queries } from '../database/database.ts';
import { customer, isGoods } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import {
  erasableOf,
  erasePersonalData,
  findPersonalData,
  ownAddress,
  type PersonalData,
} from '../jobs/retention/personal-data.ts';
import { draftOf, sentOf } from '../offers/offer.ts';
import { listItems } from '../orders/issue-text.ts';
import { wordSearch } from '../orders/order-search.ts';
import {
  actorOf,
  fieldErrors,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryOf,
} from './office-context.ts';

/** Customers, identified by number: an email address in a URL would end up in logs. */
export function customersRoutes(deps: OfficeDeps) {
  return new Hono<OfficeVariables>()
    .get('/', queryOf(customerPageQuery), async (context) => {
      const { search, after } = context.req.valid('query');
      const { queries } = (await deps.shop()).database;
      return context.json(await pageOfCustomers(queries, search, after));
    })
    .get('/:id', idParam, queryOf(historyQuery), async (context) => {
      const { database, catalogue } = await deps.shop();
      const found = await findCustomer(database.queries, context.req.valid('param').id);
      const held = await findPersonalData(database.queries, found.email);
      const nameOf = (productId: string) => catalogue().byId(productId)?.name ?? productId;
      const history = historyOf(held, nameOf, context.req.valid('query').show);
      const latest = held.orders.toSorted((a, b) => b.id - a.id);
      return context.json({
        ...rowOf(found),
        phone: latest.find(({ phone }) => phone)?.phone ?? undefined,
        address: latest.find(({ address }) => address)?.address ?? undefined,
        history: history.slice(0, mostHistory),
        historyCount: history.length,
        held: heldOf(held),
        erasable: erasableOf(held),
      });
    })
    .get('/:id/copy.json', ownersOnly, idParam, async (context) => {
      const { id } = context.req.valid('param');
      const { queries } = (await deps.shop()).database;
      const { email } = await findCustomer(queries, id);
      const held = await findPersonalData(queries, email);
      await recordActivity(queries, {
        actor: actorOf(context, deps),
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
        by: actorOf(context, deps),
        mailFolder: deps.environment.MAIL_DIR,
      });
      const { id } = context.req.valid('param');
      const isLeft = (await database.queries.$count(customer, eq(customer.id, id))) > 0;
      return context.json({ erased, isLeft });
    });
}

type Customer = typeof customer.$inferSelect;

function rowOf(one: Omit<Customer, 'search'>) {
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

const { search: words, ...columns } = {
  id: customer.id,
  email: customer.email,
  name: customer.name,
  company: customer.company,
  orders: customer.orders,
  spentPence: customer.spentPence,
  lastOrderAt: customer.lastOrderAt,
  lastContactAt: customer.lastContactAt,
  search: customer.search,
};

/** A page of customers, latest contact first, and the cursor of the next page. */
export async function pageOfCustomers(queries: Queries, search: string, after?: string) {
  const contact = customer.lastContactAt;
  const [micros, cut] = after?.split('_') ?? [];
  const isAfter: SQL | undefined =
    after === undefined
      ? undefined
      : sql`(${contact}, ${customer.id}) <
          ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${cut}::int)`;
  const found = await queries
    .select({
      ...columns,
      cursor: sql<string>`(extract(epoch from ${contact}) * 1000000)::bigint || '_' || ${customer.id}`,
    })
    .from(customer)
    .where(and(wordSearch(words, search), isAfter, ne(customer.email, ownAddress)))
    .orderBy(desc(contact), desc(customer.id))
    .limit(customerPageSize + 1);
  const shown = found.slice(0, customerPageSize);
  return {
    rows: shown.map(rowOf),
    next: found.length > shown.length ? shown.at(-1)?.cursor : undefined,
  };
}

async function findCustomer(queries: Queries, id: number) {
  const [found] = await queries.select(columns).from(customer).where(eq(customer.id, id));
  if (!found || found.email === ownAddress) {
    throw new HttpError(404, 'We hold nothing about this customer any more.');
  }
  return found;
}

/** What they did and what we sent, newest first. */
function historyOf(held: PersonalData, nameOf: (productId: string) => string, show: HistoryTab) {
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
      const lines = (sentOf(one) ?? draftOf(one))?.lines ?? [];
      return { kind: 'offer' as const, id, at: createdAt, text: listItems(lines), state };
    }),
    ...held.partEnquiries.map(({ id, createdAt, fits, message, state }) => {
      const text = [fits, message].filter(Boolean).join(': ');
      return { kind: 'question' as const, id, at: createdAt, text, state };
    }),
    ...held.restockRequests.map(({ id, createdAt, productId, confirmedAt }) => {
      const state = confirmedAt ? ('confirmed' as const) : ('unconfirmed' as const);
      return { kind: 'restock' as const, id, at: createdAt, text: nameOf(productId), state };
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
function heldOf(held: PersonalData) {
  const { orders, documents, quotes, partEnquiries, offers, restockRequests, registers } = held;
  const latest = (moments: readonly Date[]) =>
    moments.length > 0 ? new Date(Math.max(...moments.map(Number)) - 1).toISOString() : undefined;
  const enquiryUntil = ({ createdAt }: { createdAt: Date }) =>
    monthsAfter(createdAt, retention.enquiriesMonths);
  // A request is kept as long as its offer, and the offer as long as its order.
  const quoteUntil = (one: PersonalData['quotes'][number]) => {
    const made = offers.find(({ quoteId }) => quoteId === one.id);
    const bought = orders.find(({ reference }) => reference === made?.orderReference);
    const asked = [one.createdAt, made?.createdAt ?? one.createdAt, made?.sentAt ?? one.createdAt];
    const createdAt = new Date(Math.max(...asked.map(Number)));
    return bought?.keptUntil ?? enquiryUntil({ createdAt });
  };
  const asked = [...quotes.map(quoteUntil), ...partEnquiries.map(enquiryUntil)];
  const kinds = [
    { kind: 'orders', count: orders.length, until: latest(orders.map((one) => one.keptUntil)) },
    { kind: 'documents', count: documents.length },
    { kind: 'enquiries', count: asked.length, until: latest(asked) },
    { kind: 'offers', count: offers.length },
    {
      kind: 'restock-requests',
      count: restockRequests.length,
      until: latest(restockRequests.map(enquiryUntil)),
    },
    {
      kind: 'registers',
      count: registers.length,
      until: latest(
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
