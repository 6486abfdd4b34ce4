import { createHash } from 'node:crypto';
import { policyForType } from '../security-headers.ts';
import { contentTypeOf } from './content-types.ts';
import type { Site, SiteFile } from './read-site.ts';

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
export function withoutOffline(site: Site): Site {
  const type = contentTypeOf(workerFile);
  const body = new TextEncoder().encode(leavingWorker);
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const file: SiteFile = {
    headers: {
      'content-type': type,
      'cache-control': 'no-cache',
      'content-security-policy': policyForType(type),
    },
    variants: { identity: { body, etag: `"${tag}"` } },
  };
  return { ...site, files: new Map([...site.files, [`/${workerFile}`, file]]) };
}
