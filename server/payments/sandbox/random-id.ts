import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id of Stripe's kind: what it names, then letters that nobody can guess. */
export function randomId(kind: string, length = 24): string {
  const tail = Array.from({ length }, () => letters.charAt(randomInt(letters.length)));
  return `${kind}_${tail.join('')}`;
}
