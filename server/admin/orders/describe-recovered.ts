import type { Recovered } from '../../orders/recover-orders.ts';

/** What was found at the provider and made, in words. */
export function describeRecovered(provider: string, recovered: Recovered): string {
  const { paid, made, failed, noted, unnoted } = recovered;
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
