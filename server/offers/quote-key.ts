import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { quoteParameter } from '../../contract/offer.ts';
import { thanks } from '../../contract/thanks.ts';
import type { Queries } from '../database/database.ts';
import { quoteKey } from '../database/schema.ts';
import { hasKeyPlaceholder, keyPlaceholder, withKey } from '../email/key-placeholder.ts';

/** A key is 32 random bytes in base64url. */
const keyForm = /^[\w-]{43}$/;

/** Only hashes are stored, so that nobody can open a page by reading the tables. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Creates a key to a quote request's page; every email and every link has its own. */
export async function newQuoteKey(
  queries: Queries,
  quoteId: number,
  expiresAt?: Date,
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await queries.insert(quoteKey).values({ keyHash: hashOf(key), quoteId, expiresAt });
  return key;
}

/** The quote request whose page a key opens. */
export async function findQuoteOf(queries: Queries, key: string): Promise<number | undefined> {
  return keyForm.test(key) ? findByHash(queries, hashOf(key)) : undefined;
}

async function findByHash(queries: Queries, keyHash: string): Promise<number | undefined> {
  const good = or(isNull(quoteKey.expiresAt), gt(quoteKey.expiresAt, sql`now()`));
  const [found] = await queries
    .select({ quoteId: quoteKey.quoteId })
    .from(quoteKey)
    .where(and(eq(quoteKey.keyHash, keyHash), good));
  return found?.quoteId;
}

/** The hash of a key that shows staff a draft. Forms do not look it up, so it allows nothing else. */
const previewHashOf = (key: string) => hashOf(`preview ${key}`);

/** The quote request whose draft a preview key shows. */
export async function findPreviewOf(queries: Queries, key: string): Promise<number | undefined> {
  return keyForm.test(key) ? findByHash(queries, previewHashOf(key)) : undefined;
}

/** Creates a key to the preview of a draft, valid for an hour. */
export async function newPreviewKey(queries: Queries, quoteId: number): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = sql`now() + interval '1 hour'`;
  await queries.insert(quoteKey).values({ keyHash: previewHashOf(key), quoteId, expiresAt });
  return key;
}

/** The URL of the customer's page of a quote request and its offer. */
export function offerAddress(origin: string, key: string): string {
  return `${origin}${thanks.quote}?${quoteParameter}=${key}`;
}

/** The same URL in a queued email, with a placeholder for the key. */
export const emailedOfferAddress = (origin: string) => offerAddress(origin, keyPlaceholder);

/** Replaces the placeholder in an email that is about to be sent with a new key. */
export async function withQuoteKey<
  Email extends { quoteId: number | null; text: string; html: string },
>(queries: Queries, email: Email): Promise<Email> {
  if (email.quoteId === null || !hasKeyPlaceholder(email, quoteParameter)) return email;
  return withKey(email, quoteParameter, await newQuoteKey(queries, email.quoteId));
}
