import type { MissedNews } from '../../orders/missed-news.ts';

/** What came of asking the payment provider for orders that are missing, and for refunds and disputes. */
export type Recovered = MissedNews & {
  /** Who was asked. */
  provider: string;
  /** How many sessions were paid. */
  paid: number;
  /** The references of the orders that were made. */
  made: readonly string[];
  failed: number;
};

/** What was found and made, in words. */
export function sentenceOnRecovered(recovered: Recovered): string {
  const { provider, paid, made, failed, noted, unnoted } = recovered;
  const found = `Paid at ${provider}: ${paid}; orders that were missing: ${made.length + failed}.`;
  const news = made.length > 0 ? ` Made: ${made.join(', ')}.` : '';
  const rest = failed > 0 ? ` Could not be made: ${failed}; the reason is in the log above.` : '';
  const became = ` Refunds and disputes noted: ${noted}.`;
  const left =
    unnoted > 0 ? ` Could not be noted: ${unnoted}; the reason is in the log above.` : '';
  return `${found}${news}${rest}${became}${left}`;
}

/** Whether something is left that a person must see to. */
export function isIncomplete({ failed, unnoted }: Recovered): boolean {
  return failed + unnoted > 0;
}
