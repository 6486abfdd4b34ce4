import { storageKeys } from '../storage-keys.ts';
import { sayAbove } from './notice-bar.ts';
import { browserOutbox, type Letter, outboxTag, sendKept } from './outbox.ts';
import { newsOf } from './words.ts';

/** Told on `window` with the keys of what has been sent. */
export const outboxEmptied = 'rungmoor:outbox-emptied';

/** Keeps something on this device and has it sent as soon as there is a signal. */
export async function keepForLater(letter: Omit<Letter, 'state'>) {
  await browserOutbox.write({ ...letter, state: 'waiting' });
  localStorage.setItem(storageKeys.outbox, '1');
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
  // Not every browser has it, and some ask first: the next page sends what this does not.
  sync?.register(outboxTag).catch(() => {});
}

/** Sends what waits, says what came of it, and forgets what is settled. */
export async function sendAndTell() {
  if (navigator.onLine) await sendKept();
  const letters = await browserOutbox.read();
  sayAbove('outbox', letters.map(newsOf).join(' '));
  const settled = letters.filter(({ state }) => state !== 'waiting');
  for (const { key } of settled) await browserOutbox.forget(key);
  if (settled.length === letters.length) localStorage.removeItem(storageKeys.outbox);
  const sent = settled.filter(({ state }) => state === 'sent').map(({ key }) => key);
  if (sent.length > 0) dispatchEvent(new CustomEvent(outboxEmptied, { detail: sent }));
}
