import { useEffect, useId, useRef, useState } from 'react';
import { exVat, formatPrice, type Pence } from '../../../catalogue/money.ts';
import { claims, company } from '../../../content/company.ts';
import type { LoadLine } from '../../../content/delivery.ts';
import { isPostcode, tidyPostcode } from '../../../content/postcode.ts';
import { shortDay } from '../../../content/short-day.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { phoneIcon } from '../../../ui/page-icons.ts';
import { paths } from '../../paths.ts';
import { withErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { DeliveryDays } from './DeliveryDays.tsx';
import { type DeliveryOffer, estimateDelivery } from './delivery-estimate.ts';
import { browserDelivery, useDeliveryChoice } from './delivery-store.ts';

type Props = {
  /** The goods to deliver. */
  lines: readonly LoadLine[];
  /** For small spaces: without the calendar, and on one line. */
  compact?: boolean;
};

/** The price and day of a delivery by postcode. Without JavaScript, its button leads to the table in the terms. */
export function DeliveryPanel({ lines, compact = false }: Props) {
  const choice = useDeliveryChoice();
  const [now] = useState(() => new Date());
  const answer = estimateDelivery(choice, lines, now);
  const isUnknownPostcode = answer.kind === 'unknown';
  const errorId = useId();
  return (
    <section aria-label="Delivery" className="border border-ink bg-plate">
      <PostcodeForm
        postcode={choice.postcode}
        errorId={isUnknownPostcode ? errorId : undefined}
        compact={compact}
      />
      <div className={compact ? 'px-3 pb-3' : 'border-line border-t p-3'}>
        {answer.kind === 'none' && <NoPostcode />}
        <div role="status">
          {answer.kind === 'price' && (
            <>
              {answer.offers.length > 1 ? (
                <Services offers={answer.offers} chosen={answer.chosen} />
              ) : (
                <Offer offer={answer.chosen} compact={compact} zone={answer.zone.name} />
              )}
              {!compact && <DeliveryDays ordered={now} day={answer.chosen.day} />}
              {answer.chosen.pence > 0 && (
                <Terms zone={answer.zone.name} size={answer.size} compact={compact} />
              )}
            </>
          )}
          {answer.kind === 'not-served' && (
            <NoPriceMessage
              icon={pinIcon}
              words={`We don't have an online price for ${answer.name}.`}
            >
              Call or email us and we'll quote delivery. Your cart stays as it is.
            </NoPriceMessage>
          )}
        </div>
        {isUnknownPostcode && (
          <div role="alert" id={errorId}>
            <NoPriceMessage
              icon={warningIcon}
              words={`We can't find ${choice.postcode}. Check the postcode.`}
              alert
            >
              A new address? Call us and we'll give you a price.
            </NoPriceMessage>
          </div>
        )}
      </div>
    </section>
  );
}

/** The panel of a product page, for one unit of the product. */
export const ProductDelivery = withErrorBoundary(function ProductDelivery(
  product: LoadLine['product'],
) {
  return <DeliveryPanel lines={[{ product, quantity: 1 }]} />;
});

type FormProps = { postcode: string; errorId: string | undefined; compact: boolean };

/** An uncontrolled field, so that text typed before hydration stays. It has no name, so it is never submitted. */
function PostcodeForm({ postcode, errorId, compact }: FormProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    // Another panel or tab may have changed the postcode. Text being typed is never replaced.
    if (field.current && postcode !== '' && document.activeElement !== field.current)
      field.current.value = postcode;
  }, [postcode]);

  function check() {
    const typed = field.current?.value ?? '';
    browserDelivery.choose({ postcode: typed });
    if (field.current && typed !== '') field.current.value = browserDelivery.get().postcode;
  }

  /** Leaving the field with a complete postcode submits it. */
  function handleBlur() {
    const tidy = tidyPostcode(field.current?.value ?? '');
    if (tidy !== postcode && isPostcode(tidy)) check();
  }

  return (
    <form
      action={`${paths.terms}#delivery`}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
      noValidate
      className="flex flex-wrap items-center gap-x-3 gap-y-1 p-3"
    >
      <label htmlFor={id} className="font-semibold">
        Delivery to<span className="sr-only"> postcode</span>
      </label>
      <span className="flex min-w-52 flex-1 flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          defaultValue={postcode}
          placeholder="Postcode"
          autoComplete="postal-code"
          maxLength={12}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onBlur={handleBlur}
          className="field min-w-32 flex-1 font-semibold placeholder:font-normal"
        />
        <Button
          type="submit"
          look={postcode === '' && !compact ? 'ink' : 'line'}
          className="flex-none"
          data-early=""
        >
          Check
        </Button>
      </span>
    </form>
  );
}

