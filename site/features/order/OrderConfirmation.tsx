import type { ReactNode } from 'react';
import { orderSuccess } from '../../../content/notices.ts';
import { ContactLinks } from '../../shell/ContactLinks.tsx';
import { Message } from '../../shell/Message.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

type Props = {
  /** Track Your Order, awake. */
  children: ReactNode;
};

export function OrderConfirmation({ children }: Props) {
  return (
    <Message
      heading={orderSuccess.heading}
      text={
        <>
          <OrderReference />
          <p>{orderSuccess.text}</p>
        </>
      }
      actions={
        <LinkButton look="signal" href={orderSuccess.continueShopping.href}>
          {orderSuccess.continueShopping.label}
        </LinkButton>
      }
    >
      {children}
      <ContactLinks />
    </Message>
  );
}

/** Which of the two is shown depends on the address: see inline/show-order-reference.ts. */
function OrderReference() {
  return (
    <>
      <dl data-with-reference="" hidden className="border border-ink bg-plate px-5 py-4">
        <dt className="label">{orderSuccess.referenceLabel}</dt>
        <dd data-order-reference="" className="figure whitespace-normal break-all text-22" />
      </dl>
      <p data-without-reference="">{orderSuccess.withoutReference}</p>
    </>
  );
}
