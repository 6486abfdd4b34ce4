import { eq } from 'drizzle-orm';
import { ApiError } from './api-error.ts';
import { request, type SandboxDatabase, type SandboxQueries } from './database.ts';

const day = 24 * 60 * 60 * 1000;

export type StoredAnswer = { answer: string; status: number };
type KeyedRequest = { key: string; content: string; claimedAt: Date };

class KeyTaken extends Error {}

/** Does the work once under a key, however many ask at the same time; the others get its answer. */
export async function once(
  database: SandboxDatabase,
  keyed: KeyedRequest,
  work: (queries: SandboxQueries) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const before = await findAnswer(database.queries, keyed);
  if (before) return before;
  try {
    return await database.transaction(async (queries) => {
      const done = await work(queries);
      // Another request was quicker: this one is undone.
      if (!(await storeAnswer(queries, keyed, done))) throw new KeyTaken();
      return done;
    });
  } catch (error) {
    if (error instanceof KeyTaken) return once(database, keyed, work);
    // As at Stripe, what was begun and refused is refused again under the same key.
    if (error instanceof ApiError && error.began) {
      const { body, status } = error;
      await storeAnswer(database.queries, keyed, { answer: JSON.stringify(body), status });
    }
    throw error;
  }
}

/** The answer of the last day to the same request; nothing where the key is new. */
async function findAnswer(
  queries: SandboxQueries,
  { key, content, claimedAt }: KeyedRequest,
): Promise<StoredAnswer | undefined> {
  if (key.length > 255) throw new ApiError('The Idempotency-Key is longer than 255 characters.');
  const [found] = await queries.select().from(request).where(eq(request.key, key));
  if (!found) return undefined;
  if (claimedAt.getTime() - found.claimedAt.getTime() > day) {
    await queries.delete(request).where(eq(request.key, key));
    return undefined;
  }
  if (found.content === content) return found;
  throw new ApiError('This idempotency key was used with other parameters.', {
    type: 'idempotency_error',
  });
}

async function storeAnswer(
  queries: SandboxQueries,
  keyed: KeyedRequest,
  answer: StoredAnswer,
): Promise<boolean> {
  const stored = await queries
    .insert(request)
    .values({ ...keyed, ...answer })
    .onConflictDoNothing()
    .returning({ key: request.key });
  return stored.length > 0;
}