function NoPostcode() {
  return (
    <p className="text-pretty text-14 text-ink-2">
      Included to the UK mainland, within {claims.deliveryWorkingDays} working days from stock.
      Enter a postcode for the price and day at your address, or see{' '}
      <a href={`${paths.terms}#delivery`} className="underline">
        all prices
      </a>
      .
    </p>
  );
}

type OfferProps = { offer: DeliveryOffer; compact: boolean; zone: string };

function Offer({ offer, compact, zone }: OfferProps) {
  const look = compact ? 'font-semibold text-14' : 'figure text-28 leading-[1.1]';
  return (
    <p className={`flex flex-wrap items-baseline justify-between gap-x-4 ${look}`}>
      <span>
        {compact && offer.pence > 0 && `${zone}, `}
        <Charge pence={offer.pence} />
      </span>
      <span>by {shortDay(offer.day)}</span>
    </p>
  );
}

/** With or without VAT, as the switch is set. */
function Charge({ pence }: { pence: Pence }) {
  if (pence === 0) return 'Included';
  return (
    <>
      <span data-price="inc">+ {formatPrice(pence)}</span>
      <span data-price="ex">
        + {formatPrice(exVat(pence))} <small className="text-14">ex VAT</small>
      </span>
    </>
  );
}

const serviceNames = { standard: 'Standard', express: 'Express' } as const;

type ServicesProps = { offers: readonly DeliveryOffer[]; chosen: DeliveryOffer };

function Services({ offers, chosen }: ServicesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">Delivery service</legend>
      {offers.map((offer) => (
        <label
          key={offer.service}
          className="grid min-h-11 grid-cols-[20px_1fr_auto_auto] items-center gap-x-3 border-line not-first-of-type:border-t text-14 has-checked:font-semibold"
        >
          <input
            type="radio"
            name={name}
            checked={offer.service === chosen.service}
            onChange={() => browserDelivery.choose({ service: offer.service })}
            className="size-4.5 accent-ink"
          />
          {serviceNames[offer.service]}
          <span>
            <Charge pence={offer.pence} />
          </span>
          <span className="min-w-24 text-right">by {shortDay(offer.day)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Terms({ zone, size, compact }: { zone: string; size: string; compact: boolean }) {
  const rest = 'VAT, for the whole order, added at checkout.';
  return (
    <p className={compact ? 'sr-only' : 'mt-1.5 text-pretty text-14 text-ink-2'}>
      {zone}, orders {size}. <span data-price="inc">Inc {rest}</span>
      <span data-price="ex">Ex {rest}</span>
    </p>
  );
}

const pinIcon =
  'M10 18s6-6 6-10a6 6 0 0 0-12 0c0 4 6 10 6 10zM12 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0z' as const;
const warningIcon = 'M10 2.5L18.5 17h-17zM10 8v4M10 14.3v.4' as const;

type NoPriceMessageProps = {
  icon: typeof pinIcon | typeof warningIcon;
  words: string;
  alert?: boolean;
  children: string;
};

/** Why there is no price, what to do, and the phone number. */
function NoPriceMessage({ icon, words, alert = false, children }: NoPriceMessageProps) {
  return (
    <div className="grid gap-1.5">
      <p className={`flex items-start gap-2.5 font-semibold ${alert ? 'text-alert' : ''}`}>
        <Icon name={icon} />
        {words}
      </p>
      <p className="text-pretty text-14 text-ink-2">{children}</p>
      <a
        href={company.phone.href}
        className="figure inline-flex min-h-11 items-center gap-2.5 justify-self-start text-18 underline"
      >
        <Icon name={phoneIcon} />
        {company.phone.shown}
      </a>
    </div>
  );
}
