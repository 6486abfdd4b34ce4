import nodemailer from 'nodemailer';
import type { Desk } from '../desk.ts';

/** The mail server takes our login, where there is one. */
export async function checkMail(desk: Desk): Promise<string> {
  const { SMTP_URL: url, MAIL_DIR: folder } = desk.environment();
  if (url === undefined) return `no mail server: mails become files in ${folder}`;
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
  const smtp = nodemailer.createTransport({ url, ...patience });
  try {
    await smtp.verify();
    return `${new URL(url).host} takes our login`;
  } finally {
    smtp.close();
  }
}
