import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { sandboxRequest } from '../schema.ts';
import { ApiError } from './api-error.ts';

const day = 24 * 60 * 60 * 1000;
/** A request that has not been answered after this long fell over with its process. */
const longestWork = 60_000;

type Claim = { key: string; claimedAt: Date };

/** What a request was answered, refusals included. */
export type KeptAnswer = { answer: string; status: number };

/** What tells one request from another under the same key. */
export function fingerprintOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/**
 * Claims a key for one request. Answers the answer given before, if the same was asked before;
 * refuses while it is under way, and for good where something else was asked.
 */
export async function claimKey(
  queries: Queries,
  { key, claimedAt }: Claim,
  fingerprint: string,
): Promise<KeptAnswer | undefined> {
  if (key.length > 255) throw new ApiError('The Idempotency-Key is longer than 255 characters.');
  const before = (milliseconds: number) => new Date(claimedAt.getTime() - milliseconds);
  const claimed = await queries
    .insert(sandboxRequest)
    .values({ key, claimedAt, fingerprint })
    .onConflictDoUpdate({
      target: sandboxRequest.key,
      set: { claimedAt, fingerprint, answer: null, status: 200 },
      setWhere: or(
        lt(sandboxRequest.claimedAt, before(day)),
        and(isNull(sandboxRequest.answer), lt(sandboxRequest.claimedAt, before(longestWork))),
      ),
    })
    .returning({ key: sandboxRequest.key });
  if (claimed.length > 0) return undefined;

  const [held] = await queries.select().from(sandboxRequest).where(eq(sandboxRequest.key, key));
  if (held && held.fingerprint !== fingerprint) {
    throw new ApiError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  if (held?.answer) return { answer: held.answer, status: held.status };
  throw new ApiError('There is currently another in-progress request using this Idempotency-Key.', {
    status: 409,
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
  });
}

/** Keeps the answer for a day, in the transaction of what it tells of. */
export async function keepAnswer(
  queries: Queries,
  claim: Claim,
  { answer, status }: KeptAnswer,
): Promise<void> {
  const kept = await queries
    .update(sandboxRequest)
    .set({ answer, status })
    .where(mine(claim))
    .returning({ key: sandboxRequest.key });
  if (kept.length === 0) throw new Error('The key was claimed by another request meanwhile');
}

/** Gives a key back whose request was never begun, so that it can be asked again. */
export async function releaseKey(queries: Queries, claim: Claim): Promise<void> {
  await queries.delete(sandboxRequest).where(and(mine(claim), isNull(sandboxRequest.answer)));
}

function mine({ key, claimedAt }: Claim) {
  return and(eq(sandboxRequest.key, key), eq(sandboxRequest.claimedAt, claimedAt));
}
