import type { Database } from './database/database.ts';
import { forgetThoseTold, tellThoseWaiting } from './enquiries/tell-those-waiting.ts';
import type { Environment } from './environment.ts';
import { forgetOldCounts } from './limits/limiter.ts';
import type { Log } from './log.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { startWorker, type Worker } from './worker.ts';

type Needs = { environment: Environment; log: Log };

type FrontDesk = {
  /** There is mail to send. */
  onMail: () => void;
  /** Sets those to work who send the mail and keep the promises; answers them, to be stopped. */
  open: (database: Database) => Worker[];
};

const minute = 60_000;

/** Where mail goes out and those who wait are told. */
export function prepareFrontDesk({ environment, log }: Needs): FrontDesk {
  const { ORIGIN: origin, SMTP_URL, MAIL_DIR } = environment;
  let mail: Worker | undefined;
  const onMail = () => mail?.wake();

  return {
    onMail,
    open(opened) {
      const transport = SMTP_URL ? smtpTransport(SMTP_URL) : folderTransport(MAIL_DIR);
      const mailWorker = startMailWorker({ database: opened, transport, log });
      mail = mailWorker;
      const keepPromises = async () => {
        if ((await tellThoseWaiting(opened, origin)) > 0) onMail();
        await forgetThoseTold(opened);
        await forgetOldCounts(opened);
      };
      const promises = { name: 'telling those who wait', every: minute, work: keepPromises, log };
      return [mailWorker, startWorker(promises)];
    },
  };
}
