import { leaveNumbersFree } from '../../backup/numbers.ts';
import { noteMissedNews } from '../../orders/missed-news.ts';
import { findMissingOrders, makeMissingOrders } from '../../orders/missing-orders.ts';
import { type Command, WrongUse } from '../command.ts';
import { providerName, refuseGuessedOrigin, refuseWrongProvider } from '../own-settings.ts';
import { readDate } from '../read-date.ts';
import { isIncomplete, sentenceOnRecovered } from './recovered.ts';

export const recoverOrders: Command = {
  name: 'orders recover',
  options: { since: 'DATE' },
  says: 'asks the payment provider for what was paid since DATE, makes the orders that are missing and notes refunds and disputes',
  async run(desk, given) {
    const typed = given.option('since');
    if (typed === undefined) throw new WrongUse('Say since when: --since 2026-11-15');
    const since = readDate('--since', typed);
    const environment = desk.environment();
    refuseGuessedOrigin(environment);
    await refuseWrongProvider(desk);
    const shop = await desk.shop();
    const { paid, missing } = await findMissingOrders(shop, since);
    // Books that have lost a checkout have lost count of their numbers with it.
    if (missing.some(({ isLost }) => isLost)) await leaveNumbersFree(shop.database.queries);
    const made = await makeMissingOrders(shop, missing);
    const provider = providerName(environment);
    const recovered = { provider, paid, ...made, ...(await noteMissedNews(shop, since)) };
    return {
      text: sentenceOnRecovered(recovered),
      json: { since, ...recovered },
      failed: isIncomplete(recovered),
    };
  },
};
