import { currentCatalogue } from '../../server/app/catalogue.ts';
import { checkoutBody, pay, sessionOf } from './sandbox-buyer.ts';
import { newVisitor } from './visitors.ts';

/** Three products with a large stock that no other test buys. */
export const stocked = currentCatalogue()
  .products.filter(({ category }) => category === 'Ladders')
  .toSorted((one, other) => other.stockCount - one.stockCount)
  .slice(2, 5);

type Placing = {
  /** How many of each product of `stocked`. */
  quantities?: readonly number[];
  /** What the buyer types where they pay. */
  typed?: Record<string, string>;
};

/** Places an order in a shop as a buyer does, and returns its reference. */
export async function placeOrder(
  shop = '',
  { quantities = [2, 1, 1], typed = {} }: Placing = {},
): Promise<string> {
  const items = quantities.flatMap((quantity, at) => {
    const price = stocked[at]?.priceId;
    return price && quantity > 0 ? [{ price, quantity }] : [];
  });
  const begun = await fetch(`${shop}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newVisitor() },
    body: JSON.stringify({ ...checkoutBody(shop, ''), items }),
  });
  const { url } = await begun.json();
  if (!begun.ok || !(await pay(url, typed)))
    throw new Error(`No order was placed: ${begun.status}`);
  const { reference } = await untilPaid(`${shop}/api/orders/${sessionOf(url)}`);
  return reference;
}

/** The provider's webhook comes a moment after the payment. */
async function untilPaid(address: string): Promise<{ reference: string }> {
  for (;;) {
    const answer = await fetch(address, { headers: newVisitor() });
    if (answer.status === 200) return answer.json();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
