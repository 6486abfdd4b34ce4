import { connect } from 'node:tls';
import { and, eq, gt, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { defaultPriceId } from '../../catalogue/product-ids.ts';
import type { Finding } from '../../contract/health.ts';
import { requireProvider } from '../admin/require-settings.ts';
import { isPublicShop } from '../app/environment.ts';
import { queryRows } from '../database/database.ts';
import { outboxEmail } from '../database/schema.ts';
import { findStuckEmails } from '../email/outbox.ts';
import { smtpSettings } from '../email/transport.ts';
import { ukDate, ukTime } from '../email/uk-date.ts';
import { paymentMode, paymentProvider, providerName } from '../payments/settings.ts';
import type { HealthCheck, HealthContext } from './checks.ts';

/** Checks that the provider responds, has the recorded payments and our catalogue, and takes real money. */
export const checkPayments: HealthCheck = {
  run: paymentsFinding,
  failed: {
    meaning: 'Buyers cannot pay, or refunds fail.',
    todo: `Check ${paymentProvider.keyNames} and the status page of ${paymentProvider.name}.`,
  },
};

async function paymentsFinding(context: HealthContext): Promise<Finding> {
  const environment = context.environment();
  const { name, keyNames, syncCommand } = paymentProvider;
  const mode = paymentMode(environment);
  await requireProvider(context);
  const { provider } = await context.shop();
  await provider.check();
  const isPublic = isPublicShop(environment);
  if (mode === 'sandbox') {
    return {
      state: isPublic ? 'problem' : 'warning',
      finding: 'The sandbox is in use: no real money is taken.',
      meaning: isPublic ? 'Anyone can order without paying.' : 'Every order here is a trial.',
      todo: `${isPublic ? 'Set' : 'Before you sell, set'} ${keyNames}.`,
    };
  }
  // Products that were not synced, or repriced since, are sold at the catalogue's price.
  const { products } = context.catalogue();
  const synced = products.filter(({ id, priceId }) => priceId !== defaultPriceId(id));
  const finding = `${providerName(environment)} responds, ${synced.length} of ${products.length} products synced.`;
  if (mode === 'test' && isPublic) {
    return {
      state: 'problem',
      finding,
      meaning: `Anyone can order with ${name} test cards.`,
      todo: `Set the live ${keyNames}.`,
    };
  }
  const different = synced.length && (await provider.countDifferences(synced));
  if (different > 0) {
    return {
      state: 'problem',
      finding: `${finding} ${different} differ from the catalogue.`,
      meaning: `${name} shows other names or prices than the shop.`,
      todo: `npm run shop -- ${syncCommand}`,
    };
  }
  return { state: 'good', finding };
}

/** Checks that a public shop has a mail server that accepts our login. */
export const checkEmail: HealthCheck = {
  run: emailFinding,
  failed: {
    meaning: 'Emails wait until the mail server accepts them again.',
    todo: 'Check SMTP_URL and the mail provider’s status page.',
  },
};

async function emailFinding(context: HealthContext): Promise<Finding> {
  const environment = context.environment();
  const { SMTP_URL: url, MAIL_DIR: folder } = environment;
  if (url === undefined) {
    const isPublic = isPublicShop(environment);
    return {
      state: isPublic ? 'problem' : 'warning',
      finding: `No mail server is set: emails are saved as files in ${folder}.`,
      meaning: 'Buyers get no email.',
      todo: isPublic
        ? 'Set SMTP_URL, restart, then npm run shop -- emails retry files.'
        : 'Before you sell, set SMTP_URL.',
    };
  }
  const smtp = nodemailer.createTransport(smtpSettings(url));
  try {
    await smtp.verify();
    return { state: 'good', finding: `${new URL(url).host} accepts our login.` };
  } finally {
    smtp.close();
  }
}

const unknownOutcome = {
  meaning: 'We can’t tell whether emails go out.',
  todo: 'See the database below.',
};

/** Checks that emails are being sent. */
export const checkOutbox: HealthCheck = {
  failed: unknownOutcome,
  run: async (context) => {
    const { queries } = await context.database();
    const stuck = await findStuckEmails(queries);
    if (stuck) {
      const { count, since, trouble } = stuck;
      const emails = count === 1 ? '1 email has' : `${count} emails have`;
      return {
        state: 'problem',
        finding: `${emails} been waiting since ${ukTime(since)}: ${trouble}`,
        meaning: 'No email goes out. They are sent automatically once this is fixed.',
        todo: 'Check SMTP_URL, the account at the mail provider and its limits.',
      };
    }
    const [row] = await queryRows<{ waiting: number; sent: string | null }>(
      queries,
      sql`select count(*) filter (where state = 'queued')::int as waiting,
        max(sent_at)::text as sent from ${outboxEmail} where state in ('queued', 'sent')`,
    );
    const { waiting = 0, sent = null } = row ?? {};
    const lastSent = sent === null ? 'None sent yet' : `Last sent ${ukTime(new Date(sent))}`;
    return { state: 'good', finding: `${lastSent}, ${waiting} waiting.` };
  },
};

/** Checks for emails that failed permanently in the last week. Older ones have been seen already. */
export const checkFailedEmails: HealthCheck = {
  failed: unknownOutcome,
  run: async (context) => {
    const { queries } = await context.database();
    const isNew = gt(outboxEmail.nextAttemptAt, sql`now() - interval '7 days'`);
    const failedCount = await queries.$count(
      outboxEmail,
      and(eq(outboxEmail.state, 'dead'), isNew),
    );
    if (failedCount === 0) return { state: 'good', finding: 'None in the last 7 days.' };
    return {
      state: 'problem',
      finding: failedCount === 1 ? '1 email has failed.' : `${failedCount} emails have failed.`,
      meaning: 'Those buyers haven’t had the message.',
      todo: 'Correct the address under Email, or see npm run shop -- emails list --state dead.',
    };
  },
};

/** Checks that HTTPS works where buyers and staff need it, and that certificates do not expire soon. */
export const checkCertificate: HealthCheck = {
  failed: {
    meaning: 'Browsers may not open the shop or the office.',
    todo: 'Check the proxy in front of the shop, its certificates and the domain’s address.',
  },
  run: async (context) => {
    const environment = context.environment();
    const { ORIGIN, OFFICE_ORIGIN } = environment;
    const httpsOrigins = [ORIGIN, OFFICE_ORIGIN].filter((each) => each.startsWith('https:'));
    if (httpsOrigins.length === 0) {
      return isPublicShop(environment)
        ? {
            state: 'problem',
            finding: `${ORIGIN} has no HTTPS.`,
            meaning: 'Browsers warn visitors, and what they type can be read on the way.',
            todo: 'Put a proxy with a certificate in front and set ORIGIN to its https address.',
          }
        : { state: 'good', finding: `Not needed: ${ORIGIN} is this machine.` };
    }
    const expiryDates = await Promise.all(
      httpsOrigins.map((origin) => findCertificateExpiry(new URL(origin))),
    );
    return certificateFinding(new Date(Math.min(...expiryDates.map(Number))), new Date());
  },
};

/** When an address's certificate expires; rejects if browsers would not accept it. */
export function findCertificateExpiry({ hostname, port }: URL, ca?: string): Promise<Date> {
  const { promise, resolve, reject } = Promise.withResolvers<Date>();
  const timeout = 8_000;
  const socket = connect(
    { host: hostname, port: Number(port) || 443, servername: hostname, timeout, ca },
    () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    },
  );
  socket.on('error', reject);
  socket.on('timeout', () => socket.destroy(new Error(`${hostname} does not answer.`)));
  return promise;
}

/** A certificate that is renewed in time always has more days left than this. */
const minDaysLeft = { warning: 14, problem: 5 };

export function certificateFinding(end: Date, now: Date): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / 86_400_000);
  const finding = `Good until ${ukDate(end)}.`;
  if (days >= minDaysLeft.warning) return { state: 'good', finding };
  return {
    state: days < minDaysLeft.problem ? 'problem' : 'warning',
    finding: `${finding} ${days === 1 ? '1 day is' : `${days} days are`} left.`,
    meaning: 'It should have been renewed by now. Browsers won’t open the shop after that day.',
    todo: 'The log of the proxy says why it has not renewed it.',
  };
}
