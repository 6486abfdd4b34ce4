import { newVisitor } from './visitors.ts';

/** What those saw who asked for a quote: the companies thanked, and what the others were told. */
type QuoteTally = { asked: number; thanked: Set<string>; refused: number; other: string[] };

/** Nobody has asked yet. */
export function createQuoteTally(): QuoteTally {
  return { asked: 0, thanked: new Set(), refused: 0, other: [] };
}

/** Asks for one quote. A refusal counts as one only with a sentence, and with a time to come back. */
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

/** Whether somebody is told, in a sentence, to try again, and when. */
export function isClear({ status, headers }: Response, text: string): boolean {
  return status === 503 && headers.has('retry-after') && /"error":"[^"]*Please /.test(text);
}
