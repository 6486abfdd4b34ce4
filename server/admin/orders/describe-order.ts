import { formatPrice, vatOf } from '../../../catalogue/money.ts';
import { shortDay } from '../../../content/short-day.ts';
import type { PostalAddress } from '../../database/schema.ts';
import { dueDay } from '../../orders/due-day.ts';
import type { Order } from '../../orders/find-order.ts';
import { refundedPence } from '../../orders/refunded-amount.ts';
import { isLivePayment } from '../../payments/live-payments.ts';
import { factsOf, type Report, tableOf, ukTime } from '../report.ts';

/** Everything that is known of an order. */
export function describeOrder(order: Order): Report {
  const back = refundedPence(order);
  const due = dueDay(order);
  const facts = factsOf([
    ['Order', order.reference],
    ['State', order.state],
    ['Test', isLivePayment(order) ? undefined : 'no real money was paid'],
    ['Look at', order.attention],
    ['Placed', ukTime(order.createdAt)],
    ['Due', due && shortDay(due)],
    ['Buyer', order.name],
    ['Company', order.company],
    ['PO number', order.poNumber],
    ['E-mail', order.email],
    ['Phone', order.phone],
    ['Deliver to', order.address && addressLines(order.address)],
    ['Delivery notes', order.deliveryNotes],
    ['Carrier', order.carrier],
    ['Tracking', order.tracking],
    ['Payment', order.paymentId],
    [
      'Total',
      `${formatPrice(order.totalPence)}, of which VAT ${formatPrice(vatOf(order.totalPence))}`,
    ],
    ['Given back', back > 0 ? formatPrice(back) : undefined],
  ]);
  const lines = tableOf(
    ['Quantity', 'SKU', 'Product', 'Each', 'Together'],
    order.lines.map(({ quantity, sku, name, unitPence }) => [
      quantity,
      sku,
      name,
      formatPrice(unitPence),
      formatPrice(unitPence * quantity),
    ]),
  );
  const history = tableOf(
    ['When', 'State', 'Note'],
    order.events.map(({ at, state, note }) => [ukTime(at), state, note ?? '']),
  );
  return { text: [facts, lines, history].join('\n\n'), json: order };
}

function addressLines({ line1, line2, town, county, postcode, country }: PostalAddress) {
  return [line1, line2, town, county, postcode, country].filter(Boolean).join('\n');
}
