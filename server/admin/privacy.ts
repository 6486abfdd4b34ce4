import { formatPrice } from '../../catalogue/money.ts';
import { type ErasedCounts, formatErasedCounts } from '../../contract/customers.ts';
import { ukDate, ukTime } from '../email/uk-date.ts';
import {
  countErasable,
  erasePersonalData,
  findPersonalData,
  type PersonalData,
  type RetainedOrder,
  shopEmailAddress,
} from '../jobs/retention/personal-data.ts';
import { type Expired, eraseExpired, findExpired } from '../jobs/retention/retention.ts';
import { type Command, CommandError, UsageError } from './command.ts';
import { listReport, type Report, type ReportColumns } from './report.ts';

export const showPersonalData: Command = {
  name: 'privacy show',
  positionals: ['EMAIL'],
  help: 'shows what is stored about one email address; --json for a full copy',
  async run(context, args) {
    const email = parseEmail(args.positional(0));
    const { queries } = await context.database();
    const personalData = await findPersonalData(queries, email);
    const sections = buildSections(personalData).filter(({ length }) => length > 0);
    const text = sections.map(({ heading, table }) => `${heading}\n${table}`).join('\n\n');
    return { text: text || `Nothing is stored about ${email}.`, json: { email, ...personalData } };
  },
};

function buildSections({
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
  const enquiryColumns = { Asked: 'createdAt', State: 'state' } as const;
  return [
    section('Orders', orders, {
      Order: 'reference',
      Placed: 'createdAt',
      State: 'state',
      Total: ({ totalPence }) => formatPrice(totalPence),
      Buyer: 'name',
      'Kept until': ({ keptUntil }) => lastDay(keptUntil),
    }),
    section('Invoices and credit notes', documents, {
      Number: 'number',
      Order: 'order',
      Issued: 'issuedAt',
      'Made out to': ({ to }) => to.join(', '),
      Total: ({ totalPence }) => formatPrice(totalPence),
    }),
    section('Quote requests', quotes, {
      Quote: 'id',
      ...enquiryColumns,
      Company: 'company',
      Message: 'message',
    }),
    section('Part questions', partEnquiries, {
      Question: 'id',
      ...enquiryColumns,
      For: 'fits',
      Message: 'message',
    }),
    section('Messages about enquiries', messages, {
      Message: 'id',
      Written: 'createdAt',
      About: ({ quoteId, questionId }) =>
        quoteId === null ? `part enquiry ${questionId}` : `quote ${quoteId}`,
      Direction: 'direction',
      Text: 'body',
    }),
    section('Offers', offers, {
      Offer: 'reference',
      Made: 'createdAt',
      State: 'state',
      Company: 'company',
      Name: 'name',
      Phone: 'phone',
    }),
    section('Restock requests', restockRequests, {
      Since: 'createdAt',
      Product: 'productId',
      Confirmed: ({ confirmedAt }) => confirmedAt ?? 'no',
    }),
    section('Equipment registers', registers, {
      Since: 'createdAt',
      Visited: 'visitedAt',
      Company: 'name',
      Pieces: ({ pieces }) => pieces.length,
      Inspections: ({ pieces }) => pieces.reduce((sum, each) => sum + each.inspections.length, 0),
    }),
    section('Emails', emails, {
      Email: 'id',
      Written: 'createdAt',
      State: 'state',
      Kind: 'kind',
      To: 'recipient',
      Subject: 'subject',
    }),
    section('Changes', activity, {
      When: 'at',
      Record: 'record',
      What: 'action',
      Field: 'field',
      Before: ({ before }) => JSON.stringify(before),
      After: ({ after }) => JSON.stringify(after),
    }),
  ];
}

function section<Row>(heading: string, rows: readonly Row[], columns: ReportColumns<Row>) {
  return { heading, length: rows.length, table: listReport(rows, columns, '').text };
}

export const eraseCustomerData: Command = {
  name: 'privacy erase',
  positionals: ['EMAIL'],
  help: 'erases what is stored about one email address, except orders and their emails; asks first',
  async run(context, args) {
    const email = parseEmail(args.positional(0));
    const database = await context.database();
    const personalData = await findPersonalData(database.queries, email);
    const found = formatErasedCounts(countErasable(personalData));
    if (!found) return reportErasure(email, countErasable(personalData), personalData.orders);
    await context.confirm(`Erase ${found} of ${email} for good?`);
    const erased = await erasePersonalData(database, email, {
      by: { kind: 'command' },
      mailFolder: context.environment().MAIL_DIR,
    });
    return reportErasure(email, erased, personalData.orders);
  },
};

function reportErasure(
  email: string,
  erased: ErasedCounts,
  orders: readonly RetainedOrder[],
): Report {
  const done = formatErasedCounts(erased);
  const outcome = done ? `Erased: ${done}.` : `Nothing about ${email} can be erased.`;
  return {
    text: [outcome, ...orders.map(describeKeptOrder)].join('\n'),
    json: { email, erased, kept: orders.map(toKeptOrderJson) },
  };
}

function describeKeptOrder({ reference, createdAt, keptUntil }: RetainedOrder): string {
  return `${reference} of ${ukTime(createdAt)} and its emails are kept until ${lastDay(keptUntil)}, as the law requires.`;
}

function toKeptOrderJson({ reference, createdAt, keptUntil }: RetainedOrder) {
  return { reference, createdAt, keptUntil };
}

/** The last whole day before a midnight: 31 March 2033. */
function lastDay(midnight: Date): string {
  return ukDate(new Date(midnight.getTime() - 1));
}

function parseEmail(typed: string): string {
  const email = typed.trim();
  if (!/^[^@]+@[^@]+$/.test(email)) {
    throw new UsageError('EMAIL must be one address such as name@firm.example.');
  }
  if (email.toLowerCase() === shopEmailAddress) {
    throw new CommandError(`${email} is the shop's own address.`);
  }
  return email;
}

export const eraseExpiredRecords: Command = {
  name: 'retention',
  help: 'shows which records have expired by the privacy policy, and erases them; asks first',
  async run(context) {
    const database = await context.database();
    const due = await findExpired(database);
    const total = countRecords(due);
    if (total === 0 || !context.canConfirm) return previewErasure(due, total);
    await context.confirm(`${expiredReport(due).text}\n\nErase these ${total} records for good?`);
    const erased = await eraseExpired(database, context.environment().MAIL_DIR);
    const { text } = expiredReport(erased);
    return { text: `${text}\n\n${countRecords(erased)} records erased.`, json: { erased } };
  },
};

function previewErasure(due: readonly Expired[], total: number): Report {
  const advice = total === 0 ? 'Nothing has expired.' : 'Add --yes to erase them.';
  return { text: `${expiredReport(due).text}\n\n${advice}`, json: { due } };
}

function expiredReport(due: readonly Expired[]): Report {
  return listReport(due, { Expired: 'count', Records: 'what', Kept: 'kept' }, '');
}

function countRecords(due: readonly Expired[]): number {
  return due.reduce((total, { count }) => total + count, 0);
}
