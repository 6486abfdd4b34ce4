import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bench, openBench } from '../../payments/sandbox/testing/bench.ts';
import { openLedger } from '../../stock/ledger.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { type MailServer, openMailServer } from '../../testing/mail-server.ts';
import { operatorOn } from '../testing/operator.ts';
import { checkMail } from './check-mail.ts';

describeOnBothEngines('the check', (database) => {
  let bench: Bench;
  let mailServer: MailServer;
  beforeAll(async () => {
    bench = await openBench(database());
    mailServer = await openMailServer();
    await openLedger(database().queries);
  });
  afterAll(async () => {
    await bench.close();
    await mailServer.close();
  });

  it('finds everything in order', async () => {
    const operator = operatorOn({ database: database(), stripe: bench.stripe });
    const { code, out } = await operator.type('check');
    expect(out.trim().split('\n')).toEqual(
      ['environment', 'catalogue', 'database', 'provider', 'mail'].map((what) =>
        expect.stringMatching(new RegExp(`^${what} +ok `)),
      ),
    );
    expect(code).toBe(0);
  });

  it('says what fails and why, and still looks at the rest', async () => {
    await database().queries.execute(sql`update stock set available = available + 1`);
    const operator = operatorOn({ database: database() });
    const { code, out } = await operator.type('check');
    expect(code).toBe(1);
    expect(out).toMatch(/^database +failed +\d+ products have another stock/m);
    expect(out).toMatch(/^provider +failed +This test has no provider/m);
    expect(out).toMatch(/^mail +ok/m);
  });

  it('asks the mail server for its login', async () => {
    const at = (url: string) => checkMail({ environment: () => ({ SMTP_URL: url }) } as never);
    expect(await at(mailServer.urlWithLogin)).toContain('takes our login');
    mailServer.refuse({ at: 'login', code: 535 });
    await expect(at(mailServer.urlWithLogin)).rejects.toThrow();
    await expect(at('smtp://127.0.0.1:1')).rejects.toThrow(/ECONNREFUSED/);
  });
});
