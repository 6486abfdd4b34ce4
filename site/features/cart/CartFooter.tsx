import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { exVat, formatPrice, vatInPrice, vatRate } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { deliveryName, deliveryWords } from '../../../content/delivery.ts';
import { deliveryTime } from '../../../content/delivery-day.ts';
import { returnWords } from '../../../content/returns.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { openPanel } from '../../panels.ts';
import { paths } from '../../paths.ts';
import { isPlainClick } from '../../plain-click.ts';
import { cartQuotePath, showCartQuoteInPlace } from '../../quote-url.ts';
import type { CheckoutAlert, useCheckout } from '../checkout/use-checkout.ts';
import { type DeliveryEstimate, estimateDelivery } from '../delivery/delivery-estimate.ts';
import { useDeliveryChoice } from '../delivery/delivery-store.ts';
import type { Cart } from './cart.ts';
import { itemsText } from './cart-texts.ts';

type Props = {
  /** Without the items that are out of stock. */
  cart: Cart;
  /** The number of items left out. */
  excludedCount?: number;
  /** Why the buyer cannot check out with the cart as it is. */
  blocker?: string | undefined;
  checkout: ReturnType<typeof useCheckout>;
  /** The postcode panel, if there is room for it here. */
  children?: ReactNode;
};

export function CartFooter({ cart, excludedCount = 0, blocker, checkout, children }: Props) {
  const { busy, alert, checkOut } = checkout;
  const empty = cart.items.length === 0;
  return (
    <>
      {!empty && children}
      {!empty && <Totals cart={cart} />}
      {alert && <CheckoutFailed alert={alert} />}
      {!empty && excludedCount > 0 && (
        <p className="mb-3 text-pretty text-14 text-ink-2">
          Total excludes {itemsText(excludedCount)} not available now.
        </p>
      )}
      {blocker && (
        <p id={blockerId} className="mb-3 text-pretty font-[560] text-14 text-alert">
          {blocker}
        </p>
      )}
      <Button
        look="signal"
        size="big"
        className="w-full low:sticky low:bottom-0 low:rounded-none"
        disabled={empty || busy || blocker !== undefined}
        aria-describedby={blocker && blockerId}
        onClick={checkOut}
      >
        {busy ? 'Processing...' : 'Checkout'}
        {!busy && <Icon name="arrow" />}
      </Button>
      <CartActions canShare={!empty} />
      {!empty && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <TextLink href={`${paths.terms}#returns`} className="text-14 text-ink-2">
            {returnWords()}
          </TextLink>
          <TextLink href={cartQuotePath} onClick={openCartQuote} className="text-14 text-ink-2">
            Get a trade quote for this cart
          </TextLink>
        </div>
      )}
    </>
  );
}

/** What else can be done with a cart. The panels are loaded on demand. */
function CartActions({ canShare }: { canShare: boolean }) {
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      {canShare && (
        <Button look="quiet" size="small" className={tool} onClick={() => openPanel('shareCart')}>
          Share this cart
        </Button>
      )}
      <Button look="quiet" size="small" className={tool} onClick={() => openPanel('quickOrder')}>
        Quick order
      </Button>
      <Button look="quiet" size="small" className={tool} onClick={() => openPanel('lists')}>
        Saved lists
      </Button>
    </div>
  );
}

const tool = 'flex-1 max-sm:px-3 whitespace-nowrap';

const blockerId = 'cart-blocker';

/** Ignores a click that opens another tab or window. */
function openCartQuote(event: MouseEvent) {
  if (isPlainClick(event)) showCartQuoteInPlace();
}

type Row = { name: string; value: string; note?: string };

function Totals({ cart }: { cart: Cart }) {
  const choice = useDeliveryChoice();
  const now = new Date();
  const answer = estimateDelivery(choice, cart.items, now);
  const total = cart.total + (answer.kind === 'price' ? answer.chosen.pence : 0);
  const rows: Row[] = [
    ...(total > cart.total ? [{ name: 'Goods inc VAT', value: formatPrice(cart.total) }] : []),
    deliveryRow(answer, now),
    { name: 'Total ex VAT', value: formatPrice(exVat(total)) },
    { name: `VAT ${vatRate}`, value: formatPrice(vatInPrice(total)) },
  ];
  return (
    <dl className="mb-4 grid gap-1.5 text-14 text-ink-2 low:contents">
      {rows.map(({ name, value, note }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 low:pt-1.5">
          <dt>{name}</dt>
          <dd className="text-right font-[560] text-ink">{value}</dd>
          {note && <dd className="label w-full text-pretty">{note}</dd>}
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 pt-2.5 text-ink low:sticky low:bottom-15 low:mt-3 low:border-ink low:border-t low:bg-plate low:pb-2">
        <dt className="font-semibold text-18 leading-none">Total inc VAT</dt>
        <dd className="figure font-semibold font-stretch-[68%] text-36 leading-none">
          {formatPrice(total)}
        </dd>
      </div>
    </dl>
  );
}

function deliveryRow(answer: DeliveryEstimate, now: Date): Row {
  const { name, value } = deliveryWords;
  if (answer.kind === 'none') return { name, value, note: deliveryTime(now) };
  if (answer.kind !== 'price') return { name: 'Delivery', value: 'No online price' };
  const { zone, chosen } = answer;
  if (chosen.pence === 0) return { name, value };
  return { name: deliveryName(zone, chosen.service), value: formatPrice(chosen.pence) };
}

function CheckoutFailed({ alert: { message, reason, unexplained } }: { alert: CheckoutAlert }) {
  const alertRef = useRef<HTMLDivElement>(null);
  // The button was disabled during the request and lost the focus, and may be disabled again.
  useEffect(() => alertRef.current?.focus(), []);
  return (
    <div ref={alertRef} tabIndex={-1} className="mb-4 outline-none">
      <Alert kind="alert">
        {message}
        <span className="mt-1 block text-pretty font-normal text-ink-2">
          {reason}
          {unexplained && (
            <>
              You haven't been charged and your cart is saved. You can also order by phone on{' '}
              <a href={company.phone.href} className="underline">
                {company.phone.shown}
              </a>
              .
            </>
          )}
        </span>
      </Alert>
    </div>
  );
}
