import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mail } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { operatorOn } from '../testing/operator.ts';

describeOnBothEngines('mail that was given up', (database) => {
  const operator = () => operatorOn({ database: database() });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate mail restart identity`);
  });

  it('[QU4] sends every mail again that was given up, and no other', async () => {
    const letter = { kind: 'quote-received', recipient: 'a@firm.example', subject: 'S' };
    const body = { text: 'T', html: 'H' };
    const states = ['dead', 'sent', 'queued', 'dead'] as const;
    await database()
      .queries.insert(mail)
      .values(
        states.map((state, index) => ({
          ...letter,
          ...body,
          messageId: `<${index}@x>`,
          state,
          attempts: 30,
        })),
      );
    expect(await operator().ask('mail retry all')).toMatchObject([
      { id: 1, state: 'queued' },
      { id: 4, state: 'queued' },
    ]);
    const mails = await database().queries.select().from(mail).orderBy(mail.id);
    expect(mails.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 0],
      ['sent', 30],
      ['queued', 30],
      ['queued', 0],
    ]);
    expect((await operator().type('mail retry all')).out).toBe('No mail was given up.\n');
    expect((await operator().type('mail retry some')).code).toBe(2);
  });
});
