import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { registerParameters } from '../../contract/register-parameters.ts';
import type { Queries } from '../database/database.ts';
import {
  type outboxEmail,
  register,
  registerKey,
  registerLabel,
  registerPiece,
  registerRequest,
} from '../database/schema.ts';
import { hasKeyPlaceholder, replaceKeyPlaceholder } from '../email/key-placeholder.ts';
import { HttpError } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { limits, tooManyRequests } from '../http/limits/limits.ts';

/** What a key opens. */
export type Access =
  | { kind: 'full' | 'read' | 'digest'; registerId: number; hash: string }
  | { kind: 'label'; registerId: number; pieceId: number; hash: string };

/** 144 bits. */
export const generateKey = () => randomBytes(18).toString('base64url');

/** Only the hash is stored, so that nobody can open a register by reading the tables. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * The key on a piece's label. It is derived from the register's own key, so that a holder of that key
 * can print the same label again, and a holder of the label cannot find it out.
 */
export function deriveLabelKey(registerKey: string, pieceId: number, labelNumber: number): string {
  const mac = createHmac('sha256', registerKey).update(`label ${pieceId} ${labelNumber}`);
  return mac.digest().subarray(0, 18).toString('base64url');
}

/** What a key opens; undefined if it is invalid. */
export async function findAccess(queries: Queries, key: string): Promise<Access | undefined> {
  const hash = hashKey(key);
  const [own] = await queries.select().from(registerKey).where(eq(registerKey.hash, hash));
  if (own && isEqualConstantTime(own.hash, hash)) {
    return { kind: own.kind, registerId: own.registerId, hash };
  }
  const [label] = await queries
    .select({
      hash: registerLabel.hash,
      pieceId: registerPiece.id,
      registerId: registerPiece.registerId,
    })
    .from(registerLabel)
    .innerJoin(registerPiece, eq(registerPiece.id, registerLabel.pieceId))
    .where(eq(registerLabel.hash, hash));
  if (!label || !isEqualConstantTime(label.hash, hash)) return undefined;
  return { kind: 'label', registerId: label.registerId, pieceId: label.pieceId, hash };
}

/** The URL of a register's page. */
export function registerUrl(origin: string, key: string): string {
  return `${origin}/success?${registerParameters.register}=${key}`;
}

type KeyedEmail = Pick<
  typeof outboxEmail.$inferSelect,
  'kind' | 'key' | 'recipient' | 'text' | 'html'
>;

/**
 * Replaces the placeholder in an email that is about to be sent with a new key: to the recipient's
 * register, or to the request that the email asks them to confirm.
 */
export async function fillRegisterKey<Email extends KeyedEmail>(
  queries: Queries,
  email: Email,
): Promise<Email> {
  const { kind, recipient } = email;
  const { register: parameter } = registerParameters;
  if (!kind.startsWith('register-') || !hasKeyPlaceholder(email, parameter)) return email;
  const key = generateKey();
  const hash = hashKey(key);
  if (kind === 'register-link') {
    await queries.execute(sql`insert into ${registerRequest} (hash, email, order_id, asked_at)
      select ${hash}, email, order_id, asked_at from ${registerRequest} where hash = ${email.key}`);
  } else {
    const keyKind = kind === 'register-expiring' ? 'full' : 'digest';
    await queries.execute(sql`insert into ${registerKey} (hash, register_id, kind)
      select ${hash}, id, ${keyKind} from ${register} where lower(email) = lower(${recipient})`);
  }
  return replaceKeyPlaceholder(email, parameter, key);
}

/** Compared in constant time, so that timing reveals nothing about the key. */
function isEqualConstantTime(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Records a visit, which keeps the register and cancels the erasure that was announced. */
export async function recordVisit(queries: Queries, registerId: number): Promise<void> {
  await queries
    .update(register)
    .set({ visitedAt: sql`now()`, warnedAt: null })
    .where(eq(register.id, registerId));
}

export const keyReplacedError = () =>
  new HttpError(
    410,
    'This link was replaced or erased. Ask whoever gave it to you for the new one.',
  );

/** Counts the requests with a key, from anywhere. */
export async function rateLimitKeyUse(limiter: Limiter, { hash }: Access): Promise<void> {
  const wait = await limiter.count(`register ${hash}`, limits.registerKey);
  if (wait !== undefined) throw tooManyRequests(wait);
}

/** The error for an invalid link; such attempts are counted. */
export async function rateLimitInvalidKey(
  context: Context,
  error: HttpError,
  limiter: Limiter,
): Promise<HttpError> {
  if (error.status !== 410) return error;
  const wait = await limiter.countRequest(context, limits.registerGuess);
  return wait === undefined ? error : tooManyRequests(wait);
}

export const readOnlyError = () =>
  new HttpError(403, 'This link is for reading only. Ask whoever gave it to you to make changes.');
