import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { readSite } from './read-site.ts';
import { unregisteringWorker, withoutOfflineWorker } from './remove-offline-worker.ts';

const fake = writeFakeSite();
afterAll(fake.remove);
const site = readSite(fake.dist);
const log = createLog('error', () => {});
const ask = (path: string, from = site) =>
  createApp({ site: { current: from }, routes: [], log }).request(path);

describe('the offline worker', () => {
  it('is replaced by an unregistering one with OFFLINE=off, and never cached', async () => {
    expect(await (await ask('/offline-worker.js')).text()).toContain('the built worker');
    const off = await ask('/offline-worker.js', withoutOfflineWorker(site));
    expect(off.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(off.headers.get('cache-control')).toBe('no-cache');
    expect(await off.text()).toBe(unregisteringWorker);
  });

  it('deletes only our own caches and unregisters itself', async () => {
    const names = ['rungmoor.kept.v1.pages', 'rungmoor.kept.v0.files', 'other'];
    const done: string[] = [];
    const works: Promise<unknown>[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    runInNewContext(unregisteringWorker, {
      addEventListener: (name: string, listener: () => void) => {
        listeners[name] = listener;
      },
      skipWaiting: () => done.push('takes over'),
      caches: { keys: async () => names, delete: async (name: string) => done.push(name) },
      registration: { unregister: async () => done.push('leaves') },
    });
    listeners.install?.({});
    listeners.activate?.({ waitUntil: (work: Promise<unknown>) => works.push(work) });
    await Promise.all(works);
    expect(done).toEqual(['takes over', names[0], names[1], 'leaves']);
  });

  it('[SH1] can fetch its page by file name, which is not a URL of the site', async () => {
    expect((await ask('/offline.html')).status).toBe(200);
    expect((await ask('/offline')).status).toBe(404);
  });
});
