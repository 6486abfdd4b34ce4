import { and, eq, gt, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { isPublicShop } from '../../app/is-public-shop.ts';
import type { Queries } from '../../database/database.ts';
import { outboxEmail } from '../../database/schema.ts';
import { smtpSettings } from '../../email/smtp-settings.ts';
import { findStuckEmails } from '../../email/stuck-emails.ts';
import type { AdminContext } from '../admin-context.ts';
import { CommandError } from '../command.ts';
import { ukTime } from '../uk-time.ts';

/** There is a mail server where customers are, it takes our login, and no mail waits or was given up. */
export async function checkEmail(desk: AdminContext): Promise<string> {
  const place = await checkPlace(desk);
  const { queries } = await desk.database();
  const troubles = [await troubleOfStuck(queries), await troubleOfDead(queries)].filter(Boolean);
  if (troubles.length === 0) return place;
  throw new CommandError(`${place}, but ${troubles.join('; ')}`);
}

async function checkPlace(desk: AdminContext): Promise<string> {
  const environment = desk.environment();
  const { SMTP_URL: url, MAIL_DIR: folder } = environment;
  if (url === undefined) {
    const place = `no mail server: mails become files in ${folder}`;
    if (!isPublicShop(environment)) return place;
    throw new CommandError(
      `${place}, or wait on Netlify, and buyers get none: set SMTP_URL, start again, then npm run shop -- mail retry files`,
    );
  }
  const smtp = nodemailer.createTransport(smtpSettings(url));
  try {
    await smtp.verify();
    return `${new URL(url).host} takes our login`;
  } finally {
    smtp.close();
  }
}

async function troubleOfStuck(queries: Queries): Promise<string | undefined> {
  const stuck = await findStuckEmails(queries);
  if (!stuck) return undefined;
  const waiting = stuck.count === 1 ? 'a mail waits' : `${stuck.count} mails wait`;
  return `${waiting} since ${ukTime(stuck.since)}: ${stuck.trouble}`;
}

/** Only of the last days: nothing mends an address that a stranger mistyped. */
async function troubleOfDead(queries: Queries): Promise<string | undefined> {
  const isNew = gt(outboxEmail.nextAttemptAt, sql`now() - interval '7 days'`);
  const dead = await queries.$count(outboxEmail, and(eq(outboxEmail.state, 'dead'), isNew));
  if (dead === 0) return undefined;
  const given = dead === 1 ? 'a mail was given up' : `${dead} mails were given up`;
  return `${given}: npm run shop -- mail list --state dead`;
}
