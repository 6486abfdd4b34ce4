import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../app/log.ts';
import { outboxEmail } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { type MailServer, openMailServer } from '../testing/mail-server.ts';
import { deliverEmails, retryDelay } from './deliver.ts';
import { renderEmail } from './email-template.ts';
import { startEmailWorker } from './mailer.ts';
import { findStuckEmails, queueEmail } from './outbox.ts';
import { folderTransport, type OutgoingEmail, smtpTransport, type Transport } from './transport.ts';

const buyer = 'buyer@firm.example';
const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));

describeOnBothEngines('the outbox', (database) => {
  let server: MailServer;
  let smtp: Transport;
  beforeAll(async () => {
    server = await openMailServer();
    smtp = smtpTransport(server.url);
  });
  afterAll(async () => {
    smtp.close();
    await server.close();
  });
  beforeEach(async () => {
    await database().queries.delete(outboxEmail);
    server.received.splice(0);
    server.setFault(undefined);
    lines.splice(0);
  });

  const queue = (key: string, to = buyer) =>
    queueEmail(database().queries, {
      kind: 'quote-received',
      to,
      key,
      replyTo: 'answer@firm.example',
      ...renderEmail('Your £ quote', ['Fellside wants ten.']),
    });
  const deliver = (transport = smtp) => deliverEmails({ database: database(), transport, log });
  const kept = () => database().queries.select().from(outboxEmail).orderBy(asc(outboxEmail.id));
  const dueNow = () =>
    database().queries.execute(sql`update mail set next_attempt_at = now(), leased_until = null`);
  const leaseOver = () =>
    database().queries.execute(sql`update mail set leased_until = now() - interval '1 second'`);

  it('[CC14, QU4] sends a mail with its text, its HTML and its own Message-ID', async () => {
    await queue('RM-000001.confirmation');
    expect(await deliver()).toBe(1);
    const [{ raw = '', to } = {}] = server.received;
    expect(to).toEqual([buyer]);
    expect(raw).toMatch(/^From: Rungmoor <trade@rungmoor\.example>\r$/m);
    expect(raw).toMatch(/^To: buyer@firm\.example\r$/m);
    expect(raw).toMatch(/^Reply-To: answer@firm\.example\r$/m);
    expect(raw).toMatch(/^Message-ID: <RM-000001\.confirmation@rungmoor\.example>\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toContain('Content-Type: multipart/alternative');
    expect(raw.match(/Fellside wants ten\./g)).toHaveLength(2);
    expect(await kept()).toMatchObject([
      { state: 'sent', attempts: 1, lastError: null, leasedUntil: null },
    ]);
    expect(await deliver()).toBe(0);
    expect(server.received).toHaveLength(1);
  });

  it('[CC14] queues an email with a key once', async () => {
    await Promise.all([queue('RM-000002.confirmation'), queue('RM-000002.confirmation')]);
    expect(await kept()).toHaveLength(1);
  });

  it.each(['recipient', 'text'] as const)(
    '[QU4] retries a temporary rejection: the %s',
    async (at) => {
      await queue('again');
      server.setFault({ at, code: 451 });
      expect(await deliver()).toBe(0);
      const [first] = await kept();
      expect(first).toMatchObject({ state: 'queued', attempts: 1, leasedUntil: null });
      expect(first?.lastError).toMatch(/ 451$/);
      const wait = (first?.nextAttemptAt.getTime() ?? 0) - Date.now();
      expect(wait).toBeGreaterThan(10_000);
      expect(wait).toBeLessThan(40_000);
      server.setFault(undefined);
      expect(await deliver()).toBe(0);
      await dueNow();
      expect(await deliver()).toBe(1);
      expect(server.received.map(({ messageId }) => messageId)).toEqual([
        '<again@rungmoor.example>',
      ]);
    },
  );

  it.each(['recipient', 'text'] as const)(
    '[QU4] gives up on a permanent rejection: the %s',
    async (at) => {
      await queue('never');
      await queue('other');
      server.setFault({ at, code: 550 });
      expect(await deliver()).toBe(0);
      expect(await kept()).toMatchObject([
        { state: 'dead', attempts: 1 },
        { state: 'dead', attempts: 1 },
      ]);
      server.setFault(undefined);
      await dueNow();
      expect(await deliver()).toBe(0);
      expect(server.received).toEqual([]);
    },
  );

  it.each([
    ['greeting', 554],
    ['login', 535],
    ['sender', 550],
  ] as const)(
    '[QU4] does not treat a sender rejection as a rejected email: the %s',
    async (at, code) => {
      for (let count = 0; count < 15; count += 1) await queue(`ours-${count}`);
      const ours = smtpTransport(server.urlWithLogin);
      server.setFault({ at, code });
      expect(await deliver(ours)).toBe(0);
      const states = await kept();
      expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['queued']));
      // One batch is enough to find that the server accepts nothing right now.
      expect(states.filter(({ attempts }) => attempts > 0)).toHaveLength(10);
      server.setFault(undefined);
      await dueNow();
      expect(await deliver(ours)).toBe(15);
      ours.close();
    },
  );

  it('[QU4] waits for a server that has gone away, and sends when it is back', async () => {
    await queue('patience');
    await server.stop();
    expect(await deliver()).toBe(0);
    expect(await kept()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await server.restart();
    await dueNow();
    expect(await deliver()).toBe(1);
    expect(server.received).toHaveLength(1);
  });

  it('[QU4] sends held-back emails, oldest first, once the server accepts one', async () => {
    for (const once of ['first', 'second', 'third']) await queue(once);
    await server.stop();
    await deliver();
    await server.restart();
    server.setFault({ at: 'recipient', code: 451 });
    await queue('refused');
    await deliver();
    server.setFault(undefined);
    // None of them is due for half a minute, but a new email shows that the server is back.
    await queue('new');
    expect(await deliver()).toBe(4);
    expect(server.received[0]?.messageId).toBe('<new@rungmoor.example>');
    expect(await kept()).toMatchObject([
      ...['sent', 'sent', 'sent'].map((state) => ({ state, attempts: 2 })),
      { state: 'queued', attempts: 1, lastError: expect.stringContaining('451') },
      { state: 'sent', attempts: 1 },
    ]);
  });

  it.each([
    ['ETLS STARTTLS', { code: 'ETLS', command: 'STARTTLS' }],
    ['EENVELOPE MAIL FROM 550', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }],
    [
      'EENVELOPE our sender or login 553',
      {
        code: 'EENVELOPE',
        command: 'RCPT TO',
        responseCode: 553,
        response: '553 5.7.1 <trade@shop.example>: Sender address rejected: not owned by user',
      },
    ],
    ['ENOSPC', { code: 'ENOSPC' }],
  ])('[QU4] retries emails held back by %s as soon as one is sent', async (reason, fault) => {
    for (const once of ['first', 'second']) await queue(once);
    await deliver({ ...smtp, send: () => Promise.reject(Object.assign(new Error(), fault)) });
    expect(await kept()).toMatchObject([{ lastError: reason }, { lastError: reason }]);
    expect(await deliver()).toBe(0);
    await queue('new');
    expect(await deliver()).toBe(3);
  });

  it('[CC14] recognises an email after the origin has changed', async () => {
    const { queries } = database();
    expect(await queue('RM-000001.dispute')).toBe(true);
    await queries.update(outboxEmail).set({ messageId: '<RM-000001.dispute@former.example>' });
    expect(await queue('RM-000001.dispute')).toBe(false);
    expect(await queue('RM-000001.refund')).toBe(true);
  });

  it('[QU4] rejects an address that contains another recipient', async () => {
    const crafty = [
      'a@b.example\r\nBcc: victim@c.example',
      'a@b.example\nvictim@c.example',
      'a@b.example, victim@c.example',
      'a@b.example;victim@c.example',
      '<a@b.example>',
      'Group: a@b.example;',
      'a@b.example\0',
      '',
    ];
    for (const to of crafty) await expect(queue(randomUUID(), to)).rejects.toThrow('no valid');
    const [smuggled = ''] = crafty;
    await queue('by-hand');
    await database().queries.update(outboxEmail).set({ recipient: smuggled, replyTo: smuggled });
    await deliver();
    expect(await kept()).toMatchObject([{ state: 'dead', lastError: 'invalid address' }]);
    expect(server.received).toEqual([]);
  });

  it('[CC14] sends each email once with concurrent workers', async () => {
    for (let count = 0; count < 40; count += 1) await queue(`crowd-${count}`);
    const sent = await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  it('[CC14] resends with the same Message-ID after a worker crashed before marking it sent', async () => {
    await queue('crash');
    const died = Promise.withResolvers<void>();
    const dying: Transport = {
      ...smtp,
      send: async (outgoing) => {
        await smtp.send(outgoing);
        died.resolve();
        return new Promise(() => {});
      },
    };
    deliver(dying).catch(() => {});
    await died.promise;
    expect(await deliver()).toBe(0);
    await leaseOver();
    expect(await deliver()).toBe(1);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      '<crash@rungmoor.example>',
      '<crash@rungmoor.example>',
    ]);
    expect(await kept()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('[CC14] does not overwrite a sent state with a late failure', async () => {
    await queue('late');
    const started = Promise.withResolvers<void>();
    const end = Promise.withResolvers<string>();
    const slow: Transport = {
      ...smtp,
      send: () => {
        started.resolve();
        return end.promise;
      },
    };
    const first = deliver(slow);
    await started.promise;
    await leaseOver();
    expect(await deliver()).toBe(1);
    end.reject(new Error('too late'));
    await first;
    expect(await kept()).toMatchObject([{ state: 'sent' }]);
  });

  it('[QU4] times out a silent server after a minute, before the lease ends', async () => {
    await queue('silence');
    const began = Promise.withResolvers<void>();
    const silent: Transport = {
      ...smtp,
      send: () => {
        began.resolve();
        return new Promise(() => {});
      },
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const round = deliver(silent);
    await began.promise;
    const [leased] = await kept();
    expect((leased?.leasedUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(60_000);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect
      .poll(kept)
      .toMatchObject([{ state: 'queued', lastError: 'ETIMEDOUT', leasedUntil: null }]);
    expect(await round).toBe(0);
  });

  it('[QU4] gives up after thirty attempts', async () => {
    await queue('patient');
    await database().queries.update(outboxEmail).set({ attempts: 29 });
    server.setFault({ at: 'recipient', code: 450 });
    await deliver();
    const [dead] = await kept();
    expect(dead).toMatchObject({ state: 'dead', attempts: 30 });
    // The time when it was given up, by which dead emails are counted.
    expect(Math.abs((dead?.nextAttemptAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('[QU4] never gives up while no server is reachable', async () => {
    await queue('outage');
    await database().queries.update(outboxEmail).set({ attempts: 40 });
    await server.stop();
    await deliver();
    const [waiting] = await kept();
    expect(waiting).toMatchObject({ state: 'queued', attempts: 41 });
    const wait = (waiting?.nextAttemptAt.getTime() ?? 0) - Date.now();
    expect(wait).toBeLessThanOrEqual(6 * 3600_000);
    await server.restart();
    const ours = smtpTransport(server.urlWithLogin);
    for (const [at, code] of [
      ['login', 535],
      ['sender', 550],
    ] as const) {
      server.setFault({ at, code });
      await dueNow();
      await deliver(ours);
    }
    expect(await kept()).toMatchObject([{ state: 'queued', attempts: 43 }]);
    ours.close();
    // The first rejection of the email itself: attempts are counted from here.
    server.setFault({ at: 'recipient', code: 451 });
    await dueNow();
    await deliver();
    expect(await kept()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    server.setFault(undefined);
    await dueNow();
    expect(await deliver()).toBe(1);
  });

  it('[QU4] never gives up emails because of a full disk', async () => {
    await queue('files');
    await database().queries.update(outboxEmail).set({ attempts: 29 });
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    await deliver({ ...smtp, send: () => Promise.reject(full) });
    expect(await kept()).toMatchObject([{ state: 'queued', attempts: 30, lastError: 'ENOSPC' }]);
  });

  it('[QU4] finds emails held back by the mail server, not those delayed by their recipient', async () => {
    const find = () => findStuckEmails(database().queries);
    await queue('stuck');
    await queue('stuck-too');
    await server.stop();
    await deliver();
    await server.restart();
    expect(await find()).toBeUndefined();
    const written = new Date(Date.now() - 16 * 60_000);
    await database().queries.update(outboxEmail).set({ createdAt: written });
    expect(await find()).toEqual({
      count: 2,
      since: written,
      trouble: expect.stringContaining('CONN'),
    });
    server.setFault({ at: 'recipient', code: 451 });
    await dueNow();
    await deliver();
    expect(await find()).toBeUndefined();
  });

  it('[QU4] writes neither address nor text into a log', async () => {
    await queue('quiet-1');
    server.setFault({ at: 'recipient', code: 550 });
    await deliver();
    await queue('quiet-2');
    server.setFault({ at: 'text', code: 451 });
    await deliver();
    server.setFault(undefined);
    await dueNow();
    await deliver();
    const logged = lines.join('');
    expect(logged).toContain('email given up');
    expect(logged).toContain('email delayed');
    expect(logged).toContain('email sent');
    expect(logged).not.toMatch(/firm\.example|Fellside|quote"|secret/);
    expect((await kept()).map(({ lastError }) => lastError).join()).not.toContain('firm');
  });

  it('[QU4] a woken worker sends at once, and finishes its batch when stopped', async () => {
    const sending = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const outgoing: OutgoingEmail[] = [];
    const transport: Transport = {
      send: async (each) => {
        outgoing.push(each);
        sending.resolve();
        await goOn.promise;
        return 'nowhere';
      },
      close: vi.fn(),
    };
    const worker = startEmailWorker({ database: database(), transport, log });
    await queue('woken');
    worker.wake();
    await sending.promise;
    const stopping = worker.stop();
    expect(transport.close).not.toHaveBeenCalled();
    goOn.resolve();
    await stopping;
    expect(outgoing.map(({ messageId }) => messageId)).toEqual(['<woken@rungmoor.example>']);
    expect(await kept()).toMatchObject([{ state: 'sent' }]);
    expect(transport.close).toHaveBeenCalled();
    await queue('too-late');
    worker.wake();
    expect(await kept()).toMatchObject([{ state: 'sent' }, { state: 'queued', attempts: 0 }]);
  });
});

describe('without a mail server', () => {
  it('[QU4] each mail becomes one file, however often it is sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rungmoor-mail-'));
    const transport = folderTransport(join(folder, 'mail'));
    const outgoing: OutgoingEmail = {
      messageId: '<../quote-1@rungmoor.example>',
      recipient: buyer,
      replyTo: null,
      createdAt: new Date('2026-11-15T06:00:00Z'),
      ...renderEmail('\u202eHello\u2069', ['Ten\u200f podiums']),
    };
    await transport.send(outgoing);
    const place = await transport.send(outgoing);
    expect(readdirSync(join(folder, 'mail'))).toEqual(['..quote-1@rungmoor.example.eml']);
    const file = readFileSync(place, 'utf8');
    expect(file).toContain('\nSubject: Hello\n');
    expect(file).toMatch(/^To: buyer@firm\.example\n[\s\S]*Ten podiums/m);
    expect(file).toContain('\nDate: Sun, 15 Nov 2026 06:00:00 +0000\n');
    expect(statSync(place).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'mail')).mode & 0o077).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe('retry delay', () => {
  it('[QU4] grow from half a minute to six hours and reach over five days', () => {
    const pauses = Array.from({ length: 29 }, (_, index) => retryDelay(index + 1));
    expect(pauses.slice(0, 3)).toEqual([30, 60, 120]);
    expect(pauses.at(-1)).toBe(6 * 60 * 60);
    expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(5 * 24 * 60 * 60);
  });
});
