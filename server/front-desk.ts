import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { Log } from './log.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import type { Worker } from './worker.ts';

type Needs = { environment: Environment; log: Log };

type FrontDesk = {
  /** There is mail to send. */
  onMail: () => void;
  /** Sets the one to work who sends it, to be stopped. */
  open: (database: Database) => Worker;
};

/** Where mail goes out. */
export function prepareFrontDesk({ environment, log }: Needs): FrontDesk {
  const { SMTP_URL, MAIL_DIR } = environment;
  let worker: Worker | undefined;

  return {
    onMail: () => worker?.wake(),
    open(database) {
      const transport = SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(MAIL_DIR);
      worker = startMailWorker({ database, transport, log });
      return worker;
    },
  };
}
