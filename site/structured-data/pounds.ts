import type { Pence } from '../../catalogue/money.ts';

/** A price as machines read it: 1234.50. */
export function pounds(pence: Pence): string {
  return (pence / 100).toFixed(2);
}
