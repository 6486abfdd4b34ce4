import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { type DeliveryParts, deliverEmails } from './deliver.ts';
import { folderTransport, smtpTransport } from './transport.ts';

type MailerDeps = { environment: Environment; log: Log };

type Mailer = {
  /** There is mail to send. */
  wake: () => void;
  /** Sets the one to work who sends it, to be stopped. */
  open: (database: Database) => Worker;
};

/** Where mail goes out. */
export function createMailer({ environment, log }: MailerDeps): Mailer {
  const { SMTP_URL, MAIL_DIR } = environment;
  let worker: Worker | undefined;

  return {
    wake: () => worker?.wake(),
    open(database) {
      const transport = SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(MAIL_DIR);
      worker = startEmailWorker({ database, transport, log });
      return worker;
    },
  };
}

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
