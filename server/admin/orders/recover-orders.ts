import { type RecoveryResult, recoverOrders as recover } from '../../orders/recover-orders.ts';
import { providerName } from '../../payments/settings.ts';
import { type Command, UsageError } from '../command.ts';
import { parseDate } from '../parse-arguments.ts';
import { requireOrigin, requireProvider } from '../require-settings.ts';

export const recoverOrders: Command = {
  name: 'orders recover',
  options: { since: 'DATE' },
  help: 'asks the payment provider for payments since DATE, creates the orders that are missing and records refunds and disputes',
  async run(context, args) {
    const typed = args.option('since');
    if (typed === undefined) throw new UsageError('Give the first day: --since 2026-11-15');
    const since = parseDate('--since', typed);
    const environment = context.environment();
    requireOrigin(environment);
    await requireProvider(context);
    const recovered = await recover(await context.shop(), since, 'may be lost');
    const provider = providerName(environment);
    return {
      text: describeRecovery(provider, recovered),
      json: { since, provider, ...recovered },
      failed: isIncomplete(recovered),
    };
  },
};

/** What was found at the provider and created, as text. */
export function describeRecovery(provider: string, recovered: RecoveryResult): string {
  const { paid, made, failed, recorded, unrecorded } = recovered;
  const found = `Paid at ${provider}: ${paid}; missing orders: ${made.length + failed}.`;
  const created = made.length > 0 ? ` Created: ${made.join(', ')}.` : '';
  const failedOrders = failed > 0 ? ` Could not be created: ${failed}; see the log above.` : '';
  const events = ` Refunds and disputes recorded: ${recorded}.`;
  const failedEvents =
    unrecorded > 0 ? ` Could not be recorded: ${unrecorded}; see the log above.` : '';
  return `${found}${created}${failedOrders}${events}${failedEvents}`;
}

/** Whether anything is left for a person to resolve. */
export function isIncomplete({ failed, unrecorded }: RecoveryResult): boolean {
  return failed + unrecorded > 0;
}
