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
};

/** Carries mails out of the house. */
export type Transport = {
  /** Sends one mail and answers where it went, or throws. */
  send(mail: OutgoingEmail): Promise<string>;
  close(): void;
};

/** A mail that no server could deliver, however often it is asked. */
export class UnsendableEmail extends Error {}

const from = { name: company.name, address: company.email.shown };

function message({ recipient, replyTo, createdAt, ...rest }: OutgoingEmail) {
  const { messageId, subject, text, html } = rest;
  // The library reads a line break in an address as the beginning of another.
  if (!isDeliverableAddress(recipient))
    throw new UnsendableEmail('the recipient is no plain address');
  return {
    from,
    to: { name: '', address: recipient },
    replyTo: replyTo !== null && isDeliverableAddress(replyTo) ? replyTo : undefined,
    messageId,
    date: createdAt,
    subject: withoutDirectionMarks(subject),
    text: withoutDirectionMarks(text),
    html: withoutDirectionMarks(html),
    // Keeps a machine at the other end from answering ours.
    headers: { 'Auto-Submitted': 'auto-generated' },
    // What we send is text of our own: no file or address is ever read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends by SMTP. */
export function smtpTransport(url: string): Transport {
  const smtp = nodemailer.createTransport(smtpSettings(url));
  return {
    send: async (mail) => {
      await smtp.sendMail(message(mail));
      return 'SMTP';
    },
    close: () => smtp.close(),
  };
}

/** Without a mail server each mail becomes a file, to be opened by any mail program. */
export function folderTransport(folder: string): Transport {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  });
  return {
    send: async (mail) => {
      const { message: composed } = await composer.sendMail(message(mail));
      // Mails name buyers: for the owner's eyes alone.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = placeOf(folder, mail.messageId);
      // Renamed into place, so that nobody ever sees half a mail.
      await writeFile(`${place}.part`, composed as Buffer, { mode: 0o600 });
      await rename(`${place}.part`, place);
      return place;
    },
    close: () => composer.close(),
  };
}

/** How far the clocks of the database and of the folder's machine may be apart. */
const clockSlack = 10 * 60_000;

/**
 * Picks those mails that became files in the folder: there is one of their name, from when they were
 * sent. Other books, as those of a trial, give the same names.
 */
export async function pickFiles<Mail extends { messageId: string; sentAt: Date | null }>(
  folder: string,
  mails: readonly Mail[],
): Promise<Mail[]> {
  const files = new Set(await readdir(folder).catch(() => []));
  const picked: Mail[] = [];
  for (const mail of mails) {
    const place = placeOf(folder, mail.messageId);
    if (!mail.sentAt || !files.has(basename(place))) continue;
    const { mtimeMs } = await stat(place);
    if (Math.abs(mtimeMs - mail.sentAt.getTime()) < clockSlack) picked.push(mail);
  }
  return picked;
}

/** Removes the files that these mails became, if they did. */
export async function removeFiles(folder: string, messageIds: readonly string[]): Promise<void> {
  for (const messageId of messageIds) await rm(placeOf(folder, messageId), { force: true });
}

function placeOf(folder: string, messageId: string): string {
  return join(folder, `${messageId.replaceAll(/[^\w.@-]/g, '')}.eml`);
}

/** A server that says nothing for so long is not there. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * How a mail server is spoken to. One that is elsewhere must encrypt, or it gets neither login nor
 * mail: somebody on the way could have taken its offer to encrypt out. Where the way is one's own,
 * `?requireTLS=false` in the address says so.
 */
export function smtpSettings(url: string) {
  const { protocol, hostname, searchParams } = new URL(url);
  const mustEncrypt =
    protocol === 'smtp:' && !isLoopback(hostname) && !searchParams.has('requireTLS');
  return { url, ...patience, ...(mustEncrypt && { requireTLS: true }) };
}
