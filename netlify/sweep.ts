import { forgetThoseTold, tellThoseWaiting } from '../server/enquiries/tell-those-waiting.ts';
import { forgetOldCounts } from '../server/limits/limiter.ts';
import { describeError } from '../server/log.ts';
import { deliverMail } from '../server/mail/deliver.ts';
import { smtpTransport } from '../server/mail/transport.ts';
import { noteMissedNewsDaily } from '../server/orders/missed-news.ts';
import { reconcile } from '../server/orders/reconcile.ts';
import { eraseDaily } from '../server/retention/daily-erasure.ts';
import type { ServerlessShop } from './shop.ts';

/** A scheduled function is stopped after 30 s. So long after its start nobody is waited for at Stripe, … */
const paymentPatience = 8000;
/** … no new mail is begun, … */
const mailPatience = 15_000;
/** … and what is done once a day waits for the next sweep. */
const newsPatience = 10_000;

/** What the one-process shop's workers do all the time, done once. Answers the names of what failed. */
export async function sweep(shop: ServerlessShop): Promise<string[]> {
  const { database, origin, sandbox, log } = shop;
  const start = Date.now();
  const tasks: Record<string, () => Promise<unknown>> = {
    'sandbox round': async () => sandbox?.makeRound(),
    'looking after checkouts': () => reconcile(shop, start + paymentPatience),
    'telling those who wait': () => tellThoseWaiting(database, origin),
    'sending mail': () => sendMail(shop, start + mailPatience),
    'forgetting those told': () => forgetThoseTold(database),
    'forgetting old counts': () => forgetOldCounts(database),
    'erasing old records': () => eraseDaily({ ...shop, mailFolder: undefined }),
    'looking for news of payments': async () => {
      if (Date.now() < start + newsPatience) await noteMissedNewsDaily(shop);
    },
  };
  const failed: string[] = [];
  for (const [name, work] of Object.entries(tasks)) {
    try {
      await work();
    } catch (error) {
      failed.push(name);
      log.error(`${name} failed`, describeError(error));
    }
  }
  return failed;
}

async function sendMail({ database, smtpUrl, log }: ServerlessShop, until: number): Promise<void> {
  // There is no folder to put it in: it waits in the outbox until there is a server.
  if (smtpUrl === undefined) {
    log.warn('mail waits, SMTP_URL is not set');
    return;
  }
  const transport = smtpTransport(smtpUrl);
  try {
    await deliverMail({ database, transport, log }, () => Date.now() > until);
  } finally {
    transport.close();
  }
}
