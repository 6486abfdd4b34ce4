import { storageKeys } from '../storage-keys.ts';
import type { QueuedRequest } from './queued-request.ts';

/** What came of a letter, and nothing of what was typed. */
export type Answer = Pick<QueuedRequest, 'key' | 'state' | 'reason'>;

const open = () => new BroadcastChannel(storageKeys.outbox);

/** Tells every page of the shop, this one too: a letter may be sent by another tab, or the worker. */
export function tellAnswer({ key, state, reason }: Answer) {
  const channel = open();
  channel.postMessage({ key, state, reason } satisfies Answer);
  channel.close();
}

/** Calls back, once, when what was kept under this key has reached us or was refused. */
export function hearAnswer(key: string, tell: (answer: Answer) => void) {
  const channel = open();
  channel.onmessage = ({ data }: MessageEvent<Answer>) => {
    if (data.key !== key) return;
    channel.close();
    tell(data);
  };
}
