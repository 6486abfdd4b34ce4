import type { OrderAnswer } from './ask-order.ts';

/** What stands in the number's place until there is one. Short: one line on the narrowest screen. */
const untilThen: Readonly<Record<Exclude<OrderAnswer['kind'], 'order'>, string>> = {
  pending: 'Confirming your payment…',
  unknown: 'No order with this reference',
  'no answer': "We'll email your order number",
};

/** The number to quote on the phone. Its room is kept, so that nothing moves when it comes. */
export function OrderNumber({ answer }: { answer: OrderAnswer | undefined }) {
  return (
    <div aria-live="polite" className="flex min-h-8 items-center md:min-h-10">
      {answer?.kind === 'order' ? (
        <h2 className="head-3 md:text-36">Order {answer.order.reference}</h2>
      ) : (
        <p>{answer ? untilThen[answer.kind] : 'Loading your order…'}</p>
      )}
    </div>
  );
}
