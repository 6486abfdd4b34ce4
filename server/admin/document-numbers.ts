import * as v from 'valibot';
import { lastNumbers } from '../../contract/accounts.ts';
import { confirmSeries, findUnknownSeries } from '../documents/document-series.ts';
import { type DocumentKind, documentNumber } from '../documents/number-documents.ts';
import { type Arguments, type Command, CommandError } from './command.ts';

type Unknown = Awaited<ReturnType<typeof findUnknownSeries>>;

/** What must be entered in a restored shop before it issues a document. */
export function describeUnknown(unknown: Unknown): string {
  const known = unknown.map(({ kind, known: last }) =>
    last === 0 ? `no ${nameOf(kind)}` : documentNumber(kind, last),
  );
  return `No invoice or credit note is issued until you enter the last number of each: the backup knows ${known.join(' and ')}, and more may have been sent since. npm run shop -- documents continue`;
}

const nameOf = (kind: DocumentKind) => (kind === 'invoice' ? 'invoice' : 'credit note');

export const continueDocuments: Command = {
  name: 'documents continue',
  options: { invoice: 'LAST', 'credit-note': 'LAST' },
  help: 'after a restore: takes the last number of an invoice and of a credit note that was sent (0 for none), so that no number is used twice, and issues the documents that waited',
  async run(context, given) {
    const database = await context.database();
    const unknown = await findUnknownSeries(database.queries);
    if (unknown.length === 0) return { text: 'The next numbers are known.', json: { issued: 0 } };
    const last = Object.fromEntries(unknown.map(({ kind }) => [kind, readLast(given, kind)]));
    const next = unknown.map(({ kind }) => documentNumber(kind, (last[kind] ?? 0) + 1)).join(', ');
    await context.confirm(`Continue with ${next}?`);
    const issued = await confirmSeries(database, last);
    return {
      text: `Next numbers: ${next}. ${issued} documents were waiting.`,
      json: { last, issued },
    };
  },
};

/** Reads a document number as printed, or the number alone. */
function readLast(given: Arguments, kind: DocumentKind): number {
  const read = v.safeParse(lastNumbers.entries[kind], given.option(kind));
  if (read.success && read.output !== undefined) return read.output;
  throw new CommandError(
    `Enter the last ${nameOf(kind)} that was sent: --${kind} ${documentNumber(kind, 124)}, or 0 if there was none.`,
  );
}
