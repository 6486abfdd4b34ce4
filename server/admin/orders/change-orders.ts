import { formatPrice } from '../../../catalogue/money.ts';
import {
  addOrderNote,
  type ChangedOrder,
  changeOrderState,
  rejectInvalidTransition,
} from '../../orders/change-order.ts';
import { correctShipment, dispatchOrder as dispatch } from '../../orders/dispatch-order.ts';
import { listItems, openIssues } from '../../orders/issue-text.ts';
import { resolveIssues } from '../../orders/issues.ts';
import {
  isPartDispatched,
  type Order,
  readOrder,
  type Shipment,
  type ShippedLine,
} from '../../orders/order.ts';
import { refundablePence, unshippedGoods } from '../../orders/order-amounts.ts';
import { refundOrder as refund } from '../../orders/refund-order.ts';
import type { AdminContext } from '../admin-context.ts';
import { type Command, UsageError } from '../command.ts';
import { parseId, parseNumber } from '../parse-arguments.ts';
import { requireOrigin, requireProviderForOrder } from '../require-settings.ts';
import { formatOpenIssues, parseReference } from './show-order.ts';

/** The user of a command is not identified any further. */
export const commandActor = { kind: 'command' } as const;

/** What functions that change an order need. */
export async function getOrderDeps(context: AdminContext) {
  const { catalogue } = context;
  return { database: await context.database(), origin: context.environment().ORIGIN, catalogue };
}

function stateCommand(verb: string, to: 'preparing' | 'delivered', help: string): Command {
  return {
    name: `orders ${verb}`,
    positionals: ['REF'],
    options: { note: 'TEXT' },
    help,
    async run(context, args) {
      const change = { to, note: args.option('note'), by: commandActor };
      const order = await changeOrderState(
        await getOrderDeps(context),
        parseReference(args.positional(0)),
        change,
      );
      const { reference, state, changed } = order;
      const text = changed
        ? `${reference} is ${state}.`
        : describeUnchanged(reference, state, change.note);
      return { text, json: order };
    },
  };
}

export const prepareOrder = stateCommand(
  'prepare',
  'preparing',
  'marks an order as being picked and packed',
);
export const deliverOrder = stateCommand('deliver', 'delivered', 'marks an order as delivered');

export const dispatchOrder: Command = {
  name: 'orders dispatch',
  positionals: ['REF'],
  options: { carrier: 'NAME', tracking: 'NUMBER', item: 'SKU=QTY', shipment: 'ID', note: 'TEXT' },
  help: 'dispatches an order with a carrier, or the items named by --item as often as needed, and emails the buyer; repeated, or with --shipment, it corrects carrier and tracking number',
  async run(context, args) {
    const carrier = args.option('carrier')?.trim();
    if (!carrier) throw new UsageError('Name the carrier: --carrier NAME');
    requireOrigin(context.environment());
    const deps = await getOrderDeps(context);
    const reference = parseReference(args.positional(0));
    const shipmentOption = args.option('shipment');
    const tracking = args.option('tracking')?.trim() || undefined;
    const shipmentDetails = { carrier, tracking, note: args.option('note'), by: commandActor };
    if (shipmentOption !== undefined) {
      const shipmentId = parseId(shipmentOption);
      const order = await correctShipment(deps, reference, { ...shipmentDetails, shipmentId });
      const sent = order.shipments.find(({ id }) => id === shipmentId);
      return { text: describeDispatch(order, sent, shipmentDetails.note), json: order };
    }
    const chosen = args.options('item');
    const lines = chosen && parseItems(await readOrder(deps.database.queries, reference), chosen);
    const order = await dispatch(deps, reference, { ...shipmentDetails, lines });
    return {
      text: describeDispatch(order, order.shipments.at(-1), shipmentDetails.note),
      json: order,
    };
  },
};

