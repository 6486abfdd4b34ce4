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
  maxEmailCount,
} from '../../contract/email-list.ts';
import { suggestEmail } from '../../contract/email-suggestion.ts';
import type { Queries } from '../database/database.ts';
import { order, outboxEmail } from '../database/schema.ts';
import { failureText } from '../email/failure-text.ts';
import { resendEmail } from '../email/resend-email.ts';
import { HttpError } from '../http/errors.ts';
import { correctEmail } from '../orders/correct-order.ts';
import { wordSearchCondition } from '../orders/order-search.ts';
import {
  fieldErrors,
  getActor,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  queryParams,
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
  const getQueries = async () => (await deps.shop()).database.queries;

  /** Sends an email again and returns the activity by which that can be undone. */
  const resend = async (context: Context<OfficeVariables>, id: number, recipient?: string) => {
    const { database } = await deps.shop();
    const sent = await resendEmail(database, id, { by: getActor(context, deps), recipient });
    if (sent === 'not found') throw emailNotFound();
    if (sent === 'being sent') throw new HttpError(409, 'This email is being sent right now.');
    return sent;
  };

  return new Hono<OfficeVariables>()
    .get('/', queryParams(emailPageQuery), async (context) => {
      const { after, ...filter } = context.req.valid('query');
      return context.json(await listEmails(await getQueries(), filter, after));
    })
    .get('/counts', queryParams(emailFilter), async (context) =>
      context.json(await countEmails(await getQueries(), context.req.valid('query'))),
    )
    .get('/:id', idParam, async (context) => {
      const email = await findEmail(await getQueries(), context.req.valid('param').id);
      const { text, attempts, state, nextAttemptAt } = email;
      const corrects = correctionScope(email);
      return context.json({
        ...toEmailRow(email),
        text,
        attempts,
        /** The time of the next attempt, if it is queued. */
        sendsAt: state === 'queued' ? nextAttemptAt.toISOString() : undefined,
        corrects,
        likely: corrects && suggestEmail(email.recipient),
      });
    })
    .get('/:id/preview', idParam, async (context) => {
      const { html } = await findEmail(await getQueries(), context.req.valid('param').id);
      return context.html(html, 200, { 'content-security-policy': previewPolicy });
    })
    .post('/:id/send', idParam, async (context) => {
      const sent = await resend(context, context.req.valid('param').id);
      deps.onMail();
      return context.json(sent);
    })
    .post('/:id/correct', idParam, jsonBody(emailCorrection), async (context) => {
      const { id } = context.req.valid('param');
      const { email: recipient } = context.req.valid('json');
      const shop = await deps.shop();
      const email = await findEmail(shop.database.queries, id);
      const corrects = correctionScope(email);
      if (!corrects) throw new HttpError(409, 'The address of this email cannot be corrected.');
      if (recipient === email.recipient)
        throw fieldErrors({ email: 'It already has this address.' });
      const { activityId } =
        corrects === 'order' && email.orderReference !== null
          ? await correctEmail(shop, email.orderReference, {
              email: recipient,
              by: getActor(context, deps),
            })
          : await resend(context, id, recipient);
      deps.onMail();
      return context.json({ activityId });
    });
}

const emailNotFound = () => new HttpError(404, 'This email is no longer there.');

const storedStates = { failed: 'dead', waiting: 'queued', sent: 'sent' } as const;
const listedStates = { dead: 'failed', queued: 'waiting', sent: 'sent' } as const;

const { id, kind, subject, recipient, orderReference, state } = outboxEmail;
const { attempts, lastError, createdAt, nextAttemptAt, sentAt } = outboxEmail;
const baseColumns = { id, kind, subject, recipient, orderReference, state };
const columns = { ...baseColumns, attempts, lastError, createdAt, nextAttemptAt, sentAt };

type ListedEmail = Pick<typeof outboxEmail.$inferSelect, keyof typeof columns>;

function toEmailRow(email: ListedEmail) {
  const at = {
    failed: email.nextAttemptAt,
    waiting: email.createdAt,
    sent: email.sentAt ?? email.createdAt,
  };
  const listedState: EmailState = listedStates[email.state];
  // An email that was queued again without an attempt yet still has its old error.
  const wasAttempted = listedState !== 'sent' && email.attempts > 0;
  return {
    id: email.id,
    kind: email.kind,
    subject: email.subject,
    recipient: email.recipient,
    order: email.orderReference ?? undefined,
    state: listedState,
    at: at[listedState].toISOString(),
    reason: wasAttempted ? failureText(email.lastError) : undefined,
  };
}

const filterCondition = (filter: Pick<EmailFilter, 'search' | 'kind'>): SQL | undefined =>
  and(
    wordSearchCondition(outboxEmail.search, filter.search),
    filter.kind === undefined ? undefined : eq(kind, filter.kind),
  );

/** A page of emails, failed ones first and within each state newest first, and the cursor of the next page. */
async function listEmails(queries: Queries, filter: EmailFilter, after?: string) {
  const [cursorTab, cursorId] = after?.split('_') ?? [];
  const tabs = filter.tab === 'all' ? emailStates : [filter.tab];
  const start = emailStates.find((each) => each === cursorTab);
  const remainingTabs =
    start && filter.tab === 'all' ? tabs.slice(emailStates.indexOf(start)) : tabs;
  const found: ListedEmail[] = [];
  for (const tab of remainingTabs) {
    const afterCursor = tab === cursorTab ? lt(id, Number(cursorId)) : undefined;
    const more = await queries
      .select(columns)
      .from(outboxEmail)
      .where(and(eq(state, storedStates[tab]), afterCursor, filterCondition(filter)))
      .orderBy(desc(id))
      .limit(emailPageSize + 1 - found.length);
    found.push(...more);
    if (found.length > emailPageSize) break;
  }
  const rows = found.slice(0, emailPageSize).map(toEmailRow);
  const last = rows.at(-1);
  return {
    rows,
    next: found.length > emailPageSize && last ? `${last.state}_${last.id}` : undefined,
  };
}

/** The number of emails matching a filter in each state, up to a maximum. */
async function countEmails(queries: Queries, filter: EmailFilter) {
  const countInTab = async (tab: EmailState) => {
    const cappedRows = queries
      .select({ id })
      .from(outboxEmail)
      .where(and(eq(state, storedStates[tab]), filterCondition(filter)))
      .limit(maxEmailCount)
      .as('some');
    const [counted] = await queries.select({ emails: count() }).from(cappedRows);
    return counted?.emails ?? 0;
  };
  const failed = await countInTab('failed');
  const waiting = await countInTab('waiting');
  const sent = await countInTab('sent');
  return { all: failed + waiting + sent, failed, waiting, sent };
}

async function findEmail(queries: Queries, emailId: number) {
  const [found] = await queries
    .select({ email: outboxEmail, buyer: order.email })
    .from(outboxEmail)
    .leftJoin(order, eq(order.reference, orderReference))
    .where(eq(id, emailId));
  if (!found) throw emailNotFound();
  return { ...found.email, buyer: found.buyer };
}

type FoundEmail = Awaited<ReturnType<typeof findEmail>>;

/** Where a corrected address is saved: in the order with all its emails, or in this email alone. */
function correctionScope(email: Pick<FoundEmail, 'kind' | 'buyer' | 'recipient'>) {
  // Restock requests have a confirmed address, which must not be replaced by another.
  const hasConfirmedAddress =
    email.kind === 'restock-confirmation' || email.kind === 'back-in-stock';
  if (hasConfirmedAddress || emailsToOwner.includes(email.kind)) return undefined;
  return email.buyer === email.recipient ? 'order' : 'email';
}
