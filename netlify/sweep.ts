import { describeError } from '../server/app/log.ts';
import { deliverEmails } from '../server/email/deliver.ts';
import { smtpTransport } from '../server/email/transport.ts';
import { type Job, jobsOf } from '../server/jobs/jobs.ts';
import type { ServerlessShop } from './shop.ts';

/** A scheduled function is stopped after 30 s. So long after its start no payment provider is waited for, … */
const paymentPatience = 8000;
/** … and no new mail is begun. */
const mailPatience = 15_000;

/** What the one-process shop's workers do all the time, done once. Answers the names of what failed. */
export async function sweep(shop: ServerlessShop): Promise<string[]> {
  const { payments, log } = shop;
  const start = Date.now();
  const { often, daily } = jobsOf(shop, { mailFolder: undefined });
  const chores: Job[] = [
    { name: 'sandbox', work: payments.run },
    ...often,
    { name: 'sending mail', work: () => sendMail(shop, start + mailPatience) },
    // What is done once a day keeps no mail waiting.
    ...daily,
  ];
  const failed: string[] = [];
  for (const { name, work } of chores) {
    try {
      await work(start + paymentPatience);
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
    await deliverEmails({ database, transport, log }, () => Date.now() > until);
  } finally {
    transport.close();
  }
}
