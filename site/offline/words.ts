import type { Letter } from './outbox.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/London',
});
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** A moment as people in the shop's country say it: 15 November at 09:12. */
export function ukTime(moment: number): string {
  return `${day.format(moment)} at ${time.format(moment)}`;
}

type Page = { online: boolean; fetchedAt: number; fromDevice: boolean };

/** What the page says of its own age, or nothing while it is as the server has it. */
export function ageOfPage({ online, fetchedAt, fromDevice }: Page): string {
  if (online && !fromDevice) return '';
  const why = online ? 'The network does not answer.' : 'You are offline.';
  return `${why} This page was fetched on ${ukTime(fetchedAt)}; prices and stock may have changed.`;
}

/** What has become of something that was typed offline. */
export function newsOf({ what, at, state, reason }: Letter): string {
  const which = `${what} of ${ukTime(at)}`;
  if (state === 'waiting') return `Kept on this device, not sent yet: ${which}.`;
  if (state === 'sent') return `Sent: ${which} has reached us.`;
  return `Not taken: ${which}. ${reason ?? ''}`.trim();
}
