import { useToast } from '../app/Toast.tsx';
import { useResendEmail } from '../emails/emails-data.ts';
import type { TodayItem } from './queue.ts';

/** Sends a row's email again without leaving the queue. It can be undone. */
export function useResendFromQueue() {
  const toast = useToast();
  const sendAgain = useResendEmail();
  return async ({ id, name }: TodayItem, onDone: () => void) => {
    try {
      await sendAgain(Number(id), name);
      onDone();
    } catch (error) {
      toast.show({ text: error instanceof Error ? error.message : 'The office isn’t responding.' });
    }
  };
}
