import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mail } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { operatorOn } from '../testing/operator.ts';

describeOnBothEngines('mail that did not go out', (database) => {
  const operator = () => operatorOn({ database: database() });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate mail restart identity`);
  });

  it('[QU4] sends every mail again that was given up or held back, and no other', async () => {
    const letter = { kind: 'quote-received', recipient: 'a@firm.example', subject: 'S' };
    const body = { text: 'T', html: 'H' };
    const about = 'EENVELOPE RCPT TO 451';
    const states = [
      ['dead', about],
      ['sent', null],
      ['queued', null],
      ['queued', about],
      ['queued', 'ETLS STARTTLS'],
      ['dead', about],
    ] as const;
    const tomorrow = new Date(Date.now() + 86_400_000);
    await database()
      .queries.insert(mail)
      .values(
        states.map(([state, lastError], index) => ({
          ...letter,
          ...body,
          messageId: `<${index}@x>`,
          state,
          lastError,
          attempts: 30,
          nextAttemptAt: tomorrow,
        })),
      );
    expect(await operator().ask('mail retry all')).toMatchObject([
      { id: 1, state: 'queued' },
      { id: 5, state: 'queued' },
      { id: 6, state: 'queued' },
    ]);
    const mails = await database().queries.select().from(mail).orderBy(mail.id);
    const isDue = ({ nextAttemptAt }: { nextAttemptAt: Date }) => nextAttemptAt < tomorrow;
    expect(mails.map((each) => [each.state, each.attempts, isDue(each)])).toEqual([
      ['queued', 0, true],
      ['sent', 30, false],
      ['queued', 30, false],
      ['queued', 30, false],
      ['queued', 0, true],
      ['queued', 0, true],
    ]);
    await database().queries.update(mail).set({ lastError: about });
    expect((await operator().type('mail retry all')).out).toBe(
      'No mail was given up, and none is held back.\n',
    );
    expect((await operator().type('mail retry some')).code).toBe(2);
  });
});
