import { leastFillTime } from '../../../contract/fields.ts';

/**
 * Waits until a form has been open for as long as a person needs, so that nobody whose browser
 * fills everything in at once is taken for a robot.
 */
export function longEnough(startedAt: number): Promise<void> {
  const rest = startedAt + leastFillTime - Date.now();
  if (rest <= 0 || rest > leastFillTime) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, rest));
}
