import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import nodemailer from 'nodemailer';
import { company } from '../../content/company.ts';
import { withoutDirectionMarks } from '../../contract/clean-text.ts';
import { isLoopback } from '../http/hosts.ts';
import { isDeliverableAddress } from './outbox.ts';

export type OutgoingEmail = {
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
  attachment?: { filename: string; content: Buffer } | undefined;
};

/** Sends emails. */
export type Transport = {
  /** Sends one email and returns where it went, or throws. */
  send(mail: OutgoingEmail): Promise<string>;
  close(): void;
};

/** An email that no server could ever deliver. */
export class UnsendableEmailError extends Error {}

const from = { name: company.name, address: company.email.shown };

function toMailOptions({ recipient, replyTo, createdAt, ...rest }: OutgoingEmail) {
  const { messageId, subject, text, html, attachment } = rest;
  // The library would read a line break in an address as another address.
  if (!isDeliverableAddress(recipient))
    throw new UnsendableEmailError('the recipient is not a plain address');
  return {
    from,
    to: { name: '', address: recipient },
    replyTo: replyTo !== null && isDeliverableAddress(replyTo) ? replyTo : undefined,
    messageId,
    date: createdAt,
    subject: withoutDirectionMarks(subject),
    text: withoutDirectionMarks(text),
    html: withoutDirectionMarks(html),
    ...(attachment && { attachments: [{ ...attachment, contentType: 'application/pdf' }] }),
    // Keeps auto-responders from replying.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // The library never needs to read a file or URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends by SMTP. */
export function smtpTransport(url: string): Transport {
  const smtp = nodemailer.createTransport(smtpSettings(url));
  return {
    send: async (mail) => {
      await smtp.sendMail(toMailOptions(mail));
      return 'SMTP';
    },
    close: () => smtp.close(),
  };
}

/** Writes each email to an .eml file, for a shop without a mail server. */
export function folderTransport(folder: string): Transport {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  });
  return {
    send: async (mail) => {
      const { message: composed } = await composer.sendMail(toMailOptions(mail));
      // Emails contain buyers' details: readable by the owner only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const filePath = emlPath(folder, mail.messageId);
      // Renamed into place, so that nobody sees half an email.
      await writeFile(`${filePath}.part`, composed as Buffer, { mode: 0o600 });
      await rename(`${filePath}.part`, filePath);
      return filePath;
    },
    close: () => composer.close(),
  };
}

/** How far the clocks of the database and this machine may differ. */
const maxClockDifferenceMs = 10 * 60_000;

/**
 * Finds the emails that became files in this folder, by name and time: another database, such as a
 * trial's, uses the same names.
 */
export async function findWrittenEmails<Mail extends { messageId: string; sentAt: Date | null }>(
  folder: string,
  mails: readonly Mail[],
): Promise<Mail[]> {
  const files = new Set(await readdir(folder).catch(() => []));
  const picked: Mail[] = [];
  for (const mail of mails) {
    const filePath = emlPath(folder, mail.messageId);
    if (!mail.sentAt || !files.has(basename(filePath))) continue;
    const { mtimeMs } = await stat(filePath);
    if (Math.abs(mtimeMs - mail.sentAt.getTime()) < maxClockDifferenceMs) picked.push(mail);
  }
  return picked;
}

/** Removes the files these emails became. */
export async function removeFiles(folder: string, messageIds: readonly string[]): Promise<void> {
  for (const messageId of messageIds) await rm(emlPath(folder, messageId), { force: true });
}

function emlPath(folder: string, messageId: string): string {
  return join(folder, `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`);
}

/** Timeouts for a server that does not respond. */
const smtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * SMTP settings. A remote server must use TLS, or it gets neither login nor email, because STARTTLS
 * can be stripped on the way; `?requireTLS=false` allows it on a private network.
 */
export function smtpSettings(url: string) {
  const { protocol, hostname, searchParams } = new URL(url);
  const mustEncrypt =
    protocol === 'smtp:' && !isLoopback(hostname) && !searchParams.has('requireTLS');
  return { url, ...smtpTimeouts, ...(mustEncrypt && { requireTLS: true }) };
}
