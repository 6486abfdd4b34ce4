import { registerParameters } from '../../contract/register-parameters.ts';
import { productDataFile } from '../features/listed-products/product-data.ts';
import { storageKeys } from '../storage-keys.ts';
import {
  cacheFiles,
  cachePage,
  cachingDisabled,
  getCacheKind,
  isNeverCached,
  offlineCaches,
  offlinePage,
  registerShell,
  respondWithFile,
  respondWithPage,
} from './offline-cache.ts';
import { outboxTag, sendAllQueued } from './outbox.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
// There was no worker before this one, so open pages are not controlled by any.
const isFirst = !scope.registration.active;
/** Whether the visitor wants no pages stored: open pages then bypass the worker. */
let isCachingDisabled = false;
const names: readonly string[] = Object.values(offlineCaches).map(({ name }) => name);

scope.addEventListener('install', (event) => event.waitUntil(precache()));
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
scope.addEventListener('fetch', handleFetch);
scope.addEventListener('sync', (event) => {
  if (event.tag === outboxTag) event.waitUntil(sendAllQueued());
});
// A page that was not loaded through this worker posts what to store.
scope.addEventListener('message', (event) => {
  if (event.data === cachingDisabled) isCachingDisabled = true;
  else if (Array.isArray(event.data)) event.waitUntil(cacheVisited(event.data));
});

async function precache() {
  const page = await fetch(offlinePage, { cache: 'no-cache' });
  if (!page.ok) throw new Error('There is no page for offline');
  const html = await page.clone().text();
  await cachePage(offlinePage, page);
  const networkInfo = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!networkInfo?.saveData) {
    const pageFiles = html.match(/\/_astro\/[\w.-]+/g) ?? [];
    await cacheFiles([...(scope.offlineCore ?? []), productDataFile, ...pageFiles]);
  }
  // Safe while pages of the previous build are open: their files are cached under content-hashed names.
  await scope.skipWaiting();
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) {
    const isOld =
      name.startsWith(storageKeys.offlineCache.replace(/\d+$/, '')) && !names.includes(name);
    if (isOld) await caches.delete(name);
  }
  await scope.registration.navigationPreload?.enable();
  // Only for the first worker, because a claimed page is removed from the back/forward cache.
  if (isFirst) await scope.clients.claim();
}

function handleFetch(event: FetchEvent) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (isCachingDisabled || request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode !== 'navigate') {
    if (getCacheKind(pathname))
      event.respondWith(respondWithFile(request, (work) => event.waitUntil(work)));
    return;
  }
  const networkResponse = fetchPage(event);
  if (isPiece(request.url)) return event.respondWith(respondWithPiece(networkResponse));
  if (isNeverCached(pathname)) return event.respondWith(networkResponse);
  const caching = networkResponse.then((page) => cachePage(pathname, page.clone()));
  event.waitUntil(caching.catch(() => {}));
  event.respondWith(respondWithPage(networkResponse, pathname));
}

/** Whether a piece of equipment's label was scanned, which also works offline. */
function isPiece(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname === '/success' && searchParams.has(registerParameters.piece);
}

/** The piece's page from the network, or the empty one, which fills itself with data stored on this device. */
async function respondWithPiece(networkResponse: Promise<Response>): Promise<Response> {
  try {
    return await networkResponse;
  } catch {
    const cache = await caches.open(offlineCaches.pages.name);
    return (
      (await cache.match(registerShell)) ?? (await cache.match(offlinePage)) ?? Response.error()
    );
  }
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function cacheVisited([path, ...addresses]: unknown[]) {
  if (typeof path === 'string' && !isNeverCached(path)) await cachePage(path, await fetch(path));
  for (const address of addresses) {
    const { origin, pathname } = new URL(String(address));
    const pending: Promise<unknown>[] = [];
    if (origin === scope.location.origin && getCacheKind(pathname))
      await respondWithFile(new Request(String(address)), (work) => pending.push(work));
    await Promise.all(pending);
  }
}
