import { sql } from 'drizzle-orm';
import { exVat, formatPrice, vatInPrice, vatRate } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { deliveryWords } from '../../../content/delivery.ts';
import { describeError } from '../../app/log.ts';
import { type Queries, queryRows } from '../../database/database.ts';
import { toHttpError, whenReady } from '../../http/errors.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { hasLivePayments } from '../live-payments.ts';
import type { CountOrEraseTestRecords, PaymentDeps, Provider } from '../provider.ts';
import { stripe } from './stripe.ts';
import { createStripeProvider } from './stripe-provider.ts';

/** What the payment page shows about the shop. */
const shop = {
  name: company.name,
  get contact() {
    return `${company.legalName}, ${company.phone.shown}.`;
  },
  totalRows(pence: number, hasDelivery: boolean) {
    const { name, value } = deliveryWords;
    return [
      ['Total ex VAT', formatPrice(exVat(pence))],
      [`VAT ${vatRate}`, formatPrice(vatInPrice(pence))],
      ...(hasDelivery ? [] : [[name, value] as const]),
    ] as const;
  },
};

/** Milliseconds until the next round, which comes sooner while there is something to send. */
const pollDelayMs = (found = 0) => (found > 0 ? 1_000 : 5_000);

/** The sandbox behind Stripe's own library, without a network in between. */
export async function loadSandbox(needs: PaymentDeps, webhookUrl: string) {
  const { createSandbox } = await import('../../../sandbox/sandbox.ts');
  const { log, byHand = false } = needs;
  let worker: Worker | undefined;
  const sandbox = createSandbox({
    database: () => whenReady(needs.database()),
    isUnavailable: (error) => toHttpError(error) !== undefined,
    webhookUrl,
    shop,
    log,
    onError: (error) => log.error('sandbox failed', describeError(error)),
    onChange: () => worker?.wake(),
  });
  return {
    sandbox,
    async open(): Promise<Provider> {
      const { queries } = await needs.database();
      await rejectLivePayments(queries);
      const { webhookSecret } = await sandbox.open();
      if (!byHand) {
        const task = { name: 'sandbox', intervalMs: pollDelayMs, run: sandbox.run, log };
        worker = startWorker(task);
      }
      return createStripeProvider({ secretKey, webhookSecret, fetch: sandbox.fetch });
    },
    close: async () => worker?.stop(),
  };
}

/** The SDK requires a key. The sandbox is only called from within this process and checks none. */
const secretKey = 'sk_test_sandbox';

/** With real payments in the database, the keys are missing: anyone could order without paying. */
async function rejectLivePayments(queries: Queries): Promise<void> {
  if (!(await hasLivePayments(queries))) return;
  throw new Error(
    `The database holds real payments, of which the sandbox knows nothing: set ${stripe.keyNames}.`,
  );
}

/** Counts or erases personal data of the sandbox's buyers, also once Stripe is used instead. */
export const countOrEraseSandboxRecords: CountOrEraseTestRecords = async (
  queries,
  before,
  action,
) => {
  const [found] = await queryRows<{ exists: boolean }>(
    queries,
    sql`select to_regclass('sandbox.request') is not null as exists`,
  );
  if (!found?.exists) return 0;
  const { countOrEraseBefore } = await import('../../../sandbox/database.ts');
  return countOrEraseBefore(queries, before, action);
};