/** Finds the order lines for SKU=QTY arguments: for each, the first line with enough left. */
function parseItems(order: Order, typed: readonly string[]): ShippedLine[] {
  return typed.map((item) => {
    const [sku = '', quantity = ''] = item.split('=');
    const remaining = unshippedGoods(order).filter((line) => line.sku === sku.trim());
    const wanted = parseNumber('QTY', quantity.trim(), 1);
    const line = remaining.find((one) => one.quantity >= wanted) ?? remaining[0];
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
  const carrierAndTracking = [sent?.carrier, sent?.tracking && `tracking ${sent.tracking}`].filter(
    Boolean,
  );
  const how = `${part ? 'part dispatched' : 'dispatched'} with ${carrierAndTracking.join(', ')}`;
  if (!changed) return `${describeUnchanged(reference, how, note)} No email is sent.`;
  const rest = part && `Still to dispatch: ${listItems(unshippedGoods(order))}.`;
  const issuesText = openIssues(order).length > 0 && `Open issues: ${formatOpenIssues(order)}`;
  return [`${reference} is ${how}.`, describeEmail(order), rest, shortage, issuesText]
    .filter(Boolean)
    .join(' ');
}

export const cancelOrder: Command = {
  name: 'orders cancel',
  positionals: ['REF'],
  options: { note: 'TEXT' },
  help: 'cancels an order, returns its goods to stock and emails the buyer; it does not refund the money',
  async run(context, args) {
    const { queries } = await context.database();
    const found = await readOrder(queries, parseReference(args.positional(0)));
    const { reference } = found;
    const refundable = formatPrice(refundablePence(found));
    if (found.state !== 'cancelled') {
      rejectInvalidTransition(found, 'cancelled');
      await context.confirm(`Cancel ${reference} for ${formatPrice(found.totalPence)}?`);
    }
    const change = { to: 'cancelled', note: args.option('note'), by: commandActor } as const;
    const order = await changeOrderState(await getOrderDeps(context), reference, change);
    const done = order.changed
      ? `${reference} is cancelled. ${describeEmail(order)}`
      : describeUnchanged(reference, 'cancelled', change.note);
    return {
      text: `${done} To refund ${refundable}: npm run shop -- orders refund ${reference}`,
      json: order,
    };
  },
};

export const refundOrder: Command = {
  name: 'orders refund',
  positionals: ['REF'],
  options: { note: 'TEXT' },
  help: 'refunds everything that was paid, through the payment provider, and emails the buyer',
  async run(context, args) {
    const { queries } = await context.database();
    const found = await readOrder(queries, parseReference(args.positional(0)));
    const { reference, state } = found;
    const note = args.option('note');
    if (state === 'refunded') {
      const json = note
        ? await addOrderNote(await getOrderDeps(context), reference, { note, by: commandActor })
        : found;
      return { text: describeUnchanged(reference, state, note), json };
    }
    rejectInvalidTransition(found, 'refunded');
    requireProviderForOrder(found, context.environment());
    const amount = formatPrice(refundablePence(found));
    await context.confirm(`Refund ${amount} for ${reference}, which is ${state}?`);
    const order = await refund(await context.shop(), reference, { note, by: commandActor });
    const messages = [`${reference} is refunded: ${amount}.`, describeEmail(order), order.remark];
    return { text: messages.filter(Boolean).join(' '), json: order };
  },
};

export const clearIssues: Command = {
  name: 'orders clear',
  positionals: ['REF'],
  options: { issue: 'ID', by: 'NAME', note: 'TEXT' },
  help: 'clears the issues of an order, or the one named; they stay in its history',
  async run(context, args) {
    const typed = args.option('issue');
    const order = await resolveIssues(
      { database: await context.database() },
      parseReference(args.positional(0)),
      {
        by: commandActor,
        clearedBy: args.option('by')?.trim() || undefined,
        issueId: typed === undefined ? undefined : parseId(typed),
        note: args.option('note'),
      },
    );
    const openCount = openIssues(order).length;
    const issueCount =
      openCount === 0
        ? 'no open issues'
        : `${openCount} open ${openCount === 1 ? 'issue' : 'issues'}`;
    return { text: `${order.reference} has ${issueCount}.`, json: order };
  },
};

/** The report if nothing was left to do: nothing changed except for the note. */
function describeUnchanged(reference: string, state: string, note: string | undefined): string {
  const noteText = note
    ? 'Nothing has changed; the note is in its history.'
    : 'Nothing has changed.';
  return `${reference} was already ${state}. ${noteText}`;
}

/** Whether the buyer is emailed about a change. */
export function describeEmail({ emailed }: { emailed: boolean }): string {
  return emailed
    ? 'The buyer is emailed.'
    : 'The buyer is not emailed: the order has no usable email address.';
}
