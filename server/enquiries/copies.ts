import type { Limiter } from '../limits/limiter.ts';
import { limits } from '../limits/limits.ts';

/**
 * Whether a copy goes to the address that was given. Anybody can give anybody's, so that after a few
 * in a day it gets no more; the enquiries themselves are kept and reach us all the same.
 */
export async function mayHaveCopy(limiter: Limiter, email: string): Promise<boolean> {
  return (await limiter.count(mailboxOf(email), limits.copies)) === undefined;
}

/** What follows a plus sign sorts the mail of one and the same mailbox. */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+.*@/, '@');
}
