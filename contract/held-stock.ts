import { stockPath } from './stock-path.ts';

/** Stock held by unpaid checkouts, and when the last of it may be free again (ISO). */
export type HeldStock = { held: number; freeBy: string };

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** The address that returns it for one product. */
export const heldStockUrl = (productId: string) => `${stockPath}?held=${productId}`;

/** Says that stock is held, not sold, so that a buyer knows when to look again. */
export function formatHeldStock({ held, freeBy }: HeldStock, left = 0): string {
  const one = held === 1;
  const what = left > 0 ? `${held} more` : one ? 'The last one' : `All ${held}`;
  return [
    `${what} ${one ? "is in another customer's checkout" : "are in other customers' checkouts"}.`,
    `${one ? 'It' : 'They'} may be free again by ${clock.format(new Date(freeBy))}.`,
  ].join(' ');
}
