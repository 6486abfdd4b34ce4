import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { type DeliveryDeps, deliverEmails } from './deliver.ts';
import { folderTransport, smtpTransport } from './transport.ts';

type MailerDeps = { environment: Environment; log: Log };

type Mailer = {
  /** Called when there is email to send. */
  wake: () => void;
  /** Starts sending; returns the worker, to be stopped. */
  open: (database: Database) => Worker;
};

/** Sends the outbox over SMTP, or into a folder. */
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

/** Also picks up emails queued by other processes, and retries. */
const pollIntervalMs = 3_000;
/** Shorter than the server's own shutdown. What is still being sent then is sent again later. */
const shutdownTimeoutMs = 5_000;

/** Sends email until stopped. Wake it after queueing. */
export function startEmailWorker(deps: DeliveryDeps): Worker {
  let isStopping = false;
  const run = () => deliverEmails(deps, () => isStopping);
  const worker = startWorker({
    name: 'sending email',
    intervalMs: pollIntervalMs,
    run,
    log: deps.log,
  });
  return {
    wake: worker.wake,
    stop: async () => {
      isStopping = true;
      await Promise.race([worker.stop(), pause(shutdownTimeoutMs, undefined, { ref: false })]);
      deps.transport.close();
    },
  };
}
