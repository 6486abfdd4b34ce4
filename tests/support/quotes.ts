import { newClientHeaders } from './client-headers.ts';

/** What senders of quote requests saw: companies confirmed, and the errors of the others. */
type QuoteTally = { asked: number; thanked: Set<string>; refused: number; other: string[] };

export function createQuoteTally(): QuoteTally {
  return { asked: 0, thanked: new Set(), refused: 0, other: [] };
}

/** Sends one quote request. An error must have a message and a Retry-After. */
export async function sendQuoteRequest(address: string, tally: QuoteTally): Promise<void> {
  tally.asked += 1;
  const number = tally.asked;
  const company = `Firm ${number}`;
  const response = await fetch(`${address}/api/bulk-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({
      'form-name': 'bulk-quote',
      company,
      email: `buyer-${number}@firm.example`,
      quantity: '11-25',
      message: 'Ten podiums for a fit-out, please. '.repeat(30),
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (response.status === 201) tally.thanked.add(company);
  else if (isClearRetryError(response, text)) tally.refused += 1;
  else tally.other.push(`${response.status} ${text.slice(0, 100)}`);
}

/** Whether a response says clearly to try again, and when. */
export function isClearRetryError({ status, headers }: Response, text: string): boolean {
  return status === 503 && headers.has('retry-after') && /"error":"[^"]*Please /.test(text);
}
