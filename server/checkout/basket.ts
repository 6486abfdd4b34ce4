import { productByPriceId } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import type { CheckoutRequest } from '../../contract/create-checkout.ts';
import { HttpError } from '../http/errors.ts';

type BasketLine = { product: Product; quantity: number };

/** What is to be bought, each product once, at the catalogue's prices. */
export type Basket = { lines: readonly BasketLine[]; totalPence: number };

/** Finds the products behind the priceIds. Two lines of one product count as one, quantities added. */
export function basketOf(items: CheckoutRequest['items']): Basket {
  const byProduct = new Map<string, BasketLine>();
  for (const { price, quantity } of items) {
    const product = productByPriceId(price);
    if (!product) {
      throw new HttpError(
        422,
        'An item in your cart is not sold any more. Reload the page and check your cart.',
      );
    }
    const before = byProduct.get(product.id)?.quantity ?? 0;
    byProduct.set(product.id, { product, quantity: before + quantity });
  }
  const lines = [...byProduct.values()];
  const totalPence = lines.reduce(
    (sum, { product, quantity }) => sum + product.price * quantity,
    0,
  );
  return { lines, totalPence };
}
