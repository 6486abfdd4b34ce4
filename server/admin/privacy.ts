import { formatPrice } from '../../catalogue/money.ts';
import { type Erased, erasedWords } from '../../contract/customers.ts';
import { ukDate, ukTime } from '../email/uk-date.ts';
import {
  erasableOf,
  erasePersonalData,
  findPersonalData,
  type KeptOrder,
  ownAddress,
  type PersonalData,
} from '../jobs/retention/personal-data.ts';
import { type Expired, eraseExpired, findExpired } from '../jobs/retention/retention.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { listReport, type Report, type ReportColumns } from './report.ts';

export const showPersonalData: Command = {
  name: 'privacy show',
  takes: ['EMAIL'],
  help: 'shows what is stored about one email address; --json for a full copy',
  async run(context, given) {
    const email = readEmail(given.word(0));
    const { queries } = await context.database();
    const held = await findPersonalData(queries, email);
    const parts = partsOf(held).filter(({ length }) => length > 0);
    const text = parts.map(({ heading, table }) => `${heading}\n${table}`).join('\n\n');
    return { text: text || `Nothing is stored about ${email}.`, json: { email, ...held } };
  },
};

function partsOf({
  orders,
  documents,
  quotes,
  partEnquiries,
  messages,
  offers,
  restockRequests,
  registers,
  emails,
  activity,
}: PersonalData) {
  const asked = { Asked: 'createdAt', State: 'state' } as const;
  return [
    part('Orders', orders, {
      Order: 'reference',
      Placed: 'createdAt',
      State: 'state',
      Total: ({ totalPence }) => formatPrice(totalPence),
      Buyer: 'name',
      'Kept until': ({ keptUntil }) => lastDay(keptUntil),
    }),
    part('Invoices and credit notes', documents, {
      Number: 'number',
      Order: 'order',
      Issued: 'issuedAt',
      'Made out to': ({ to }) => to.join(', '),
      Total: ({ totalPence }) => formatPrice(totalPence),
    }),
    part('Quote requests', quotes, {
      Quote: 'id',
      ...asked,
      Company: 'company',
      Message: 'message',
    }),
    part('Part questions', partEnquiries, {
      Question: 'id',
      ...asked,
      For: 'fits',
      Message: 'message',
    }),
    part('Messages about enquiries', messages, {
      Message: 'id',
      Written: 'createdAt',
      About: ({ quoteId, questionId }) =>
        quoteId === null ? `part enquiry ${questionId}` : `quote ${quoteId}`,
      Direction: 'direction',
      Text: 'body',
    }),
    part('Offers', offers, {
      Offer: 'reference',
      Made: 'createdAt',
      State: 'state',
      Company: 'company',
      Name: 'name',
      Phone: 'phone',
    }),
    part('Restock requests', restockRequests, {
      Since: 'createdAt',
      Product: 'productId',
      Confirmed: ({ confirmedAt }) => confirmedAt ?? 'no',
    }),
    part('Equipment registers', registers, {
      Since: 'createdAt',
      Visited: 'visitedAt',
      Company: 'name',
      Pieces: ({ pieces }) => pieces.length,
      Inspections: ({ pieces }) => pieces.reduce((sum, each) => sum + each.inspections.length, 0),
    }),
    part('Emails', emails, {
      Email: 'id',
      Written: 'createdAt',
      State: 'state',
      Kind: 'kind',
      To: 'recipient',
      Subject: 'subject',
    }),
    part('Changes', activity, {
      When: 'at',
      Record: 'record',
      What: 'action',
      Field: 'field',
      Before: ({ before }) => JSON.stringify(before),
      After: ({ after }) => JSON.stringify(after),
    }),
  ];
}

function part<Row>(heading: string, rows: readonly Row[], columns: ReportColumns<Row>) {
  return { heading, length: rows.length, table: listReport(rows, columns, '').text };
}

export const eraseOnRequest: Command = {
  name: 'privacy erase',
  takes: ['EMAIL'],
  help: 'erases what is stored about one email address, except orders and their emails; asks first',
  async run(context, given) {
    const email = readEmail(given.word(0));
    const database = await context.database();
    const held = await findPersonalData(database.queries, email);
    const found = erasedWords(erasableOf(held));
    if (!found) return reportOf(email, erasableOf(held), held.orders);
    await context.confirm(`Erase ${found} of ${email} for good?`);
    const erased = await erasePersonalData(database, email, {
      by: { kind: 'command' },
      mailFolder: context.environment().MAIL_DIR,
    });
    return reportOf(email, erased, held.orders);
  },
};

function reportOf(email: string, erased: Erased, orders: readonly KeptOrder[]): Report {
  const done = erasedWords(erased);
  const said = done ? `Erased: ${done}.` : `Nothing about ${email} can be erased.`;
  return {
    text: [said, ...orders.map(stays)].join('\n'),
    json: { email, erased, kept: orders.map(keptOf) },
  };
}

function stays({ reference, createdAt, keptUntil }: KeptOrder): string {
  return `${reference} of ${ukTime(createdAt)} and its emails are kept until ${lastDay(keptUntil)}, as the law requires.`;
}

function keptOf({ reference, createdAt, keptUntil }: KeptOrder) {
  return { reference, createdAt, keptUntil };
}

/** The last whole day before a midnight: 31 March 2033. */
function lastDay(midnight: Date): string {
  return ukDate(new Date(midnight.getTime() - 1));
}

function readEmail(typed: string): string {
  const email = typed.trim();
  if (!/^[^@]+@[^@]+$/.test(email)) {
    throw new UsageError('EMAIL must be one address such as name@firm.example.');
  }
  if (email.toLowerCase() === ownAddress) {
    throw new CommandError(`${email} is the shop's own address.`);
  }
  return email;
}

export const eraseOldRecords: Command = {
  name: 'retention',
  help: 'shows which records have expired by the privacy policy, and erases them; asks first',
  async run(context) {
    const database = await context.database();
    const due = await findExpired(database);
    const total = sum(due);
    if (total === 0 || !context.canConfirm) return shown(due, total);
    await context.confirm(`${table(due).text}\n\nErase these ${total} records for good?`);
    const erased = await eraseExpired(database, context.environment().MAIL_DIR);
    const { text } = table(erased);
    return { text: `${text}\n\n${sum(erased)} records erased.`, json: { erased } };
  },
};

function shown(due: readonly Expired[], total: number): Report {
  const advice = total === 0 ? 'Nothing has expired.' : 'Add --yes to erase them.';
  return { text: `${table(due).text}\n\n${advice}`, json: { due } };
}

function table(due: readonly Expired[]): Report {
  return listReport(due, { Expired: 'count', Records: 'what', Kept: 'kept' }, '');
}

function sum(due: readonly Expired[]): number {
  return due.reduce((total, { count }) => total + count, 0);
}
