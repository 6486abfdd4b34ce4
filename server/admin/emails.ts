import { and, asc, desc, eq, getTableColumns, inArray, ne, or } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';
import { requeueEmails } from '../email/outbox.ts';
import { findWrittenEmails, removeFiles } from '../email/transport.ts';
import { ukTime } from '../email/uk-date.ts';
import type { AdminContext } from './admin-context.ts';
import { type Command, CommandError } from './command.ts';
import { parseId } from './parse-arguments.ts';
import { listCommand, type Report } from './report.ts';

export const listEmails = listCommand({
  name: 'emails list',
  help: 'lists emails, newest first',
  states: outboxEmail.state.enumValues,
  find: (_context, { queries, state, limit }) => {
    const {
      messageId,
      key,
      orderReference,
      replyTo,
      text,
      html,
      leasedUntil,
      heldBack,
      search,
      ...shown
    } = getTableColumns(outboxEmail);
    const condition = state && eq(shown.state, state);
    return queries
      .select(shown)
      .from(outboxEmail)
      .where(condition)
      .orderBy(desc(shown.id))
      .limit(limit);
  },
  columns: {
    Email: 'id',
    Written: 'createdAt',
    State: 'state',
    Kind: 'kind',
    To: 'recipient',
    Tried: 'attempts',
    Next: ({ state, nextAttemptAt }) => (state === 'queued' ? nextAttemptAt : ''),
    Error: 'lastError',
  },
  emptyMessage: 'No emails.',
});

export const retryEmails: Command = {
  name: 'emails retry',
  positionals: ['ID|all|files'],
  help: 'queues an email again: one by its ID, all that failed or were held back, or all that were saved as files',
  async run(context, args) {
    const emailId = args.positional(0);
    if (emailId === 'files') return retryFiles(context);
    const { queries } = await context.database();
    return emailId === 'all' ? retryAll(queries) : retryOne(context, parseId(emailId));
  },
};

async function retryAll(queries: Queries): Promise<Report> {
  const heldBack = and(eq(outboxEmail.state, 'queued'), eq(outboxEmail.heldBack, true));
  const queued = await requeueEmails(queries, or(eq(outboxEmail.state, 'dead'), heldBack));
  if (queued.length === 0) {
    return { text: 'No email has failed or was held back.', json: queued };
  }
  return { text: describeQueued(queued), json: queued };
}

async function retryOne(context: AdminContext, id: number): Promise<Report> {
  const { queries } = await context.database();
  const [queued] = await requeueEmails(
    queries,
    and(eq(outboxEmail.id, id), ne(outboxEmail.state, 'sent')),
  );
  if (queued) return { text: describeQueued([queued]), json: queued };
  const [found] = await queries.select().from(outboxEmail).where(eq(outboxEmail.id, id));
  if (!found) throw new CommandError(`There is no email ${id}.`);
  if (found.state !== 'sent') throw new CommandError(`Email ${id} is being sent right now.`);
  const [file] = await findWrittenEmails(context.environment().MAIL_DIR, [found]);
  if (!file) throw new CommandError(`Email ${id} has already been sent.`);
  const json = await sendFiles(context, [file]);
  return { text: describeQueued(json), json };
}

async function retryFiles(context: AdminContext): Promise<Report> {
  const { MAIL_DIR: folder } = context.environment();
  const { queries } = await context.database();
  const sent = await queries
    .select({
      id: outboxEmail.id,
      messageId: outboxEmail.messageId,
      createdAt: outboxEmail.createdAt,
      sentAt: outboxEmail.sentAt,
    })
    .from(outboxEmail)
    .where(eq(outboxEmail.state, 'sent'))
    .orderBy(asc(outboxEmail.id));
  const files = await findWrittenEmails(folder, sent);
  const [first] = files;
  if (!first) return { text: `No email is a file in ${folder}.`, json: [] };
  requireSmtpUrl(context);
  await context.confirm(
    `Send ${files.length} emails that became files in ${folder}, the first from ${ukTime(first.createdAt)}, to their recipients?`,
  );
  const json = await sendFiles(context, files);
  return { text: describeQueued(json), json };
}

function requireSmtpUrl(context: AdminContext): void {
  if (context.environment().SMTP_URL !== undefined) return;
  throw new CommandError(
    'SMTP_URL is not set: without a mail server they would be saved as files again.',
  );
}

async function sendFiles(
  context: AdminContext,
  files: readonly { id: number; messageId: string }[],
) {
  requireSmtpUrl(context);
  const { queries } = await context.database();
  const ids = files.map(({ id }) => id);
  const queued = await requeueEmails(
    queries,
    and(inArray(outboxEmail.id, ids), eq(outboxEmail.state, 'sent')),
  );
  const messageIds = files.map(({ messageId }) => messageId);
  await removeFiles(context.environment().MAIL_DIR, messageIds);
  return queued;
}

function describeQueued(queued: readonly { id: number }[]): string {
  const [first] = queued;
  const those = queued.length === 1 ? `Email ${first?.id} is` : `${queued.length} emails are`;
  return `${those} queued and will be sent by the running shop.`;
}
