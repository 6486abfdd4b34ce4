import type { QueuedRequest } from './queued-request.ts';
import { ukTime } from './words.ts';

/** What has become of something that was typed offline. */
export function newsOf({ what, at, state, reason }: QueuedRequest): string {
  const which = `${what} from ${ukTime(at)}`;
  if (state === 'waiting') return `Saved on this device, not sent yet: ${which}.`;
  if (state === 'sent') return `Sent: ${which}.`;
  return `Not accepted: ${which}. ${reason ?? ''}`.trim();
}
