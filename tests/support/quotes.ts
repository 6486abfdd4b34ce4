import { newVisitor } from './visitors.ts';

/** What senders of quote requests saw: companies confirmed, and the errors of the others. */
type QuoteTally = { asked: number; thanked: Set<string>; refused: number; other: string[] };

export function createQuoteTally(): QuoteTally {
  return { asked: 0, thanked: new Set(), refused: 0, other: [] };
}

/** Sends one quote request. An error must have a message and a Retry-After. */
export async function askForQuote(address: string, seen: QuoteTally): Promise<void> {
  seen.asked += 1;
  const number = seen.asked;
  const company = `Firm ${number}`;
  const answer = await fetch(`${address}/api/bulk-quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({
      'form-name': 'bulk-quote',
      company,
      email: `buyer-${number}@firm.example`,
      quantity: '11-25',
      message: 'Ten podiums for a fit-out, please. '.repeat(30),
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  if (answer.status === 201) seen.thanked.add(company);
  else if (isClear(answer, text)) seen.refused += 1;
  else seen.other.push(`${answer.status} ${text.slice(0, 100)}`);
}

/** Whether a response says clearly to try again, and when. */
export function isClear({ status, headers }: Response, text: string): boolean {
  return status === 503 && headers.has('retry-after') && /"error":"[^"]*Please /.test(text);
}
