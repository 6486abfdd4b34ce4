import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The mails in a folder that went to an address: subject, an empty line and the text. */
export function readEmailsTo(folder: string, address: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`))
    .map(decodeQuotedPrintable);
}

/** Decodes quoted-printable. */
function decodeQuotedPrintable(mail: string): string {
  const bytes = mail
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\u00a0', ' ');
}
