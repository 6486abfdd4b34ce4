import { orderSuccess } from '../../../content/shop-texts.ts';
import {
  type PaidOrderState,
  paidOrderStates,
  type TrackedOrder,
} from '../../../contract/order.ts';
import type { OrderResult } from './fetch-order.ts';

const stateLabels: Readonly<Record<PaidOrderState, string>> = {
  paid: 'Paid',
  preparing: 'Being prepared',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

const ukDayAndTime: Intl.DateTimeFormatOptions = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
};

/** Texts to show instead of an order. */
const noOrderTexts: Readonly<Record<Exclude<OrderResult['kind'], 'order'>, string>> = {
  pending:
    "We're still confirming your payment. This page updates by itself. You can close it: we'll email your confirmation.",
  unknown:
    "We can't find an order with this reference. If you've paid, call us and we'll find your payment.",
  'no answer': "We couldn't load your order just now. Nothing is lost. Try again in a minute.",
};

type Props = { session: string | undefined; answer: OrderResult | undefined };

/** The order's state, or why it is unknown. */
export function OrderProgress({ session, answer }: Props) {
  if (!session) return <p>{orderSuccess.withoutReference}</p>;
  if (answer?.kind === 'order') return <OrderStages order={answer.order} />;
  return <p>{answer ? noOrderTexts[answer.kind] : 'Loading your order…'}</p>;
}

/** The stages reached with their dates, then those to come. A cancelled or refunded order has none to come. */
function OrderStages({ order }: { order: TrackedOrder }) {
  const { reference, state, shipments, toFollow, history } = order;
  const remainingStages = paidOrderStates.slice(paidOrderStates.indexOf(state) + 1, 4);
  return (
    <section aria-label={`Order ${reference}`} className="border border-ink bg-plate">
      <h2 className="head-4 border-ink border-b px-5 py-4">
        {reference}: {toFollow ? 'Part dispatched' : stateLabels[state]}
      </h2>
      {shipments.length > 0 && (
        <ul className="border-line border-b px-5 py-3 text-14">
          {shipments.map((shipment) => (
            <ShipmentItem
              key={shipment.at}
              shipment={shipment}
              isWhole={shipments.length === 1 && !toFollow}
            />
          ))}
          {toFollow && <li>To follow: {listItems(toFollow)}</li>}
        </ul>
      )}
      <ol className="px-5 py-3 text-14">
        {history.map((event) => (
          <li key={event.at} className="stage">
            {stateLabels[event.state]}
            <time dateTime={event.at}>
              {new Date(event.at).toLocaleString('en-GB', ukDayAndTime)}
            </time>
          </li>
        ))}
        {remainingStages.map((stage) => (
          <li key={stage} className="stage stage-to-come">
            {stateLabels[stage]}
            <span className="sr-only">, to come</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Shipment = TrackedOrder['shipments'][number];

/** A shipment's carrier and tracking, and its items unless it is the whole order. */
function ShipmentItem({ shipment, isWhole }: { shipment: Shipment; isWhole: boolean }) {
  const { carrier, tracking, trackingUrl, items } = shipment;
  return (
    <li>
      {carrier}
      {tracking && ', tracking '}
      {tracking && trackingUrl ? (
        <a href={trackingUrl} className="underline">
          {tracking}
        </a>
      ) : (
        tracking
      )}
      {!isWhole && `: ${listItems(items)}`}
    </li>
  );
}

function listItems(items: Shipment['items']): string {
  return items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}
