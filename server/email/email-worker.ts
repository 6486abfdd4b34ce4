import { setTimeout as pause } from 'node:timers/promises';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { type DeliveryParts, deliverEmails } from './deliver.ts';

/** Looks for mail from other processes, and for what is due again. */
const every = 3_000;
/** Less than the server itself takes to close. What is still under way then is sent again later. */
const patience = 5_000;

/** Sends mail until it is stopped. Wake it after queueing, so that nobody waits for the next look. */
export function startEmailWorker(parts: DeliveryParts): Worker {
  let stopping = false;
  const work = () => deliverEmails(parts, () => stopping);
  const worker = startWorker({ name: 'sending mail', every, work, log: parts.log });
  return {
    wake: worker.wake,
    stop: async () => {
      stopping = true;
      await Promise.race([worker.stop(), pause(patience, undefined, { ref: false })]);
      parts.transport.close();
    },
  };
}
