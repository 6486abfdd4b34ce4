/** What came of asking the payment provider for orders that are missing. */
export type Recovered = {
  /** How many sessions were paid. */
  paid: number;
  /** The references of the orders that were made. */
  made: readonly string[];
  failed: number;
};

/** What was found and made, in words. */
export function sentenceOnRecovered({ paid, made, failed }: Recovered): string {
  const found = `Paid at the provider: ${paid}; orders that were missing: ${made.length + failed}.`;
  const news = made.length > 0 ? ` Made: ${made.join(', ')}.` : '';
  const rest = failed > 0 ? ` Could not be made: ${failed}; the reason is in the log above.` : '';
  return `${found}${news}${rest}`;
}
