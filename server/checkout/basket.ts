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
import { deliveryZones } from '../../content/delivery-zones.ts';
import type { CheckoutRequest, PriceChange } from '../../contract/create-checkout.ts';
import { formatHeldStock, type HeldStock } from '../../contract/held-stock.ts';
import type { Queries } from '../database/database.ts';
import { textItem } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { readHeldStock } from '../stock/held-stock.ts';
import { readAvailable } from '../stock/ledger.ts';

/** What a line charges for: a product at the catalogue's price, or a line of an offer at its own. */
export type SoldItem = Pick<Product, 'id' | 'priceId' | 'name' | 'sku' | 'price'>;

type BasketLine<Item> = { product: Item; quantity: number; vatPercent?: number };

/** The delivery charge of an order. */
type DeliveryCharge = { name: string; pence: number; service: DeliveryService };

/** What is to be bought, at the prices that are charged. */
export type Basket<Item extends SoldItem = SoldItem> = {
  lines: readonly BasketLine<Item>[];
  /** Only for an offer: which one, and in which version. */
  offer?: { id: number; version: number };
  /** Undefined if delivery is included. */
  delivery?: DeliveryCharge;
  totalPence: number;
};

/** A cart: each product once, at the catalogue's prices. */
type CartBasket = Basket<Product>;

/** Finds products by priceId. Lines of the same product are added up. */
export function buildBasket(items: CheckoutRequest['items'], catalogue: Catalogue): CartBasket {
  const byProduct = new Map<string, BasketLine<Product>>();
  for (const { price, quantity } of items) {
    const product = catalogue.byPriceId(price);
    if (!product || product.withdrawn) {
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

/** Rejects a cart whose page showed other prices than are charged. The buyer can check and continue. */
export function rejectPriceChanges(
  basket: CartBasket,
  { sold, shown, request }: { sold: Catalogue; shown: Catalogue; request: DeliveryRequest },
): void {
  const { lines } = basket;
  const changes = lines.flatMap(({ product: { id, name, price } }) => {
    const from = shown.byId(id)?.price ?? price;
    return from === price ? [] : [{ name, product: id, from, to: price }];
  });
  const delivery = [shown, sold].map(
    (catalogue) => withDelivery(basket, request, catalogue).delivery?.pence ?? 0,
  );
  const [before = 0, now = 0] = delivery;
  if (changes.length === 0 && before === now) return;
  const sentences = changes.map(
    ({ name, from, to }) =>
      `The price of ${name} has changed from ${formatPrice(from)} to ${formatPrice(to)}.`,
  );
  if (before !== now)
    sentences.push(
      `The price of delivery has changed from ${formatPrice(before)} to ${formatPrice(now)}.`,
    );
  const price_changes: PriceChange[] = changes.map(({ name, ...change }) => change);
  const { revision } = sold;
  throw new HttpError(409, `${sentences.join(' ')} Check your cart, then continue.`, {
    details: { revision, price_changes },
  });
}

/** The postcode and the delivery service, from the headers of the request. */
type DeliveryRequest = { postcode: string | undefined; service: DeliveryService | undefined };

/** Adds the price of delivery from a catalogue's table. Without a postcode, the mainland's price counts. */
export function withDelivery(
  basket: CartBasket,
  { postcode, service = 'standard' }: DeliveryRequest,
  { content }: Pick<Catalogue, 'content'>,
): CartBasket {
  if (postcode === undefined && service === 'standard') return basket;
  const zone = zoneOf(postcode ?? '', deliveryZones(content));
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

/** The highest amount that the provider accepts in one payment. */
const maxPaymentPence = 99_999_999;

/** Rejects a total that cannot be paid at once, unless stock is short anyway. */
export async function rejectTotalTooHigh(queries: Queries, basket: Basket): Promise<void> {
  if (basket.totalPence <= maxPaymentPence) return;
  await rejectShortage(queries, basket);
  throw new HttpError(
    422,
    `One payment can be up to ${formatPrice(maxPaymentPence)}. Ask for a trade quote instead.`,
  );
}

/** Rejects products with too little stock, naming what is left and what other checkouts hold. */
export async function rejectShortage(queries: Queries, { lines }: Basket): Promise<void> {
  const requested = new Map<string, { name: string; quantity: number }>();
  for (const { product, quantity } of lines) {
    if (product.id === textItem.productId) continue;
    const before = requested.get(product.id)?.quantity ?? 0;
    requested.set(product.id, { name: product.name, quantity: before + quantity });
  }
  const ids = [...requested.keys()];
  const availableByProduct = await readAvailable(queries, ids);
  const held = await readHeldStock(queries, ids);
  const shortages = [...requested].flatMap(([id, { name, quantity }]) => {
    const available = availableByProduct.get(id) ?? 0;
    return quantity > available ? [shortageMessage(name, available, held.get(id))] : [];
  });
  if (shortages.length > 0) throw new HttpError(409, shortages.join(' '));
}

function shortageMessage(name: string, available: number, held: HeldStock | undefined): string {
  if (available === 0) {
    return held
      ? `${name} is not available right now. ${formatHeldStock(held)} Try again then, or remove it from your cart.`
      : `${name} is out of stock. Remove it from your cart to continue.`;
  }
  const more = held ? ` ${formatHeldStock(held, available)}` : '';
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left.${more} Reduce the quantity to continue.`;
}
