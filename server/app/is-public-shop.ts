import { isLoopback } from '../http/is-loopback.ts';
import type { Environment } from './environment.ts';

/** Whether the settings are those of a shop for real customers, and not of one to try things out. */
export function isPublicShop({ ORIGIN, originIsGuessed, DATABASE_URL }: Environment): boolean {
  if (ORIGIN.startsWith('https:')) return true;
  if (DATABASE_URL === undefined) return false;
  return originIsGuessed || !isLoopback(new URL(ORIGIN).hostname);
}
