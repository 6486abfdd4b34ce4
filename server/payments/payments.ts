import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import type { ProviderSettings } from './provider.ts';
import { createSandbox, type Sandbox } from './sandbox/sandbox.ts';
import { webhookPath } from './webhook-path.ts';

type Keys = Pick<Environment, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>;

type Needs = {
  /** Asked for only where payments go into our own books. */
  database: () => Promise<Database>;
  /** Where the sandbox reaches the shop. */
  address: string;
  log: Log;
  /** The sandbox makes no rounds by itself. */
  byHand?: boolean;
};

type Payments = {
  /** Nothing where Stripe takes the payments. */
  sandbox: Sandbox | undefined;
  open: () => Promise<ProviderSettings>;
};

/** Who takes the payments: Stripe with its two keys, the sandbox without. */
export function paymentsOf(keys: Keys, { database, address, ...rest }: Needs): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = keys;
  if (secretKey && webhookSecret) {
    return { sandbox: undefined, open: async () => ({ secretKey, webhookSecret }) };
  }
  const webhookUrl = `${address}${webhookPath}`;
  const sandbox = createSandbox({ ...rest, database: database(), webhookUrl });
  return { sandbox, open: sandbox.open };
}
