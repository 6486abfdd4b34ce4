import { and, count, desc, eq, lt, type SQL } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { emailsToOwner } from '../../contract/email-kinds.ts';
import {
  type EmailFilter,
  type EmailState,
  emailCorrection,
  emailFilter,
  emailPageQuery,
  emailPageSize,
  emailStates,
  mostEmailsCounted,
} from '../../contract/email-list.ts';
import { likelyAddress } from '../../contract/likely-address.ts';
import type { Queries } from '../database/database.ts';
import { order, outboxEmail } from '../database/schema.ts';
import { failureText } from '../email/failure-text.ts';
import { sendAgain } from '../email/send-again.ts';
import { HttpError } from '../http/errors.ts';
import { correctEmail } from '../orders/correct-order.ts';
import { wordSearch } from '../orders/order-search.ts';
import {
  actorOf,
  fieldErrors,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  queryOf,
} from './office-context.ts';

/** Only text and styles; `sandbox` denies an origin, scripts and forms. */
const previewPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Every email: a searchable list, one as it is delivered, sending again and correcting its address. */
export function emailsRoutes(deps: OfficeDeps) {
  const queriesNow = async () => (await deps.shop()).database.queries;

  /** Sends an email again and returns the activity by which that can be undone. */
  const again = async (context: Context<OfficeVariables>, id: number, recipient?: string) => {
    const { database } = await deps.shop();
    const sent = await sendAgain(database, id, { by: actorOf(context, deps), recipient });
    if (sent === 'not found') throw notFound();
    if (sent === 'being sent') throw new HttpError(409, 'This email is being sent right now.');
    return sent;
  };

  return new Hono<OfficeVariables>()
    .get('/', queryOf(emailPageQuery), async (context) => {
      const { after, ...filter } = context.req.valid('query');
      return context.json(await pageOfEmails(await queriesNow(), filter, after));
    })
    .get('/counts', queryOf(emailFilter), async (context) =>
      context.json(await countEmails(await queriesNow(), context.req.valid('query'))),
    )
    .get('/:id', idParam, async (context) => {
      const email = await findEmail(await queriesNow(), context.req.valid('param').id);
      const { text, attempts, state, nextAttemptAt } = email;
      const corrects = correctionOf(email);
      return context.json({
        ...rowOf(email),
        text,
        attempts,
        /** The time of the next attempt, if it is queued. */
        sendsAt: state === 'queued' ? nextAttemptAt.toISOString() : undefined,
        corrects,
        likely: corrects && likelyAddress(email.recipient),
      });
    })
    .get('/:id/preview', idParam, async (context) => {
      const { html } = await findEmail(await queriesNow(), context.req.valid('param').id);
      return context.html(html, 200, { 'content-security-policy': previewPolicy });
    })
    .post('/:id/send', idParam, async (context) => {
      const sent = await again(context, context.req.valid('param').id);
      deps.onMail();
      return context.json(sent);
    })
    .post('/:id/correct', idParam, jsonBody(emailCorrection), async (context) => {
      const { id } = context.req.valid('param');
      const { email: recipient } = context.req.valid('json');
      const shop = await deps.shop();
      const email = await findEmail(shop.database.queries, id);
      const corrects = correctionOf(email);
      if (!corrects) throw new HttpError(409, 'The address of this email cannot be corrected.');
      if (recipient === email.recipient)
        throw fieldErrors({ email: 'It already has this address.' });
      const { activityId } =
        corrects === 'order' && email.orderReference !== null
          ? await correctEmail(shop, email.orderReference, {
              email: recipient,
              by: actorOf(context, deps),
            })
          : await again(context, id, recipient);
      deps.onMail();
      return context.json({ activityId });
    });
}

const notFound = () => new HttpError(404, 'This email is no longer there.');

const stored = { failed: 'dead', waiting: 'queued', sent: 'sent' } as const;
const states = { dead: 'failed', queued: 'waiting', sent: 'sent' } as const;

