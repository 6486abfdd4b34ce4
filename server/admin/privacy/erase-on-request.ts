import {
  type Erased,
  erasePersonalData,
  findPersonalData,
  type KeptOrder,
} from '../../jobs/retention/personal-data.ts';
import type { Command } from '../command.ts';
import type { Report } from '../report.ts';
import { ukTime } from '../uk-time.ts';
import { lastDay } from './last-day.ts';
import { readEmail } from './read-email.ts';

export const eraseOnRequest: Command = {
  name: 'privacy erase',
  takes: ['EMAIL'],
  says: 'erases what is held on one e-mail address, but for orders and their mails, after a yes',
  async run(desk, given) {
    const email = readEmail(given.word(0));
    const database = await desk.database();
    const held = await findPersonalData(database.queries, email);
    const { quotes, partEnquiries, notices, mails } = held;
    const found = countsOf({
      quotes: quotes.length,
      partEnquiries: partEnquiries.length,
      notices: notices.length,
      mails: mails.filter(({ isAboutOrder }) => !isAboutOrder).length,
    });
    if (!found) return reportOf(email, nothing, held.orders);
    await desk.confirm(`Erase ${found} of ${email} for good?`);
    const erased = await erasePersonalData(database, email, desk.environment().MAIL_DIR);
    return reportOf(email, erased, held.orders);
  },
};

const nothing: Erased = { quotes: 0, partEnquiries: 0, notices: 0, mails: 0 };

function reportOf(email: string, erased: Erased, orders: readonly KeptOrder[]): Report {
  const done = countsOf(erased);
  const said = done ? `Erased: ${done}.` : `Nothing on ${email} can be erased.`;
  return {
    text: [said, ...orders.map(stays)].join('\n'),
    json: { email, erased, kept: orders.map(keptOf) },
  };
}

/** 2 quotes, 1 part enquiry and so on; nothing where there are none. */
function countsOf({ quotes, partEnquiries, notices, mails }: Erased): string {
  const kinds = [
    [quotes, 'quote', 'quotes'],
    [partEnquiries, 'part enquiry', 'part enquiries'],
    [notices, 'stock notice', 'stock notices'],
    [mails, 'mail', 'mails'],
  ] as const;
  return kinds
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');
}

function stays({ reference, createdAt, keptUntil }: KeptOrder): string {
  return `${reference} of ${ukTime(createdAt)} stays with its mails until ${lastDay(keptUntil)}: the law has us keep it.`;
}

function keptOf({ reference, createdAt, keptUntil }: KeptOrder) {
  return { reference, createdAt, keptUntil };
}
