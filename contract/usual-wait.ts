import { stockPath } from './stock-path.ts';

/** How many days it usually takes until a product is back in stock; missing if unknown. */
export type UsualWait = { days?: number };

/** The address that returns it for one product. */
export const usualWaitUrl = (productId: string) => `${stockPath}?wait=${productId}`;

/** The usual wait in words, so that a buyer can decide whether to wait. */
export function formatUsualWait(days: number): string {
  if (days <= 1) return "It's usually back within a day.";
  if (days <= 13) return `It's usually back within ${days} days.`;
  return `It's usually back within ${Math.ceil(days / 7)} weeks.`;
}
