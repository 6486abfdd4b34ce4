import type { Call } from './api.ts';
import type { Database } from './database/database.ts';
import { enquiryCalls } from './enquiries/enquiry-calls.ts';
import { forgetThoseTold, tellThoseWaiting } from './enquiries/tell-those-waiting.ts';
import type { Environment } from './environment.ts';
import { createLimiter, forgetOldCounts, type Limiter } from './limits/limiter.ts';
import type { Log } from './log.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import type { Site } from './site-files/read-site.ts';
import { startWorker, type Worker } from './worker.ts';

type Needs = {
  environment: Environment;
  database: Promise<Database>;
  log: Log;
  site: Site | undefined;
};

type FrontDesk = {
  calls: Call[];
  limiter: Limiter;
  /** Sets those to work who send the mail and keep the promises; answers them, to be stopped. */
  open: (database: Database) => Worker[];
};

const minute = 60_000;

/** Where questions come in and mail goes out. */
export function prepareFrontDesk({ environment, database, log, site }: Needs): FrontDesk {
  const { ORIGIN: origin, SMTP_URL, MAIL_DIR, TRUST_PROXY: proxies } = environment;
  const limiter = createLimiter({ database, log, proxies });
  let mail: Worker | undefined;
  const onMail = () => mail?.wake();

  return {
    calls: enquiryCalls({ database, limiter, log, origin, site, onMail }),
    limiter,
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
