import { formatPrice } from '../../../catalogue/money.ts';
import { findPersonalData, type PersonalData } from '../../jobs/retention/personal-data.ts';
import type { Command } from '../command.ts';
import { type Column, listReport } from '../report.ts';
import { ukTime } from '../uk-time.ts';
import { lastDay } from './last-day.ts';
import { readEmail } from './read-email.ts';

export const showPersonalData: Command = {
  name: 'privacy show',
  takes: ['EMAIL'],
  says: 'what is held on one e-mail address; with --json all of it in full',
  async run(desk, given) {
    const email = readEmail(given.word(0));
    const { queries } = await desk.database();
    const held = await findPersonalData(queries, email);
    const parts = partsOf(held).filter(({ length }) => length > 0);
    const text = parts.map(({ heading, table }) => `${heading}\n${table}`).join('\n\n');
    return { text: text || `Nothing is held on ${email}.`, json: { email, ...held } };
  },
};

function partsOf({ orders, quotes, partEnquiries, notices, mails }: PersonalData) {
  return [
    part('Orders', orders, [
      ['Order', (row) => row.reference],
      ['Placed', (row) => ukTime(row.createdAt)],
      ['State', (row) => row.state],
      ['Total', (row) => formatPrice(row.totalPence)],
      ['Buyer', (row) => row.name ?? ''],
      ['Kept until', (row) => lastDay(row.keptUntil)],
    ]),
    part('Quotes', quotes, [
      ['Quote', (row) => row.id],
      ['Asked', (row) => ukTime(row.createdAt)],
      ['State', (row) => row.state],
      ['Company', (row) => row.company],
      ['Message', (row) => row.message],
    ]),
    part('Part enquiries', partEnquiries, [
      ['Enquiry', (row) => row.id],
      ['Asked', (row) => ukTime(row.createdAt)],
      ['State', (row) => row.state],
      ['For', (row) => row.fits],
      ['Message', (row) => row.message],
    ]),
    part('Stock notices', notices, [
      ['Since', (row) => ukTime(row.createdAt)],
      ['Product', (row) => row.productId],
      ['Confirmed', (row) => (row.confirmedAt ? ukTime(row.confirmedAt) : 'no')],
    ]),
    part('Mails', mails, [
      ['Mail', (row) => row.id],
      ['Written', (row) => ukTime(row.createdAt)],
      ['State', (row) => row.state],
      ['Kind', (row) => row.kind],
      ['To', (row) => row.recipient],
      ['Subject', (row) => row.subject],
    ]),
  ];
}

function part<Row>(heading: string, rows: readonly Row[], columns: readonly Column<Row>[]) {
  return { heading, length: rows.length, table: listReport(rows, columns, '').text };
}
