import { formatPrice } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';
import { ukDate, ukTime } from '../email/uk-date.ts';
import {
  type Erased,
  erasePersonalData,
  findPersonalData,
  type KeptOrder,
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

function partsOf({ orders, quotes, partEnquiries, restockRequests, emails }: PersonalData) {
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
    part('Quotes', quotes, { Quote: 'id', ...asked, Company: 'company', Message: 'message' }),
    part('Part enquiries', partEnquiries, {
      Enquiry: 'id',
      ...asked,
      For: 'fits',
      Message: 'message',
    }),
    part('Restock requests', restockRequests, {
      Since: 'createdAt',
      Product: 'productId',
      Confirmed: ({ confirmedAt }) => confirmedAt ?? 'no',
    }),
    part('Emails', emails, {
      Email: 'id',
      Written: 'createdAt',
      State: 'state',
      Kind: 'kind',
      To: 'recipient',
      Subject: 'subject',
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
    const { quotes, partEnquiries, restockRequests, emails } = held;
    const found = countsOf({
      quotes: quotes.length,
      partEnquiries: partEnquiries.length,
      restockRequests: restockRequests.length,
      emails: emails.filter(({ isAboutOrder }) => !isAboutOrder).length,
    });
    if (!found) return reportOf(email, nothing, held.orders);
    await context.confirm(`Erase ${found} of ${email} for good?`);
    const erased = await erasePersonalData(database, email, context.environment().MAIL_DIR);
    return reportOf(email, erased, held.orders);
  },
};

const nothing: Erased = { quotes: 0, partEnquiries: 0, restockRequests: 0, emails: 0 };

function reportOf(email: string, erased: Erased, orders: readonly KeptOrder[]): Report {
  const done = countsOf(erased);
  const said = done ? `Erased: ${done}.` : `Nothing about ${email} can be erased.`;
  return {
    text: [said, ...orders.map(stays)].join('\n'),
    json: { email, erased, kept: orders.map(keptOf) },
  };
}

/** Such as "2 quotes, 1 part enquiry"; empty where there is nothing. */
function countsOf({ quotes, partEnquiries, restockRequests, emails }: Erased): string {
  const kinds = [
    [quotes, 'quote', 'quotes'],
    [partEnquiries, 'part enquiry', 'part enquiries'],
    [restockRequests, 'restock request', 'restock requests'],
    [emails, 'email', 'emails'],
  ] as const;
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
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

/** Every enquiry was also emailed to ourselves, so our own address identifies nobody. */
function readEmail(typed: string): string {
  const email = typed.trim();
  if (!/^[^@]+@[^@]+$/.test(email)) {
    throw new UsageError('EMAIL must be one address such as name@firm.example.');
  }
  if (email.toLowerCase() === company.email.shown.toLowerCase()) {
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
