import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from '../app/log.ts';
import { outboxEmail } from '../database/schema.ts';
import { deliverEmails } from '../email/deliver.ts';
import { folderTransport } from '../email/transport.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { createAdminRunner } from './testing/run-admin.ts';

describeOnBothEngines('emails that were not sent', (database) => {
  const admin = () => createAdminRunner({ database: database() });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate mail restart identity cascade`);
  });

  it('[QU4] retries all failed and held-back emails only', async () => {
    const message = { kind: 'quote-received' as const, recipient: 'a@firm.example', subject: 'S' };
    const body = { text: 'T', html: 'H' };
    const states = [
      ['dead', false],
      ['sent', false],
      ['queued', false],
      ['queued', false],
      ['queued', true],
      ['dead', false],
    ] as const;
    const tomorrow = new Date(Date.now() + 86_400_000);
    await database()
      .queries.insert(outboxEmail)
      .values(
        states.map(([state, heldBack], index) => ({
          ...message,
          ...body,
          messageId: `<${index}@x>`,
          state,
          heldBack,
          attempts: 30,
          nextAttemptAt: tomorrow,
        })),
      );
    expect(await admin().runJson('emails retry all')).toMatchObject([
      { id: 1, state: 'queued' },
      { id: 5, state: 'queued' },
      { id: 6, state: 'queued' },
    ]);
    const mails = await database().queries.select().from(outboxEmail).orderBy(outboxEmail.id);
    const isDue = ({ nextAttemptAt }: { nextAttemptAt: Date }) => nextAttemptAt < tomorrow;
    expect(mails.map((each) => [each.state, each.attempts, isDue(each)])).toEqual([
      ['queued', 0, true],
      ['sent', 30, false],
      ['queued', 30, false],
      ['queued', 30, false],
      ['queued', 0, true],
      ['queued', 0, true],
    ]);
    await database().queries.update(outboxEmail).set({ heldBack: false });
    expect((await admin().run('emails retry all')).out).toBe(
      'No email has failed or was held back.\n',
    );
    expect((await admin().run('emails retry some')).code).toBe(2);
  });

  it('[QU4] sends emails saved as files once, after confirmation', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'));
    const message = { kind: 'quote-received' as const, recipient: 'a@firm.example', subject: 'S' };
    const write = async () => {
      const transport = folderTransport(folder);
      await deliverEmails({ database: database(), transport, log: createLog('error') });
      transport.close();
    };
    await database()
      .queries.insert(outboxEmail)
      .values(
        [1, 2, 3].map((n) => ({ ...message, text: 'T', html: 'H', messageId: `<file-${n}@x>` })),
      );
    await write();
    await database()
      .queries.insert(outboxEmail)
      .values({
        ...message,
        text: 'T',
        html: 'H',
        messageId: '<by-smtp@x>',
        state: 'sent',
        sentAt: new Date(),
      });
    // An older file of the same name, from another database.
    const older = join(folder, 'by-smtp@x.eml');
    writeFileSync(older, '');
    utimesSync(older, 0, 0);
    const typed = (line: string, more = {}) =>
      createAdminRunner({ database: database(), environment: { MAIL_DIR: folder, ...more } }).run(
        line,
        true,
      );
    const server = { SMTP_URL: 'smtps://mail.example' };
    expect((await typed('emails retry files')).complaints).toMatch(/^SMTP_URL is not set/);
    expect((await typed('emails retry 1')).complaints).toMatch(/^SMTP_URL is not set/);
    expect((await typed('emails retry 4', server)).complaints).toBe(
      'Email 4 has already been sent.\n',
    );
    expect((await typed('emails retry 1', server)).out).toBe(
      'Email 1 is queued and will be sent by the running shop.\n',
    );
    const rest = await typed('emails retry files', server);
    expect(rest.questions).toEqual([expect.stringContaining('Send 2 emails that became files')]);
    expect(rest.out).toBe('2 emails are queued and will be sent by the running shop.\n');
    expect(readdirSync(folder)).toEqual(['by-smtp@x.eml']);
    expect((await typed('emails retry files', server)).out).toBe(
      `No email is a file in ${folder}.\n`,
    );
    const states = await database().queries.select().from(outboxEmail).orderBy(outboxEmail.id);
    expect(states.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued', 'sent']);
    rmSync(folder, { recursive: true });
  });

  it('[QU4] accepts an email ID of any size', async () => {
    const { code, complaints } = await admin().run('emails retry 2147483647');
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: 'There is no email 2147483647.\n',
    });
    expect((await admin().run('emails retry 2147483648')).code).toBe(2);
  });
});
