import { formatPrice, vatInPrice } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import type { PostalAddress } from '../../database/schema.ts';
import { deliveryDueDay } from '../../orders/delivery.ts';
import { issueText, listItems, openIssues } from '../../orders/issue-text.ts';
import { isPartDispatched, type Order, readOrder, type Shipment } from '../../orders/order.ts';
import { refundedPence, shippedGoods, unshippedGoods } from '../../orders/order-amounts.ts';
import { isLivePayment } from '../../payments/live-payments.ts';
import { type Command, UsageError } from '../command.ts';
import { formatFacts, formatTable, listReport, type Report } from '../report.ts';

export const showOrder: Command = {
  name: 'orders show',
  positionals: ['REF'],
  help: 'shows one order: buyer, lines, issues and history',
  async run(context, args) {
    const { queries } = await context.database();
    return describeOrder(await readOrder(queries, parseReference(args.positional(0))));
  },
};

/** Parses an order's reference in any form: RM-000123, rm-123 or 123. */
export function parseReference(typed: string): string {
  const [, digits] = /^(?:rm-?)?0*(\d{1,9})$/i.exec(typed) ?? [];
  if (digits === undefined) throw new UsageError(`${typed} is not a reference like RM-000123.`);
  return `RM-${digits.padStart(6, '0')}`;
}

/** Open issues, each with the id that `orders clear` takes. */
export function formatOpenIssues(order: Order): string {
  return openIssues(order)
    .map((issue) => `${issueText(issue)} (issue ${issue.id})`)
    .join('\n');
}

function describeOrder(order: Order): Report {
  const refunded = refundedPence(order);
  const due = deliveryDueDay(order);
  const facts = formatFacts([
    ['Order', order.reference],
    ['State', isPartDispatched(order) ? `${order.state}, part dispatched` : order.state],
    ['Test', isLivePayment(order) ? undefined : 'no real money was paid'],
    ['Issues', formatOpenIssues(order)],
    ['Placed', order.createdAt],
    ['Due', due && shortDay(due)],
    ['Buyer', order.name],
    ['Company', order.company],
    ['PO number', order.poNumber],
    ['Email', order.email],
    ['Phone', order.phone],
    ['Deliver to', order.address && addressLines(order.address)],
    ['Delivery notes', order.deliveryNotes],
    ['Shipments', order.shipments.map((one) => describeShipment(order, one)).join('\n')],
    ['To dispatch', isPartDispatched(order) ? listItems(unshippedGoods(order)) : undefined],
    ['Paid by', order.paidBy],
    ['Payment', order.paymentId],
    [
      'Total',
      `${formatPrice(order.totalPence)}, of which VAT ${formatPrice(vatInPrice(order.totalPence))}`,
    ],
    ['Refunded', refunded > 0 ? formatPrice(refunded) : undefined],
  ]);
  const lines = formatTable(
    ['Quantity', 'SKU', 'Product', 'Each', 'Total'],
    order.lines.map(({ quantity, sku, name, unitPence }) => [
      quantity,
      sku,
      name,
      formatPrice(unitPence),
      formatPrice(unitPence * quantity),
    ]),
  );
  const columns = { When: 'at', State: 'state', Note: 'note' } as const;
  const history = listReport(buildHistory(order), columns, '').text;
  return { text: [facts, lines, history].join('\n\n'), json: order };
}

/** Includes the id that `orders dispatch --shipment` takes. */
function describeShipment(order: Order, { id, carrier, tracking, lines }: Shipment): string {
  const carrierAndTracking = tracking ? `${carrier}, tracking ${tracking}` : carrier;
  return `${carrierAndTracking}: ${listItems(shippedGoods(order, lines))} (shipment ${id})`;
}

type HistoryEntry = { at: Date; state: string; note: string };

/** Events and issues in order of time, without older events that have since been converted to issues. */
function buildHistory({ events, issues }: Order): HistoryEntry[] {
  const eventEntries = events
    .filter(({ kind }) => kind === null || kind === 'invoice-sent')
    .map(({ at, state, note }) => ({ at, state, note: note ?? '' }));
  const issueEntries = issues.flatMap((issue): HistoryEntry[] => {
    const { raisedAt, clearedAt, clearedBy } = issue;
    const text = issueText(issue);
    const entry = { at: raisedAt, state: 'issue', note: text };
    if (clearedAt === null) return [entry];
    return [entry, { at: clearedAt, state: 'cleared', note: `By ${clearedBy}: ${text}` }];
  });
  return [...eventEntries, ...issueEntries].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
}

function addressLines({ line1, line2, town, county, postcode, country }: PostalAddress) {
  return [line1, line2, town, county, postcode, country].filter(Boolean).join('\n');
}
