import nodemailer from 'nodemailer';
import { smtpSettings } from '../../mail/smtp-settings.ts';
import type { Desk } from '../desk.ts';

/** The mail server takes our login, where there is one. */
export async function checkMail(desk: Desk): Promise<string> {
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
