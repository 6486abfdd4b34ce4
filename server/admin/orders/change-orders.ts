import { formatPrice } from '../../../catalogue/money.ts';
import {
  type ChangedOrder,
  changeOrder,
  noteOrder,
  rejectImpossible,
} from '../../orders/change-order.ts';
import { correctShipment, dispatchOrder as dispatch } from '../../orders/dispatch-order.ts';
import { listItems, openIssues } from '../../orders/issue-text.ts';
import { resolveIssues } from '../../orders/issues.ts';
import {
  isPartDispatched,
  type Order,
  readOrder,
  refundablePence,
  type Shipment,
  type ShippedLine,
  unshippedGoods,
} from '../../orders/order.ts';
import { refundOrder as refund } from '../../orders/refund-order.ts';
import type { AdminContext } from '../admin-context.ts';
import { type Command, UsageError } from '../command.ts';
import { readId, readNumber } from '../read-arguments.ts';
import { requireOrigin, requireProviderOf } from '../require-settings.ts';
import { listIssues, readReference } from './show-order.ts';

/** The user of a command is not identified any further. */
export const by = { kind: 'command' } as const;

/** What functions that change an order need. */
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
      const change = { to, note: given.option('note'), by };
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
  options: { carrier: 'NAME', tracking: 'NUMBER', item: 'SKU=QTY', shipment: 'ID', note: 'TEXT' },
  help: 'dispatches an order with a carrier, or the items named by --item as often as needed, and emails the buyer; repeated, or with --shipment, it corrects carrier and tracking number',
  async run(context, given) {
    const carrier = given.option('carrier')?.trim();
    if (!carrier) throw new UsageError('Name the carrier: --carrier NAME');
    requireOrigin(context.environment());
    const shop = await shopOf(context);
    const reference = readReference(given.word(0));
    const corrected = given.option('shipment');
    const tracking = given.option('tracking')?.trim() || undefined;
    const way = { carrier, tracking, note: given.option('note'), by };
    if (corrected !== undefined) {
      const shipmentId = readId(corrected);
      const order = await correctShipment(shop, reference, { ...way, shipmentId });
      const sent = order.shipments.find(({ id }) => id === shipmentId);
      return { text: describeDispatch(order, sent, way.note), json: order };
    }
    const chosen = given.options('item');
    const lines = chosen && readItems(await readOrder(shop.database.queries, reference), chosen);
    const order = await dispatch(shop, reference, { ...way, lines });
    return { text: describeDispatch(order, order.shipments.at(-1), way.note), json: order };
  },
};

/** Finds the order lines for SKU=QTY arguments: for each, the first line with enough left. */
function readItems(order: Order, typed: readonly string[]): ShippedLine[] {
  return typed.map((item) => {
    const [sku = '', quantity = ''] = item.split('=');
    const left = unshippedGoods(order).filter((line) => line.sku === sku.trim());
    const wanted = readNumber('QTY', quantity.trim(), 1);
    const line = left.find((one) => one.quantity >= wanted) ?? left[0];
    if (!line) throw new UsageError(`${order.reference} has no ${sku} left to dispatch.`);
    return { line: line.line, quantity: wanted };
  });
}

function describeDispatch(
  order: ChangedOrder,
  sent: Shipment | undefined,
  note: string | undefined,
): string {
  const { reference, changed, shortage } = order;
  const part = isPartDispatched(order);
  const way = [sent?.carrier, sent?.tracking && `tracking ${sent.tracking}`].filter(Boolean);
  const how = `${part ? 'part dispatched' : 'dispatched'} with ${way.join(', ')}`;
  if (!changed) return `${unchanged(reference, how, note)} No email is sent.`;
  const rest = part && `Still to dispatch: ${listItems(unshippedGoods(order))}.`;
  const left = openIssues(order).length > 0 && `Open issues: ${listIssues(order)}`;
  return [`${reference} is ${how}.`, describeEmail(order), rest, shortage, left]
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
    const change = { to: 'cancelled', note: given.option('note'), by } as const;
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
      const json = note ? await noteOrder(await shopOf(context), reference, { note, by }) : found;
      return { text: unchanged(reference, state, note), json };
    }
    rejectImpossible(found, 'refunded');
    requireProviderOf(found, context.environment());
    const amount = formatPrice(refundablePence(found));
    await context.confirm(`Refund ${amount} for ${reference}, which is ${state}?`);
    const order = await refund(await context.shop(), reference, { note, by });
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
        by,
        clearedBy: given.option('by')?.trim() || undefined,
        issueId: typed === undefined ? undefined : readId(typed),
        note: given.option('note'),
      },
    );
    const left = openIssues(order).length;
    const still = left === 0 ? 'no open issues' : `${left} open ${left === 1 ? 'issue' : 'issues'}`;
    return { text: `${order.reference} has ${still}.`, json: order };
  },
};

/** The report if nothing was left to do: nothing changed except for the note. */
function unchanged(reference: string, state: string, note: string | undefined): string {
  const kept = note ? 'Nothing has changed; the note is in its history.' : 'Nothing has changed.';
  return `${reference} was already ${state}. ${kept}`;
}

/** Whether the buyer is emailed about a change. */
export function describeEmail({ emailed }: { emailed: boolean }): string {
  return emailed
    ? 'The buyer is emailed.'
    : 'The buyer is not emailed: the order has no usable email address.';
}
