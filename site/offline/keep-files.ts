import { isNamedByContent } from '../../contract/named-by-content.ts';
import { productDataFile } from '../features/listed-products/product-data.ts';
import { storageKeys } from '../storage-keys.ts';

/** The worker's caches. When one is full, its oldest entries are deleted. */
export const kept = {
  pages: { name: `${storageKeys.kept}.pages`, most: 100 },
  files: { name: `${storageKeys.kept}.files`, most: 400 },
  pictures: { name: `${storageKeys.kept}.pictures`, most: 200 },
} as const;

export type KeptKind = keyof typeof kept;

/** A header of stored pages: when the page was fetched from the server, in milliseconds since 1970. */
export const keptAtHeader = 'x-kept-at';

/** Stored in local storage, and posted to the worker, if the visitor wants no pages stored. */
export const keepNothing = 'none';

/** Shown for a page that is not stored. A file for the worker, not an address of the shop. */
export const offlinePage = '/offline.html';

/** The empty page of a register or piece, filled with data stored on this device. Also a file for the worker. */
export const registerShell = '/register.html';

/** API routes, payment and its confirmation: never stored, never served from a cache. */
export function isLive(path: string): boolean {
  return /^\/(api|sandbox|success)/.test(path);
}

/** The cache for the file at this path, if the worker stores it. */
export function fileKind(path: string): Exclude<KeptKind, 'pages'> | undefined {
  if (path.startsWith('/_astro/') || path === productDataFile) return 'files';
  return /^\/(pictures|drawings)\//.test(path) ? 'pictures' : undefined;
}

// Files used since the worker started. Each is stored again once, so that files in use are deleted last.
const used = new Set<string>();

/**
 * Responds with the stored file if its content-hashed name shows that it is current, otherwise from the
 * network.
 */
export async function answerFile(request: Request, later: (work: Promise<unknown>) => void) {
  const { pathname } = new URL(request.url);
  const kind = fileKind(pathname) ?? 'files';
  const cache = await caches.open(kept[kind].name);
  const known = await cache.match(request.url);
  if (known && isNamedByContent(pathname)) {
    if (!used.has(request.url)) later(cache.put(request.url, known.clone()).catch(() => {}));
    used.add(request.url);
    return known;
  }
  const arriving = fetch(request);
  later(
    arriving
      .then((file) => (isWhole(file) ? keep(kind, request.url, file.clone()) : undefined))
      .catch(() => {}),
  );
  return (await inTime(arriving, known)) ?? known ?? Response.error();
}

/** Stores files that are missing or may have changed. */
export async function keepFiles(addresses: Iterable<string>) {
  const cache = await caches.open(kept.files.name);
  await Promise.all(
    Array.from(new Set(addresses), async (address) => {
      const isKnown = isNamedByContent(address) && (await cache.match(address));
      if (!isKnown) await cache.add(address);
    }),
  );
}

/** Stores a response as the newest of its kind, and deletes the oldest ones. If the disk is full, it is skipped. */
async function keep(kind: KeptKind, address: string, answer: Response) {
  try {
    const cache = await caches.open(kept[kind].name);
    await cache.delete(address);
    await cache.put(address, answer);
    const all = (await cache.keys()).filter(
      ({ url }) => ![offlinePage, registerShell].includes(new URL(url).pathname),
    );
    const over = all.slice(0, Math.max(0, all.length - kept[kind].most));
    await Promise.all(over.map((oldest) => cache.delete(oldest)));
  } catch {}
}

/** Whether a response of our server is complete and may be stored. */
function isWhole(answer: Response): boolean {
  return (
    answer.status === 200 &&
    answer.type !== 'opaque' &&
    !/no-store|private/.test(answer.headers.get('cache-control') ?? '')
  );
}

/** A network slower than this counts as offline if there is a stored response. */
const patience = 3000;

/** The network's response; undefined if there is none, or if it is late and a stored one exists. */
async function inTime(arriving: Promise<Response>, known: Response | undefined) {
  try {
    return await (known ? Promise.race([arriving, afterPatience()]) : arriving);
  } catch {
    return undefined;
  }
}

/** The page from the network, or the stored one with its date if that fails. The query is ignored. */
export async function answerPage(arriving: Promise<Response>, path: string): Promise<Response> {
  const cache = await caches.open(kept.pages.name);
  const known = await cache.match(path);
  const answer = await inTime(arriving, known);
  if (answer) return answer;
  if (known) return saysWhen(known);
  const page = await cache.match(offlinePage);
  return page ?? Response.error();
}

/** Stores a page with the time at which it was fetched. */
export async function keepPage(path: string, answer: Response, now = Date.now()) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!isPage || !isWhole(answer)) return;
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAtHeader, String(now));
  await keep('pages', path, new Response(await answer.blob(), { headers }));
}

async function saysWhen(page: Response): Promise<Response> {
  const html = await page.text();
  const mark = `<html data-kept-at="${page.headers.get(keptAtHeader)}"`;
  return new Response(html.replace('<html', mark), { headers: page.headers });
}

function afterPatience() {
  return new Promise<undefined>((resolve) => setTimeout(resolve, patience));
}
