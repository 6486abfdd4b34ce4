import type { BuiltSite } from './read-site.ts';
import { headersFor, packFile } from './site-file.ts';

/** The file of the offline worker in the built site. */
export const workerFile = 'offline-worker.js';

/**
 * A worker that takes the place of the offline worker in browsers that have it, deletes what that
 * kept and goes. What was typed offline and not sent yet stays: the next page sends it.
 */
export const leavingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('rungmoor.')) await caches.delete(name);
  await registration.unregister();
}
`;

/** The site without the use offline: in the worker's place is one that leaves. */
export function withoutOffline(site: BuiltSite): BuiltSite {
  const identity = new TextEncoder().encode(leavingWorker);
  const file = packFile(headersFor(workerFile), { identity });
  return { ...site, files: new Map([...site.files, [`/${workerFile}`, file]]) };
}
