import type { Queries } from '../../database/database.ts';
import { randomId } from './random-id.ts';
import { sandboxAccount } from './schema.ts';

export type Account = { secretKey: string; webhookSecret: string };

/** The sandbox's keys. The first process to ask makes them up, the others find them. */
export async function openAccount(queries: Queries): Promise<Account> {
  await queries
    .insert(sandboxAccount)
    .values({ id: 1, secretKey: randomId('sk_test'), webhookSecret: randomId('whsec', 32) })
    .onConflictDoNothing();
  const [account] = await queries.select().from(sandboxAccount);
  if (!account) throw new Error('The sandbox has no account');
  return account;
}
