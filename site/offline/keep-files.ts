import { isNamedByContent } from '../../contract/named-by-content.ts';
import { fileKind, type Kind, kept, offlinePage } from './kept.ts';

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
  const answer = await fetch(request).catch(() => known);
  if (!answer) return Response.error();
  if (answer !== known && isWhole(answer)) later(keep(kind, request.url, answer.clone()));
  return answer;
}

/** Takes files along that are not kept yet. */
export async function keepFiles(addresses: Iterable<string>) {
  const cache = await caches.open(kept.files.name);
  await Promise.all(
    Array.from(new Set(addresses), async (address) => {
      if (!(await cache.match(address))) await cache.add(address);
    }),
  );
}

/** Keeps an answer as the newest of its kind, and lets the oldest visited go. A full disk keeps nothing. */
export async function keep(kind: Kind, address: string, answer: Response) {
  try {
    const cache = await caches.open(kept[kind].name);
    await cache.delete(address);
    await cache.put(address, answer);
    const all = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== offlinePage);
    const over = all.slice(0, Math.max(0, all.length - kept[kind].most));
    await Promise.all(over.map((oldest) => cache.delete(oldest)));
  } catch {}
}

/** An answer of our own server with everything in it, which may be kept. */
export function isWhole(answer: Response): boolean {
  return (
    answer.status === 200 &&
    answer.type !== 'opaque' &&
    !/no-store|private/.test(answer.headers.get('cache-control') ?? '')
  );
}
