import { partEnquiry } from '../../database/schema.ts';
import { factsOf } from '../report.ts';
import { ukTime } from '../uk-time.ts';
import { enquiryCommands } from './enquiry-commands.ts';

export const partCommands = enquiryCommands<typeof partEnquiry.$inferSelect>({
  noun: 'parts',
  one: 'part enquiry',
  table: partEnquiry,
  columns: [
    ['Enquiry', (row) => row.id],
    ['Asked', (row) => ukTime(row.createdAt)],
    ['State', (row) => row.state],
    ['For', (row) => row.fits],
    ['Answer to', (row) => row.email],
  ],
  describe: ({ id, state, createdAt, closedAt, email, fits, message }) =>
    factsOf([
      ['Enquiry', String(id)],
      ['State', state],
      ['Asked', ukTime(createdAt)],
      ['Closed', closedAt && ukTime(closedAt)],
      ['Answer to', email],
      ['For', fits],
      ['Message', message],
    ]),
});
