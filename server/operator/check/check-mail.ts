import nodemailer from 'nodemailer';
import { smtpSettings } from '../../mail/smtp-settings.ts';
import { findStuckMail } from '../../mail/stuck-mail.ts';
import { Failure } from '../command.ts';
import type { Desk } from '../desk.ts';
import { ukTime } from '../uk-time.ts';

/** The mail server takes our login, where there is one, and no mail waits for it. */
export async function checkMail(desk: Desk): Promise<string> {
  const place = await checkPlace(desk);
  const { queries } = await desk.database();
  const stuck = await findStuckMail(queries);
  if (!stuck) return place;
  const { count, since, trouble } = stuck;
  throw new Failure(
    `${place}, but ${count === 1 ? 'a mail waits' : `${count} mails wait`} since ${ukTime(since)}: ${trouble}`,
  );
}

async function checkPlace(desk: Desk): Promise<string> {
  const { SMTP_URL: url, MAIL_DIR: folder } = desk.environment();
  if (url === undefined) return `no mail server: mails become files in ${folder}`;
  const smtp = nodemailer.createTransport(smtpSettings(url));
  try {
    await smtp.verify();
    return `${new URL(url).host} takes our login`;
  } finally {
    smtp.close();
  }
}
