import type { Environment } from './environment.ts';
import { isThisMachine } from './this-machine.ts';

/** Whether the settings are those of a shop for real customers, and not of one to try things out. */
export function isForCustomers({ ORIGIN, originIsGuessed, DATABASE_URL }: Environment): boolean {
  if (ORIGIN.startsWith('https:')) return true;
  if (DATABASE_URL === undefined) return false;
  return originIsGuessed || !isThisMachine(new URL(ORIGIN).hostname);
}
