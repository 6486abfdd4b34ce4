import { ProviderError } from '../payments/provider.ts';

/** Why something failed, in a line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (error instanceof ProviderError) return `${error.message}: ${cause?.message ?? 'unknown'}`;
  // A failed query names its values; the database's own words are enough.
  const said = 'query' in error && cause ? cause : error;
  // A refused connection to several addresses has no message of its own.
  return said.message || ('code' in said ? String(said.code) : said.name);
}
