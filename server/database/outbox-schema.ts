import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { emailKinds } from '../../contract/email-kinds.ts';
import { document } from './accounts-schema.ts';
import { id, timestamptz, tsvector } from './columns.ts';
import { quote } from './enquiry-schema.ts';

/** Emails to be sent, written in the same transaction as the change they are about. */
export const outboxEmail = pgTable(
  'mail',
  {
    id: id(),
    /** The same for every attempt, so that a retry can be distinguished from a second email. */
    messageId: text('message_id').notNull().unique(),
    /** The Message-ID up to its @, which is unique even if the shop's domain changes. */
    key: text('once').unique().generatedAlwaysAs(sql`substring(message_id from '^<(.*)@')`),
    /** The order that it is about: its Message-ID begins with the reference. */
    orderReference: text('order_reference').generatedAlwaysAs(
      sql`substring(message_id from '^<(RM-[0-9]+)[.]')`,
    ),
    kind: text('kind', { enum: emailKinds }).notNull(),
    /** The quote request whose page it links to, with a key that is created on sending. */
    quoteId: integer('quote_id').references((): AnyPgColumn => quote.id, { onDelete: 'set null' }),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    state: text('state', { enum: ['queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    /** For a failed email: when it was given up. */
    nextAttemptAt: timestamptz('next_attempt_at').notNull().defaultNow(),
    leasedUntil: timestamptz('leased_until'),
    lastError: text('last_error'),
    /** Whether the last attempt failed for a reason that affects every email. */
    heldBack: boolean('held_back').notNull().default(false),
    /** The attached document, rendered as a PDF on sending. */
    documentId: integer('document_id').references((): AnyPgColumn => document.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
    search: tsvector('search').generatedAlwaysAs(sql`email_search(recipient, subject, message_id)`),
  },
  (table) => [
    index('mail_search').using('gin', table.search),
    index('mail_state').on(table.state, table.id),
    index('mail_waiting').on(table.state, table.nextAttemptAt),
    index('mail_order').on(table.orderReference),
    index('mail_recipient').on(sql`lower(${table.recipient})`),
    index('mail_reply_to').on(sql`lower(${table.replyTo})`),
    index('mail_quote').on(table.quoteId).where(sql`${table.quoteId} is not null`),
  ],
);
