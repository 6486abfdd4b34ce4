import { formatPrice } from '../../catalogue/money.ts';
import { type HeldStock, heldWords } from '../../contract/held-stock.ts';
import type { Queries } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import { heldOf } from '../stock/held-stock.ts';
import { availableOf } from '../stock/ledger.ts';
import type { Basket } from './basket.ts';

/** The most that the provider takes in one payment. */
const mostPence = 99_999_999;

/** Refuses a sum that cannot be paid at once, unless the shelves are the better reason. */
export async function rejectTotalTooHigh(queries: Queries, basket: Basket): Promise<void> {
  if (basket.totalPence <= mostPence) return;
  await rejectShortage(queries, basket);
  throw new HttpError(
    422,
    `One payment can be ${formatPrice(mostPence)} at most. Ask for a trade quote instead.`,
  );
}

/** Says of which products there are too few, how many are left, and which may come back from others' checkouts. */
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
      ? `${name} is not available right now. ${heldWords(held)} Try again then, or take it out of your cart.`
      : `${name} is out of stock. Take it out of your cart to go on.`;
  }
  const more = held ? ` ${heldWords(held, available)}` : '';
  return `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} left.${more} Lower the quantity to go on.`;
}