const { id, kind, subject, recipient, orderReference, state } = outboxEmail;
const { attempts, lastError, createdAt, nextAttemptAt, sentAt } = outboxEmail;
const about = { id, kind, subject, recipient, orderReference, state };
const columns = { ...about, attempts, lastError, createdAt, nextAttemptAt, sentAt };

type Listed = Pick<typeof outboxEmail.$inferSelect, keyof typeof columns>;

function rowOf(email: Listed) {
  const at = {
    failed: email.nextAttemptAt,
    waiting: email.createdAt,
    sent: email.sentAt ?? email.createdAt,
  };
  const stands: EmailState = states[email.state];
  // An email that was queued again without an attempt yet still has its old error.
  const isTried = stands !== 'sent' && email.attempts > 0;
  return {
    id: email.id,
    kind: email.kind,
    subject: email.subject,
    recipient: email.recipient,
    order: email.orderReference ?? undefined,
    state: stands,
    at: at[stands].toISOString(),
    reason: isTried ? failureText(email.lastError) : undefined,
  };
}

const inFilter = (filter: Pick<EmailFilter, 'search' | 'kind'>): SQL | undefined =>
  and(
    wordSearch(outboxEmail.search, filter.search),
    filter.kind === undefined ? undefined : eq(kind, filter.kind),
  );

/** A page of emails, failed ones first and within each state newest first, and the cursor of the next page. */
async function pageOfEmails(queries: Queries, filter: EmailFilter, after?: string) {
  const [from, cut] = after?.split('_') ?? [];
  const tabs = filter.tab === 'all' ? emailStates : [filter.tab];
  const start = emailStates.find((each) => each === from);
  const left = start && filter.tab === 'all' ? tabs.slice(emailStates.indexOf(start)) : tabs;
  const found: Listed[] = [];
  for (const tab of left) {
    const isLater = tab === from ? lt(id, Number(cut)) : undefined;
    const more = await queries
      .select(columns)
      .from(outboxEmail)
      .where(and(eq(state, stored[tab]), isLater, inFilter(filter)))
      .orderBy(desc(id))
      .limit(emailPageSize + 1 - found.length);
    found.push(...more);
    if (found.length > emailPageSize) break;
  }
  const rows = found.slice(0, emailPageSize).map(rowOf);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > emailPageSize && last ? `${last.state}_${last.id}` : undefined,
  };
}

/** The number of emails matching a filter in each state, up to a maximum. */
async function countEmails(queries: Queries, filter: EmailFilter) {
  const countOf = async (tab: EmailState) => {
    const some = queries
      .select({ id })
      .from(outboxEmail)
      .where(and(eq(state, stored[tab]), inFilter(filter)))
      .limit(mostEmailsCounted)
      .as('some');
    const [counted] = await queries.select({ emails: count() }).from(some);
    return counted?.emails ?? 0;
  };
  const failed = await countOf('failed');
  const waiting = await countOf('waiting');
  const sent = await countOf('sent');
  return { all: failed + waiting + sent, failed, waiting, sent };
}

async function findEmail(queries: Queries, which: number) {
  const [found] = await queries
    .select({ email: outboxEmail, buyer: order.email })
    .from(outboxEmail)
    .leftJoin(order, eq(order.reference, orderReference))
    .where(eq(id, which));
  if (!found) throw notFound();
  return { ...found.email, buyer: found.buyer };
}

type Found = Awaited<ReturnType<typeof findEmail>>;

/** Where a corrected address is saved: in the order with all its emails, or in this email alone. */
function correctionOf(email: Pick<Found, 'kind' | 'buyer' | 'recipient'>) {
  // Restock requests have a confirmed address, which must not be replaced by another.
  const isFixed = email.kind === 'restock-confirmation' || email.kind === 'back-in-stock';
  if (isFixed || emailsToOwner.includes(email.kind)) return undefined;
  return email.buyer === email.recipient ? 'order' : 'email';
}
