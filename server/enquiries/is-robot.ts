import { leastFillTime } from '../../contract/fields.ts';
import { HttpError } from '../http/errors.ts';
import type { Typed } from '../http/read-fields.ts';
import type { RobotSigns } from './enquiry.ts';

/** The field that nobody sees is filled: whatever else is wrong, this was no person. */
export function isRobot({ website }: Typed): boolean {
  return typeof website === 'string' && website.trim() !== '';
}

/**
 * Asks whoever was faster than a person to send it again. A person may have been that fast, with
 * everything filled in by the browser, and loses nothing. A clock that goes wrong proves nothing.
 */
export function rejectTooFast({ 'started-at': startedAt }: RobotSigns, now: number): void {
  if (startedAt === undefined) return;
  const elapsed = now - startedAt;
  if (elapsed < 0 || elapsed >= leastFillTime) return;
  throw new HttpError(429, 'That was very quick. Please press the button once more.', {
    retryAfter: Math.ceil((leastFillTime - elapsed) / 1000),
  });
}
