import type { Catalogue } from '../../catalogue/index-products.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import {
  type DeliveryService,
  deliveryName,
  deliveryPrice,
  noPriceText,
  zoneOf,
} from '../../content/delivery.ts';
import type { CheckoutRequest } from '../../contract/create-checkout.ts';
import { type HeldStock, heldWords } from '../../contract/held-stock.ts';
import type { Queries } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import { heldOf } from '../stock/held-stock.ts';
import { availableOf } from '../stock/ledger.ts';

type BasketLine = { product: Product; quantity: number };

/** What delivery adds to an order. */
type DeliveryCharge = { name: string; pence: number; service: DeliveryService };

/** What is to be bought, each product once, at the catalogue's prices. */
export type Basket = {
  lines: readonly BasketLine[];
  /** Nothing where standard delivery is included. */
  delivery?: DeliveryCharge;
  totalPence: number;
};

/** Finds products by priceId. Lines of the same product are added up. */
export function basketOf(items: CheckoutRequest['items'], catalogue: Catalogue): Basket {
  const byProduct = new Map<string, BasketLine>();
  for (const { price, quantity } of items) {
    const product = catalogue.byPriceId(price);
    if (!product) {
      throw new HttpError(
        422,
        'An item in your cart is no longer available. Reload the page and check your cart.',
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

/** Where a buyer wants the order, as the headers of the request say. */
type DeliveryRequest = { postcode: string | undefined; service: DeliveryService | undefined };

/** Adds what delivery to a postcode costs by the table. Without one the mainland is meant. */
export function withDelivery(
  basket: Basket,
  { postcode, service = 'standard' }: DeliveryRequest,
): Basket {
  if (postcode === undefined && service === 'standard') return basket;
  const zone = zoneOf(postcode ?? '');
  if (!zone) throw new HttpError(422, noPriceText(postcode ?? ''));
  const pence = deliveryPrice(zone, basket.lines, service);
  if (pence === undefined) {
    throw new HttpError(
      422,
      `We have no express delivery to ${zone.name}. Choose standard delivery in your cart.`,
    );
  }
  if (pence === 0 && service === 'standard') return basket;
  const delivery = { name: deliveryName(zone, service), pence, service };
  return { ...basket, delivery, totalPence: basket.totalPence + pence };
}

/** The highest amount the provider takes in one payment. */
const mostPence = 99_999_999;

/** Rejects a total that cannot be paid at once, unless stock is short anyway. */
export async function rejectTotalTooHigh(queries: Queries, basket: Basket): Promise<void> {
  if (basket.totalPence <= mostPence) return;
  await rejectShortage(queries, basket);
  throw new HttpError(
    422,
    `One payment can be up to ${formatPrice(mostPence)}. Ask for a trade quote instead.`,
  );
}

/** Rejects products with too little stock, naming what is left and what other checkouts hold. */
export async function rejectShortage(queries: Queries, { lines }: Basket): Promise<void> {
  const ids = lines.map(({ product }) => product.id);
  const left = await availableOf(queries, ids);
  const held = await heldOf(queries, ids);
  const short = lines.flatMap(({ product, quantity }) => {
    const available = left.get(product.id) ?? 0;
    return quantity > available ? [sentence(product.name, available, held.get(product.id))] : [];
  });
  if (short.length > 0) throw new HttpError(409, short.join(' '));
}

function sentence(name: string, available: number, held: HeldStock | undefined): string {
  if (available === 0) {
    return held
      ? `${name} is not available right now. ${heldWords(held)} Try again then, or remove it from your cart.`
      : `${name} is out of stock. Remove it from your cart to continue.`;
  }
  const more = held ? ` ${heldWords(held, available)}` : '';
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left.${more} Reduce the quantity to continue.`;
}
