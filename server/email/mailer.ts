import type { Environment } from '../app/environment.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import type { Worker } from '../jobs/worker.ts';
import { startEmailWorker } from './email-worker.ts';
import { folderTransport, smtpTransport } from './transport.ts';

type Needs = { environment: Environment; log: Log };

type Mailer = {
  /** There is mail to send. */
  wake: () => void;
  /** Sets the one to work who sends it, to be stopped. */
  open: (database: Database) => Worker;
};

/** Where mail goes out. */
export function createMailer({ environment, log }: Needs): Mailer {
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
