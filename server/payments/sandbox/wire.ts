import type Stripe from 'stripe';

/** Stripe's objects as they travel: decimals are text, and lists carry no methods. */

export type WireProduct = Stripe.Product;

export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal' | 'product'> & {
  unit_amount_decimal: string;
  product: string | WireProduct;
};

export type WireLine = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };

export type WireList<Item> = { object: 'list'; data: Item[]; has_more: boolean; url: string };

export type WireSession = Omit<Stripe.Checkout.Session, 'line_items'> & {
  line_items?: WireList<WireLine>;
};

/** A moment as Stripe writes it: whole seconds. */
export function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
