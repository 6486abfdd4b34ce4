import type { Letter } from './letter.ts';
import { ukTime } from './words.ts';

/** What has become of something that was typed offline. */
export function newsOf({ what, at, state, reason }: Letter): string {
  const which = `${what} of ${ukTime(at)}`;
  if (state === 'waiting') return `Kept on this device, not sent yet: ${which}.`;
  if (state === 'sent') return `Sent: ${which} has reached us.`;
  return `Not taken: ${which}. ${reason ?? ''}`.trim();
}
