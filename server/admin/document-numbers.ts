import * as v from 'valibot';
import { lastNumbers } from '../../contract/accounts.ts';
import { type DocumentKind, formatDocumentNumber } from '../documents/document-numbers.ts';
import { confirmSeries, findUnknownSeries } from '../documents/document-series.ts';
import { type Arguments, type Command, CommandError } from './command.ts';

type UnknownSeries = Awaited<ReturnType<typeof findUnknownSeries>>;

/** What must be entered in a restored shop before it issues a document. */
export function describeUnknownSeries(unknown: UnknownSeries): string {
  const known = unknown.map(({ kind, known: last }) =>
    last === 0 ? `no ${documentName(kind)}` : formatDocumentNumber(kind, last),
  );
  return `No invoice or credit note is issued until you enter the last number of each: the backup knows ${known.join(' and ')}, and more may have been sent since. npm run shop -- documents continue`;
}

const documentName = (kind: DocumentKind) => (kind === 'invoice' ? 'invoice' : 'credit note');

export const continueDocumentNumbers: Command = {
  name: 'documents continue',
  options: { invoice: 'LAST', 'credit-note': 'LAST' },
  help: 'after a restore: takes the last number of an invoice and of a credit note that was sent (0 for none), so that no number is used twice, and issues the documents that waited',
  async run(context, args) {
    const database = await context.database();
    const unknown = await findUnknownSeries(database.queries);
    if (unknown.length === 0) return { text: 'The next numbers are known.', json: { issued: 0 } };
    const last = Object.fromEntries(unknown.map(({ kind }) => [kind, parseLastNumber(args, kind)]));
    const next = unknown
      .map(({ kind }) => formatDocumentNumber(kind, (last[kind] ?? 0) + 1))
      .join(', ');
    await context.confirm(`Continue with ${next}?`);
    const issued = await confirmSeries(database, last);
    return {
      text: `Next numbers: ${next}. ${issued} documents were waiting.`,
      json: { last, issued },
    };
  },
};

/** Reads a document number as printed, or the number alone. */
function parseLastNumber(args: Arguments, kind: DocumentKind): number {
  const read = v.safeParse(lastNumbers.entries[kind], args.option(kind));
  if (read.success && read.output !== undefined) return read.output;
  throw new CommandError(
    `Enter the last ${documentName(kind)} that was sent: --${kind} ${formatDocumentNumber(kind, 124)}, or 0 if there was none.`,
  );
}
