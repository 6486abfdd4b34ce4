import { formatSaving } from '../catalogue/money.ts';
import { claims } from './company.ts';

/** What sending goods back costs at most, in pence. */
export const returnCarriage = [
  { load: 'Parcel, up to 1.5 m long and 25 kg', most: 15_00 },
  { load: 'Anything else but a tower, up to 3 m long as packed and 50 kg', most: 60_00 },
  { load: 'Anything longer or heavier, and any tower', most: 120_00 },
] as const;

export const returnBeyondMainland =
  'From an address for which we agreed carriage with you, add at most the amount of that carriage.';

/** What it costs to change one's mind, from the least load to the greatest. The terms have each of them. */
export function returnWords(): string {
  const most = returnCarriage.map((carriage) => carriage.most);
  const [least, greatest] = [Math.min(...most), Math.max(...most)].map(formatSaving);
  return `${claims.returnDays} days to cancel; mainland return carriage at most ${least} to ${greatest}`;
}

/** For who is about to pay: that, and what binds them. */
export function beforePaying(termsAddress: string): string {
  return `Consumers have ${returnWords()}, by size. By paying you accept our terms: ${termsAddress}`;
}
