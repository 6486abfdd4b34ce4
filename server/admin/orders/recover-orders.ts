import { recoverOrders as recover } from '../../orders/recover-orders.ts';
import { providerName } from '../../payments/settings.ts';
import { type Command, UsageError } from '../command.ts';
import { readDate } from '../read-arguments.ts';
import { requireOrigin, requireProvider } from '../require-settings.ts';
import { describeRecovered, isIncomplete } from './describe-recovered.ts';

export const recoverOrders: Command = {
  name: 'orders recover',
  options: { since: 'DATE' },
  says: 'asks the payment provider for what was paid since DATE, makes the orders that are missing and notes refunds and disputes',
  async run(desk, given) {
    const typed = given.option('since');
    if (typed === undefined) throw new UsageError('Say since when: --since 2026-11-15');
    const since = readDate('--since', typed);
    const environment = desk.environment();
    requireOrigin(environment);
    await requireProvider(desk);
    const recovered = await recover(await desk.shop(), since, 'may be lost');
    const provider = providerName(environment);
    return {
      text: describeRecovered(provider, recovered),
      json: { since, provider, ...recovered },
      failed: isIncomplete(recovered),
    };
  },
};
