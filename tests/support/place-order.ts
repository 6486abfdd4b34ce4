import { getBuiltCatalogue } from '../../server/app/catalogue.ts';
import { newClientHeaders } from './client-headers.ts';
import { checkoutBody, parseSessionId, pay } from './sandbox-buyer.ts';

/** Three products with a large stock that no other test buys. */
export const wellStockedProducts = getBuiltCatalogue()
  .products.filter(({ category }) => category === 'Ladders')
  .toSorted((one, other) => other.stockCount - one.stockCount)
  .slice(2, 5);

type PlaceOrderOptions = {
  /** How many of each product of `wellStockedProducts`. */
  quantities?: readonly number[];
  /** What the buyer types where they pay. */
  typed?: Record<string, string>;
};

/** Places an order in a shop as a buyer does, and returns its reference. */
export async function placeOrder(
  shop = '',
  { quantities = [2, 1, 1], typed = {} }: PlaceOrderOptions = {},
): Promise<string> {
  const items = quantities.flatMap((quantity, index) => {
    const price = wellStockedProducts[index]?.priceId;
    return price && quantity > 0 ? [{ price, quantity }] : [];
  });
  const checkoutResponse = await fetch(`${shop}/api/create-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClientHeaders() },
    body: JSON.stringify({ ...checkoutBody(shop, ''), items }),
  });
  const { url } = await checkoutResponse.json();
  if (!checkoutResponse.ok || !(await pay(url, typed)))
    throw new Error(`No order was placed: ${checkoutResponse.status}`);
  const { reference } = await waitUntilPaid(`${shop}/api/orders/${parseSessionId(url)}`);
  return reference;
}

/** The provider's webhook comes a moment after the payment. */
async function waitUntilPaid(address: string): Promise<{ reference: string }> {
  for (;;) {
    const response = await fetch(address, { headers: newClientHeaders() });
    if (response.status === 200) return response.json();
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
