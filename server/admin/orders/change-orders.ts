import { formatPrice } from '../../../catalogue/money.ts';
import { type ChangedOrder, changeOrder, rejectImpossible } from '../../orders/change-order.ts';
import { openIssues } from '../../orders/issue-text.ts';
import { resolveIssues } from '../../orders/issues.ts';
import { addNotes, readOrder, refundablePence } from '../../orders/order.ts';
import { refundOrder as refund } from '../../orders/refund-order.ts';
import type { AdminContext } from '../admin-context.ts';
import { type Command, UsageError } from '../command.ts';
import { readId } from '../read-arguments.ts';
import { requireOrigin, requireProviderOf } from '../require-settings.ts';
import { listIssues, readReference } from './show-order.ts';

/** What a change of an order is made with. */
export async function shopOf(context: AdminContext) {
  const { catalogue } = context;
  return { database: await context.database(), origin: context.environment().ORIGIN, catalogue };
}

function moving(verb: string, to: 'preparing' | 'delivered', help: string): Command {
  return {
    name: `orders ${verb}`,
    takes: ['REF'],
    options: { note: 'TEXT' },
    help,
    async run(context, given) {
      const change = { to, note: given.option('note') };
      const order = await changeOrder(await shopOf(context), readReference(given.word(0)), change);
      const { reference, state, changed } = order;
      const text = changed ? `${reference} is ${state}.` : unchanged(reference, state, change.note);
      return { text, json: order };
    },
  };
}

export const prepareOrder = moving(
  'prepare',
  'preparing',
  'marks an order as being picked and packed',
);
export const deliverOrder = moving('deliver', 'delivered', 'marks an order as delivered');

export const dispatchOrder: Command = {
  name: 'orders dispatch',
  takes: ['REF'],
  options: { carrier: 'NAME', tracking: 'NUMBER', note: 'TEXT' },
  help: 'marks an order as dispatched with a carrier and emails the buyer; repeated with another carrier or tracking number, it corrects them',
  async run(context, given) {
    const carrier = given.option('carrier')?.trim();
    if (!carrier) throw new UsageError('Name the carrier: --carrier NAME');
    requireOrigin(context.environment());
    const note = given.option('note');
    const tracking = given.option('tracking')?.trim() || undefined;
    const order = await changeOrder(await shopOf(context), readReference(given.word(0)), {
      to: 'dispatched',
      carrier,
      tracking,
      note,
    });
    return { text: describeDispatch(order, note), json: order };
  },
};

function describeDispatch(order: ChangedOrder, note: string | undefined): string {
  const { reference, carrier, tracking, changed, shortage } = order;
  const how = `dispatched with ${carrier}${tracking ? `, tracking ${tracking}` : ''}`;
  if (!changed) return `${unchanged(reference, how, note)} No email is sent.`;
  const left = openIssues(order).length > 0 && `Open issues: ${listIssues(order)}`;
  return [`${reference} is ${how}.`, describeEmail(order), shortage, left]
    .filter(Boolean)
    .join(' ');
}

export const cancelOrder: Command = {
  name: 'orders cancel',
  takes: ['REF'],
  options: { note: 'TEXT' },
  help: 'cancels an order, returns its goods to stock and emails the buyer; it does not refund the money',
  async run(context, given) {
    const { queries } = await context.database();
    const found = await readOrder(queries, readReference(given.word(0)));
    const { reference } = found;
    const left = formatPrice(refundablePence(found));
    if (found.state !== 'cancelled') {
      rejectImpossible(found, 'cancelled');
      await context.confirm(`Cancel ${reference} for ${formatPrice(found.totalPence)}?`);
    }
    const change = { to: 'cancelled', note: given.option('note') } as const;
    const order = await changeOrder(await shopOf(context), reference, change);
    const done = order.changed
      ? `${reference} is cancelled. ${describeEmail(order)}`
      : unchanged(reference, 'cancelled', change.note);
    return {
      text: `${done} To refund ${left}: npm run shop -- orders refund ${reference}`,
      json: order,
    };
  },
};

export const refundOrder: Command = {
  name: 'orders refund',
  takes: ['REF'],
  options: { note: 'TEXT' },
  help: 'refunds everything that was paid, through the payment provider, and emails the buyer',
  async run(context, given) {
    const { queries } = await context.database();
    const found = await readOrder(queries, readReference(given.word(0)));
    const { reference, state } = found;
    const note = given.option('note');
    if (state === 'refunded') {
      const json = await addNotes(queries, found, note);
      return { text: unchanged(reference, state, note), json };
    }
    rejectImpossible(found, 'refunded');
    requireProviderOf(found, context.environment());
    const amount = formatPrice(refundablePence(found));
    await context.confirm(`Refund ${amount} for ${reference}, which is ${state}?`);
    const order = await refund(await context.shop(), reference, note);
    const said = [`${reference} is refunded: ${amount}.`, describeEmail(order), order.remark];
    return { text: said.filter(Boolean).join(' '), json: order };
  },
};

export const clearIssues: Command = {
  name: 'orders clear',
  takes: ['REF'],
  options: { issue: 'ID', by: 'NAME', note: 'TEXT' },
  help: 'clears the issues of an order, or the one named; they stay in its history',
  async run(context, given) {
    const typed = given.option('issue');
    const order = await resolveIssues(
      { database: await context.database() },
      readReference(given.word(0)),
      {
        by: given.option('by')?.trim() || 'admin',
        issueId: typed === undefined ? undefined : readId(typed),
        note: given.option('note'),
      },
    );
    const left = openIssues(order).length;
    const still = left === 0 ? 'no open issues' : `${left} open ${left === 1 ? 'issue' : 'issues'}`;
    return { text: `${order.reference} has ${still}.`, json: order };
  },
};

/** What a command answers that found everything done: nothing changed but the note. */
function unchanged(reference: string, state: string, note: string | undefined): string {
  const kept = note ? 'Nothing has changed; the note is in its history.' : 'Nothing has changed.';
  return `${reference} was ${state} already. ${kept}`;
}

/** Whether the buyer is emailed about a change. */
export function describeEmail({ emailed }: { emailed: boolean }): string {
  return emailed
    ? 'The buyer is emailed.'
    : 'The buyer is not emailed: the order has no usable email address.';
}
