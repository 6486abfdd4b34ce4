import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { quoteParameter } from '../../contract/offer.ts';
import { thankYouPaths } from '../../contract/thank-you-paths.ts';
import type { Queries } from '../database/database.ts';
import { quoteKey } from '../database/schema.ts';
import {
  hasKeyPlaceholder,
  keyPlaceholder,
  replaceKeyPlaceholder,
} from '../email/key-placeholder.ts';

/** A key is 32 random bytes in base64url. */
const keyPattern = /^[\w-]{43}$/;

/** Only hashes are stored, so that nobody can open a page by reading the tables. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Creates a key to a quote request's page; every email and every link has its own. */
export async function createQuoteKey(
  queries: Queries,
  quoteId: number,
  expiresAt?: Date,
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await queries.insert(quoteKey).values({ keyHash: hashKey(key), quoteId, expiresAt });
  return key;
}

/** The quote request whose page a key opens. */
export async function findQuoteIdByKey(queries: Queries, key: string): Promise<number | undefined> {
  return keyPattern.test(key) ? findByHash(queries, hashKey(key)) : undefined;
}

async function findByHash(queries: Queries, keyHash: string): Promise<number | undefined> {
  const unexpiredCondition = or(isNull(quoteKey.expiresAt), gt(quoteKey.expiresAt, sql`now()`));
  const [found] = await queries
    .select({ quoteId: quoteKey.quoteId })
    .from(quoteKey)
    .where(and(eq(quoteKey.keyHash, keyHash), unexpiredCondition));
  return found?.quoteId;
}

/** The hash of a key that shows staff a draft. Forms do not look it up, so it allows nothing else. */
const hashPreviewKey = (key: string) => hashKey(`preview ${key}`);

/** The quote request whose draft a preview key shows. */
export async function findPreviewQuoteId(
  queries: Queries,
  key: string,
): Promise<number | undefined> {
  return keyPattern.test(key) ? findByHash(queries, hashPreviewKey(key)) : undefined;
}

/** Creates a key to the preview of a draft, valid for an hour. */
export async function createPreviewKey(queries: Queries, quoteId: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = sql`now() + interval '1 hour'`;
  await queries.insert(quoteKey).values({ keyHash: hashPreviewKey(key), quoteId, expiresAt });
  return key;
}

/** The URL of the customer's page of a quote request and its offer. */
export function offerPageUrl(origin: string, key: string): string {
  return `${origin}${thankYouPaths.quote}?${quoteParameter}=${key}`;
}

/** The same URL in a queued email, with a placeholder for the key. */
export const offerPageUrlForEmail = (origin: string) => offerPageUrl(origin, keyPlaceholder);

/** Replaces the placeholder in an email that is about to be sent with a new key. */
export async function fillQuoteKey<
  Email extends { quoteId: number | null; text: string; html: string },
>(queries: Queries, email: Email): Promise<Email> {
  if (email.quoteId === null || !hasKeyPlaceholder(email, quoteParameter)) return email;
  return replaceKeyPlaceholder(email, quoteParameter, await createQuoteKey(queries, email.quoteId));
}
