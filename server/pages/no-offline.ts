import type { BuiltSite } from './read-site.ts';
import { headersFor, packFile } from './site-file.ts';

export const workerFile = 'offline-worker.js';

/**
 * Replaces the offline worker in browsers that have it: deletes its caches and unregisters it. Unsent
 * enquiries stay, and the next page sends them.
 */
export const leavingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('rungmoor.')) await caches.delete(name);
  await registration.unregister();
}
`;

/** The site with offline use switched off. */
export function withoutOffline(site: BuiltSite): BuiltSite {
  const identity = new TextEncoder().encode(leavingWorker);
  const file = packFile(headersFor(workerFile), { identity });
  return { ...site, files: new Map([...site.files, [`/${workerFile}`, file]]) };
}
