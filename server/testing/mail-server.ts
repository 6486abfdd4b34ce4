import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedEmail = { to: string[]; messageId: string; raw: string };

/** The step at which a mail server rejects an email, and the code. */
type MailFault = { at: 'greeting' | 'login' | 'sender' | 'recipient' | 'text'; code: number };

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/**
 * A mail server that stores what it receives and rejects what a test tells it to. If a folder is given,
 * it also writes each email to a file there.
 */
export async function openMailServer(folder?: string) {
  const received: ReceivedEmail[] = [];
  let fault: MailFault | undefined;
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;

  function errorAt(smtpStep: MailFault['at']): Error | undefined {
    if (fault?.at !== smtpStep) return undefined;
    const error = new Error('The mailbox of buyer@firm.example says no');
    return Object.assign(error, { responseCode: fault.code });
  }

  async function listen(at: number): Promise<SMTPServer> {
    const opened = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onConnect: (_session, done) => done(errorAt('greeting')),
      onAuth: (_auth, _session, done) => done(errorAt('login') ?? null, { user: 'shop' }),
      onMailFrom: (_address, _session, done) => done(errorAt('sender')),
      onRcptTo: (_address, _session, done) => done(errorAt('recipient')),
      onData: (stream, session, done) => {
        text(stream).then((raw) => {
          const error = errorAt('text');
          if (!error) store(raw, session.envelope.rcptTo);
          done(error);
          // The sender closed the connection before the end.
        }, done);
      },
    });
    opened.on('error', () => {});
    opened.listen(at, '127.0.0.1');
    await once(opened.server, 'listening');
    return opened;
  }

  function store(raw: string, to: { address: string }[]) {
    const [, messageId = ''] = /^Message-ID:\s+(\S+)/im.exec(raw) ?? [];
    if (folder) writeFileSync(join(folder, `${received.length}.eml`), raw.replaceAll('\r\n', '\n'));
    received.push({ to: to.map(({ address }) => address), messageId, raw });
  }

  const close = () => new Promise<void>((done) => server.close(done));
  return {
    url: `smtp://127.0.0.1:${port}`,
    urlWithLogin: `smtp://shop:secret@127.0.0.1:${port}`,
    received,
    setFault: (next: MailFault | undefined) => {
      fault = next;
    },
    stop: close,
    restart: async () => {
      server = await listen(port);
    },
    close,
  };
}
