import { isContentHashed } from '../../contract/content-hashed.ts';
import { productDataFile } from '../features/listed-products/product-data.ts';
import { storageKeys } from '../storage-keys.ts';

/** The worker's caches. When one is full, its oldest entries are deleted. */
export const offlineCaches = {
  pages: { name: `${storageKeys.offlineCache}.pages`, limit: 100 },
  files: { name: `${storageKeys.offlineCache}.files`, limit: 400 },
  pictures: { name: `${storageKeys.offlineCache}.pictures`, limit: 200 },
} as const;

export type CacheKind = keyof typeof offlineCaches;

/** A header of stored pages: when the page was fetched from the server, in milliseconds since 1970. */
export const cachedAtHeader = 'x-kept-at';

/** Stored in local storage, and posted to the worker, if the visitor wants no pages stored. */
export const cachingDisabled = 'none';

/** Shown for a page that is not stored. A file for the worker, not an address of the shop. */
export const offlinePage = '/offline.html';

/** The empty page of a register or piece, filled with data stored on this device. Also a file for the worker. */
export const registerShell = '/register.html';

/** API routes, payment and its confirmation: never stored, never served from a cache. */
export function isNeverCached(path: string): boolean {
  return /^\/(api|sandbox|success)/.test(path);
}

/** The cache for the file at this path, if the worker stores it. */
export function getCacheKind(path: string): Exclude<CacheKind, 'pages'> | undefined {
  if (path.startsWith('/_astro/') || path === productDataFile) return 'files';
  return /^\/(pictures|drawings)\//.test(path) ? 'pictures' : undefined;
}

// Files used since the worker started. Each is stored again once, so that files in use are deleted last.
const refreshedUrls = new Set<string>();

/**
 * Responds with the stored file if its content-hashed name shows that it is current, otherwise from the
 * network.
 */
export async function respondWithFile(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const { pathname } = new URL(request.url);
  const kind = getCacheKind(pathname) ?? 'files';
  const cache = await caches.open(offlineCaches[kind].name);
  const cached = await cache.match(request.url);
  if (cached && isContentHashed(pathname)) {
    if (!refreshedUrls.has(request.url))
      waitUntil(cache.put(request.url, cached.clone()).catch(() => {}));
    refreshedUrls.add(request.url);
    return cached;
  }
  const networkResponse = fetch(request);
  waitUntil(
    networkResponse
      .then((file) =>
        isCacheable(file) ? storeResponse(kind, request.url, file.clone()) : undefined,
      )
      .catch(() => {}),
  );
  return (await withinTimeout(networkResponse, cached)) ?? cached ?? Response.error();
}

/** Stores files that are missing or may have changed. */
export async function cacheFiles(addresses: Iterable<string>) {
  const cache = await caches.open(offlineCaches.files.name);
  await Promise.all(
    Array.from(new Set(addresses), async (address) => {
      const isKnown = isContentHashed(address) && (await cache.match(address));
      if (!isKnown) await cache.add(address);
    }),
  );
}

/** Stores a response as the newest of its kind, and deletes the oldest ones. If the disk is full, it is skipped. */
async function storeResponse(kind: CacheKind, address: string, answer: Response) {
  try {
    const cache = await caches.open(offlineCaches[kind].name);
    await cache.delete(address);
    await cache.put(address, answer);
    const all = (await cache.keys()).filter(
      ({ url }) => ![offlinePage, registerShell].includes(new URL(url).pathname),
    );
    const excess = all.slice(0, Math.max(0, all.length - offlineCaches[kind].limit));
    await Promise.all(excess.map((oldest) => cache.delete(oldest)));
  } catch {}
}

/** Whether a response of our server is complete and may be stored. */
function isCacheable(answer: Response): boolean {
  return (
    answer.status === 200 &&
    answer.type !== 'opaque' &&
    !/no-store|private/.test(answer.headers.get('cache-control') ?? '')
  );
}

/** A network slower than this counts as offline if there is a stored response. */
const networkTimeoutMs = 3000;

/** The network's response; undefined if there is none, or if it is late and a stored one exists. */
async function withinTimeout(networkResponse: Promise<Response>, cached: Response | undefined) {
  try {
    return await (cached ? Promise.race([networkResponse, afterTimeout()]) : networkResponse);
  } catch {
    return undefined;
  }
}

/** The page from the network, or the stored one with its date if that fails. The query is ignored. */
export async function respondWithPage(
  networkResponse: Promise<Response>,
  path: string,
): Promise<Response> {
  const cache = await caches.open(offlineCaches.pages.name);
  const cached = await cache.match(path);
  const answer = await withinTimeout(networkResponse, cached);
  if (answer) return answer;
  if (cached) return withCachedAt(cached);
  const page = await cache.match(offlinePage);
  return page ?? Response.error();
}

/** Stores a page with the time at which it was fetched. */
export async function cachePage(path: string, answer: Response, now = Date.now()) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !isCacheable(answer)) return;
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(cachedAtHeader, String(now));
  await storeResponse('pages', path, new Response(await answer.blob(), { headers }));
}

async function withCachedAt(page: Response): Promise<Response> {
  const html = await page.text();
  const mark = `<html data-kept-at="${page.headers.get(cachedAtHeader)}"`;
  return new Response(html.replace('<html', mark), { headers: page.headers });
}

function afterTimeout() {
  return new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
}
