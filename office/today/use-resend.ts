import { useTray } from '../app/Tray.tsx';
import { useSendAgain } from '../emails/emails-data.ts';
import type { TodayItem } from './queue.ts';

/** Sends a row's email again without leaving the queue. It can be undone. */
export function useResend() {
  const tray = useTray();
  const sendAgain = useSendAgain();
  return async ({ id, name }: TodayItem, onDone: () => void) => {
    try {
      await sendAgain(Number(id), name);
      onDone();
    } catch (error) {
      tray.show({ text: error instanceof Error ? error.message : 'The office isn’t responding.' });
    }
  };
}
