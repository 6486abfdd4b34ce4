import nodemailer from 'nodemailer';
import { expect, it } from 'vitest';
import { openMailServer } from '../testing/mail-server.ts';
import { smtpSettings } from './transport.ts';

it.each(['smtp://mail.example', 'smtp://shop:secret@192.0.2.7:587', 'smtp://localhost.example'])(
  'requires TLS for %s',
  (url) => {
    expect(smtpSettings(url)).toMatchObject({ url, requireTLS: true });
  },
);

it.each([
  'smtps://mail.example',
  'smtp://localhost:2525',
  'smtp://127.0.0.1',
  'smtp://[::1]:25',
  'smtp://relay.example?requireTLS=false',
])('leaves %s as it is', (url) => {
  expect(smtpSettings(url)).not.toHaveProperty('requireTLS');
});

it('gives a server that does not encrypt neither mail nor login', async () => {
  const server = await openMailServer();
  const smtp = nodemailer.createTransport({
    ...smtpSettings(server.urlWithLogin),
    requireTLS: true,
  });
  try {
    const mail = { from: 'a@firm.example', to: 'b@firm.example', text: 'Ten podiums' };
    await expect(smtp.sendMail(mail)).rejects.toThrow(/STARTTLS|TLS/);
    expect(server.received).toEqual([]);
  } finally {
    smtp.close();
    await server.close();
  }
});
