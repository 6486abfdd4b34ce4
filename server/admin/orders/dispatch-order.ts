import { type ChangedOrder, changeOrder } from '../../orders/change-order.ts';
import { type Command, UsageError } from '../command.ts';
import { requireOrigin } from '../require-settings.ts';
import { describeEmails } from './describe-emails.ts';
import { describeUnchanged } from './describe-unchanged.ts';
import { readReference } from './reference.ts';

export const dispatchOrder: Command = {
  name: 'orders dispatch',
  takes: ['REF'],
  options: { carrier: 'NAME', tracking: 'NUMBER', note: 'TEXT' },
  says: 'an order has left; tells the buyer. The carrier must be named; named anew, it is corrected',
  async run(desk, given) {
    const carrier = given.option('carrier')?.trim();
    if (!carrier) throw new UsageError('Say who carries it: --carrier NAME');
    requireOrigin(desk.environment());
    const note = given.option('note');
    const tracking = given.option('tracking')?.trim() || undefined;
    const order = await changeOrder(
      { database: await desk.database(), origin: desk.environment().ORIGIN },
      readReference(given.word(0)),
      { to: 'dispatched', carrier, tracking, note },
    );
    return { text: sentencesOn(order, note), json: order };
  },
};

function sentencesOn(order: ChangedOrder, note: string | undefined): string {
  const { reference, carrier, tracking, changed, shortage, attention } = order;
  const how = `dispatched with ${carrier}${tracking ? `, tracking ${tracking}` : ''}`;
  if (!changed) {
    return `${reference} was ${how}, before. ${describeUnchanged(note)} No e-mail is sent.`;
  }
  const left = attention && `Still to be looked at: ${attention}`;
  return [`${reference} is ${how}.`, describeEmails(order), shortage, left]
    .filter(Boolean)
    .join(' ');
}
