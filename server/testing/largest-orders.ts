import { products } from '../../catalogue/catalogue.ts';
import { maxOrderUnits } from '../../contract/order-limits.ts';

export type Items = { price: string; quantity: number }[];

/** `count` orders of the largest possible size, each for different stock. */
export function largestOrders(count: number): Items[] {
  const orders: Items[] = [[]];
  let free = maxOrderUnits;
  for (const { priceId: price, stockCount } of products) {
    for (let left = stockCount; left > 0; ) {
      if (free === 0) {
        if (orders.length === count) return orders;
        orders.push([]);
        free = maxOrderUnits;
      }
      const quantity = Math.min(left, free);
      orders.at(-1)?.push({ price, quantity });
      left -= quantity;
      free -= quantity;
    }
  }
  throw new Error('The catalogue has too little in stock for so many orders');
}
