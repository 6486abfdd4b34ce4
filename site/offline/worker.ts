import { registerParameters } from '../../contract/register-parameters.ts';
import { productDataFile } from '../features/listed-products/product-data.ts';
import { storageKeys } from '../storage-keys.ts';
import {
  answerFile,
  answerPage,
  fileKind,
  isLive,
  keepFiles,
  keepNothing,
  keepPage,
  kept,
  offlinePage,
  registerShell,
} from './keep-files.ts';
import { outboxTag, sendAllKept } from './outbox.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
// There was no worker before this one, so open pages are not controlled by any.
const isFirst = !scope.registration.active;
/** Whether the visitor wants no pages stored: open pages then bypass the worker. */
let keepsNothing = false;
const names: readonly string[] = Object.values(kept).map(({ name }) => name);

scope.addEventListener('install', (event) => event.waitUntil(takeAlong()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', answer);
scope.addEventListener('sync', (event) => {
  if (event.tag === outboxTag) event.waitUntil(sendAllKept());
});
// A page that was not loaded through this worker posts what to store.
scope.addEventListener('message', (event) => {
  if (event.data === keepNothing) keepsNothing = true;
  else if (Array.isArray(event.data)) event.waitUntil(keepVisited(event.data));
});

async function takeAlong() {
  const page = await fetch(offlinePage, { cache: 'no-cache' });
  if (!page.ok) throw new Error('There is no page for offline');
  const html = await page.clone().text();
  await keepPage(offlinePage, page);
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!line?.saveData) {
    const itsFiles = html.match(/\/_astro\/[\w.-]+/g) ?? [];
    await keepFiles([...(scope.offlineCore ?? []), productDataFile, ...itsFiles]);
  }
  // Safe while pages of the previous build are open: their files are cached under content-hashed names.
  await scope.skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) {
    const isOld = name.startsWith(storageKeys.kept.replace(/\d+$/, '')) && !names.includes(name);
    if (isOld) await caches.delete(name);
  }
  await scope.registration.navigationPreload?.enable();
  // Only for the first worker, because a claimed page is removed from the back/forward cache.
  if (isFirst) await scope.clients.claim();
}

function answer(event: FetchEvent) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (keepsNothing || request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode !== 'navigate') {
    if (fileKind(pathname)) event.respondWith(answerFile(request, (work) => event.waitUntil(work)));
    return;
  }
  const arriving = fromNetwork(event);
  if (isPiece(request.url)) return event.respondWith(answerPiece(arriving));
  if (isLive(pathname)) return event.respondWith(arriving);
  const keeping = arriving.then((page) => keepPage(pathname, page.clone()));
  event.waitUntil(keeping.catch(() => {}));
  event.respondWith(answerPage(arriving, pathname));
}

/** Whether a piece of equipment's label was scanned, which also works offline. */
function isPiece(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return pathname === '/success' && searchParams.has(registerParameters.piece);
}

/** The piece's page from the network, or the empty one, which fills itself with data stored on this device. */
async function answerPiece(arriving: Promise<Response>): Promise<Response> {
  try {
    return await arriving;
  } catch {
    const cache = await caches.open(kept.pages.name);
    return (
      (await cache.match(registerShell)) ?? (await cache.match(offlinePage)) ?? Response.error()
    );
  }
}

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function keepVisited([path, ...addresses]: unknown[]) {
  if (typeof path === 'string' && !isLive(path)) await keepPage(path, await fetch(path));
  for (const address of addresses) {
    const { origin, pathname } = new URL(String(address));
    const works: Promise<unknown>[] = [];
    if (origin === scope.location.origin && fileKind(pathname))
      await answerFile(new Request(String(address)), (work) => works.push(work));
    await Promise.all(works);
  }
}
