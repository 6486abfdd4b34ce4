import { describeError } from '../server/app/log.ts';
import { deliverEmails } from '../server/email/deliver.ts';
import { smtpTransport } from '../server/email/transport.ts';
import { jobsOf, type ScheduledJob } from '../server/jobs/jobs.ts';
import { requestBuild } from '../server/publish/build-hook.ts';
import type { ServerlessShop } from './shop.ts';

/** A scheduled function is stopped after 30 s, so no job waits for the payment provider after this time. */
const paymentPatience = 8000;
/** For the same reason, no new email is sent after this time. */
const mailPatience = 15_000;

/** Runs every background job once and returns the names of those that failed. */
export async function runJobs(shop: ServerlessShop): Promise<string[]> {
  const { payments, log } = shop;
  const start = Date.now();
  const { often, daily } = jobsOf(shop, { mailFolder: undefined });
  const jobs: ScheduledJob[] = [
    { name: 'sandbox', work: payments.run },
    ...often,
    { name: 'requesting a build', work: () => followCatalogue(shop) },
    { name: 'sending email', work: () => sendMail(shop, start + mailPatience) },
    // Daily jobs come last, so that no email waits for them.
    ...daily,
  ];
  const failed: string[] = [];
  for (const { name, work } of jobs) {
    try {
      await work(start + paymentPatience);
    } catch (error) {
      failed.push(name);
      log.error(`${name} failed`, describeError(error));
    }
  }
  return failed;
}

function followCatalogue({ database, catalogue, buildHookUrl: url, log }: ServerlessShop) {
  return requestBuild({ database, built: catalogue().revision, url, log });
}

async function sendMail({ database, smtpUrl, log }: ServerlessShop, until: number): Promise<void> {
  // There is no folder for emails here: they stay in the outbox until SMTP_URL is set.
  if (smtpUrl === undefined) {
    log.warn('emails are waiting: SMTP_URL is not set');
    return;
  }
  const transport = smtpTransport(smtpUrl);
  try {
    await deliverEmails({ database, transport, log }, () => Date.now() > until);
  } finally {
    transport.close();
  }
}
