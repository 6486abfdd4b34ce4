import { products } from '../../catalogue/catalogue.ts';
import { mostUnits } from '../../contract/order-limits.ts';

export type Items = { price: string; quantity: number }[];

/** So many orders of the most that one can have, each of other goods. */
export function largestOrders(count: number): Items[] {
  const orders: Items[] = [[]];
  let room = mostUnits;
  for (const { priceId: price, stockCount } of products) {
    for (let left = stockCount; left > 0; ) {
      if (room === 0) {
        if (orders.length === count) return orders;
        orders.push([]);
        room = mostUnits;
      }
      const quantity = Math.min(left, room);
      orders.at(-1)?.push({ price, quantity });
      left -= quantity;
      room -= quantity;
    }
  }
  throw new Error('The catalogue has too little in stock for so many orders');
}
