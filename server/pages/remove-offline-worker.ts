import type { BuiltSite } from './read-site.ts';
import { buildFileHeaders, createMemoryFile } from './site-file.ts';

export const offlineWorkerFile = 'offline-worker.js';

/**
 * Replaces the offline worker in browsers that have it: deletes its caches and unregisters it. Unsent
 * enquiries stay, and the next page sends them.
 */
export const unregisteringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('rungmoor.')) await caches.delete(name);
  await registration.unregister();
}
`;

/** The site with offline use switched off. */
export function withoutOfflineWorker(site: BuiltSite): BuiltSite {
  const identity = new TextEncoder().encode(unregisteringWorker);
  const file = createMemoryFile(buildFileHeaders(offlineWorkerFile), { identity });
  return { ...site, files: new Map([...site.files, [`/${offlineWorkerFile}`, file]]) };
}
