import { orderSuccess } from '../../../content/shop-texts.ts';
import { type OrderState, orderStates, type TrackedOrder } from '../../../contract/order.ts';
import type { OrderAnswer } from './ask-order.ts';

const stateWords: Readonly<Record<OrderState, string>> = {
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

/** What stands in an order's place while there is none to show. */
const withoutOrder: Readonly<Record<Exclude<OrderAnswer['kind'], 'order'>, string>> = {
  pending:
    "We're still confirming your payment. This page updates by itself. You can close it: we'll email your confirmation.",
  unknown:
    "We can't find an order with this reference. If you've paid, call us and we'll find your payment.",
  'no answer': "We couldn't load your order just now. Nothing is lost. Try again in a minute.",
};

type Props = { session: string | undefined; answer: OrderAnswer | undefined };

/** How an order stands, or why that cannot be said. */
export function OrderProgress({ session, answer }: Props) {
  if (!session) return <p>{orderSuccess.withoutReference}</p>;
  if (answer?.kind === 'order') return <States order={answer.order} />;
  return <p>{answer ? withoutOrder[answer.kind] : 'Loading your order…'}</p>;
}

/** The stages it has reached, with their dates, then those to come: none for one that has ended. */
function States({ order }: { order: TrackedOrder }) {
  const { reference, state, carrier, tracking, history } = order;
  const coming = orderStates.slice(orderStates.indexOf(state) + 1, 4);
  return (
    <section aria-label={`Order ${reference}`} className="border border-ink bg-plate">
      <h2 className="head-4 border-ink border-b px-5 py-4">
        {reference}: {stateWords[state]}
      </h2>
      {carrier && (
        <p className="border-line border-b px-5 py-3 text-14">
          {carrier}
          {tracking && `, tracking ${tracking}`}
        </p>
      )}
      <ol className="px-5 py-3 text-14">
        {history.map((event) => (
          <li key={event.at} className="stage">
            {stateWords[event.state]}
            <time dateTime={event.at}>
              {new Date(event.at).toLocaleString('en-GB', ukDayAndTime)}
            </time>
          </li>
        ))}
        {coming.map((stage) => (
          <li key={stage} className="stage stage-to-come">
            {stateWords[stage]}
            <span className="sr-only">, to come</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
