import { exVat, type Pence } from './money.ts';

/**
 * Several amounts without VAT, which add up to their sum without VAT: each is the difference between
 * two running sums, and so at most a penny from its own.
 */
export function exVatOfEach(amounts: readonly Pence[]): Pence[] {
  let before = 0;
  return amounts.map((amount) => {
    const after = before + amount;
    const without = exVat(after) - exVat(before);
    before = after;
    return without;
  });
}
