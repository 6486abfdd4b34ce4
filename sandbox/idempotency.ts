import { eq } from 'drizzle-orm';
import { ApiError } from './api-error.ts';
import { request, type SandboxDatabase, type SandboxQueries } from './database.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type StoredResponse = { answer: string; status: number };
type KeyedRequest = { key: string; content: string; claimedAt: Date };

class KeyConflictError extends Error {}

/** Does the work once under a key, however many ask at the same time; the others get its answer. */
export async function withIdempotencyKey(
  database: SandboxDatabase,
  keyed: KeyedRequest,
  work: (queries: SandboxQueries) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const before = await findStoredResponse(database.queries, keyed);
  if (before) return before;
  try {
    return await database.transaction(async (queries) => {
      const done = await work(queries);
      // Another request was quicker: this one is undone.
      if (!(await storeResponse(queries, keyed, done))) throw new KeyConflictError();
      return done;
    });
  } catch (error) {
    if (error instanceof KeyConflictError) return withIdempotencyKey(database, keyed, work);
    // As at Stripe, a failed request is replayed with the same error under the same key.
    if (error instanceof ApiError && error.began) {
      const { body, status } = error;
      await storeResponse(database.queries, keyed, { answer: JSON.stringify(body), status });
    }
    throw error;
  }
}

/** The answer of the last day to the same request; nothing where the key is new. */
async function findStoredResponse(
  queries: SandboxQueries,
  { key, content, claimedAt }: KeyedRequest,
): Promise<StoredResponse | undefined> {
  if (key.length > 255) throw new ApiError('The Idempotency-Key is longer than 255 characters.');
  const [found] = await queries.select().from(request).where(eq(request.key, key));
  if (!found) return undefined;
  if (claimedAt.getTime() - found.claimedAt.getTime() > dayMs) {
    await queries.delete(request).where(eq(request.key, key));
    return undefined;
  }
  if (found.content === content) return found;
  throw new ApiError('This idempotency key was used with other parameters.', {
    type: 'idempotency_error',
  });
}

async function storeResponse(
  queries: SandboxQueries,
  keyed: KeyedRequest,
  answer: StoredResponse,
): Promise<boolean> {
  const stored = await queries
    .insert(request)
    .values({ ...keyed, ...answer })
    .onConflictDoNothing()
    .returning({ key: request.key });
  return stored.length > 0;
}
