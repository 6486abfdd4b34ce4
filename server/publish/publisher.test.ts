import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { listedProducts } from '../app/catalogue.ts';
import { createLog } from '../app/log.ts';
import { catalogueChange } from '../database/schema.ts';
import { type Replacements, readSite } from '../pages/read-site.ts';
import { buildFileHeaders, createMemoryFile } from '../pages/site-file.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { findCurrentRevision, readDatabaseClock } from './changes-in-force.ts';
import { createLiveCatalogue } from './live-catalogue.ts';
import { startPublisher } from './publisher.ts';
import type { Renderer } from './renderer-types.ts';
import { listVersions, publishChanges } from './versions.ts';

const [product] = listedProducts;
if (!product) throw new Error('The lists are empty');
const fake = writeFakeSite();
const by = { kind: 'command' } as const;
afterAll(fake.remove);

const encoder = new TextEncoder();
const pageOf = ({ revision }: CatalogueChanges): Replacements => ({
  files: new Map([
    [
      '/shop',
      createMemoryFile(buildFileHeaders('shop.html'), { identity: encoder.encode(revision) }),
    ],
  ]),
});

describeOnBothEngines('the publisher', (database) => {
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const closers: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    lines.length = 0;
    await database().queries.execute(
      sql`truncate catalogue_version, catalogue_change, catalogue_publication, activity cascade`,
    );
  });
  afterEach(async () => {
    for (const end of closers.splice(0)) await end();
  });

  const publish = (value: number, more = {}) =>
    publishChanges(database(), listedProducts, {
      changes: [{ productId: product.id, field: 'price', value }],
      by,
      ...more,
    });

  function start(renderVersion: Renderer['renderVersion'] = async (changes) => pageOf(changes)) {
    const live = createLiveCatalogue(log);
    const site = { current: readSite(fake.dist) };
    const renderer = { renderVersion: vi.fn(renderVersion), close: async () => {} };
    const publisher = startPublisher({
      database: database(),
      live,
      site,
      openRenderer: () => renderer,
      log,
      // Rounds are started by notifications and scheduled times, not by this interval.
      pollMs: 600_000,
    });
    closers.push(publisher.stop);
    const shown = () => {
      const content = site.current.files.get('/shop')?.content;
      return content && 'identity' in content
        ? new TextDecoder().decode(content.identity)
        : 'built';
    };
    return { live, site, renderer, publisher, shown };
  }
  const versions = () => listVersions(database().queries);
  const priceIn = ({ live }: ReturnType<typeof start>) => live.current().byId(product.id)?.price;

  it('[LC2] replaces pages and prices together once a version is published', async () => {
    const one = start();
    const other = start();
    expect(one.shown()).toBe('built');
    await publish(12_345);
    const revision = await findCurrentRevision(database().queries);
    for (const each of [one, other]) {
      await expect.poll(() => each.live.current().revision).toBe(revision);
      expect(each.shown()).toBe(revision);
      expect(priceIn(each)).toBe(12_345);
    }
    await expect.poll(versions).toMatchObject([{ state: 'live' }]);
  });

  it('[LC2] publishes pending versions at start', async () => {
    await publish(12_345);
    const late = start();
    await expect.poll(() => priceIn(late)).toBe(12_345);
    expect(late.shown()).toBe(await findCurrentRevision(database().queries));
  });

  it('[LC2] keeps the old version if rendering fails, and records why', async () => {
    const broken = start(async () => {
      throw new Error('no drawing for it');
    });
    const version = await publish(12_345);
    await expect
      .poll(versions)
      .toMatchObject([{ id: version, state: 'failed', failure: 'no drawing for it' }]);
    expect(broken.shown()).toBe('built');
    expect(priceIn(broken)).toBe(product.price);
    expect(lines.join()).toContain('the catalogue could not be published');
    broken.renderer.renderVersion.mockImplementation(async (changes) => pageOf(changes));
    await publish(11_111);
    await expect.poll(() => priceIn(broken)).toBe(11_111);
  });

  it('[LC1] ignores changes to products no longer listed', async () => {
    const version = await publish(12_345);
    await database()
      .queries.insert(catalogueChange)
      .values({ versionId: version, productId: 'gone', field: 'price', value: 1_000 });
    const one = start();
    await expect.poll(() => priceIn(one)).toBe(12_345);
    const [rendered] = one.renderer.renderVersion.mock.calls[0] ?? [];
    expect(rendered?.changes.map(({ productId }) => productId)).toEqual([product.id]);
  });

  it('[LC2] accepts later pages of the live version only', async () => {
    const handed: ((rendered: Replacements) => void)[] = [];
    const slow = start(async (changes, onLater) => {
      handed.push(onLater);
      return pageOf(changes);
    });
    await publish(12_345);
    await expect.poll(() => priceIn(slow)).toBe(12_345);
    handed[0]?.(pageOf({ revision: 'better', changes: [] }));
    expect(slow.shown()).toBe('better');
    await publish(11_111);
    await expect.poll(() => priceIn(slow)).toBe(11_111);
    handed[0]?.(pageOf({ revision: 'too late', changes: [] }));
    expect(slow.shown()).toBe(await findCurrentRevision(database().queries));
  });

  it('[LC4] starts and ends scheduled versions on time', async () => {
    const scheduled = start();
    const now = () => readDatabaseClock(database().queries).then((clock) => clock.getTime());
    const begin = (await now()) + 500;
    await publish(9_999, { liveFrom: new Date(begin) });
    await expect.poll(() => priceIn(scheduled)).toBe(9_999);
    expect(await now()).toBeGreaterThanOrEqual(begin);
    const end = (await now()) + 1_000;
    await publish(8_888, { liveUntil: new Date(end) });
    await expect.poll(now).toBeGreaterThanOrEqual(end);
    const revision = await findCurrentRevision(database().queries);
    await expect.poll(() => scheduled.live.current().revision).toBe(revision);
    expect(priceIn(scheduled)).toBe(9_999);
  });
});
