import { sayAbove } from './message-bar.ts';
import { newsOf } from './news-of.ts';
import { browserOutbox, forgetLetters, keepLetter, outboxTag, sendKept } from './outbox.ts';
import type { QueuedRequest } from './queued-request.ts';
import { tellRefused } from './rejected-requests.ts';

/** Keeps something on this device and has it sent as soon as there is a signal. */
export async function keepForLater(letter: Omit<QueuedRequest, 'state'>) {
  await keepLetter({ ...letter, state: 'waiting' });
  // Refused before and sent again: that is no longer so.
  sayAbove(letter.key, '');
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  // Not every browser has it, and some ask first: the next page sends what this does not.
  sync?.register(outboxTag).catch(() => {});
}

/** Sends what waits, says what came of it, and forgets what is sent. */
export async function sendAndTell() {
  if (navigator.onLine) await sendKept();
  const letters = await browserOutbox.read();
  const refused = letters.filter(({ state }) => state === 'refused');
  const others = letters.filter(({ state }) => state !== 'refused');
  sayAbove('outbox', others.map(newsOf).join(' '));
  for (const letter of refused) tellRefused(letter);
  const sent = others.filter(({ state }) => state === 'sent').map(({ key }) => key);
  await forgetLetters(sent);
}
