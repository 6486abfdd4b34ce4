import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { listedProducts } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { requestBuild } from './build-hook.ts';
import { currentRevision } from './changes-in-force.ts';
import { listVersions, publishChanges } from './versions.ts';

const [product] = listedProducts;
if (!product) throw new Error('The lists are empty');
const url = 'https://hooks.example/secret-7f3a';

describeOnBothEngines('a static host', (database) => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const send = vi.fn<typeof fetch>();
  beforeEach(async () => {
    lines.length = 0;
    send.mockReset().mockImplementation(async () => new Response());
    await database().queries.execute(
      sql`truncate catalogue_version, catalogue_change, catalogue_publication, activity cascade`,
    );
  });

  const publish = () =>
    publishChanges(database(), listedProducts, {
      changes: [{ productId: product.id, field: 'price', value: 12_345 }],
      by: { kind: 'command' },
    });
  const ask = (built: string, hook: string | undefined = url) =>
    requestBuild({ database: database(), built, url: hook, log, send });
  const states = async () => (await listVersions(database().queries)).map(({ state }) => state);
  const pass = (time: string) =>
    database().queries.execute(
      sql`update catalogue_publication set due_at = due_at - ${time}::interval,
        failed_at = failed_at - ${time}::interval`,
    );

  it('[LC2] asks for nothing while its build is what is in force', async () => {
    await ask('0');
    expect(send).not.toHaveBeenCalled();
  });

  it('[LC2] asks for one build of a new version, and notes when that is live', async () => {
    await publish();
    await Promise.all([ask('0'), ask('0'), ask('0')]);
    expect(send).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ method: 'POST' }));
    expect(await states()).toEqual(['publishing']);
    await ask(await currentRevision(database().queries));
    expect(await states()).toEqual(['live']);
  });

  it('[LC2] asks again where the host refused, or no build went live', async () => {
    await publish();
    send.mockResolvedValueOnce(new Response('', { status: 500 }));
    await ask('0');
    expect(await listVersions(database().queries)).toMatchObject([
      { state: 'failed', failure: 'The build hook answered 500.' },
    ]);
    await ask('0');
    expect(send).toHaveBeenCalledTimes(1);
    await pass('2 minutes');
    await ask('0');
    expect(await states()).toEqual(['publishing']);
    await pass('14 minutes');
    await ask('0');
    expect(send).toHaveBeenCalledTimes(2);
    await pass('2 minutes');
    await ask('0');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('[LC2] shows and logs nothing of the hook’s address, which is a secret', async () => {
    await publish();
    send.mockRejectedValueOnce(new Error('fetch failed'));
    await ask('0');
    expect(JSON.stringify(await listVersions(database().queries))).not.toContain('secret-7f3a');
    expect(lines.join()).not.toContain('secret-7f3a');
  });

  it('[LC2] says in the log that a build is needed where there is no hook', async () => {
    await publish();
    await requestBuild({ database: database(), built: '0', url: undefined, log, send });
    expect(lines.join()).toContain('set BUILD_HOOK_URL');
    expect(send).not.toHaveBeenCalled();
  });
});
