import { correctEmail } from '../../orders/correct-email.ts';
import { type Command, WrongUse } from '../command.ts';
import { refuseGuessedOrigin } from '../own-settings.ts';
import { readReference } from './reference.ts';

export const correctOrder: Command = {
  name: 'orders correct',
  takes: ['REF'],
  options: { email: 'EMAIL' },
  says: "mends a buyer's mistyped e-mail address, and sends there what went to the wrong one",
  async run(desk, given) {
    const email = given.option('email')?.trim();
    if (!email) throw new WrongUse('Say what the address is: --email EMAIL');
    refuseGuessedOrigin(desk.environment());
    const books = { database: await desk.database(), origin: desk.environment().ORIGIN };
    const order = await correctEmail(books, readReference(given.word(0)), email);
    const mails = order.mails === 1 ? '1 mail goes' : `${order.mails} mails go`;
    return {
      text: `${order.reference} has ${email} now. ${mails} there with the next round.`,
      json: order,
    };
  },
};
