import { randomUUID } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { EmailKind } from '../../contract/email-kinds.ts';
import type { Queries } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';
import type { EmailContent } from './email-template.ts';

type QueuedEmail = EmailContent & {
  kind: EmailKind;
  to: string;
  replyTo?: string | undefined;
  /** Identifies the email for good, where a repeat of what caused it must not send a second. */
  key?: string | undefined;
};

/** What stands behind the @ of every Message-ID of ours. */
const mailDomain = new URL(company.origin).hostname;

/** One plain address: anything else could smuggle in a second recipient or a header. */
const plainAddress =
  /^[^\s@<>(),;:"\\[\]\p{C}]+@[^\s@<>(),;:"\\[\]\p{C}]+\.[^\s@<>(),;:"\\[\]\p{C}]+$/u;

/** True for an address that email may be sent to. */
export function isDeliverableAddress(address: string): boolean {
  return address.length <= 254 && plainAddress.test(address);
}

/**
 * Queues an email. Call it in the transaction of what the email is about: both are kept, or neither.
 * Answers whether it is a new one.
 */
export async function queueEmail(
  queries: Queries,
  { to, replyTo, key = randomUUID(), ...rest }: QueuedEmail,
): Promise<boolean> {
  if (!isDeliverableAddress(to)) throw new Error(`an email (${rest.kind}) has no usable recipient`);
  const queued = await queries
    .insert(outboxEmail)
    .values({
      ...rest,
      recipient: to,
      replyTo: replyTo !== undefined && isDeliverableAddress(replyTo) ? replyTo : null,
      messageId: `<${key}@${mailDomain}>`,
    })
    .onConflictDoNothing({ target: outboxEmail.key })
    .returning({ id: outboxEmail.id });
  return queued.length > 0;
}
