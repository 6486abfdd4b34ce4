import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { company, registeredOfficeLine } from '../../../content/company.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showMissingMessage } from '../../islands/missing-islands.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ContactLinks } from '../../shell/ErrorMessage.tsx';
import { PrintHeader } from '../../shell/Logo.tsx';
import type { OrderResult } from './fetch-order.ts';
import type { OrderDetailsProps } from './OrderDetails.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { getOrderText, type UnloadingSkus } from './order-texts.ts';
import { useOrder } from './use-order.ts';

type Props = {
  /** The reference from the address, shown before hydration. */
  children: ReactNode;
  /** Shown if the address has no reference. */
  withoutReference?: ReactNode;
  loads: UnloadingSkus;
};

/** The order, updated as it becomes known. After an error the reference and the contact links stay in place. */
export function OrderTracking({ children, withoutReference, loads }: Props) {
  const { session, answer } = useOrder();
  const [open, setOpen] = useState(false);
  const { heading, text } = getOrderText(answer, loads);
  const order = answer?.kind === 'order' ? answer.order : undefined;
  return (
    <>
      {order && <OrderLetterhead reference={order.reference} />}
      <OrderHeading heading={heading} screenOnly={heading === orderSuccess.heading}>
        {withoutReference}
      </OrderHeading>
      <div className="mt-6 grid content-start gap-6 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-2">
        {/* Hidden without a reference, which is known before hydration. */}
        <div className="border border-ink bg-plate px-5 py-4 has-[[data-with-reference][hidden]]:hidden">
          <OrderNumber answer={answer} />
          {children}
        </div>
        <div data-screen-only="">
          <ContactLinks />
        </div>
        <div data-screen-only="" className="flex flex-wrap gap-3">
          <LinkButton look="signal" href={orderSuccess.continueShopping.href}>
            {orderSuccess.continueShopping.label}
          </LinkButton>
          <Button
            data-early=""
            aria-expanded={open}
            aria-controls="order-tracking"
            onClick={() => setOpen(!open)}
          >
            {orderSuccess.track}
          </Button>
        </div>
        <div id="order-tracking" hidden={!open} aria-live="polite">
          <ErrorBoundary small>
            <OrderProgress session={session} answer={answer} />
          </ErrorBoundary>
        </div>
      </div>
      {/* Loaded late, so placed below all the controls. */}
      <div className="mt-8 grid gap-8 md:col-span-6 md:col-start-1 md:row-start-2">
        {session && (
          <p data-screen-only="" className="lead max-w-[36em]">
            {text}
          </p>
        )}
        {session && order && (
          <ErrorBoundary small>
            <LazyOrderDetails session={session} order={order} />
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}

/** Loaded once an order is known, because few visits have one. */
function LazyOrderDetails(known: OrderDetailsProps) {
  const [DetailsComponent, setDetailsComponent] = useState<ComponentType<OrderDetailsProps>>();
  useEffect(() => {
    import('./OrderDetails.tsx').then(
      ({ OrderDetails }) => setDetailsComponent(() => OrderDetails),
      showMissingMessage,
    );
  }, []);
  return DetailsComponent && <DetailsComponent {...known} />;
}

type OrderHeadingProps = {
  heading: string;
  /** A thank-you is not printed, but a cancellation must be. */
  screenOnly: boolean;
  /** Content below the heading if there is no reference. */
  children: ReactNode;
};

/** Reserves two lines on a phone, so that nothing below moves when the order is known. */
function OrderHeading({ heading, screenOnly, children }: OrderHeadingProps) {
  return (
    <div data-screen-only={screenOnly ? '' : undefined} className="md:col-span-7">
      <h1 aria-live="polite" className="head-1 max-sm:min-h-[2lh]">
        {heading}
      </h1>
      {children}
    </div>
  );
}

/** The seller's details, for the buyer's printed copy. */
function OrderLetterhead({ reference }: { reference: string }) {
  return (
    <div className="hidden print:block">
      <PrintHeader title={`Order ${reference}`} />
      <p className="pt-2">
        {company.legalName}, {registeredOfficeLine}
        <br />
        VAT number {company.vatNumber}. Registered in {company.registeredIn}, number{' '}
        {company.companyNumber}
        <br />
        {company.phone.shown}, {company.email.shown}
      </p>
    </div>
  );
}

/** Texts shown until there is an order number. Short enough for one line on the narrowest screen. */
const noNumberTexts: Readonly<Record<Exclude<OrderResult['kind'], 'order'>, string>> = {
  pending: 'Confirming your payment…',
  unknown: 'No order with this reference',
  'no answer': "We'll email your order number",
};

/** The number to quote on the phone. Its space is reserved, so that nothing moves when it appears. */
function OrderNumber({ answer }: { answer: OrderResult | undefined }) {
  return (
    <div aria-live="polite" className="flex min-h-8 items-center md:min-h-10">
      {answer?.kind === 'order' ? (
        <h2 className="head-3 md:text-36">Order {answer.order.reference}</h2>
      ) : (
        <p>{answer ? noNumberTexts[answer.kind] : 'Loading your order…'}</p>
      )}
    </div>
  );
}
