import { useState } from 'react';
import { formatPrice } from '../../../catalogue/money.ts';
import { orderSuccess } from '../../../content/notices.ts';
import type { OrderState, TrackedOrder } from '../../../contract/order.ts';
import { paths } from '../../paths.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { useOrder } from './use-order.ts';

const stateWords: Readonly<Record<OrderState, string>> = {
  paid: 'Paid',
  preparing: 'Being prepared',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

const inUkTime: Intl.DateTimeFormatOptions = {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
};

/** Track Your Order: opens the order's state on the same page. */
export function OrderTracking() {
  return (
    <ErrorBoundary>
      <Tracking />
    </ErrorBoundary>
  );
}

function Tracking() {
  const { session, answer } = useOrder();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-4">
      <div>
        <Button
          data-early=""
          aria-expanded={open}
          aria-controls="order-tracking"
          onClick={() => setOpen(!open)}
        >
          {orderSuccess.track}
        </Button>
      </div>
      <div id="order-tracking" hidden={!open} aria-live="polite" className="grid gap-4">
        {answer?.kind === 'order' && <OrderSheet order={answer.order} />}
        {!session && <p>{orderSuccess.withoutReference}</p>}
        {session && answer === undefined && <p>Asking for the order…</p>}
        {answer?.kind === 'pending' && (
          <p>
            Your payment is still being confirmed. This page looks again by itself; you can also
            close it, the confirmation comes by e-mail.
          </p>
        )}
        {answer?.kind === 'unknown' && (
          <p>
            We have no order under this reference. If you have paid, call us with it and we will
            find the payment.
          </p>
        )}
        {answer?.kind === 'no answer' && (
          <p>The order could not be looked up just now. Nothing is lost: try again in a minute.</p>
        )}
      </div>
    </div>
  );
}

function OrderSheet({ order }: { order: TrackedOrder }) {
  return (
    <section aria-label={`Order ${order.reference}`} className="border border-ink bg-plate">
      <h2 className="head-4 border-ink border-b px-5 py-4">
        {order.reference}: {stateWords[order.state]}
      </h2>
      {order.carrier && (
        <p className="border-line border-b px-5 py-3 text-14">
          {order.carrier}
          {order.tracking && `, tracking ${order.tracking}`}
        </p>
      )}
      <ul className="px-5">
        {order.lines.map((line) => (
          <li
            key={line.productId}
            className="grid grid-cols-[auto_1fr_auto] gap-3 border-line border-b py-3 text-14"
          >
            <span className="figure text-16">{line.quantity} ×</span>
            <a href={paths.product(line.productId)} className="underline">
              {line.name}
            </a>
            <span className="figure text-16">{formatPrice(line.unitPence * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between px-5 py-4 font-semibold">
        Total inc VAT <span className="figure text-28">{formatPrice(order.total)}</span>
      </p>
      <ol className="border-ink border-t px-5 py-3 text-14">
        {order.history.map((event) => (
          <li key={event.at} className="flex justify-between gap-4 py-1">
            {stateWords[event.state]}
            <time dateTime={event.at} className="text-ink-2">
              {new Date(event.at).toLocaleString('en-GB', inUkTime)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
