import { domainToASCII } from 'node:url';
import type { Limiter } from '../http/limits/limiter.ts';
import { limits } from '../http/limits/limits.ts';

/**
 * Counts one more email to an unconfirmed address, because anyone can type someone else's. Over the
 * daily limit, returns how many seconds to wait.
 */
export function rateLimitUnverifiedEmail(
  limiter: Limiter,
  email: string,
): Promise<number | undefined> {
  return limiter.count(normalizeMailbox(email), limits.unverifiedMailbox);
}

/** The mailbox behind an address, ignoring case, plus tags, Gmail's dots and IDN spelling. */
export function normalizeMailbox(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).normalize('NFKC').toLowerCase();
  const domain = normalizeDomain(email.slice(at + 1));
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  return domain === 'gmail.com'
    ? `${untagged.replaceAll('.', '')}@gmail.com`
    : `${untagged}@${domain}`;
}

function normalizeDomain(typed: string): string {
  const ascii = domainToASCII(typed.replace(/\.$/, '')) || typed.toLowerCase();
  return ascii === 'googlemail.com' ? 'gmail.com' : ascii;
}
