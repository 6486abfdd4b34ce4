import { describeError } from '../server/app/log.ts';
import { deliverEmails } from '../server/email/deliver.ts';
import { smtpTransport } from '../server/email/transport.ts';
import { createJobs, type ScheduledJob } from '../server/jobs/jobs.ts';
import { requestBuild } from '../server/publish/build-hook.ts';
import type { ServerlessShop } from './shop.ts';

/** A scheduled function is stopped after 30 s, so no job waits for the payment provider after this time. */
const paymentTimeoutMs = 8000;
/** For the same reason, no new email is sent after this time. */
const emailTimeoutMs = 15_000;

/** Runs every background job once and returns the names of those that failed. */
export async function runJobs(shop: ServerlessShop): Promise<string[]> {
  const { payments, log } = shop;
  const start = Date.now();
  const { everyMinute: often, daily } = createJobs(shop, { mailFolder: undefined });
  const jobs: ScheduledJob[] = [
    { name: 'sandbox', run: payments.run },
    ...often,
    { name: 'requesting a build', run: () => requestRebuild(shop) },
    { name: 'sending email', run: () => sendMail(shop, start + emailTimeoutMs) },
    // Daily jobs come last, so that no email waits for them.
    ...daily,
  ];
  const failed: string[] = [];
  for (const { name, run } of jobs) {
    try {
      await run(start + paymentTimeoutMs);
    } catch (error) {
      failed.push(name);
      log.error(`${name} failed`, describeError(error));
    }
  }
  return failed;
}

function requestRebuild({ database, catalogue, buildHookUrl: url, log }: ServerlessShop) {
  return requestBuild({ database, builtRevision: catalogue().revision, url, log });
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
