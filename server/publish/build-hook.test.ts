import { sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { listedProducts } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { requestBuild } from './build-hook.ts';
import { findCurrentRevision } from './changes-in-force.ts';
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
  const runRequestBuild = (builtRevision: string, hook: string | undefined = url) =>
    requestBuild({ database: database(), builtRevision, url: hook, log, send });
  const states = async () => (await listVersions(database().queries)).map(({ state }) => state);
  const advanceTime = (time: string) =>
    database().queries.execute(
      sql`update catalogue_publication set due_at = due_at - ${time}::interval,
        failed_at = failed_at - ${time}::interval`,
    );

  it('[LC2] requests no build while the current one is up to date', async () => {
    await runRequestBuild('0');
    expect(send).not.toHaveBeenCalled();
  });

  it('[LC2] requests one build per version, and records when it is live', async () => {
    await publish();
    await Promise.all([runRequestBuild('0'), runRequestBuild('0'), runRequestBuild('0')]);
    expect(send).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ method: 'POST' }));
    expect(await states()).toEqual(['publishing']);
    await runRequestBuild(await findCurrentRevision(database().queries));
    expect(await states()).toEqual(['live']);
  });

  it('[LC2] retries if the host refused or no build went live', async () => {
    await publish();
    send.mockResolvedValueOnce(new Response('', { status: 500 }));
    await runRequestBuild('0');
    expect(await listVersions(database().queries)).toMatchObject([
      { state: 'failed', failure: 'The build hook answered 500.' },
    ]);
    await runRequestBuild('0');
    expect(send).toHaveBeenCalledTimes(1);
    await advanceTime('2 minutes');
    await runRequestBuild('0');
    expect(await states()).toEqual(['publishing']);
    await advanceTime('14 minutes');
    await runRequestBuild('0');
    expect(send).toHaveBeenCalledTimes(2);
    await advanceTime('2 minutes');
    await runRequestBuild('0');
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('[LC2] never shows or logs the hook’s URL', async () => {
    await publish();
    send.mockRejectedValueOnce(new Error('fetch failed'));
    await runRequestBuild('0');
    expect(JSON.stringify(await listVersions(database().queries))).not.toContain('secret-7f3a');
    expect(lines.join()).not.toContain('secret-7f3a');
  });

  it('[LC2] logs that a build is needed if there is no hook', async () => {
    await publish();
    await requestBuild({ database: database(), builtRevision: '0', url: undefined, log, send });
    expect(lines.join()).toContain('set BUILD_HOOK_URL');
    expect(send).not.toHaveBeenCalled();
  });
});
