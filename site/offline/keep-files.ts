import { isNamedByContent } from '../../contract/named-by-content.ts';
import { productDataFile } from '../features/listed-products/product-data.ts';
import { storageKeys } from '../storage-keys.ts';

/** What the worker keeps, each kind in a cache of its own; the oldest go when there are more. */
export const kept = {
  pages: { name: `${storageKeys.kept}.pages`, most: 100 },
  files: { name: `${storageKeys.kept}.files`, most: 400 },
  pictures: { name: `${storageKeys.kept}.pictures`, most: 200 },
} as const;

export type KeptKind = keyof typeof kept;

/** Milliseconds since 1970 at which a kept page came from the server, as a header of it. */
export const keptAtHeader = 'x-kept-at';

/** Noted in local storage, and told to the worker, by who wants nothing kept. */
export const keepNothing = 'none';

/** Shown for a page that is not kept. It is a file for the worker and no address of the shop. */
export const offlinePage = '/offline.html';

/** The empty page of a register or piece, which is filled from what this device has kept. Another such file. */
export const registerShell = '/register.html';

/** API routes, payment and what confirms one: never kept, never answered from what is kept. */
export function isLive(path: string): boolean {
  return /^\/(api|sandbox|success)/.test(path);
}

/** The kind of file at this path that the worker keeps, if any. */
export function fileKind(path: string): Exclude<KeptKind, 'pages'> | undefined {
  if (path.startsWith('/_astro/') || path === productDataFile) return 'files';
  return /^\/(pictures|drawings)\//.test(path) ? 'pictures' : undefined;
}

// Looked at since the worker woke: written again once, so that what is used stays longest.
const used = new Set<string>();

/** The kept file where its name says that it cannot have changed; else the network's, if there is one. */
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

/** Takes files along that are not kept yet, or may have changed since. */
export async function keepFiles(addresses: Iterable<string>) {
  const cache = await caches.open(kept.files.name);
  await Promise.all(
    Array.from(new Set(addresses), async (address) => {
      const isKnown = isNamedByContent(address) && (await cache.match(address));
      if (!isKnown) await cache.add(address);
    }),
  );
}

/** Keeps an answer as the newest of its kind, and lets the oldest visited go. A full disk keeps nothing. */
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

/** An answer of our own server with everything in it, which may be kept. */
function isWhole(answer: Response): boolean {
  return (
    answer.status === 200 &&
    answer.type !== 'opaque' &&
    !/no-store|private/.test(answer.headers.get('cache-control') ?? '')
  );
}

/** A network that takes longer is as good as none where there is a kept answer. */
const patience = 3000;

/** The network's answer; nothing if there is none, or not in time where one is kept. */
async function inTime(arriving: Promise<Response>, known: Response | undefined) {
  try {
    return await (known ? Promise.race([arriving, afterPatience()]) : arriving);
  } catch {
    return undefined;
  }
}

/** The page from the network, or the kept one with its date where that fails. The query makes no other page. */
export async function answerPage(arriving: Promise<Response>, path: string): Promise<Response> {
  const cache = await caches.open(kept.pages.name);
  const known = await cache.match(path);
  const answer = await inTime(arriving, known);
  if (answer) return answer;
  if (known) return saysWhen(known);
  const page = await cache.match(offlinePage);
  return page ?? Response.error();
}

/** Keeps a page with the time at which it came. */
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
